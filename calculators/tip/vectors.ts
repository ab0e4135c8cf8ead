import type { Vectors } from "#engine";
import type tip from "./tip.ts";

const OPENSTAX = {
  title: "OpenStax, Prealgebra 2e, section 6.2, Solve General Applications of Percent",
  url: "https://openstax.org/books/prealgebra-2e/pages/6-2-solve-general-applications-of-percent",
};

export default [
  {
    given: "A dinner for $68.50 with a tip of 18%",
    inputs: { bill: 68.5, tip_rate: 18 },
    expected: { tip: "12.33" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "A dinner for $81.50 with a tip of 18%",
    inputs: { bill: 81.5, tip_rate: 18 },
    expected: { tip: "14.67" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "A lunch for $14.40 with a tip of 15%",
    inputs: { bill: 14.4, tip_rate: 15 },
    expected: { tip: "2.16" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "A dinner for $80 with a tip of 20%",
    inputs: { bill: 80, tip_rate: 20 },
    expected: { tip: "16" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "Three people share $100 without a tip, and a cent is left over",
    inputs: { bill: 100, tip_rate: 0, people: 3 },
    expected: { share: "33.33", tip: "0", total: "100.00" },
    by: "hand",
    source: { title: "100 ÷ 3 = 33.333…; three times 33.33 is 99.99" },
    edge: true,
  },
  {
    given: "Half a cent goes up: $8.20 with a tip of 7.5%",
    inputs: { bill: "8.20", tip_rate: 7.5 },
    expected: { tip: "0.62" },
    by: "hand",
    source: { title: "8.20 × 7.5 ÷ 100 = 0.615 exactly, where binary floating point prints 0.61" },
    edge: true,
  },
  {
    given: "Shares rounded up: $57.35 for two with 18%",
    inputs: { bill: 57.35, people: 2, rounding: "up" },
    expected: { share: "34", total: "68", tip: "10.65" },
    by: "hand",
    source: { title: "57.35 × 1.18 = 67.673; half is 33.8365, so 34 each; 2 × 34 = 68; 68 - 57.35 = 10.65" },
  },
] satisfies Vectors<typeof tip>;
