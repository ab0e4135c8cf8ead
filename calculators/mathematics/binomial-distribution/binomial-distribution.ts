import { chanceRows, rowsAround } from "#calculators/shared/chance-rows";
import { isTooSmall, unlessTooSmall } from "#calculators/shared/p-values";
import { choice, count, defineCalculator, noAnswer, number, percent, table, text, typed } from "#engine";
import { type Decimal, decimal, sum } from "#numbers/decimal";
import { FRACTION, rational, readFraction, toDecimal } from "#numbers/rational";

const MOST = 1000;
const successes = { min: 0, max: MOST } as const;
const CELL = { upTo: 4 } as const;

export default defineCalculator({
  name: "Binomial distribution calculator",
  summary: "Probability of exactly, at most, at least or between so many successes in n trials, with a table.",

  inputs: {
    find: choice(
      "Number of successes",
      { exactly: "Exactly", at_most: "At most", at_least: "At least", between: "Between" },
      { default: "exactly" },
    ),
    k: count("Successes (k)", { ...successes, example: 6 }),
    from: count("From", { ...successes, example: 4 }),
    to: count("To", { ...successes, example: 6 }),
    n: count("Trials (n)", { min: 1, max: MOST, example: 10 }),
    p: typed("Probability of success (p)", {
      pattern: FRACTION,
      like: "a probability between 0 and 1, such as 0.25 or 1/6",
      maxLength: 20,
      example: "0.5",
      help: "In each single trial, from 0 to 1. For 35%, type 0.35.",
    }),
  },

  outputs: {
    probability: percent("Probability", { significant: 15 }),
    complement: percent("Probability of anything else", { significant: 15, optional: true }),
    mean: number("Mean (expected successes)"),
    deviation: number("Standard deviation"),
    variance: number("Variance"),
    most_likely: text("Most likely number of successes"),
    distribution: table(
      "Distribution",
      {
        successes: count("Successes"),
        exactly: percent("Exactly", CELL),
        at_most: percent("At most", CELL),
        at_least: percent("At least", CELL),
      },
      { chart: { kind: "bars", x: "successes", y: "exactly" } },
    ),
  },
  primary: "probability",
  formula: "P(k) = nCk × p^k × (1 - p)^(n - k); mean = n × p; variance = n × p × (1 - p)",

  check: ({ p }) => ({ p: faultOf(p) }),

  questions: {
    find: {
      exactly: {
        asks: ["k"],
        check: ({ k, n }) => ({ k: k > n && `must be at most ${n}, the number of trials` }),
        compute: ({ k, n, p }) => found(n, p, k, k),
        sentence: ({ k, n }, { probability }) =>
          `The probability of exactly ${k} successes in ${n} trials is ${probability}.`,
        working: ({ k, n, p }, { probability }, _, given) => [
          `Ways to choose the successes: ${n}! ÷ (${k}! × ${given.n - given.k}!)`,
          `P(${k}) = ${n}C${k} × ${p}^${k} × (1 - ${p})^${given.n - given.k} = ${probability}`,
        ],
      },
      at_most: {
        asks: ["k"],
        check: ({ k, n }) => ({ k: k > n && `must be at most ${n}, the number of trials` }),
        compute: ({ k, n, p }) => found(n, p, 0, k),
        sentence: ({ k, n }, { probability }) =>
          `The probability of at most ${k} successes in ${n} trials is ${probability}.`,
        working: ({ k }, { probability }) => [`Add P(0) to P(${k}): ${probability}`],
      },
      at_least: {
        asks: ["k"],
        check: ({ k, n }) => ({ k: k > n && `must be at most ${n}, the number of trials` }),
        compute: ({ k, n, p }) => found(n, p, k, n),
        sentence: ({ k, n }, { probability }) =>
          `The probability of at least ${k} successes in ${n} trials is ${probability}.`,
        working: ({ k, n }, { probability }) => [`Add P(${k}) to P(${n}): ${probability}`],
      },
      between: {
        asks: ["from", "to"],
        check: ({ from, to, n }) => ({
          from: from > to && "must not be larger than the other end",
          to: to > n && `must be at most ${n}, the number of trials`,
        }),
        compute: ({ from, to, n, p }) => found(n, p, from, to),
        sentence: ({ from, to, n }, { probability }) =>
          `The probability of ${from} to ${to} successes in ${n} trials is ${probability}.`,
        working: ({ from, to }, { probability }) => [`Add P(${from}) to P(${to}), both included: ${probability}`],
      },
    },
  },
});

function faultOf(written: string) {
  const { top, bottom } = readFraction(written);
  return (top <= 0n || top >= bottom) && "must be between 0 and 1, and neither of the two";
}

/** Of each number of successes from 0 to n. */
function chances(n: number, p: Decimal): readonly Decimal[] {
  const odds = p.div(decimal(1).minus(p));
  const all = [decimal(1).minus(p).pow(n)];
  for (let k = 0; k < n; k++)
    all.push(
      (all[k] ?? odds)
        .times(odds)
        .times(n - k)
        .div(k + 1),
    );
  return all;
}

function found(n: number, written: string, from: number, to: number) {
  const { top, bottom } = readFraction(written);
  const p = toDecimal(rational(top, bottom));
  const all = chances(n, p);
  const probability = sum(all.slice(from, to + 1));
  if (isTooSmall(probability)) return noAnswer("The probability is below 10^-30, as good as zero.");
  const mean = p.times(n);
  const variance = mean.times(decimal(1).minus(p));
  const rest = sum([...all.slice(0, from), ...all.slice(to + 1)]);
  return {
    probability: probability.times(100),
    complement: unlessTooSmall(rest)?.times(100),
    mean,
    variance,
    deviation: variance.sqrt(),
    most_likely: mostLikely(n, top, bottom),
    distribution: rowsOf(all, Number((BigInt(n) * top) / bottom)),
  };
}

/** From k - 1 to k the probability rises as long as k is below (n + 1) × p; where it is exactly that, both are as likely. */
function mostLikely(n: number, top: bigint, bottom: bigint): string {
  const turn = BigInt(n + 1) * top;
  const k = turn / bottom;
  return turn % bottom === 0n ? `${k - 1n} and ${k}` : `${k}`;
}

function rowsOf(all: readonly Decimal[], mean: number) {
  const [first, end] = rowsAround(mean, all.length);
  const rows = chanceRows(first, all.slice(first, end), sum(all.slice(0, first)), sum(all.slice(first)));
  return rows.map(({ number, ...row }) => ({ successes: number, ...row }));
}
