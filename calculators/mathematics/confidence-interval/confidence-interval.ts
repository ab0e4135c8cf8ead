import { choice, count, defineCalculator, number, numbers, percent } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { normalPointAbove } from "#numbers/normal";
import { subtract } from "#numbers/round";
import { sumsOf } from "#numbers/statistics";
import { studentWithin } from "#numbers/student";

const bounds = { min: -1e12, max: 1e12 } as const;
/** Above so many values, t and z agree in four digits, and t takes long. */
const MOST_FOR_T = 2000;
const FEW = 10;

/** The estimate, give or take the margin. */
const AROUND = { margin: "critical × error", lower: "center - margin", upper: "center + margin" } as const;
const OF_MEAN = { error: ["Standard error", "deviation ÷ √n"], ...AROUND } as const;

export default defineCalculator({
  name: "Confidence interval calculator",
  summary: "Confidence interval and margin of error of a mean or a proportion, with t, z or Wilson's method.",

  inputs: {
    of: choice(
      "Confidence interval for",
      {
        sample: "A mean: standard deviation of the sample (t)",
        known: "A mean: known population deviation (z)",
        data: "A mean, from a list of values (t)",
        proportion: "A proportion (textbook)",
        wilson: "A proportion (Wilson)",
      },
      { default: "sample" },
    ),
    mean: number("Sample mean", { ...bounds, example: 68 }),
    deviation: number("Standard deviation", { min: 0, max: 1e12, example: 3 }),
    values: numbers("Values", {
      ...bounds,
      least: 2,
      most: 1000,
      example: "8.6, 9.4, 7.9, 6.8, 8.3, 7.3, 9.2",
    }),
    successes: count("Successes", { min: 0, max: 1e9, example: 421 }),
    n: count("Sample size", { min: 1, max: 1e9, example: 36 }),
    level: percent("Confidence level", { min: 1, max: 99.9999, default: 95, usual: [90, 95, 99] }),
  },

  outputs: {
    margin: number("Margin of error"),
    lower: number("Lower limit"),
    upper: number("Upper limit"),
    center: number("Mean or proportion of the sample"),
    error: number("Standard error"),
    critical: number("Critical value"),
    freedom: count("Degrees of freedom", { optional: true }),
    spread: number("Standard deviation of the values", { optional: true }),
  },
  primary: "margin",
  picture: { kind: "bell", mean: "center", deviation: "error", from: ["lower"], to: ["upper"] },
  groups: {
    "The interval": ["lower", "upper", "margin"],
    "How it comes about": ["center", "spread", "error", "critical", "freedom"],
  },
  formula: "mean ± t × s ÷ √n, or mean ± z × σ ÷ √n; proportion ± z × √(p × (1 - p) ÷ n)",

  headline: ({ level }, { lower, upper }) => [`${level} confidence interval`, `${lower} to ${upper}`],

  questions: {
    of: {
      sample: {
        asks: ["mean", "deviation", "n"],
        check: ({ n }) => ({ n: notForT(n) }),
        compute: ({ mean, n, level }) => ({ center: mean, ...byT(n, level) }),
        by: OF_MEAN,
      },
      known: {
        asks: ["mean", "deviation", "n"],
        compute: ({ mean, level }) => ({ center: mean, critical: zOf(level) }),
        by: OF_MEAN,
      },
      data: {
        asks: ["values"],
        compute({ values, level }) {
          const n = values.length;
          const { sum, squares } = sumsOf(values);
          const spread = squares.div(n - 1).sqrt();
          return { center: sum.div(n), spread, error: spread.div(decimal(n).sqrt()), ...byT(n, level) };
        },
        by: AROUND,
      },
      proportion: {
        asks: ["successes", "n"],
        check: atMostAll,
        compute: ({ level }) => ({ critical: zOf(level) }),
        by: {
          center: ["Proportion of the sample", "successes ÷ n"],
          error: ["Standard error", "√(center × (1 - center) ÷ n)"],
          ...AROUND,
        },
      },
      wilson: {
        asks: ["successes", "n"],
        check: atMostAll,
        compute({ successes, n, level }) {
          const critical = zOf(level);
          const [p, square] = [decimal(successes).div(n), critical.times(critical)];
          const shrink = decimal(n).div(square.plus(n));
          const middle = p.plus(square.div(n).div(2)).times(shrink);
          const under = p.times(decimal(1).minus(p)).div(n).plus(square.div(n).div(n).div(4));
          const margin = critical.times(under.sqrt()).times(shrink);
          return {
            critical,
            margin,
            error: margin.div(critical),
            lower: subtract(middle, margin),
            upper: middle.plus(margin),
            center: middle,
          };
        },
        working: ({ successes, n }, { critical, center, margin }) => [
          `Proportion of the sample: p = ${successes} ÷ ${n}`,
          `Middle of the interval, with z = ${critical}: (p + z² ÷ (2 × n)) ÷ (1 + z² ÷ n) ≈ ${center}`,
          `Margin of error: z × √(p × (1 - p) ÷ n + z² ÷ (4 × n²)) ÷ (1 + z² ÷ n) ≈ ${margin}`,
        ],
      },
    },
  },

  sentence: ({ level, of }, { lower, upper }) =>
    `With ${level} confidence, the true ${of === "proportion" || of === "wilson" ? "proportion" : "mean"} lies between ${lower} and ${upper}.`,

  alerts: ({ of }, _, __, { successes, n }) => [
    of === "proportion" &&
      Math.min(successes ?? 0, (n ?? 0) - (successes ?? 0)) < FEW &&
      `With fewer than ${FEW} successes or failures, this interval is too narrow. Use Wilson's method.`,
  ],
});

const zOf = (level: Decimal): Decimal => normalPointAbove(decimal(1).minus(level.div(100)).div(2));

const byT = (n: number, level: Decimal) => ({ critical: studentWithin(level.div(100), n - 1), freedom: n - 1 });

function notForT(n: number): string | false {
  if (n < 2) return "must be at least 2: one value has no standard deviation";
  return (
    n > MOST_FOR_T &&
    `must be ${MOST_FOR_T} or fewer for t: for larger samples choose z, which is the same to four digits`
  );
}

function atMostAll({ successes, n }: { readonly successes: number; readonly n: number }) {
  return { successes: successes > n && `must be at most ${n}, the sample size` };
}
