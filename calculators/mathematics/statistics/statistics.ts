import {
  choice,
  count,
  defineCalculator,
  enclosed,
  list,
  number,
  numbers,
  optionalStep,
  percent,
  type Shown,
  step,
  table,
} from "#engine";
import type { Decimal } from "#math/decimal";
import { shapeOf } from "#math/distribution-shape";
import {
  frequencies,
  geometricMean,
  harmonicMean,
  inOrder,
  median,
  modes,
  moments,
  percentile,
} from "#math/statistics";
import { intervalOf } from "./confidence-interval.ts";
import { AS_GIVEN, QUARTILE_METHODS, quartileSteps, SPREAD, spreadOf } from "./quartiles-and-outliers.ts";

/** More values than these are not written out in the working. */
const FEW = 12;

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
    quartile_method: choice("Quartile method", QUARTILE_METHODS, {
      default: "inclusive",
      help: "Not sure? Keep the first.",
    }),
    percentile: percent("Percentile", {
      min: 0,
      max: 100,
      default: 90,
      more: true,
      help: "At 90%, about 90% of your values are below the result.",
    }),
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
    percentile_value: number("Value at your percentile", { optional: true }),
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
  primary: "mean",
  picture: {
    kind: "spread",
    of: "values",
    quartiles: ["lower_quartile", "upper_quartile"],
    median: "median",
    outliers: "outliers",
  },
  formula: "mean = Σx ÷ n; s = √(Σ(x − mean)² ÷ (n − 1)) for a sample, ÷ n for a population",

  compute({ values, quartile_method, percentile: percent, confidence }) {
    const sorted = inOrder(values);
    const counted = frequencies(sorted);
    const found = moments(values);
    return {
      mean: found.mean,
      median: median(sorted),
      modes: modes(counted),
      sample_deviation: found.sampleVariance?.sqrt() ?? null,
      population_deviation: found.populationVariance.sqrt(),
      sample_variance: found.sampleVariance,
      population_variance: found.populationVariance,
      ...intervalOf(found, values.length, confidence),
      count: values.length,
      sum: found.sum,
      sum_of_squares: found.squares,
      ...spreadOf(sorted, quartile_method),
      percentile_value: percentile(sorted, percent, quartile_method),
      ...shapeOf(values),
      geometric_mean: geometricMean(values),
      harmonic_mean: harmonicMean(values),
      frequencies: () => counted,
    };
  },

  sentence({ values }, { count, mean, median, sample_deviation }) {
    if (!sample_deviation) return `The only value, ${values}, is both mean and median.`;
    return `The mean of ${count} values is ${mean}, the median ${median} and the sample standard deviation ${sample_deviation}.`;
  },

  working({ values, quartile_method, confidence }, found, show) {
    const { count: n, sum, mean, sum_of_squares: squares } = found;
    const sorted = inOrder(values.value);
    const isShort = sorted.length <= FEW;
    const added = values.value.map((value) => (value.lt(0) ? `(${value})` : `${value}`)).join(" + ");
    return [
      step`Sum: ${isShort ? added : "Σx"} = ${sum}`,
      step`Mean: ${sum} ÷ ${n} = ${mean}`,
      isShort && `In order: ${sorted.join(", ")}`,
      middle(sorted, found.median, (value) => show("number", value)),
      step`Sum of squares: Σ(x - ${enclosed(mean)})² = ${squares}`,
      step`Population variance: ${squares} ÷ ${n} = ${found.population_variance}`,
      step`Population standard deviation: √${found.population_variance} = ${found.population_deviation}`,
      optionalStep`Sample variance: ${squares} ÷ (${n} - 1) = ${found.sample_variance}`,
      optionalStep`Sample standard deviation: √${found.sample_variance} = ${found.sample_deviation}`,
      optionalStep`Standard error of the mean: ${found.sample_deviation} ÷ √${n} = ${found.standard_error}`,
      optionalStep`Margin of error at ${confidence}: ${found.critical_t} × ${found.standard_error} = ${found.margin_of_error}`,
      ...quartileSteps(quartile_method, sorted.length, found, show),
    ];
  },

  notes: (_, { count, lower_quartile }) => [
    count.value === 1 && "Enter at least two values to get a sample standard deviation.",
    !lower_quartile && "Exclusive quartiles need at least three values, and the median of halves at least two.",
  ],
});

type Figure = Shown<Decimal>;

function middle(sorted: readonly Decimal[], median: Figure, show: (value: Decimal) => Figure): string {
  const half = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return step`Median: value ${half + 1} of ${sorted.length} in order, ${median}`;
  const [below = median, above = median] = sorted.slice(half - 1, half + 1).map(show);
  return step`Median: (${below} + ${enclosed(above)}) ÷ 2 = ${median}`;
}
