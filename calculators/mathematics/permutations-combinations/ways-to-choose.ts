// The four ways to choose r of n items, all digits exact, with the steps.
import { group } from "#engine";
import { power } from "#numbers/integers";

/** first × (first + 1) × … × last; 1 where there is nothing between them. */
export function product(first: number, last: number): bigint {
  let all = 1n;
  for (let factor = first; factor <= last; factor++) all *= BigInt(factor);
  return all;
}

const chosen = (n: number, r: number): bigint => product(n - r + 1, n) / product(1, r);
const atMostAll = (n: number, r: number): boolean => r <= n;
const always = (): boolean => true;

export const WAYS = {
  combinations: { fits: atMostAll, ways: chosen },
  permutations: { fits: atMostAll, ways: (n: number, r: number) => product(n - r + 1, n) },
  combinations_repeated: { fits: always, ways: (n: number, r: number) => chosen(n + r - 1, r) },
  permutations_repeated: { fits: always, ways: (n: number, r: number) => power(BigInt(n), r) },
} as const;

export const grouped = (n: bigint): string => group(`${n}`);

const [READABLE, KEPT] = [15, 6];

/** "8.06582 × 10^67", of a number that is too long to be read. */
export function inShort(n: bigint): string | null {
  const digits = `${n}`;
  if (digits.length <= READABLE) return null;
  const unit = power(10n, digits.length - KEPT);
  const kept = `${(n + unit / 2n) / unit}`;
  const exponent = digits.length - KEPT + kept.length - 1;
  return `${kept[0]}.${kept.slice(1, KEPT)} × 10^${exponent}`;
}

type Choosing = keyof typeof WAYS;

const FORMULAS: Readonly<Record<Choosing, (n: number, r: number) => string>> = {
  combinations: (n, r) => `${n}! ÷ (${r}! × ${n - r}!)`,
  permutations: (n, r) => `${n}! ÷ ${n - r}!`,
  combinations_repeated: (n, r) => `(${n} + ${r} - 1)! ÷ (${r}! × (${n} - 1)!)`,
  permutations_repeated: (n, r) => `${n}^${r}`,
};

export function stepsOf(find: Choosing, n: number, r: number, ways: string): readonly string[] {
  const formula = FORMULAS[find](n, r);
  const from = find === "combinations_repeated" ? n + r - 1 : n;
  const top = factors(from - r + 1, from);
  if (find === "permutations_repeated" || r === 0) return [`Number of ways: ${formula} = ${ways}`];
  const canceled = find === "permutations" ? top : `${top} ÷ (${factors(1, r)})`;
  return [`Formula: ${formula}`, `Canceled: ${canceled} = ${ways}`];
}

const MOST_FACTORS = 6;

/** The largest first: "52 × 51 × 50", or with dots where there are many. */
function factors(first: number, last: number): string {
  const all = Array.from({ length: last - first + 1 }, (_, i) => last - i);
  if (all.length <= MOST_FACTORS) return all.join(" × ");
  return [...all.slice(0, 3), "…", first].join(" × ");
}
