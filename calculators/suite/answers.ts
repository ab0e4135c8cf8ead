// How a calculator answers: as the form begins, at the corners of what it accepts, and to made-up inputs.
import * as fc from "fast-check";
import { calculate, isRefusal, parseInputs, type Raw, sentenceOf } from "#engine";
import { cornersAlone, cornersTogether } from "./corners.ts";
import { bodies } from "./generate.ts";
import { start } from "./start.ts";
import { type Check, contentOf, definitionOf, type Subject, unless } from "./subject.ts";
import { type Trial, tell, trial } from "./trial.ts";
import { tries } from "./tries.ts";

/** The same made-up inputs in every run: what fails once fails again. */
export const runsOf = ({ slug }: Subject["calculator"]) => ({ numRuns: tries(500, slug), seed: 20_261_120 });
const LEAST_SHARE = 1 / 20;
const MOST_COMPLAINTS = 3;

export const begins: Check = (subject) => {
  const [form, example] = [start(subject.calculator), subject.words.example.inputs];
  const faults = faulty(subject, [form, example]);
  if (faults.length > 0) return faults;
  return [
    ...refusals(subject, form).map((why) => `${definitionOf(subject)} refuses what its own form begins with: ${why}`),
    ...refusals(subject, example).map((why) => `${contentOf(subject)} has a worked example that is refused: ${why}`),
  ];
};

export const holdsAtItsCorners: Check = (subject) => {
  const { calculator } = subject;
  return faulty(subject, [...cornersAlone(calculator), ...cornersTogether(calculator, calculator.slug)]);
};

export const answersAnything: Check = (subject) => {
  const { calculator } = subject;
  const runs = runsOf(calculator);
  let answered = 0;
  const holds = (raw: Raw) => {
    const { faults, words } = trial(calculator, raw);
    if (words) answered++;
    return faults.length === 0 && isAccepted(subject, raw) && isRepeatable(subject, raw, words);
  };
  const { counterexample } = fc.check(fc.property(bodies(calculator), holds), runs);
  if (counterexample) return counterexample.flatMap((raw) => explained(subject, raw));
  return unless(
    answered >= runs.numRuns * LEAST_SHARE,
    `${definitionOf(subject)} answers only ${answered} of ${runs.numRuns} inputs within its bounds; narrow them to what its check and compute can answer.`,
  );
};

function refusals({ calculator }: Subject, raw: Raw): readonly string[] {
  const answer = calculate(calculator, raw);
  return isRefusal(answer) ? answer.issues.map((issue) => sentenceOf(calculator, issue)) : [];
}

function faulty(subject: Subject, raws: readonly Raw[]): readonly string[] {
  const sentence = (raw: Raw, fault: string) => `${definitionOf(subject)} ${fault}, given ${JSON.stringify(raw)}.`;
  const all = raws.flatMap((raw) => trial(subject.calculator, raw).faults.map((fault) => sentence(raw, fault)));
  return all.slice(0, MOST_COMPLAINTS);
}

/** By the fields; `check` may object. */
const isAccepted = ({ calculator: { inputs } }: Subject, raw: Raw) => !isRefusal(parseInputs({ inputs }, raw));

function isRepeatable({ calculator }: Subject, raw: Raw, words: Trial["words"]): boolean {
  const again = calculate(calculator, raw);
  return JSON.stringify(words) === JSON.stringify(isRefusal(again) ? undefined : tell(calculator, again));
}

function explained(subject: Subject, raw: Raw): readonly string[] {
  const [file, given] = [definitionOf(subject), JSON.stringify(raw)];
  const faults = faulty(subject, [raw]);
  if (faults.length > 0) return faults;
  return [
    ...unless(
      isAccepted(subject, raw),
      `${file} refuses ${given}, which is within its bounds: ${refusals(subject, raw).join(" ")}`,
    ),
    ...unless(
      isRepeatable(subject, raw, trial(subject.calculator, raw).words),
      `${file} answers ${given} differently the second time; keep nothing between.`,
    ),
  ];
}
