import { choice, count, defineCalculator, number, numbers, percent } from "#engine";
import { type Decimal, decimal, sum } from "#numbers/decimal";

const value = { min: -1e15, max: 1e15 } as const;
const RATE = { significant: 6, optional: true } as const;

export default defineCalculator({
  name: "Percent error calculator",
  summary: "Absolute, relative and percentage error of a measurement or of the mean of readings, and its uncertainty.",

  inputs: {
    of: choice(
      "I have",
      {
        one: "One measured value",
        readings: "Several readings",
        uncertainty: "A value with ± uncertainty",
      },
      { default: "one" },
    ),
    measured: number("Measured value", { ...value, example: 63 }),
    readings: numbers("Readings", { ...value, least: 2, most: 200, example: "283.3, 284.1, 283.9, 284, 284.1" }),
    true_value: number("True value", { ...value, example: 62, help: "The accepted, exact or expected one." }),
    uncertainty: number("Uncertainty (±)", { min: 0, max: 1e15, example: 0.4 }),
  },

  outputs: {
    percent_error: percent("Percent error", RATE),
    percent_uncertainty: percent("Percent uncertainty", RATE),
    signed: percent("With its sign", RATE),
    absolute: number("Absolute error", { optional: true }),
    relative: number("Relative error", { optional: true }),
    mean: number("Mean of the readings", { optional: true }),
    deviation: number("Standard deviation of the readings", { optional: true }),
    spread: percent("The same in percent of the mean", RATE),
    count: count("Readings", { optional: true }),
    least: number("Lowest value", { optional: true }),
    most: number("Highest value", { optional: true }),
  },
  primary: ({ of }) => (of === "uncertainty" ? "percent_uncertainty" : "percent_error"),
  groups: {
    "The error": ["percent_error", "percent_uncertainty", "signed", "absolute", "relative"],
    "The readings": ["mean", "deviation", "spread", "count"],
    "The range": ["least", "most"],
  },
  formula: "percent error = |measured - true| ÷ |true| × 100; percent uncertainty = uncertainty ÷ |measured| × 100",

  questions: {
    of: {
      one: {
        asks: ["measured", "true_value"],
        refuses: hasNoError,
        by: {
          absolute: "abs(measured - true_value)",
          relative: "absolute ÷ abs(true_value)",
          percent_error: "relative",
          signed: "(measured - true_value) ÷ abs(true_value)",
        },
        sentence: ({ measured, true_value }, { percent_error, absolute }) =>
          `${measured} is off by ${absolute} from ${true_value}, an error of ${percent_error}.`,
      },
      readings: {
        asks: ["readings", "true_value"],
        refuses: hasNoError,
        by: {
          absolute: "abs(mean - true_value)",
          relative: "absolute ÷ abs(true_value)",
          percent_error: "relative",
          signed: "(mean - true_value) ÷ abs(true_value)",
        },
        compute({ readings }) {
          const mean = sum(readings).div(readings.length);
          const deviation = spreadOf(readings);
          const spread = mean.isZero() ? null : deviation.div(mean.abs()).times(100);
          return { mean, deviation, spread, count: readings.length };
        },
        sentence: ({ true_value }, { mean, percent_error, deviation }) =>
          `The mean of the readings is ${mean}, an error of ${percent_error} from ${true_value}. The readings have a standard deviation of ${deviation}.`,
        working: (_, { mean, deviation }, __, ___, stepOf) => [
          `Mean of the readings: ${mean}`,
          stepOf("absolute"),
          stepOf("relative"),
          stepOf("percent_error"),
          `Standard deviation, from the squares of the distances to the mean, divided by the readings less one: ${deviation}`,
        ],
      },
      uncertainty: {
        asks: ["measured", "uncertainty"],
        refuses: ({ measured }) =>
          measured.isZero() && "Enter a measured value other than 0: nothing is a percentage of 0.",
        by: {
          percent_uncertainty: "uncertainty ÷ abs(measured)",
          least: "measured - uncertainty",
          most: "measured + uncertainty",
        },
        sentence: ({ measured, uncertainty }, { percent_uncertainty, least, most }) =>
          `${measured} ± ${uncertainty} is an uncertainty of ${percent_uncertainty}: the true value is probably from ${least} to ${most}.`,
      },
    },
  },
});

function hasNoError({ true_value }: { readonly true_value: Decimal }) {
  return true_value.isZero() && "Enter a true value other than 0: an error has no percentage of 0.";
}

/** Of a sample. The squares are taken of whole multiples, so that equal readings have a deviation of exactly zero. */
function spreadOf(readings: readonly Decimal[]): Decimal {
  const [n, total] = [readings.length, sum(readings)];
  const squares = sum(readings.map((reading) => reading.times(n).minus(total).pow(2)));
  return squares
    .div(
      decimal(n)
        .pow(2)
        .times(n - 1),
    )
    .sqrt();
}
