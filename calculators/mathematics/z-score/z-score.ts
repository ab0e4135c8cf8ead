import { choice, defineCalculator, number, optionalStep } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { normalAbove, normalBelow, normalBetween, normalPointBelow } from "#numbers/normal";

const bounds = { min: -1e12, max: 1e12 } as const;
/** Beyond it lies one part in 10^23, and a share has more zeros than anyone reads. */
const FARTHEST = 10;

export default defineCalculator({
  name: "Z-score calculator",
  summary: "Find the z-score, percentile and probabilities of a value in a normal distribution, or the value.",

  inputs: {
    find: choice(
      "Find",
      {
        score: "z-score and percentile of a value",
        value: "Value at a z-score",
        percentile: "Value at a percentile",
        between: "Probability between two values",
      },
      { default: "score" },
    ),
    value: number("Value", { ...bounds, example: 120 }),
    z: number("z-score", { min: -1e6, max: 1e6, example: 1.96 }),
    percentile: number("Percentile", {
      min: 0.0001,
      max: 99.9999,
      example: 90,
      help: "The percentage that lies below.",
    }),
    from: number("From", { ...bounds, example: 85 }),
    to: number("To", { ...bounds, example: 115 }),
    mean: number("Mean", { ...bounds, default: 0, begins: 100 }),
    deviation: number("Standard deviation", { min: 1e-6, max: 1e12, default: 1, begins: 15 }),
  },

  outputs: {
    z: number("z-score", { optional: true }),
    percentile: number("Percentile", { optional: true }),
    value: number("Value", { optional: true }),
    between: number("Probability between", { optional: true }),
    below: number("Probability below", { optional: true }),
    above: number("Probability above", { optional: true }),
    within: number("Probability within ±z", { optional: true }),
    outside: number("Probability outside ±z", { optional: true }),
    from_z: number("z-score, from", { optional: true }),
    to_z: number("z-score, to", { optional: true }),
  },
  groups: {
    "The value": ["z", "percentile", "value", "from_z", "to_z"],
    Probabilities: ["between", "below", "above", "within", "outside"],
  },
  picture: { kind: "bell", mean: "mean", deviation: "deviation", from: ["from"], to: ["to", "value"] },

  questions: {
    find: {
      score: {
        asks: ["value"],
        primary: "z",
        compute: ({ value, ...given }) => around(standardized(value, given)),
        by: { z: "(value - mean) ÷ deviation", percentile: "100 × below" },
        working: (_, { z, below, within }, __, ___, stepOf) => [
          stepOf("z"),
          optionalStep`Probability below, from the normal distribution: Φ(${z}) = ${below}`,
          stepOf("percentile"),
          optionalStep`Probability within ±z: ${within}`,
        ],
        sentence: ({ value }, { z, percentile }) =>
          percentile
            ? `${value} has a z-score of ${z}: about ${percentile}% of a normal distribution lies below it.`
            : `${value} has a z-score of ${z}, far out in the tail of a normal distribution.`,
      },
      value: {
        asks: ["z"],
        primary: "value",
        compute: ({ z }) => around(z),
        by: { value: "mean + z × deviation", percentile: "100 × below" },
        working: ({ z }, { below }, _, __, stepOf) => [
          stepOf("value"),
          optionalStep`Probability below, from the normal distribution: Φ(${z}) = ${below}`,
          stepOf("percentile"),
        ],
        sentence: ({ z }, { value }) => `A z-score of ${z} is at the value ${value}.`,
      },
      percentile: {
        asks: ["percentile"],
        primary: "value",
        compute: ({ percentile }) => ({ z: normalPointBelow(percentile.div(100)) }),
        by: {
          value: "mean + z × deviation",
          below: "percentile ÷ 100",
          above: "1 - percentile ÷ 100",
          within: "abs(2 × percentile ÷ 100 - 1)",
          outside: "1 - abs(2 × percentile ÷ 100 - 1)",
        },
        working: ({ percentile }, { z }, _, __, stepOf) => [
          stepOf("below"),
          optionalStep`z-score with ${percentile}% below it, from the normal distribution: ${z}`,
          stepOf("value"),
        ],
        sentence: ({ percentile }, { value }) => `${percentile}% of a normal distribution lies below ${value}.`,
      },
      between: {
        asks: ["from", "to"],
        primary: "between",
        check: ({ from, to }) => ({ to: to.lte(from) && "must be above the lower value" }),
        refuses: (given) =>
          [given.from, given.to].some((end) => !isNear(standardized(end, given))) &&
          `Enter values within ${FARTHEST} standard deviations of the mean. For all values below or above one, find its z-score.`,
        compute({ from, to, ...given }) {
          const [low, high] = [standardized(from, given), standardized(to, given)];
          return { between: normalBetween(low, high), below: normalBelow(low), above: normalAbove(high) };
        },
        by: { from_z: "(from - mean) ÷ deviation", to_z: "(to - mean) ÷ deviation" },
        working: (_, { from_z, to_z, between }, __, ___, stepOf) => [
          stepOf("from_z"),
          stepOf("to_z"),
          optionalStep`Probability between: Φ(${to_z}) - Φ(${from_z}) = ${between}`,
        ],
        sentence: ({ from, to }, { between }) =>
          `The probability that a value lies between ${from} and ${to} is ${between}.`,
      },
    },
  },
  formula: "z = (x − μ) ÷ σ; percentile = 100 × Φ(z)",

  notes: (_, { below, above }) => [
    !(below && above) &&
      `No probability is shown more than ${FARTHEST} standard deviations from the mean. Less than 1 in 10^23 lies out there.`,
  ],
});

type Normal = { readonly mean: Decimal; readonly deviation: Decimal };

const standardized = (value: Decimal, { mean, deviation }: Normal): Decimal => value.minus(mean).div(deviation);
const isNear = (z: Decimal): boolean => z.abs().lte(FARTHEST);

/** The shares on either side of z, and of both tails together. */
function around(z: Decimal) {
  if (!isNear(z)) return { z };
  const outside = normalAbove(z.abs()).times(2);
  return { z, below: normalBelow(z), above: normalAbove(z), within: decimal(1).minus(outside), outside };
}
