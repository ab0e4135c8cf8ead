import type { Vectors } from "#engine";
import type tip from "./tip.ts";

const read = "2026-11-22";
const PREALGEBRA = {
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/6-2-solve-general-applications-of-percent",
  read,
};
const INTERMEDIATE = {
  title: "OpenStax, Intermediate Algebra 2e",
  url: "https://openstax.org/books/intermediate-algebra-2e/pages/4-3-solve-mixture-applications-with-systems-of-equations",
  place: "section 4.3, Be Prepared, Earl's dinner bill",
  read,
};
const ELEMENTARY = {
  title: "OpenStax, Elementary Algebra 2e",
  url: "https://openstax.org/books/elementary-algebra-2e/pages/chapter-3",
  place: "chapter 3, review exercises, Dino's lunch",
  read,
};
const PYTHON = {
  title: "OpenStax, Introduction to Python Programming",
  url: "https://openstax.org/books/introduction-python-programming/pages/2-chapter-summary",
  place: "chapter 2, chapter summary, Tip calculator",
  read,
};

export default [
  {
    given: "A dinner for $68.50 with a tip of 18%",
    inputs: { bill: 68.5, tip_rate: 18 },
    expected: { tip: "12.33" },
    by: "published",
    source: { ...PREALGEBRA, place: "section 6.2, Dezohn's dinner" },
  },
  {
    given: "A dinner for $81.50 with a tip of 18%",
    inputs: { bill: 81.5, tip_rate: 18 },
    expected: { tip: "14.67" },
    by: "published",
    source: { ...PREALGEBRA, place: "section 6.2, Cierra's dinner" },
  },
  {
    given: "A lunch for $14.40 with a tip of 15%",
    inputs: { bill: 14.4, tip_rate: 15 },
    expected: { tip: "2.16" },
    by: "published",
    source: { ...PREALGEBRA, place: "section 6.2, Kimngoc's lunch" },
  },
  {
    given: "A dinner for $80 with a tip of 20%",
    inputs: { bill: 80, tip_rate: 20 },
    expected: { tip: "16" },
    by: "published",
    source: { ...PREALGEBRA, place: "section 6.2, Aolani's dinner" },
  },
  {
    given: "A dinner for $83.50 with a tip of 20%",
    inputs: { bill: 83.5, tip_rate: 20 },
    expected: { tip: "16.70" },
    by: "published",
    source: {
      ...PREALGEBRA,
      url: "https://openstax.org/books/prealgebra-2e/pages/chapter-6",
      place: "chapter 6, review exercises, Aurelio's dinner",
    },
  },
  {
    given: "A dinner for $32.50 with a tip of 18%",
    inputs: { bill: 32.5, tip_rate: 18 },
    expected: { tip: "5.85" },
    by: "published",
    source: INTERMEDIATE,
  },
  {
    given: "A lunch for $19.45 with a tip of 20%",
    inputs: { bill: 19.45, tip_rate: 20 },
    expected: { tip: "3.89" },
    by: "published",
    source: ELEMENTARY,
  },
  {
    given: "A bill of $43.21 for two with a tip of 18%",
    inputs: { bill: 43.21, tip_rate: 18, people: 2 },
    expected: { tip: "7.78", total: "50.99", share: "25.49" },
    by: "published",
    source: PYTHON,
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
    edge: true,
  },
] satisfies Vectors<typeof tip>;
