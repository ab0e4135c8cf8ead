// What is written off each year, and the book value that it leaves.
import { count, money, table } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { subtract } from "#numbers/round";
import type { Given } from "./depreciation.ts";

export const DEPRECIATION_BY_YEAR = table(
  "Depreciation by year",
  {
    year: count("Year"),
    depreciation: money("Depreciation"),
    accumulated: money("Depreciation so far"),
    book_value: money("Book value"),
  },
  { chart: { kind: "lines", x: "year", y: ["book_value", "accumulated"] } },
);

export function byYear({ cost }: Given, years: readonly Decimal[]) {
  let accumulated = decimal(0);
  const schedule = years.map((depreciation, i) => {
    accumulated = accumulated.plus(depreciation);
    return { year: i + 1, depreciation, accumulated, book_value: subtract(cost, accumulated) };
  });
  return { first_year: years[0] ?? decimal(0), total: accumulated, final_value: subtract(cost, accumulated), schedule };
}
