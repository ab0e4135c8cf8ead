// The table of a distribution of counts: each number with its chance, and the chance of at most and at least so many.
import type { Decimal } from "#numbers/decimal";

const ROWS = 21;

/** Which numbers the table has: those around the mean, if there are more than a page has room for. */
export function rowsAround(mean: number, numbers: number): readonly [first: number, end: number] {
  const first = Math.max(0, Math.min(mean - (ROWS - 1) / 2, numbers - ROWS));
  return [first, Math.min(first + ROWS, numbers)];
}

/** From the chances of some numbers, of all below the first of them, and of all from it on. */
export function chanceRows(first: number, chances: readonly Decimal[], before: Decimal, onward: Decimal) {
  let [below, from] = [before, onward];
  return chances.map((chance, i) => {
    const at_least = from.times(100);
    [below, from] = [below.plus(chance), from.minus(chance)];
    return { number: first + i, exactly: chance.times(100), at_most: below.times(100), at_least };
  });
}
