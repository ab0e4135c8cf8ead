// What a calculator lacks, as sentences: what would give a wrong answer, and what a calculator of ours has beyond that.
import { CHECKS } from "./checks.ts";
import type { Check, Subject } from "./subject.ts";
import { agreesWithItsVectors } from "./vectors.ts";

const NEEDED = [
  "asks for inputs that make sense",
  "declares outputs that make sense",
  "begins with an answer",
  "answers at every bound, option and unit",
  "answers made-up inputs",
  "keeps its answer in any unit",
  "works its equations out again",
  "minds no order",
  "agrees with its JSON Schema",
];

/** By what each asks for. An owner's own calculators must pass these, too. */
export const ANSWERS_RIGHTLY: Readonly<Record<string, Check>> = {
  ...Object.fromEntries(Object.entries(CHECKS).filter(([name]) => NEEDED.includes(name))),
  "agrees with its known answers": agreesWithItsVectors,
};

export function missingIn(subject: Subject) {
  const wrong = Object.entries(ANSWERS_RIGHTLY).flatMap(complaintsOf(subject));
  const beyond = Object.entries(CHECKS).filter(([name]) => !NEEDED.includes(name));
  const lacking = beyond.flatMap(complaintsOf(subject)).filter((complaint) => !wrong.includes(complaint));
  return { wrong, lacking };
}

/** A check may fail in its own way where something that it looks at is not there yet. */
const complaintsOf =
  (subject: Subject) =>
  ([name, check]: readonly [string, Check]): readonly string[] => {
    try {
      return check(subject);
    } catch (fault) {
      return [`“${name}” can't be tried: ${fault instanceof Error ? fault.message : String(fault)}`];
    }
  };
