import { chanceRows, rowsAround } from "#calculators/shared/chance-rows";
import { isTooSmall } from "#calculators/shared/p-values";
import {
  choice,
  count,
  defineCalculator,
  noAnswer,
  number,
  percent,
  type Shown,
  step,
  table,
  text,
  typed,
} from "#engine";
import type { Decimal } from "#numbers/decimal";
import { FRACTION, toDecimal } from "#numbers/rational";
import { chanceIn, meanOf, mostLikely, weightsOf } from "./event-chances.ts";

const events = { min: 0, max: 2000 } as const;
const CELL = { upTo: 4 } as const;
const MOST = 1000;

export default defineCalculator({
  name: "Poisson distribution calculator",
  summary: "Probability of exactly, at most, at least or between so many events at a known average rate, with a table.",

  inputs: {
    find: choice(
      "Number of events",
      { exactly: "Exactly", at_most: "At most", at_least: "At least", between: "Between" },
      { default: "exactly" },
    ),
    k: count("Events (k)", { ...events, unit: "events", example: 4 }),
    from: count("From", { ...events, example: 2 }),
    to: count("To", { ...events, unit: "events", example: 5 }),
    rate: number("Average number of events (λ)", {
      min: 1e-6,
      max: MOST,
      example: 6,
      help: "In one hour, day, page or whatever you count in.",
    }),
    length: typed("How many of these hours, days or pages", {
      pattern: FRACTION,
      like: "a number above 0, such as 2 or 1/4",
      maxLength: 20,
      default: "1",
      help: "15 minutes at a rate per hour are 1/4.",
    }),
  },

  outputs: {
    probability: percent("Probability", { significant: 15 }),
    complement: percent("Probability of anything else", { significant: 15, optional: true }),
    mean: number("Mean (expected events)"),
    deviation: number("Standard deviation"),
    variance: number("Variance"),
    most_likely: text("Most likely number of events"),
    distribution: table(
      "Distribution",
      {
        events: count("Events"),
        exactly: percent("Exactly", CELL),
        at_most: percent("At most", CELL),
        at_least: percent("At least", CELL),
      },
      { chart: { kind: "bars", x: "events", y: "exactly" } },
    ),
  },
  primary: "probability",
  formula: "P(k) = λ^k × e^(-λ) ÷ k!; mean = variance = λ",

  check: ({ rate, length }) => {
    const mean = meanOf(rate, length);
    return {
      length:
        (mean.top <= 0n && "must be above 0") ||
        (mean.top > BigInt(MOST) * mean.bottom && "must not make the mean larger than 1,000"),
    };
  },

  questions: {
    find: {
      exactly: {
        asks: ["k"],
        compute: ({ k, rate, length }) => found(rate, length, k, k),
        sentence: ({ k }, { probability, mean }) =>
          `At an average of ${mean}, the probability of exactly ${k} is ${probability}.`,
        working: (given, { mean, probability }, _, { k }) => [
          ...meanSteps(given, mean),
          step`P(${k}): ${mean}^${k} × e^(-${mean}) ÷ ${k}! gives ${probability}`,
        ],
      },
      at_most: {
        asks: ["k"],
        compute: ({ k, rate, length }) => found(rate, length, 0, k),
        sentence: ({ k }, { probability, mean }) =>
          `At an average of ${mean}, the probability of at most ${k} is ${probability}.`,
        working: (given, { mean, probability }, _, { k }) => [
          ...meanSteps(given, mean),
          k === 0 ? step`P(0): ${probability}` : step`Add P(0) to P(${k}): ${probability}`,
        ],
      },
      at_least: {
        asks: ["k"],
        compute: ({ k, rate, length }) => found(rate, length, k),
        sentence: ({ k }, { probability, mean }) =>
          `At an average of ${mean}, the probability of at least ${k} is ${probability}.`,
        working: (given, { mean, probability }, _, { k }) => [
          ...meanSteps(given, mean),
          step`Add P(${k}), P(${k + 1}) and so on: ${probability}`,
        ],
      },
      between: {
        asks: ["from", "to"],
        check: ({ from, to }) => ({ from: from > to && "must not be larger than the other end" }),
        compute: ({ from, to, rate, length }) => found(rate, length, from, to),
        sentence: ({ from, to }, { probability, mean }) =>
          `At an average of ${mean}, the probability of ${from} to ${to} is ${probability}.`,
        working: (given, { mean, probability }, _, { from, to }) => [
          ...meanSteps(given, mean),
          step`Add P(${from}) to P(${to}), both included: ${probability}`,
        ],
      },
    },
  },
});

function found(rate: Decimal, length: string, from: number, to = Number.POSITIVE_INFINITY) {
  const exact = meanOf(rate, length);
  const weights = weightsOf(exact);
  const chance = chanceIn(weights);
  const probability = chance(from, to);
  if (isTooSmall(probability)) return noAnswer("The probability is below 10^-30, as good as zero.");
  const rest = chance(0, from - 1).plus(chance(to + 1));
  const isAll = from === 0 && to === Number.POSITIVE_INFINITY;
  const [first, end] = rowsAround(Number(exact.top / exact.bottom), weights.length);
  const shown = Array.from({ length: end - first }, (_, i) => chance(first + i, first + i));
  const mean = toDecimal(exact);
  return {
    probability: probability.times(100),
    complement: isTooSmall(rest) && !isAll ? null : rest.times(100),
    mean,
    deviation: mean.sqrt(),
    variance: mean,
    most_likely: mostLikely(exact),
    distribution: chanceRows(first, shown, chance(0, first - 1), chance(first)).map(({ number, ...row }) => ({
      events: number,
      ...row,
    })),
  };
}

const meanSteps = (
  { rate, length }: { readonly rate: Shown<Decimal>; readonly length: string },
  mean: Shown<Decimal>,
) => (length === "1" ? [] : [step`Mean: ${rate} × ${length} = ${mean}`]);
