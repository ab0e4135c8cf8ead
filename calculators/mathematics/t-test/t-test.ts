import { ALPHA, beyond, TAILS, type Tailed, tailEnds, unlessTooSmall } from "#calculators/shared/p-values";
import { choice, count, defineCalculator, noAnswer, number, numbers, optionalStep, rows, step } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { studentPointAbove, studentTails } from "#numbers/student-tails";
import { pooled, type Sample, sampleOf, welch } from "./two-samples.ts";

const bounds = { min: -1e12, max: 1e12 } as const;
const LIST = { ...bounds, least: 2, most: 1000 } as const;
const DEVIATION = { min: 0, max: 1e12 } as const;
const SIZE = { min: 2, max: 1_000_000 } as const;

export default defineCalculator({
  name: "T-test calculator",
  summary:
    "One-sample, paired and two-sample t-test (Welch or pooled), from data or summaries: t, p-value and interval.",

  inputs: {
    of: choice(
      "Test",
      {
        two: "Two samples: values",
        two_summary: "Two samples: means and deviations",
        paired: "Paired samples: values",
        one: "One sample: values",
        one_summary: "One sample: mean and deviation",
      },
      { default: "two" },
    ),
    first: numbers("First sample", { ...LIST, example: "12.9, 13.5, 12.8, 15.6, 17.2, 19.2, 12.6, 15.3" }),
    second: numbers("Second sample", { ...LIST, example: "12.7, 13.6, 12.0, 15.2, 16.8, 20.0, 12.0, 15.9" }),
    pairs: rows(
      "Pairs",
      { first: { kind: "number", label: "First", ...bounds }, second: { kind: "number", label: "Second", ...bounds } },
      { least: 2, most: 500, example: "6.8:6.6; 2.4:6.5; 7.4:9.0; 8.5:10.3; 8.1:11.3; 6.1:8.1; 3.4:6.3; 2.0:11.6" },
    ),
    values: numbers("Values", { ...LIST, example: "65, 65, 70, 67, 66, 63, 63, 68, 72, 71" }),
    mean: number("Mean", { ...bounds, example: 5.2 }),
    deviation: number("Standard deviation", { ...DEVIATION, example: 1.2 }),
    n: count("Sample size", { ...SIZE, example: 15 }),
    second_mean: number("Second mean", { ...bounds, example: 4.1 }),
    second_deviation: number("Second standard deviation", { ...DEVIATION, example: 1.6 }),
    second_n: count("Second sample size", { ...SIZE, example: 18 }),
    variances: choice("Variances", { welch: "May differ (Welch)", pooled: "Equal (pooled)" }, { default: "welch" }),
    expected: number("Mean or difference to test against", { ...bounds, default: 0 }),
    tails: choice("Tails", TAILS, { default: "two" }),
    alpha: ALPHA,
  },

  outputs: {
    t: number("t"),
    p_value: number("p-value", { optional: true }),
    freedom: number("Degrees of freedom"),
    estimate: number("Mean or difference found"),
    lower: number("Confidence interval, from"),
    upper: number("Confidence interval, to"),
    margin: number("Margin of error"),
    effect: number("Effect size (Cohen's d)", { optional: true }),
    error: number("Standard error"),
    critical: number("Critical value of the interval"),
    mean: number("Mean", { optional: true }),
    deviation: number("Standard deviation", { optional: true }),
    second_mean: number("Second mean", { optional: true }),
    second_deviation: number("Second standard deviation", { optional: true }),
    tail_below: number("Tail below", { optional: true }),
    tail_above: number("Tail above", { optional: true }),
  },
  primary: "t",
  groups: {
    "The test": ["p_value", "t", "freedom"],
    "The difference": ["estimate", "lower", "upper", "margin", "effect"],
    "How it comes about": ["mean", "deviation", "second_mean", "second_deviation", "error", "critical"],
  },
  picture: { kind: "density", curve: "t", freedom: ["freedom"], below: "tail_below", above: "tail_above" },
  formula: "t = (difference - expected) ÷ standard error",

  questions: {
    of: {
      two: {
        asks: ["first", "second", "variances"],
        compute: ({ first, second, ...test }) => between(sampleOf(first), sampleOf(second), test),
      },
      two_summary: {
        asks: ["mean", "deviation", "n", "second_mean", "second_deviation", "second_n", "variances"],
        compute: ({ mean, deviation, n, second_mean, second_deviation, second_n, ...test }) =>
          between({ mean, deviation, n }, { mean: second_mean, deviation: second_deviation, n: second_n }, test),
      },
      paired: {
        asks: ["pairs"],
        compute: ({ pairs, ...test }) => alone(sampleOf(pairs.map(({ first, second }) => first.minus(second))), test),
      },
      one: {
        asks: ["values"],
        compute: ({ values, ...test }) => alone(sampleOf(values), test),
      },
      one_summary: {
        asks: ["mean", "deviation", "n"],
        compute: ({ mean, deviation, n, ...test }) => alone({ mean, deviation, n }, test),
      },
    },
  },
  by: {
    margin: "critical × error",
    lower: "estimate - margin",
    upper: "estimate + margin",
  },

  headline: (_, { p_value }) => ["p-value", p_value ? `${p_value}` : "less than 10^-30"],

  sentence: ({ alpha }, { p_value, t, freedom, lower, upper }, _, values) =>
    `t = ${t} with ${freedom} degrees of freedom, p ${p_value ? `= ${p_value}` : "< 10^-30"}. The result is ${p_value?.value.gt(values.alpha) ? "not " : ""}statistically significant at α = ${alpha}, and the interval runs from ${lower} to ${upper}.`,

  working: ({ expected }, { estimate, error, t, freedom, p_value, critical }, _, __, stepOf) => [
    step`Mean or difference found: ${estimate}`,
    step`Standard error: ${error}`,
    step`t = (${estimate} - ${expected}) ÷ ${error} = ${t}`,
    step`Degrees of freedom: ${freedom}`,
    optionalStep`p-value, from the t distribution: ${p_value}`,
    step`Critical value of the interval, from the t distribution: ${critical}`,
    stepOf("margin"),
    stepOf("lower"),
    stepOf("upper"),
  ],

  notes: ({ alpha }, _, show, values) => [
    `The confidence interval is two-sided, with ${show("percent", decimal(1).minus(values.alpha).times(100))} confidence: 1 - ${alpha}.`,
  ],
});

type Test = { readonly expected: Decimal; readonly tails: Tailed; readonly alpha: Decimal };

function alone(sample: Sample, test: Test) {
  const { mean, deviation, n } = sample;
  const error = deviation.div(decimal(n).sqrt());
  return tested({ difference: mean, error, freedom: decimal(n - 1), spread: deviation }, test, { mean, deviation });
}

function between(one: Sample, two: Sample, { variances, ...test }: Test & { readonly variances: "welch" | "pooled" }) {
  const compared = variances === "welch" ? welch(one, two) : pooled(one, two);
  const { mean, deviation } = one;
  return tested(compared, test, { mean, deviation, second_mean: two.mean, second_deviation: two.deviation });
}

function tested<S>({ difference, error, freedom, spread }: ReturnType<typeof pooled>, test: Test, samples: S) {
  if (error.isZero()) return noAnswer("All values are the same, so there is no spread to test against.");
  const far = difference.minus(test.expected);
  const t = far.div(error);
  const tails = studentTails(t, freedom);
  return {
    ...samples,
    ...{ t, freedom, error, estimate: difference, effect: far.div(spread) },
    p_value: unlessTooSmall(beyond(tails, test.tails)),
    critical: studentPointAbove(test.alpha.div(2), freedom),
    ...tailEnds(t, test.tails, true, tails),
  };
}
