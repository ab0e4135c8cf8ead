import type { Vectors } from "#engine";
import type pValue from "./p-value.ts";

const BOOK = "https://openstax.org/books/introductory-statistics-2e/pages";

export default [
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: `${BOOK}/9-5-additional-information-and-full-hypothesis-test-examples`,
    read: "2026-11-27",
    place: "section 9.5, Full Hypothesis Test Examples",
    rows: [
      ["example on fleas", { statistic: 2.3163, tails: "right" }, { p_value: "0.0103" }],
      ["try it on stains", { statistic: 1.543, tails: "right" }, { p_value: "0.0614" }],
      ["example on blood type AB-", { statistic: -3.4189 }, { p_value: "0.00063", below: "0.000314" }],
      ["example on glass", { of: "t", statistic: 2.014, freedom: 10, tails: "right" }, { p_value: "0.036" }],
    ],
  },
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: `${BOOK}/11-6-test-of-a-single-variance`,
    read: "2026-11-27",
    place: "section 11.6, Test of a Single Variance",
    rows: [
      ["example on waiting times", { of: "chi", statistic: 5.67, freedom: 24, side: "left" }, { p_value: "0.000042" }],
      ["homework on calculators", { of: "chi", statistic: 26.88, freedom: 42 }, { p_value: "0.9663" }],
      ["homework on airlines", { of: "chi", statistic: 28.73, freedom: 17 }, { p_value: "0.0371" }],
      ["homework on fish", { of: "chi", statistic: 5.2094, freedom: 14, side: "two" }, { p_value: "0.0346" }],
    ],
  },
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: `${BOOK}/13-4-test-of-two-variances`,
    read: "2026-11-27",
    place: "section 13.4, Test of Two Variances",
    rows: [
      ["homework on two variances", { of: "f", statistic: 2.9986, freedom: 4, freedom_2: 4, side: "two" }, { p_value: "0.3127" }],
      ["homework on baseball", { of: "f", statistic: 1.5521, freedom: 2, freedom_2: 11 }, { p_value: "0.2548" }],
    ],
  },
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: `${BOOK}/12-4-testing-the-significance-of-the-correlation-coefficient`,
    read: "2026-11-27",
    place: "section 12.4, Testing the Significance of the Correlation Coefficient",
    always: { of: "r" },
    rows: [
      ["example on exams", { r: 0.6631, n: 11 }, { p_value: "0.026", critical: "0.602", critical_lower: "-0.602" }],
      ["r = 0.801 with ten points", { r: 0.801, n: 10 }, { critical: "0.632" }],
      ["r = -0.624 with 14 points", { r: -0.624, n: 14 }, { critical: "0.532" }],
      ["r = 0.776 with six points", { r: 0.776, n: 6 }, { critical: "0.811" }],
    ],
  },
  {
    title: "R, printed examples of package stats, cor.test and var.test",
    url: "https://github.com/wch/r-source/blob/trunk/tests/Examples/stats-Ex.Rout.save",
    read: "2026-11-27",
    by: "software",
    rows: [
      ["cor.test, tuna", { of: "r", r: 0.5711816, n: 9, tails: "right" }, { p_value: "0.05409", t: "1.8411" }],
      ["var.test", { of: "f", statistic: 2.652168, freedom: 49, freedom_2: 29, side: "two" }, { p_value: "0.006232" }],
    ],
  },
  {
    title: "NIST/SEMATECH e-Handbook of Statistical Methods, tables of critical values, as Boost's tests quote them",
    url: "https://github.com/boostorg/math/blob/develop/test/test_chi_squared.cpp",
    read: "2026-11-27",
    by: "quoted",
    rows: [
      ["χ² with 10 degrees of freedom", { of: "chi", statistic: 10, freedom: 10 }, { critical: "18.307" }],
      ["χ² with 100, 0.1% above", { of: "chi", statistic: 10, freedom: 100, alpha: 0.001 }, { critical: "149.449" }],
      ["χ² with 9, 10% below", { of: "chi", statistic: 10, freedom: 9, alpha: 0.1, side: "left" }, { critical_lower: "4.168" }],
      ["F with 10 and 100 (test_fisher_f.cpp)", { of: "f", statistic: 1, freedom: 10, freedom_2: 100 }, { critical: "1.927" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "With two degrees of freedom the upper tail of χ² is e^(-χ² ÷ 2): e^0 = 1",
        { of: "chi", statistic: 0, freedom: 2 },
        { p_value: "1", below: "0" },
        { edge: "A statistic of zero" },
      ],
      [
        "With one degree of freedom the upper tail of t is 1/2 - arctan(1) ÷ π = 1/2 - 1/4 = 0.25, twice it is 0.5",
        { of: "t", statistic: -1, freedom: 1 },
        { p_value: "0.5", below: "0.25", critical: "12.7062047361747" },
        { edge: "One degree of freedom, where t is a Cauchy distribution, and tan(0.475 × 180°) = 12.7062047361747" },
      ],
      [
        "With 2 and 2 degrees of freedom the upper tail of F is 1 ÷ (1 + F): 1 ÷ (1 + 3) = 0.25, and 1 ÷ 0.05 - 1 = 19",
        { of: "f", statistic: 3, freedom: 2, freedom_2: 2 },
        { p_value: "0.25", critical: "19" },
      ],
    ],
  },
] satisfies Vectors<typeof pValue>;
