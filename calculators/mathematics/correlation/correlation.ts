import { hasNoLine } from "#calculators/shared/least-squares";
import { ALPHA, TAILS, TOO_SMALL } from "#calculators/shared/p-values";
import { pointRows } from "#calculators/shared/point-rows";
import { choice, count, defineCalculator, number, optionalStep, step, table, text } from "#engine";
import { pearson } from "./pearson-test.ts";
import { kendall, spearman } from "./rank-tests.ts";
import { inSentence } from "./strength-words.ts";

const OPTIONAL = { optional: true } as const;

export default defineCalculator({
  name: "Correlation calculator",
  summary:
    "Correlation coefficient of two columns: Pearson's r, Spearman's rho or Kendall's tau-b, with p-value and r².",

  inputs: {
    points: pointRows(3, "2:58; 4:65; 5:61; 6:72; 8:78; 9:74; 11:88; 12:90"),
    method: choice(
      "Method",
      { pearson: "Pearson's r (straight line)", spearman: "Spearman's ρ (ranks)", kendall: "Kendall's τ-b (ranks)" },
      { default: "pearson" },
    ),
    p_from: choice(
      "p-value of ranks",
      { exact: "Exact, for few pairs without ties", large: "Large-sample formula" },
      { default: "exact", when: { method: ["spearman", "kendall"] }, more: true },
    ),
    tails: choice("Tails", TAILS, { default: "two", more: true }),
    alpha: ALPHA,
  },

  outputs: {
    r: number("Correlation coefficient"),
    strength: text("In words"),
    r_squared: number("r²", OPTIONAL),
    p_value: number("p-value", OPTIONAL),
    lower: number("Confidence interval, from", OPTIONAL),
    upper: number("Confidence interval, to", OPTIONAL),
    t: number("t", OPTIONAL),
    z: number("z", OPTIONAL),
    freedom: count("Degrees of freedom", OPTIONAL),
    n: count("Pairs"),
    squared_differences: number("Sum of squared rank differences", OPTIONAL),
    concordant: count("Concordant pairs", OPTIONAL),
    discordant: count("Discordant pairs", OPTIONAL),
    slope: number("Slope of the best-fit line"),
    intercept: number("Intercept of the best-fit line"),
    ranks: table(
      "Ranks",
      { x: number("x"), y: number("y"), rank_x: number("Rank of x"), rank_y: number("Rank of y") },
      { optional: true, page: true },
    ),
  },
  primary: "r",
  groups: {
    "The correlation": ["r", "strength", "r_squared", "n"],
    "Is it significant?": ["p_value", "t", "z", "freedom", "lower", "upper"],
    "How it comes about": ["squared_differences", "concordant", "discordant", "slope", "intercept"],
  },
  picture: { kind: "scatter", points: "points", slope: "slope", intercept: "intercept" },
  formula: "r = (nΣxy - Σx × Σy) ÷ √((nΣx² - (Σx)²) × (nΣy² - (Σy)²)); t = r × √(n - 2) ÷ √(1 - r²)",

  check: ({ points }) => ({
    points:
      (hasNoLine(points, false) && "must have two different values of x") ||
      (points.every(({ y }) => y.eq(points[0]?.y ?? 0)) && "must have two different values of y"),
  }),

  between: { all_pairs: count("Pairs of points", OPTIONAL), is_exact: count("Exact", OPTIONAL) },
  questions: {
    method: {
      pearson: {
        compute: pearson,
        working: (_, { n, r, freedom, t, p_value, lower, upper }) => [
          step`r of ${n} pairs: (n × Σxy - Σx × Σy) ÷ √((n × Σx² - (Σx)²) × (n × Σy² - (Σy)²)) gives ${r}`,
          optionalStep`Degrees of freedom: ${n} - 2 = ${freedom}`,
          optionalStep`t: r × √(n - 2) ÷ √(1 - r²) gives ${t}`,
          optionalStep`p-value, from Student's t: ${p_value}`,
          optionalStep`Confidence interval, from artanh r ± z ÷ √(n - 3): ${lower} to ${upper}`,
        ],
      },
      spearman: {
        compute: spearman,
        working: (_, { n, r, squared_differences, t, p_value, is_exact }) => [
          "Rank the values of x and of y, from 1 for the smallest. Equal values share the mean of their ranks.",
          optionalStep`Differences of the two ranks, squared and added: ${squared_differences}`,
          step`ρ, which is Pearson's r of the ${n} pairs of ranks: ${r}`,
          optionalStep`t: ρ × √(n - 2) ÷ √(1 - ρ²) gives ${t}`,
          is_exact
            ? optionalStep`p-value, from all orders of the ranks: ${p_value}`
            : optionalStep`p-value, from Student's t: ${p_value}`,
        ],
      },
      kendall: {
        compute: kendall,
        working: (_, { r, n, all_pairs, concordant, discordant, z, p_value, is_exact }) => [
          optionalStep`Pairs of points: ${n} × (${n} - 1) ÷ 2 = ${all_pairs}`,
          optionalStep`In the same order in x and y (concordant): ${concordant}`,
          optionalStep`In opposite orders (discordant): ${discordant}`,
          step`τ-b: (concordant - discordant) ÷ √((pairs not tied in x) × (pairs not tied in y)) gives ${r}`,
          optionalStep`z: (concordant - discordant) ÷ √variance gives ${z}`,
          is_exact
            ? optionalStep`p-value, from all orders of the ranks: ${p_value}`
            : optionalStep`p-value, from the normal distribution: ${p_value}`,
        ],
      },
    },
  },

  sentence: ({ method, alpha }, { r, n, strength, p_value }, _, values) =>
    `${SYMBOLS[method]} = ${r} for ${n} pairs, ${inSentence(strength)}.${p_value ? ` With a p-value of ${p_value}, it is ${p_value.value.lte(values.alpha) ? "" : "not "}statistically significant at α = ${alpha}.` : ""}`,

  notes: (_, { r, r_squared, p_value }, show) => [
    r_squared &&
      `r² says that a straight line accounts for ${show("percent", r_squared.value.times(100), { upTo: 1 })} of the variance of y. It doesn't say that x causes y.`,
    !p_value && (r.value.abs().eq(1) ? "The correlation is perfect, so there is no p-value to work out." : TOO_SMALL),
  ],
});

const SYMBOLS = { pearson: "r", spearman: "ρ", kendall: "τ-b" } as const;
