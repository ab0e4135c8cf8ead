import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Calculator,
  calculate,
  count,
  date,
  defineCalculator,
  isRefusal,
  money,
  number,
  present,
  presentTables,
  presentWorking,
  type Raw,
  table,
  USD,
} from "#engine";
import { catalogue } from "#lib/service/catalogue";
import everyKind from "./every-kind.fixture.ts";
import { bodiesFor } from "./reading/bodies.fixture.ts";

const shipped = await Promise.all(["tip", "bmi", "mortgage"].map((slug) => catalogue().find(slug)));
const calculators: readonly Calculator[] = [everyKind, ...shipped.flatMap((entry) => entry?.calculator ?? [])];

/** Everything that is ever shown of an answer, the page's long tables included. */
function everythingSaid(calculator: Calculator, raw: Raw) {
  const answer = calculate(calculator, raw);
  if (isRefusal(answer)) return undefined;
  return {
    texts: answer.texts,
    presented: present(calculator, answer, USD),
    working: presentWorking(calculator, answer, USD),
    tables: presentTables(calculator, answer, USD, () => true).map(({ rows }) => rows),
  };
}

const RUNS = { numRuns: 40 };
const BROKEN = /NaN|Infinity|undefined|null|\[object|\de[+-]?\d|-\D?0(\.0+)?(?![\d.,])/;

/** For work that runs away: `npm run slow` tells what each really takes. */
const MOST_MILLISECONDS = 250;

/** The quickest of a few, so that a busy machine is not blamed on the calculator. */
function isQuick(work: () => unknown): boolean {
  return [1, 2, 3, 4, 5].some(() => {
    const start = performance.now();
    work();
    return performance.now() - start < MOST_MILLISECONDS;
  });
}

describe.each(calculators.map((calculator) => [calculator.name, calculator] as const))(
  "Any accepted body of %s",
  (_, calculator) => {
    const accepted = bodiesFor(calculator)
      .map((body) => ({ body, answer: everythingSaid(calculator, body) }))
      .filter(({ answer }) => answer !== undefined);

    it("has an answer in figures and words", () => {
      fc.assert(
        fc.property(accepted, ({ answer }) => {
          const { presented, working, tables } = answer ?? {};
          expect(working?.length).toBeGreaterThan(0);
          const texts = [presented?.sentence, presented?.alerts, presented?.notes, working, tables];
          const figures = presented?.figures.map(({ text, value }) => [text, value]);
          expect([texts, figures].flat(5).join("\n")).not.toMatch(BROKEN);
        }),
        RUNS,
      );
    });

    it("has the same answer when its texts are sent again", () => {
      fc.assert(
        fc.property(accepted, ({ answer }) => {
          expect(everythingSaid(calculator, answer?.texts ?? {})).toEqual(answer);
        }),
        RUNS,
      );
    });

    it(`is answered soon, every table included`, () => {
      fc.assert(
        fc.property(accepted, ({ body }) => {
          expect(isQuick(() => everythingSaid(calculator, body))).toBe(true);
        }),
        RUNS,
      );
    });
  },
);

it("A mortgage of fifty years with all that there is to tell is answered soon", () => {
  const mortgage = calculators.find(({ name }) => name === "Mortgage calculator");
  const body = { price: 1e9, annual_rate: "13.37", years: 50, compounding: "semiannual", extra_payment: "0.01" };
  expect(mortgage && isQuick(() => everythingSaid(mortgage, body))).toBe(true);
});

it("A body full of unknown keys is refused soon", () => {
  const short = Object.fromEntries(Array.from({ length: 1800 }, (_, i) => [`k${i}`, 1]));
  const long = Object.fromEntries(Array.from({ length: 240 }, (_, i) => [`${"key".repeat(20)}${i}`, 1]));
  for (const body of [short, long]) {
    expect(calculate(everyKind, body)).toHaveProperty("issues");
    expect(isQuick(() => calculate(everyKind, body))).toBe(true);
  }
});

describe("A figure beyond thirty digits", () => {
  const inputs = { paid: number("Paid", { min: 0, max: 1e30, example: 1 }) };
  const rows = { year: count("Year"), owed: money("Owed") };
  const outputs = { cost: money("Cost"), long: table("Years", rows), page: table("Months", rows, { page: true }) };
  const squared = defineCalculator({
    name: "Squared",
    summary: "What is paid, times a thousand.",
    inputs,
    outputs,
    primary: "cost",
    formula: "cost = 1,000 × paid",
    compute: ({ paid }) => ({
      cost: paid,
      long: [{ year: 1, owed: paid.times(1000) }],
      page: () => expect.fail("the page did not ask"),
    }),
    sentence: () => "",
    working: () => [],
  });

  it("is no answer, and says so, also where it stands in a table", () => {
    expect(calculate(squared, { paid: "1e26" })).not.toHaveProperty("issues");
    expect(calculate(squared, { paid: "1e27" })).toEqual({
      issues: [
        { code: "CALCULATION_FAILED", message: "There is no answer: a figure in it would have more than 30 digits." },
      ],
    });
  });
});

it("A date after the year 9999, which nothing here reads, is no answer", () => {
  const later = defineCalculator({
    name: "Later",
    summary: "So many years later.",
    inputs: { years: count("Years", { min: 0, max: 10_000, example: 1 }) },
    outputs: { day: date("Day") },
    primary: "day",
    formula: "day = January 1, 2000 + years",
    compute: ({ years }) => ({ day: { year: 2000 + years, month: 1, day: 1 } }),
    sentence: () => "",
    working: () => [],
  });
  expect(calculate(later, { years: 7999 })).not.toHaveProperty("issues");
  expect(calculate(later, { years: 8000 })).toEqual({
    issues: [{ code: "CALCULATION_FAILED", message: "There is no answer: a date in it would be after the year 9999." }],
  });
});
