// Whole numbers of any size.

export const magnitude = (n: bigint): bigint => (n < 0n ? -n : n);

/** Euclid's greatest common divisor, never negative; of 0 and n it is n, and of nothing but zeros 0. */
export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [magnitude(a), magnitude(b)];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

/** The least common multiple, never negative; 0 where one of them is 0. */
export const lcm = (a: bigint, b: bigint): bigint => (a === 0n || b === 0n ? 0n : magnitude((a / gcd(a, b)) * b));

/** The largest whole number whose square is at most n, by Newton's method from above. */
export function wholeRoot(n: bigint): bigint {
  let root = 1n << BigInt(Math.ceil(n.toString(2).length / 2));
  for (let next = root; next <= root; next = (root + n / root) / 2n) {
    if (next === root && next * next <= n) return root;
    root = next;
  }
  return root;
}
