// What was counted beside what was to be expected, cell by cell.
import { type Decimal, decimal, sum } from "#numbers/decimal";

export const MOST = 8;
const COUNT = "\\d{1,9}(?:\\.\\d{1,3})?";
const ROW = `${COUNT}(?:(?:, ?| )${COUNT}){1,${MOST - 1}}`;
/** "20 30; 25 15" */
export const COUNTS = `${ROW}(?: ?; ?${ROW}){1,${MOST - 1}}`;

type Grid = readonly (readonly Decimal[])[];
export type Cell = {
  readonly cell: string;
  readonly observed: Decimal;
  readonly expected: Decimal;
  readonly part: Decimal;
};

export const readCounts = (text: string): Grid => text.split(";").map((row) => row.trim().split(/, ?| /).map(decimal));

const columnsOf = (grid: Grid): Grid => (grid[0] ?? []).map((_, j) => grid.map((row) => row[j] ?? decimal(0)));
const hasZeros = (line: readonly Decimal[]): boolean => sum(line).isZero();

/** Complaints about a table of counts. */
export function faultOf(text: string): string | false {
  const grid = readCounts(text);
  if (grid.some((row) => row.length !== grid[0]?.length)) return "must have the same number of counts in each row";
  return [...grid, ...columnsOf(grid)].some(hasZeros) && "must not have a row or a column of zeros";
}

/** Expected: row total × column total ÷ all. With Yates' correction each difference is half a count smaller. */
export function independent(grid: Grid, isCorrected: boolean): readonly Cell[] {
  const [rows, columns] = [grid.map(sum), columnsOf(grid).map(sum)];
  const all = sum(rows);
  return grid.flatMap((row, i) =>
    row.map((observed, j) => {
      const product = (rows[i] ?? all).times(columns[j] ?? all);
      // Times the total of all, so that nothing is rounded before it is squared.
      const off = observed.times(all).minus(product).abs();
      const counted = isCorrected ? off.minus(all.div(2).lt(off) ? all.div(2) : off) : off;
      const part = counted.pow(2).div(product.times(all));
      return { cell: `row ${i + 1}, column ${j + 1}`, observed, expected: product.div(all), part };
    }),
  );
}

/** Expected counts, percentages or shares: they are scaled to the total of what was observed. */
export function fitted(observed: readonly Decimal[], expected: readonly Decimal[]): readonly Cell[] {
  const [all, scale] = [sum(observed), sum(expected)];
  return observed.map((count, i) => {
    const share = expected[i] ?? scale;
    const part = count.times(scale).minus(share.times(all)).pow(2).div(scale.times(all).times(share));
    return { cell: `${i + 1}`, observed: count, expected: share.times(all).div(scale), part };
  });
}
