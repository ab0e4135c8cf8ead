// How much prices have grown, in total and year by year.
import { money, number, table } from "#engine";
import { priceChange, pricesByYear } from "#facts/prices/change";
import { type Decimal, decimal } from "#numbers/decimal";
import { growthOver } from "#numbers/growth";
import { floor } from "#numbers/round";
import type { Given } from "./inflation.ts";

export const PRICES_BY_YEAR = table(
  "Year by year",
  { year: number("Years", { upTo: 2 }), cost: money("Inflation-adjusted cost"), buys: money("Buying power") },
  { optional: true, chart: { kind: "lines", x: "year", y: ["cost", "buys"], opening: [["amount"], ["amount"]] } },
);

const UNPUBLISHED = { average_rate: null, from_month: null, from_figure: null, to_month: null, to_figure: null };

export function changeOf(given: Given) {
  return given.by === "cpi" ? priceChange(given) : { grown: growthOf(given), ...UNPUBLISHED };
}

export function growthOf(given: Exclude<Given, { by: "cpi" }>): Decimal {
  if (given.by === "index") return given.to_index.div(given.from_index);
  return decimal(growthOver(given.annual_rate, 1, given.years.times(12)));
}

/** None for two figures of an index: nothing is known of the years between them. */
export function scheduleOf(given: Given) {
  if (given.by === "rate") return yearly(given.amount, given.annual_rate, given.years);
  const years = given.by === "cpi" ? pricesByYear(given) : null;
  return years?.map(({ year, grown }) => rowOf(given.amount, year, grown)) ?? null;
}

const rowOf = (amount: Decimal, year: Decimal, grown: Decimal) => {
  return { year, cost: amount.times(grown), buys: amount.div(grown) };
};

function yearly(amount: Decimal, rate: Decimal, years: Decimal) {
  const whole = Array.from({ length: floor(years).toNumber() }, (_, i) => decimal(i + 1));
  const times = years.isInteger() ? whole : [...whole, years];
  return times.map((year) => rowOf(amount, year, growthOver(rate, 1, year.times(12))));
}
