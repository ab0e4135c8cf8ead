// Numbers that look random and follow from a seed: O'Neill's PCG32 (XSH-RR), as her minimal C library has it, on the stream of
// its demonstration. The same seed gives the same numbers everywhere.

const MULTIPLIER = 6364136223846793005n;
const STREAM = 54n;
const INCREMENT = (STREAM << 1n) | 1n;
const WORD = 1n << 32n;
/** By remainders: QuickJS gives BigInt.asUintN(32, n) a sign. */
const state64 = (n: bigint): bigint => n % (WORD * WORD);
const word32 = (n: bigint): bigint => n % WORD;

/** One of so many, from 0, each as likely as the others. */
export type Draw = (many: bigint) => bigint;

/** The next 32 bits at each call. */
export function pcg32(seed: bigint): () => bigint {
  let state = state64((INCREMENT + seed) * MULTIPLIER + INCREMENT);
  return () => {
    const old = state;
    state = state64(old * MULTIPLIER + INCREMENT);
    const shifted = word32(((old >> 18n) ^ old) >> 27n);
    const turn = old >> 59n;
    return word32((shifted >> turn) | (shifted << ((32n - turn) % 32n)));
  };
}

/** Bits that would make some numbers likelier than others are thrown away, as the library's bounded draw does. */
export function drawing(seed: bigint): Draw {
  const next = pcg32(seed);
  return (many) => {
    const isWide = many > WORD;
    const size = isWide ? WORD * WORD : WORD;
    const unfair = size % many;
    for (;;) {
      const bits = isWide ? next() * WORD + next() : next();
      if (bits >= unfair) return bits % many;
    }
  };
}

/** So many different ones: the first places of a shuffle, of which only what has moved is remembered. */
export function drawDistinct(draw: Draw, many: bigint, count: number): readonly bigint[] {
  const moved = new Map<bigint, bigint>();
  return Array.from({ length: count }, (_, i) => {
    const place = BigInt(i);
    const chosen = place + draw(many - place);
    const found = moved.get(chosen) ?? chosen;
    moved.set(chosen, moved.get(place) ?? place);
    return found;
  });
}
