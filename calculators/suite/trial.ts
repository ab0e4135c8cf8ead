// One run of a calculator, looked at from all sides: what is wrong with what it says to these inputs, if anything.
import {
  type Answer,
  type Calculator,
  calculate,
  isRefusal,
  parseInputs,
  present,
  presentTables,
  presentWorking,
  type Raw,
  USD,
} from "#engine";
import { decimal } from "#numbers/decimal";
import { converted } from "#numbers/dimension";
import type { Factors } from "./equations.ts";
import { flawsInParts } from "./parts.ts";
import { flawsIn, flawsInStep } from "./prose.ts";

/** For work that runs away: `npm run slow` tells what each really takes. */
const LONGEST_MS = 250;
const SI = { label: "", factor: "1" };

export type Trial = {
  /** Each the end of a sentence that begins with the calculator. */
  readonly faults: readonly string[];
  /** Everything that is said of the answer; nothing where the inputs are refused, or have no answer. */
  readonly words?: ReturnType<typeof tell>;
};

export function trial(calculator: Calculator, raw: Raw): Trial {
  try {
    const begun = performance.now();
    const answer = calculate(calculator, frozen(raw));
    if (isRefusal(answer)) return { faults: [] };
    const undeclared = [...undeclaredIn(calculator, answer), ...changedIn(calculator, raw, answer)];
    if (undeclared.length > 0) return { faults: undeclared };
    const words = tell(calculator, answer);
    const slowness = slownessOf(calculator, raw, performance.now() - begun);
    return { faults: [...slowness, ...flawsInParts(calculator, answer), ...flawsOf(calculator, words)], words };
  } catch (fault) {
    return { faults: [`throws “${fault instanceof Error ? fault.message : String(fault)}”`] };
  }
}

/** Everything that page and service say of an answer. */
export const tell = (calculator: Calculator, answer: Answer) => ({
  ...present(calculator, answer, USD),
  steps: presentWorking(calculator, answer, USD),
  tables: presentTables(calculator, answer, USD),
});

/** Milliseconds to parse, compute, format and tell the working. */
export function elapsed(calculator: Calculator, raw: Raw): number {
  const begun = performance.now();
  const answer = calculate(calculator, raw);
  if (!isRefusal(answer)) tell(calculator, answer);
  return performance.now() - begun;
}

/** An attempt to change what was sent throws. */
const frozen = (raw: Raw): Raw => Object.freeze(structuredClone(raw));

function undeclaredIn({ outputs: shown, between }: Calculator, answer: Answer): readonly string[] {
  const outputs = { ...between, ...shown };
  const [declared, given] = [Object.keys(outputs), Object.keys(answer.outputs)];
  return [
    ...declared.flatMap((name) => {
      const value = answer.outputs[name];
      if (value === undefined) return [`declares the output ${name}, which compute does not return`];
      if (value !== null || outputs[name]?.optional) return [];
      return [`gives null for ${name}; only an output with optional: true may be absent`];
    }),
    ...given
      .filter((name) => !declared.includes(name))
      .map((name) => `returns ${name} from compute, which is not among its outputs`),
  ];
}

function changedIn(calculator: Calculator, raw: Raw, { inputs }: Answer): readonly string[] {
  const read = parseInputs(calculator, raw);
  const isSame = !isRefusal(read) && JSON.stringify(read.inputs) === JSON.stringify(inputs);
  return isSame ? [] : ["changes its inputs in compute; sort or fill a copy instead"];
}

/** A pause of the machine is not the calculator's: what is slow must be slow three times. */
function slownessOf(calculator: Calculator, raw: Raw, took: number): readonly string[] {
  const isSlow = took > LONGEST_MS && [1, 2].every(() => elapsed(calculator, raw) > LONGEST_MS);
  return isSlow ? [`takes more than ${LONGEST_MS} ms`] : [];
}

function flawsOf(calculator: Calculator, words: ReturnType<typeof tell>): readonly string[] {
  const { sentence, steps, alerts, notes, figures, tables } = words;
  const cells = tables.flatMap(({ rows }) => rows.flat());
  const lines = [...alerts, sentence, ...steps, ...notes, ...figures.map(({ text }) => text), ...cells];
  const factors = factorsOf(calculator);
  return [
    ...flawsIn(lines.join("\n")),
    ...steps.flatMap((step) => flawsInStep(step, factors)),
    ...(steps.length > 0 ? [] : ["has a working without a step; show at least one"]),
  ];
}

const factorsOf = ({ inputs }: Calculator): Factors =>
  Object.fromEntries(
    Object.values(inputs)
      .flatMap((field) => (field.kind === "quantity" ? Object.values(field.dimension) : []))
      .map((unit) => [unit.label, converted(decimal(1), unit, SI).toString()]),
  );
