// Twenty calculators beside a second, slow and exact implementation of the same: everything that both print, to the last
// character. SECOND_CASES=10000 asks for more inputs than the two hundred of every run.
import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { calculators } from "#calculators";
import { OPINIONS, type Opinion, type Said } from "#calculators/second/index";
import { type Calculator, calculate, isRefusal, parseInputs, present, presentTables, type Raw, USD } from "#engine";
import { bodies } from "./generate.ts";

const CASES = Number(process.env.SECOND_CASES ?? 200);
const LEAST_ANSWERED = CASES / 10;

vi.setConfig({ testTimeout: 60_000 + CASES * 1000 });

describe(`${CASES} made-up inputs have one answer by two implementations`, () => {
  it.each(Object.entries(OPINIONS))("%s", async (slug, opinion) => {
    const calculator = (await calculators[slug]?.())?.default;
    if (!calculator) return expect.fail(`${slug} is in no list of calculators`);
    const accepted = bodies(calculator).filter((raw) => !isRefusal(parseInputs(calculator, raw)));
    const raws = fc.sample(accepted, { numRuns: CASES, seed: 20_261_122 });
    const answers = raws.map((raw) => compared(slug, calculator, opinion, raw));
    expect(answers.filter((said) => said !== undefined).length).toBeGreaterThan(LEAST_ANSWERED);
  });
});

function compared(slug: string, calculator: Calculator, opinion: Opinion, raw: Raw): Said {
  const parsed = parseInputs(calculator, raw);
  if (isRefusal(parsed)) return undefined;
  const [first, second] = [firstOpinion(calculator, raw), opinion(parsed.texts)];
  const given = `${slug} ${JSON.stringify(raw)}`;
  if (first === undefined || second === undefined) expect(second, given).toBe(first);
  // What is undefined in a second opinion is absent in the first.
  else expect(second, given).toEqual(first);
  return first;
}

function firstOpinion(calculator: Calculator, raw: Raw): Said {
  const answer = calculate(calculator, raw);
  if (isRefusal(answer)) return undefined;
  const { figures } = present(calculator, answer, USD);
  const tables = presentTables(calculator, answer, USD, () => true);
  return Object.fromEntries([
    ...figures.map(({ name, text }) => [name, text] as const),
    ...tables.map(({ name, rows }) => [name, rows] as const),
  ]);
}
