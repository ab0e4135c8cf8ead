import { count, defineCalculator, enclosed, list, number, numbers, optionalStep, percent, step, table } from "#engine";
import { frequencies, geometricMean, harmonicMean, inOrder, median, modes, sumsOf } from "#numbers/statistics";
import { studentWithin } from "#numbers/student";
import { shapeOf } from "./distribution-shape.ts";
import { AS_GIVEN, IN_QUARTERS, placesOf, SPREAD, SPREAD_BY, spreadOf } from "./quartiles-and-outliers.ts";
import { orderSteps, sumStep } from "./sum-and-order.ts";

const DEVIATIONS = [
  "population_variance",
  "population_deviation",
  "sample_variance",
  "sample_deviation",
  "standard_error",
  "margin_of_error",
] as const;
const FENCES = ["interquartile_range", "lower_fence", "upper_fence"] as const;

export default defineCalculator({
  name: "Statistics calculator",
  summary: "Mean, median, mode, standard deviation, quartiles, percentiles and outliers of a list of numbers.",

  inputs: {
    values: numbers("Values", {
      min: -1e15,
      max: 1e15,
      least: 1,
      most: 2000,
      example: "2, 4, 4, 4, 5, 5, 7, 9",
      help: "As text: separated by commas, spaces or new lines, with a point for decimals.",
    }),
    ...IN_QUARTERS,
    confidence: percent("Confidence level", { min: 50, max: 99.99, default: 95, more: true }),
  },

  outputs: {
    mean: number("Mean"),
    median: number("Median"),
    modes: list("Modes", number("Mode", AS_GIVEN)),
    sample_deviation: number("Sample standard deviation", { optional: true }),
    population_deviation: number("Population standard deviation"),
    sample_variance: number("Sample variance", { optional: true }),
    population_variance: number("Population variance"),
    standard_error: number("Standard error of the mean", { optional: true }),
    confidence_from: number("Confidence interval, from", { optional: true }),
    confidence_to: number("Confidence interval, to", { optional: true }),
    margin_of_error: number("Margin of error", { optional: true }),
    critical_t: number("t for the confidence level", { optional: true }),
    count: count("Count"),
    sum: number("Sum"),
    sum_of_squares: number("Sum of squares"),
    ...SPREAD,
    skewness: number("Skewness", { optional: true }),
    kurtosis: number("Excess kurtosis", { optional: true }),
    geometric_mean: number("Geometric mean", { optional: true }),
    harmonic_mean: number("Harmonic mean", { optional: true }),
    frequencies: table(
      "Frequency table",
      { value: number("Value", AS_GIVEN), times: count("Frequency") },
      { page: true },
    ),
  },
  picture: {
    kind: "spread",
    of: "values",
    quartiles: ["lower_quartile", "upper_quartile"],
    median: "median",
    outliers: "outliers",
  },
  groups: {
    Average: ["mean", "median", "modes", "geometric_mean", "harmonic_mean"],
    Spread: [
      "sample_deviation",
      "population_deviation",
      "sample_variance",
      "population_variance",
      "range",
      "interquartile_range",
    ],
    "Confidence interval": ["confidence_from", "confidence_to", "margin_of_error", "standard_error", "critical_t"],
    Positions: [
      "minimum",
      "lower_quartile",
      "upper_quartile",
      "maximum",
      "percentile_value",
      "lower_fence",
      "upper_fence",
      "outliers",
    ],
    "Count and sums": ["count", "sum", "sum_of_squares"],
    Shape: ["skewness", "kurtosis"],
  },
  formula: "mean = Σx ÷ n; s = √(Σ(x − mean)² ÷ (n − 1)) for a sample, ÷ n for a population",

  between: {
    in_order: list("Values in order", number("Value", AS_GIVEN)),
    sampled: count("Count of two or more values", { optional: true }),
  },
  by: {
    mean: "sum ÷ count",
    population_variance: "sum_of_squares ÷ count",
    population_deviation: "√population_variance",
    sample_variance: "sum_of_squares ÷ (sampled - 1)",
    sample_deviation: "√sample_variance",
    standard_error: "sample_deviation ÷ √count",
    margin_of_error: "critical_t × standard_error",
    confidence_from: "mean - margin_of_error",
    confidence_to: "mean + margin_of_error",
    ...SPREAD_BY,
  },

  compute({ values, confidence, ...given }) {
    const in_order = inOrder(values);
    const counted = frequencies(in_order);
    const { sum, squares } = sumsOf(values);
    return {
      in_order,
      sampled: values.length > 1 ? values.length : null,
      count: values.length,
      sum,
      sum_of_squares: squares,
      median: median(in_order),
      modes: modes(counted),
      critical_t: values.length > 1 ? studentWithin(confidence.div(100), values.length - 1) : null,
      ...spreadOf(in_order, given),
      ...shapeOf(values),
      geometric_mean: geometricMean(values),
      harmonic_mean: harmonicMean(values),
      frequencies: () => counted,
    };
  },

  after: ({ in_order, lower_fence, upper_fence }) => ({
    outliers: in_order.filter((value) => lower_fence?.gt(value) || upper_fence?.lt(value)),
  }),

  sentence({ values }, { count, mean, median, sample_deviation }) {
    if (!sample_deviation) return `The only value, ${values}, is both mean and median.`;
    return `The mean of ${count} values is ${mean}, the median ${median} and the sample standard deviation ${sample_deviation}.`;
  },

  working({ values, quartile_method }, found, show, _, stepOf) {
    const { sum, mean, in_order, median, lower_quartile, upper_quartile } = found;
    return [
      sumStep(values.value, sum, show),
      stepOf("mean"),
      ...orderSteps(in_order.value, median, show),
      step`Sum of squares: Σ(x - ${enclosed(mean)})² = ${found.sum_of_squares}`,
      ...DEVIATIONS.map((name) => stepOf(name)),
      optionalStep`Quartiles: ${lower_quartile} and ${upper_quartile}, ${placesOf(quartile_method, values.value.length, show)}`,
      ...FENCES.map((name) => stepOf(name)),
    ];
  },

  notes: (_, { count, lower_quartile }) => [
    count.value === 1 && "Enter at least two values to get a sample standard deviation.",
    !lower_quartile && "Exclusive quartiles need at least three values, and the median of halves at least two.",
  ],
});
