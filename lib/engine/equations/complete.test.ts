import { expect, it } from "vitest";
import { calculate, count, defineCalculator, isRefusal, money, noAnswer, presentWorking, table, USD } from "#engine";

const AMOUNT = { min: 0, max: 1000, default: 0 } as const;

const shares = defineCalculator({
  name: "Shares calculator",
  summary: "What each person pays.",
  inputs: { bill: money("Bill", AMOUNT), paid: money("Paid", AMOUNT), people: count("People", AMOUNT) },
  outputs: {
    left: money("Left"),
    share: money("Share", { optional: true }),
    shares: table("Shares", { share: money("Share") }),
  },
  by: { left: "bill - paid", share: "left ÷ people" },
  refuses: ({ bill }) => bill.isZero() && "Enter a bill above 0.",
  after: ({ left, share }) => (left.isNegative() ? noAnswer("Enter less.") : { shares: share ? [{ share }] : [] }),
  sentence: (_, { left }) => `${left} is left.`,
});

const backward = defineCalculator({
  name: "Shares calculator",
  summary: "What each person pays.",
  inputs: { bill: money("Bill", AMOUNT), paid: money("Paid", AMOUNT), people: count("People", AMOUNT) },
  outputs: { left: money("Left"), share: money("Share", { optional: true }) },
  by: { share: "left ÷ people", left: "bill - paid" },
});

it.each([
  ["before anything is worked out", {}, "Enter a bill above 0."],
  ["after equations", { bill: "5", paid: "8" }, "Enter less."],
])("refuses %s", (_, raw, said) => {
  expect(JSON.stringify(calculate(shares, raw))).toContain(said);
});

it("leaves out an optional output whose equation divides by zero", () => {
  expect(calculate(shares, { bill: "8" })).toMatchObject({ outputs: { share: null, shares: [] } });
});

it("shows each step after those that it follows from", () => {
  const answer = calculate(backward, { bill: "8", paid: "3", people: "2" });
  expect(isRefusal(answer) ? [] : presentWorking(backward, answer, USD)).toEqual([
    "Left: $8.00 - $3.00 = $5.00",
    "Share: $5.00 ÷ 2 = $2.50",
  ]);
});
