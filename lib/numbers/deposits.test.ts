import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal } from "./decimal.ts";
import { type Grown, type Plan, planOf, yearByYear } from "./deposits.ts";
import { round, snap } from "./round.ts";

const plan = (rate: string, compounding: Plan["compounding"], perYear: number, changed: Partial<Plan> = {}): Plan => ({
  annualPercent: decimal(rate),
  compounding,
  perYear,
  due: false,
  between: "equivalent",
  ...changed,
});

const after = (plan: Plan, months: number): Grown => yearByYear(plan, months).end;

it("is planned in words", () => {
  const words = { annualPercent: decimal(5), compounding: "daily", frequency: "biweekly", timing: "begin" } as const;
  expect(planOf(words)).toEqual(plan("5", 365, 26, { due: true }));
  expect(planOf({ ...words, between: "none" }).between).toBe("none");
});

describe("deposits of 1 become", () => {
  it.each([
    ["monthly for 8 years: OpenStax, 27,938.20 of 250", plan("3.75", 12, 12), 96, "111.752808", 96],
    ["quarterly for 5 years: OpenStax, 34,595.88 of 1,300", plan("11.62", 4, 4), 60, "26.612218", 20],
    [
      "yearly, at the beginning, 40 years: OpenStax, 126,840 of 1,000",
      plan("5", 1, 1, { due: true }),
      480,
      "126.839763",
      40,
    ],
    [
      "monthly on yearly interest, waiting for it: OpenStax, 1,184,356.96 of 600",
      plan("10", 1, 12, { between: "none" }),
      360,
      "1973.928272",
      360,
    ],
    ["the same day by day, 4.5% more", plan("10", 1, 12), 360, "2062.843314", 360],
    ["no interest: as many as there were", plan("0", 12, 52, { between: "none" }), 18, "78", 78],
    ["yearly for 18 months: one, and half a year of interest", plan("21", 1, 1), 18, "1.1", 1],
    ["yearly for 18 months, waiting: one, and nothing more", plan("21", 1, 1, { between: "none" }), 18, "1", 1],
    ["yearly at the beginning for 18 months: 1.21 × 1.1 + 1.1", plan("21", 1, 1, { due: true }), 18, "2.431", 2],
    ["yearly at the beginning, waiting: 1.21 + 1", plan("21", 1, 1, { due: true, between: "none" }), 18, "2.21", 2],
    ["no time: none", plan("5", "continuous", 12, { due: true }), 0, "0", 0],
  ])("%s", (_, given, months, deposits, count) => {
    const grown = after(given, months);
    const digits = deposits.split(".")[1]?.length ?? 0;
    expect(round(grown.deposits, digits).toString()).toBe(deposits);
    expect(grown.count).toBe(count);
  });
});

const plans = fc.record({
  annualPercent: fc.integer({ min: -500, max: 3000 }).map((n) => decimal(n).div(100)),
  compounding: fc.constantFrom(1, 2, 4, 12, 52, 365),
  perYear: fc.constantFrom(1, 2, 4, 12, 24, 26, 52),
  due: fc.boolean(),
});
const months = fc.integer({ min: 1, max: 60 });

it("money that waits for the day of interest grows as an account does that is kept day by day", () => {
  fc.assert(
    fc.property(plans, months, (given, months) => {
      const grown = after({ ...given, between: "none" }, months);
      const kept = account(given, months);
      expect(snap(grown.start.minus(kept.start).abs()).lt("1e-28")).toBe(true);
      expect(snap(grown.deposits.minus(kept.deposits).abs()).lt("1e-24")).toBe(true);
      expect(grown.count).toBe(kept.count);
    }),
  );
});

it("where every deposit falls on a day of interest, both conventions agree", () => {
  const whole = fc.integer({ min: 1, max: 20 }).map((quarters) => quarters * 3);
  fc.assert(
    fc.property(plans, whole, (given, months) => {
      const [often, seldom] = [{ ...given, compounding: 12, perYear: 4 }, months];
      const [steady, dated] = (["equivalent", "none"] as const).map((between) => after({ ...often, between }, seldom));
      expect(steady && dated && round(steady.deposits, 25).eq(round(dated.deposits, 25))).toBe(true);
    }),
  );
});

it.each([
  ["yearly, raised by 10%, without interest: 1 + 1.1 + 1.21", plan("0", 1, 1), 36, "3.31", "3.31"],
  ["yearly, raised by 10% and grown at 10%: 3 × 1.21", plan("10", 1, 1), 36, "3.63", "3.31"],
  ["at the beginning: 3 × 1.331", plan("10", 1, 1, { due: true }), 36, "3.993", "3.31"],
  ["half-yearly for 18 months: 1 + 1 + 1.1", plan("0", 1, 2), 18, "3.1", "3.1"],
  ["the same where interest waits", plan("0", 2, 2, { between: "none" }), 18, "3.1", "3.1"],
])("rise each year: %s", (_, given, months, deposits, paid) => {
  const grown = after({ ...given, raisePercent: decimal(10) }, months);
  expect([grown.deposits, grown.paid].map((worth) => snap(worth).toString())).toEqual([deposits, paid]);
});

it("a hundred years have a row each, and the months that are left have one", () => {
  const { rows } = yearByYear(plan("5", 12, 12), 1207);
  expect(rows.map(({ months }) => months).slice(-2)).toEqual([1200, 1207]);
  expect(rows).toHaveLength(101);
});

type Dated = Omit<Plan, "between" | "compounding"> & { readonly compounding: number };

/** The slow way: every deposit and every day of interest in its turn, in steps that all of them fall on. */
function account({ annualPercent, compounding, perYear, due }: Dated, months: number) {
  const STEPS = 365 * 24 * 13;
  const [end, toDeposit, toInterest] = [(STEPS / 12) * months, STEPS / perYear, STEPS / compounding];
  const rate = annualPercent.div(compounding * 100);
  let [start, deposits, earning, count] = [decimal(1), decimal(0), decimal(0), 0];
  const step = gcd(toDeposit, toInterest);
  for (let now = 0; now <= end; now += step) {
    if (now > 0 && now % toInterest === 0) {
      start = start.plus(start.times(rate));
      deposits = deposits.plus(earning.times(rate));
    }
    if (now % toDeposit === 0 && (due ? now < end : now > 0)) {
      deposits = deposits.plus(1);
      count++;
    }
    if (now % toInterest === 0) earning = deposits;
  }
  return { start, deposits, count };
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
