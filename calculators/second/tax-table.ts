// A rate table as it is printed.
import { isMore, minus, over, plus, type Ratio, ratio, times } from "./ratio.ts";

/** "at least:tax:percent" by row: the tax at a figure, and the rate on what is above it. */
export const fromTable = (rows: string, amount: Ratio): Ratio =>
  byRow(
    rowsOf(rows).findLast(([above = ratio(0)]) => !isMore(above, amount)),
    amount,
  );

/** The same with "over:tax:percent": the figure itself belongs to the row before. */
export const overTable = (rows: string, amount: Ratio): Ratio =>
  byRow(
    rowsOf(rows).findLast(([above = ratio(0)]) => isMore(amount, above)),
    amount,
  );

type Row = readonly Ratio[];
const rowsOf = (rows: string): readonly Row[] =>
  rows.split(" ").map((row) => row.split(":").map((text) => ratio(text)));

function byRow([above = ratio(0), tax = ratio(0), rate = ratio(0)]: Row = [], amount: Ratio): Ratio {
  return plus(tax, over(times(minus(amount, above), rate), 100));
}
