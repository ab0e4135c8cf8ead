// The suite can fail, continued: calculators that look sound and answer badly.
import { expect, it } from "vitest";
import bmi from "#calculators/health/bmi/bmi";
import { type Calculator, inputSchema, number, numbers, quantity, USD } from "#engine";
import { decimal } from "#numbers/decimal";
import { MASS } from "#numbers/units";
import { answersAnything, begins, holdsAtItsCorners, runsOf } from "./answers.ts";
import { sound, withCalculator } from "./broken.ts";
import { disagreements } from "./schema.ts";
import type { Check } from "./subject.ts";
import { keepsItsAnswerInAnyUnit } from "./units.ts";

const one = decimal(1);
const same = { share: one, tip: one, total: one };
const { compute } = sound.calculator;
const withSteps = (...steps: string[]) => ({ working: () => steps });
const greatest: Partial<Calculator> = {
  inputs: { list: numbers("List", { min: 0, max: 9, least: 1, most: 9, example: "3, 1, 2" }) },
  outputs: { greatest: number("Greatest") },
  primary: "greatest",
  sentence: () => "Sorted.",
  working: () => ["Sort them."],
};

/** Longer than any answer may take. */
function dawdle(): void {
  const begun = performance.now();
  while (performance.now() - begun < 300);
}

let calls = 0;
const busy = ({ people }: { people?: unknown }) => people === 1000;

it.each<[fault: string, Check, Partial<Calculator>]>([
  ["declares the output total, which compute does not return", begins, { compute: () => ({ share: one, tip: one }) }],
  ["returns tax from compute, which is not among its outputs", begins, { compute: () => ({ ...same, tax: one }) }],
  [
    "gives null for share; only an output with optional: true may be absent",
    begins,
    { compute: () => ({ ...same, share: null }) },
  ],
  ["has a working without a step; show at least one", begins, withSteps()],
  ["prints a value that is none: “Tip: undefined”", begins, withSteps("Tip: undefined")],
  ["prints a space too many: “Tip:  $1.00”", begins, withSteps("Tip:  $1.00")],
  ["prints a plural after one: “After 1 years”", begins, { sentence: () => "After 1 years" }],
  [
    "prints an equation that is not true, 2 × 3 = 7, in “Tip: 2 × 3 = 7”; ≈ says that a figure is rounded",
    begins,
    withSteps("Tip: 2 × 3 = 7"),
  ],
  [
    "refuses what its own form begins with: People must be even.",
    begins,
    { check: () => ({ people: "must be even" }) },
  ],
  [
    "throws “compute gave NaN where a number is declared”",
    holdsAtItsCorners,
    { compute: () => ({ ...same, tip: one.sub(Number.NaN) }) },
  ],
  [
    "takes more than 250 ms",
    holdsAtItsCorners,
    {
      compute(given, digits) {
        if (busy(given)) dawdle();
        return compute(given, digits);
      },
    },
  ],
  [
    "changes its inputs in compute; sort or fill a copy instead",
    begins,
    { ...greatest, compute: ({ list }) => ({ greatest: Array.isArray(list) ? list.sort().at(-1) : null }) },
  ],
  [
    'answers {"bill":0} differently the second time; keep nothing between.',
    answersAnything,
    { ...withSteps("Count up."), compute: () => ({ ...same, share: decimal(calls++) }) },
  ],
  [
    `answers only 0 of ${runsOf(sound.calculator).numRuns} inputs within its bounds; narrow them to what its check and compute can answer.`,
    answersAnything,
    { check: () => ({ people: "must be even" }) },
  ],
])("calculators/everyday/tip/tip.ts %s", (fault, check, change) => {
  expect(check(withCalculator(change)).join("\n")).toContain(`calculators/everyday/tip/tip.ts ${fault}`);
});

it("a schema that refuses what the parser accepts is reported", () => {
  const schema = inputSchema(sound.calculator, USD);
  const narrower = { ...schema, properties: { ...schema.properties, people: { type: "integer", maximum: 10 } } };
  expect(disagreements(sound, narrower)).toEqual([
    expect.stringMatching(
      /^calculators\/everyday\/tip\/tip\.ts accepts .* which its JSON Schema refuses \(people must be <= 10\)/,
    ),
  ]);
});

it("an answer that changes with the unit is reported", () => {
  const crooked = { ...MASS, lb: { label: "lb", factor: "0.45" } };
  const outputs = { ...bmi.outputs, healthy_from: quantity("From", crooked, { as: "weight", digits: 1 }) };
  const subject = {
    ...sound,
    folder: "bmi",
    calculator: Object.assign({ slug: "bmi", category: "health", version: "1.0.0" } as const, bmi, { outputs }),
  };
  expect(keepsItsAnswerInAnyUnit(subject)[0]).toMatch(
    /^calculators\/health\/bmi\/bmi\.ts: healthy_from differ between a weight of .* lb and of .* kg, which are the same/,
  );
});
