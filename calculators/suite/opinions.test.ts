// Each calculator beside a second, slow and exact implementation of the same, where it has one: everything that both say, to
// the last character, on inputs made up by chance, aimed at ties, zeros and bounds, and beside every jump and bend that is
// found. SECOND_CASES=1000 asks for more inputs than the fifty of every run, of the calculators that are due.
import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { calculators } from "#calculators";
import { isDue } from "#calculators/due";
import type { Pick } from "#calculators/second/given";
import { type Calculator, isRefusal, parseInputs, type Raw } from "#engine";
import { aimedBodies, edges } from "./aim.ts";
import { cornersTogether } from "./corners.ts";
import { loadOpinion, type Second } from "./folders.ts";
import { bodies } from "./generate.ts";
import { compared } from "./opinion.ts";

const FEW = 50;
const CASES = Number(process.env.SECOND_CASES ?? FEW);
/** A twentieth of many. Among fifty, chance leaves some calculators with a single answer. */
const leastAnswered = (cases: number) => (cases < 500 ? 0 : cases / 20);
const SEED = 20_261_122;

vi.setConfig({ testTimeout: 60_000 + CASES * 1000 });

const checked = await Promise.all(
  Object.entries(calculators).map(async ([slug, load]) => {
    const { default: calculator } = await load();
    const opinion = await loadOpinion(slug, calculator);
    return opinion ? [[slug, calculator, opinion] as const] : [];
  }),
);

describe(`${CASES} made-up inputs have one answer by two implementations`, () => {
  it.each(checked.flat())("%s", (slug, calculator, second) => {
    const cases = isDue(slug) ? CASES : Math.min(FEW, CASES);
    const raws = inputsFor(calculator, second, cases).filter((raw) => !isRefusal(parseInputs(calculator, raw)));
    const results = raws.map((raw) => ({ raw, ...compared(calculator, second.default, raw) }));
    const faults = results.flatMap(({ raw, differences }) =>
      differences.map((difference) => `calculators/${slug} given ${JSON.stringify(raw)}: ${difference}`),
    );
    expect(faults).toEqual([]);
    expect(results.filter(({ isAnswered }) => isAnswered).length).toBeGreaterThan(leastAnswered(cases));
  });
});

/** Beside what chance makes, half as many are aimed, a fifth are corners, and a tenth are searches for an edge. */
function inputsFor(calculator: Calculator, { made, met = [] }: Second, cases: number): readonly Raw[] {
  const [aimed, corners, searches] = [cases / 2, cases / 5, cases / 10].map(Math.ceil);
  const sample = <T>(of: fc.Arbitrary<T>, numRuns: number | undefined) => fc.sample(of, { numRuns, seed: SEED });
  const chances = fc.array(fc.nat(), { minLength: 100, maxLength: 100 });
  const onPurpose = made ? sample(chances, cases).map((chances) => made(pickBy(chances))) : [];
  return [
    ...met,
    ...onPurpose,
    ...sample(accepted(calculator, bodies(calculator)), cases),
    ...sample(accepted(calculator, aimedBodies(calculator)), aimed),
    ...sample(fc.constantFrom(...cornersTogether(calculator)), corners),
    ...sample(edges(calculator), searches).flat(),
  ];
}

const accepted = (calculator: Calculator, raws: fc.Arbitrary<Raw>): fc.Arbitrary<Raw> =>
  raws.filter((raw) => !isRefusal(parseInputs(calculator, raw)));

function pickBy(chances: readonly number[]): Pick {
  let next = 0;
  return (of) => {
    const chosen = of[(chances[next++ % chances.length] ?? 0) % of.length];
    if (chosen === undefined) throw new TypeError("There is nothing to pick from.");
    return chosen;
  };
}
