// What is shown is sure: with twice the digits carried, every text and value comes out the same. And no answer is longer
// than a person can read.
import * as fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { calculators } from "#calculators";
import { type Calculator, calculate, isRefusal, present, presentTables, presentWorking, type Raw, USD } from "#engine";
import { Decimal } from "#numbers/decimal";
import { Wide } from "#numbers/wide";
import { cornersAlone, cornersTogether } from "./corners.ts";
import { bodies } from "./generate.ts";
import { tries } from "./tries.ts";

const [DIGITS, WIDE_DIGITS] = [Decimal.precision, Wide.precision];
const SEED = 20_261_122;
const MOST_CORNERS = 25;
// What stands beside the figures, such as assumptions and addresses, takes the rest of 64 kB.
const MOST_BYTES = 56_000;

/** Chance would seldom lead here: what is taken off a tie is smaller than any digit carried. */
const TRAPS: Readonly<Record<string, readonly Raw[]>> = {
  "present-value": [{ find: "lump", future_value: "26436.055", years: 200, discount_rate: 100 }],
};

afterEach(() => carry(1));

const loaded = await Promise.all(Object.values(calculators).map((load) => load()));

it.each(loaded.map(({ default: calculator }) => [calculator.slug, calculator] as const))(
  "%s shows only digits that are sure, and no more than one can read",
  (slug, calculator: Calculator) => {
    const corners = [...cornersAlone(calculator), ...cornersTogether(calculator)];
    const every = Math.ceil(corners.length / MOST_CORNERS);
    const some = [
      ...corners.filter((_, i) => i % every === 0),
      ...fc.sample(bodies(calculator), { numRuns: tries(25, slug), seed: SEED }),
    ];
    for (const raw of [...(TRAPS[slug] ?? []), ...some]) {
      const shown = shownWith(1, calculator, raw);
      expect(shownWith(2, calculator, raw), JSON.stringify(raw)).toEqual(shown);
      expect(Buffer.byteLength(JSON.stringify(shown)), JSON.stringify(raw)).toBeLessThan(MOST_BYTES);
    }
  },
);

function carry(times: number): void {
  Decimal.set({ precision: DIGITS * times });
  Wide.set({ precision: WIDE_DIGITS * times });
}

/** Whether a figure such as 10.0625% ends, or goes on far behind what is carried, depends on how much is carried. */
const shownWith = (times: number, calculator: Calculator, raw: Raw): unknown =>
  JSON.parse(JSON.stringify(answerWith(times, calculator, raw)).replaceAll("≈", "="));

function answerWith(times: number, calculator: Calculator, raw: Raw) {
  carry(times);
  const answer = calculate(calculator, raw);
  if (isRefusal(answer)) return answer;
  const tables = presentTables(calculator, answer, USD).map(({ rows }) => rows);
  return { ...present(calculator, answer, USD), steps: presentWorking(calculator, answer, USD), tables };
}
