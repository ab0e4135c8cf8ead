// How many of all rolls of some dice lead to each sum.

/** The first is for a sum of 0. */
export function waysBySum(dice: number, sides: number): readonly number[] {
  let ways: readonly number[] = [1];
  for (let rolled = 0; rolled < dice; rolled++) ways = withOneMore(ways, sides);
  return ways;
}

/** A sum with the new die is the sum without it plus 1, 2, … or all sides. */
function withOneMore(ways: readonly number[], sides: number): readonly number[] {
  const more = new Array<number>(ways.length + sides).fill(0);
  ways.forEach((count, sum) => {
    for (let face = 1; face <= sides; face++) more[sum + face] = (more[sum + face] ?? 0) + count;
  });
  return more;
}

export const total = (ways: readonly number[]): number => ways.reduce((sum, count) => sum + count, 0);
