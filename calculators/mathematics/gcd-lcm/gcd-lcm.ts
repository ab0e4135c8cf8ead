import { count, defineCalculator, group, noAnswer, numbers, type Show, step } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { gcd, lcm, magnitude } from "#numbers/integers";
import { inWholes } from "#numbers/rational";

/** More numbers than these, or longer divisions, are not written out in the working. */
const FEW = 10;

export default defineCalculator({
  name: "GCD and LCM calculator",
  summary:
    "The largest number that divides all of your numbers (GCD, GCF or HCF), and their least common multiple (LCM).",

  inputs: {
    numbers: numbers("Numbers", {
      min: -1e30,
      max: 1e30,
      least: 2,
      most: 50,
      example: "24, 42, 30",
      help: "Whole numbers only.",
    }),
  },

  outputs: { gcd: count("Greatest common divisor"), lcm: count("Least common multiple") },
  primary: "gcd",
  formula: "gcd(a, b) = gcd(b, a mod b) until b = 0; lcm(a, b) = a × b ÷ gcd(a, b)",

  check: ({ numbers }) => (numbers.every((each) => each.isInteger()) ? {} : { numbers: "must be whole numbers" }),

  compute({ numbers }) {
    const sizes = distinct(numbers);
    const divisor = sizes.reduce(gcd, 0n);
    if (divisor === 0n)
      return noAnswer("Enter at least one number other than 0: zeros alone have no greatest common divisor.");
    return { gcd: divisor, lcm: sizes.reduce(lcm) };
  },

  sentence: ({ numbers }, { gcd, lcm }) =>
    `The greatest common divisor of ${`${numbers}`.replace(/[,;] (?=[^,;]*$)/, " and ")} is ${gcd}, and the least common multiple is ${lcm}.`,

  working({ numbers }, found, { notation }) {
    const sizes = distinct(numbers.value);
    const positive = sizes.filter((size) => size > 0n);
    const hasZero = positive.length < sizes.length;
    const isShort = sizes.length <= FEW;
    return [
      hasZero && "Zero: every number divides 0, and the only multiple of 0 is 0",
      ...(isShort ? running(positive, gcd).map(([a, b]) => euclid(a, b, notation)) : []),
      step`Greatest common divisor: ${found.gcd}`,
      ...(isShort && !hasZero ? running(positive, lcm).map(([a, b]) => multiple(a, b, notation)) : []),
      step`Least common multiple: ${found.lcm}`,
    ];
  },
});

/** Neither a sign nor a repetition changes a divisor or a multiple. */
const distinct = (numbers: readonly Decimal[]): readonly bigint[] => [
  ...new Set(inWholes(numbers).wholes.map(magnitude)),
];

/** What is joined with what, from the first number on: 24 and 42, their divisor 6 and 30. */
function running(numbers: readonly bigint[], join: (a: bigint, b: bigint) => bigint): readonly [bigint, bigint][] {
  const joined = numbers.map((_, i) => numbers.slice(0, i + 1).reduce(join));
  return numbers.slice(1).map((number, i) => [joined[i] ?? number, number]);
}

/** "GCD of 784 and 600: 784 = 1 × 600 + 184, 600 = 3 × 184 + 48, … so it is 8" */
function euclid(one: bigint, other: bigint, notation: Show["notation"]): string {
  const plain = (whole: bigint) => group(`${whole}`, notation);
  const divisions: string[] = [];
  let [a, b] = one > other ? [one, other] : [other, one];
  const label = `GCD of ${plain(a)} and ${plain(b)}`;
  while (b > 0n) {
    divisions.push(`${plain(a)} = ${plain(a / b)} × ${plain(b)} + ${plain(a % b)}`);
    [a, b] = [b, a % b];
  }
  const shown = divisions.length > FEW ? `${divisions.length} divisions` : divisions.join(", ");
  return `${label}: ${shown}, so it is ${plain(a)}`;
}

function multiple(a: bigint, b: bigint, notation: Show["notation"]): string {
  const [one, other, divisor, least] = [a, b, gcd(a, b), lcm(a, b)].map((whole) => group(`${whole}`, notation));
  return `LCM of ${one} and ${other}: ${one} × ${other} ÷ ${divisor} = ${least}`;
}
