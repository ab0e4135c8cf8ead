// Gauss–Jordan elimination: the reduced row echelon form, its row operations, and the determinant on the way.
import { minus, over, type Rational, rational, times, writeFraction } from "#numbers/rational";
import { type Grid, widthOf } from "./matrix-grid.ts";

export type Reduced = {
  readonly grid: Grid;
  readonly rank: number;
  readonly determinant: Rational;
  readonly steps: readonly string[];
};

const NONE = rational(0n);
const ONE = rational(1n);
const isNone = ({ top }: Rational): boolean => top === 0n;

/** Pivots are looked for in the first `columns`: what stands right of them is only carried along. */
export function reduce(given: Grid, columns = widthOf(given)): Reduced {
  let [grid, rank, determinant]: [Grid, number, Rational] = [given, 0, ONE];
  const steps: string[] = [];
  for (let column = 0; column < columns && rank < grid.length; column++) {
    const pivotRow = grid.findIndex((row, i) => i >= rank && !isNone(row[column] ?? NONE));
    const pivot = grid[pivotRow]?.[column];
    if (pivot === undefined) {
      determinant = NONE;
      continue;
    }
    if (pivotRow !== rank) steps.push(`Swap row ${rank + 1} and row ${pivotRow + 1}`);
    determinant = times(determinant, pivotRow === rank ? pivot : times(pivot, rational(-1n)));
    if (pivot.top !== pivot.bottom) steps.push(`Divide row ${rank + 1} by ${writeFraction(pivot)}`);
    grid = cleared(divided(swapped(grid, rank, pivotRow), rank, pivot), rank, column, steps);
    rank++;
  }
  return { grid, rank, determinant: rank < grid.length ? NONE : determinant, steps };
}

function swapped(grid: Grid, one: number, other: number): Grid {
  const places = new Map([
    [one, grid[other]],
    [other, grid[one]],
  ]);
  return grid.map((row, i) => places.get(i) ?? row);
}

const divided = (grid: Grid, at: number, by: Rational): Grid =>
  grid.map((row, i) => (i === at ? row.map((one) => over(one, by)) : row));

/** Zeros above and below the pivot. */
function cleared(grid: Grid, at: number, column: number, steps: string[]): Grid {
  const pivotal = grid[at] ?? [];
  return grid.map((row, i) => {
    const factor = row[column] ?? NONE;
    if (i === at || isNone(factor)) return row;
    steps.push(`Subtract ${writeFraction(factor)} × row ${at + 1} from row ${i + 1}`);
    return row.map((one, j) => minus(one, times(factor, pivotal[j] ?? NONE)));
  });
}
