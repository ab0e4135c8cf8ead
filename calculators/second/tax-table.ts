// A rate table as it is printed.
import { isMore, minus, over, plus, type Ratio, ratio, times } from "./ratio.ts";

/** "over:tax:percent" by row: the tax at a figure, and the rate on what is above it. */
export function fromTable(rows: string, amount: Ratio): Ratio {
  const found = rows
    .split(" ")
    .map((row) => row.split(":").map((text) => ratio(text)))
    .findLast(([above = ratio(0)]) => !isMore(above, amount));
  const [above = 0, tax = 0, rate = 0] = found ?? [];
  return plus(tax, over(times(minus(amount, above), rate), 100));
}
