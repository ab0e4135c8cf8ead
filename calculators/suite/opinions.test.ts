// Each calculator beside a second, slow and exact implementation of the same, where it has one: everything that both say, to
// the last character. SECOND_CASES=1000 asks for more inputs than the fifty of every run.
import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { calculators } from "#calculators";
import { isRefusal, parseInputs } from "#engine";
import { loadOpinion } from "./folders.ts";
import { bodies } from "./generate.ts";
import { compared } from "./opinion.ts";

const CASES = Number(process.env.SECOND_CASES ?? 50);
/** A twentieth of many. Among fifty, chance leaves some calculators with a single answer. */
const LEAST_ANSWERED = CASES < 500 ? 0 : CASES / 20;

vi.setConfig({ testTimeout: 60_000 + CASES * 1000 });

const checked = await Promise.all(
  Object.entries(calculators).map(async ([slug, load]) => {
    const { default: calculator } = await load();
    const opinion = await loadOpinion(slug, calculator);
    return opinion ? [[slug, calculator, opinion] as const] : [];
  }),
);

describe(`${CASES} made-up inputs have one answer by two implementations`, () => {
  it.each(checked.flat())("%s", (slug, calculator, opinion) => {
    const accepted = bodies(calculator).filter((raw) => !isRefusal(parseInputs(calculator, raw)));
    const raws = fc.sample(accepted, { numRuns: CASES, seed: 20_261_122 });
    const results = raws.map((raw) => ({ raw, ...compared(calculator, opinion, raw) }));
    const faults = results.flatMap(({ raw, differences }) =>
      differences.map((difference) => `calculators/${slug} given ${JSON.stringify(raw)}: ${difference}`),
    );
    expect(faults).toEqual([]);
    expect(results.filter(({ isAnswered }) => isAnswered).length).toBeGreaterThan(LEAST_ANSWERED);
  });
});
