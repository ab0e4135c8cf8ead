// Each cash flow with its worth today.
import { date, money, number, table } from "#engine";
import { dateOf } from "#numbers/calendar";
import { firstDay, type flowsOf, STEPS_A_YEAR } from "#numbers/cash-flow-rows";
import { type Decimal, decimal } from "#numbers/decimal";
import type { Flow } from "#numbers/present-values";
import { subtract } from "#numbers/round";

export const PRESENT_VALUES = table(
  "Present values",
  {
    year: number("Year", { upTo: 4 }),
    date: date("Date", { optional: true }),
    amount: money("Cash flow"),
    factor: number("Discount factor", { upTo: 6 }),
    present_value: money("Present value"),
    cumulative: money("Total so far"),
  },
  { chart: { kind: "lines", x: "year", y: ["cumulative"] } },
);

type Given = Parameters<typeof flowsOf>[0];

export function presentValueRows(given: Given, flows: readonly Flow[], values: readonly Decimal[]) {
  const start = given.timing === "dates" ? firstDay(given.dated_flows) : undefined;
  let cumulative = decimal(0);
  return flows.map(({ at, amount }, i) => {
    const value = values[i] ?? decimal(0);
    cumulative = subtract(cumulative, value.neg());
    return {
      year: decimal(at).div(STEPS_A_YEAR[given.timing]),
      date: start === undefined ? null : dateOf(start + at),
      amount,
      factor: value.div(amount),
      present_value: value,
      cumulative,
    };
  });
}
