import type { Given, Opinion } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";
import { power } from "#calculators/second/ratio";

/** Pascal's triangle: each number is the sum of the two above it. */
function choose(n: number, r: number): bigint {
  let row = [1n];
  for (let i = 0; i < n; i++) row = [1n, ...row.map((left, place) => left + (row[place + 1] ?? 0n))];
  return row[r] ?? 0n;
}

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));

/** Kind after kind takes its places among those that are left. */
function placed(kinds: readonly number[]): bigint {
  let [left, ways] = [kinds.reduce((sum, kind) => sum + kind, 0), 1n];
  for (const kind of kinds) {
    ways *= choose(left, kind);
    left -= kind;
  }
  return ways;
}

function counted(given: Given): bigint | undefined {
  const [n, r] = [Number(given.n), Number(given.r)];
  switch (given.find) {
    case "combinations":
      return r > n ? undefined : choose(n, r);
    case "permutations":
      return r > n ? undefined : choose(n, r) * factorial(r);
    case "combinations_repeated":
      return choose(n + r - 1, r);
    case "permutations_repeated":
      return power(n, r).top;
    case "circle":
      return factorial(n) / BigInt(n);
    default:
      return arranged((given.alike ?? "").split(/,\s*/).map(Number));
  }
}

const arranged = (kinds: readonly number[]): bigint | undefined =>
  kinds.every(Number.isInteger) && kinds.reduce((sum, kind) => sum + kind, 0) <= 100 ? placed(kinds) : undefined;

const permutationsCombinations: Opinion = (given) => {
  const ways = counted(given);
  if (ways === undefined) return undefined;
  const digits = String(ways);
  const mantissa = fixed({ top: ways, bottom: 10n ** BigInt(digits.length - 1) }, 5);
  const [figure, power] = mantissa === "10.00000" ? ["1.00000", digits.length] : [mantissa, digits.length - 1];
  return {
    ways: digits.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ","),
    rounded: digits.length > 15 ? `${figure} × 10^${power}` : undefined,
  };
};

/** Chance seldom makes whole numbers that add up to a hundred or less. */
export const met: readonly Given[] = [
  ...["4, 4, 2, 1", "3, 2, 2", "100", "1", "50, 50", "2, 2, 96"].map((alike) => ({ find: "alike", alike })),
  ...["52", "1", "100"].map((n) => ({ find: "circle", n })),
  ...["52", "1", "100"].map((n) => ({ find: "permutations", n, r: n })),
];

export default permutationsCombinations;
