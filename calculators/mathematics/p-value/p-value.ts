import { ALPHA, TAILS } from "#calculators/shared/p-values";
import { choice, count, defineCalculator, number, optionalStep, step } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { chiSquared, fisher, NORMAL, resultOf, student } from "./test-result.ts";

const FREEDOM = { min: 1, max: 10_000 } as const;

export default defineCalculator({
  name: "P-value calculator",
  summary: "p-value and critical values of a z, t, chi-square, F or correlation (r) test, one- or two-tailed.",

  inputs: {
    of: choice(
      "Test statistic",
      {
        z: "z (normal)",
        t: "t (Student)",
        chi: "χ² (chi-square)",
        f: "F (analysis of variance)",
        r: "r (correlation)",
      },
      { default: "z" },
    ),
    statistic: number("Value of the statistic", { min: -1e6, max: 1e6, example: 1.96 }),
    r: number("Correlation r", { min: -0.999999, max: 0.999999, example: 0.6631 }),
    freedom: number("Degrees of freedom", { ...FREEDOM, example: 10 }),
    freedom_2: number("Degrees of freedom, denominator", { ...FREEDOM, example: 20 }),
    n: count("Number of pairs", { min: 3, max: 10_000, example: 11 }),
    tails: choice("Tails", TAILS, { default: "two" }),
    side: choice("Tails", TAILS, { default: "right", means: "A test with χ² or F is almost always right-tailed." }),
    alpha: ALPHA,
  },

  outputs: {
    p_value: number("p-value"),
    critical: number("Upper critical value", { optional: true }),
    critical_lower: number("Lower critical value", { optional: true }),
    below: number("Probability below", { optional: true }),
    above: number("Probability above", { optional: true }),
    t: number("t of this correlation", { optional: true }),
    freedom: number("Degrees of freedom", { optional: true }),
    tail_below: number("Tail below", { optional: true }),
    tail_above: number("Tail above", { optional: true }),
  },
  primary: "p_value",
  groups: {
    "The result": ["p_value", "critical", "critical_lower"],
    "How it comes about": ["below", "above", "t", "freedom"],
  },
  picture: {
    kind: "density",
    curve: { by: "of" },
    freedom: ["freedom", "freedom_2"],
    below: "tail_below",
    above: "tail_above",
  },
  formula: "p = the tail beyond the statistic, or 2 × the smaller tail; t = r × √(n - 2) ÷ √(1 - r²)",

  questions: {
    of: {
      z: {
        asks: ["statistic", "tails"],
        compute: ({ statistic, ...test }) => resultOf(NORMAL, statistic, test),
      },
      t: {
        asks: ["statistic", "freedom", "tails"],
        compute: ({ statistic, freedom, ...test }) => resultOf(student(freedom), statistic, test),
      },
      chi: {
        asks: ["statistic", "freedom", "side"],
        check: neverNegative,
        compute: ({ statistic, freedom, side, alpha }) =>
          resultOf(chiSquared(freedom), statistic, { tails: side, alpha }),
      },
      f: {
        asks: ["statistic", "freedom", "freedom_2", "side"],
        check: neverNegative,
        compute: ({ statistic, freedom, freedom_2, side, alpha }) =>
          resultOf(fisher(freedom, freedom_2), statistic, { tails: side, alpha }),
      },
      r: {
        asks: ["r", "n", "tails"],
        by: { freedom: "n - 2", t: "r × √(n - 2) ÷ √(1 - r^2)" },
        compute({ r, n, ...test }) {
          const freedom = decimal(n - 2);
          const tOf = (r: Decimal): Decimal => r.times(freedom.sqrt()).div(decimal(1).minus(r.times(r)).sqrt());
          const rOf = (t?: Decimal | null) => t?.div(t.times(t).plus(freedom).sqrt());
          const found = resultOf(student(freedom), tOf(r), test);
          if ("noAnswer" in found) return found;
          return { ...found, critical: rOf(found.critical), critical_lower: rOf(found.critical_lower) };
        },
      },
    },
  },

  sentence: ({ of, statistic, r, tails, side, alpha }, { p_value }, _, values) =>
    `For ${SYMBOLS[of]} = ${statistic ?? r}, the ${WORDS[tails ?? side ?? "two"]} p-value is ${p_value}. The result is ${p_value.value.lte(values.alpha) ? "" : "not "}statistically significant at α = ${alpha}.`,

  working: ({ of, tails, side }, { p_value, below, above, critical, critical_lower }, _, __, stepOf) => [
    ...(of === "r" ? [stepOf("freedom"), stepOf("t")] : []),
    optionalStep`Probability below: ${below}`,
    optionalStep`Probability above: ${above}`,
    (tails ?? side) === "two"
      ? optionalStep`p-value: 2 × ${below && above?.value.gt(below.value) ? below : above} = ${p_value}`
      : step`p-value: ${p_value}`,
    optionalStep`Upper critical value, from the distribution: ${critical}`,
    optionalStep`Lower critical value, from the distribution: ${critical_lower}`,
  ],
});

const SYMBOLS = { z: "z", t: "t", chi: "χ²", f: "F", r: "r" } as const;
const WORDS = { two: "two-tailed", right: "right-tailed", left: "left-tailed" } as const;

function neverNegative({ statistic }: { readonly statistic: Decimal }) {
  return { statistic: statistic.lt(0) && "must be 0 or more: χ² and F are never negative" };
}
