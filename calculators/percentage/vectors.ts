import type { Vectors } from "#engine";
import type percentage from "./percentage.ts";

const UNDERSTANDING = {
  title: "OpenStax, Contemporary Mathematics, section 6.1, Understanding Percent",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-1-understanding-percent",
};
const APPLICATIONS = {
  title: "OpenStax, Prealgebra 2e, section 6.2, Solve General Applications of Percent",
  url: "https://openstax.org/books/prealgebra-2e/pages/6-2-solve-general-applications-of-percent",
};

export default [
  {
    given: "70% of 3,500",
    inputs: { percentage: 70, whole: 3500 },
    expected: { answer: "2450" },
    by: "published",
    source: UNDERSTANDING,
  },
  {
    given: "156% of 720",
    inputs: { percentage: 156, whole: 720 },
    expected: { answer: "1123.2" },
    by: "published",
    source: UNDERSTANDING,
  },
  {
    given: "4,000 is 10% of what",
    inputs: { find: "whole", part: 4000, percentage: 10 },
    expected: { answer: "40000" },
    by: "published",
    source: UNDERSTANDING,
  },
  {
    given: "What percent of 500 is 175",
    inputs: { find: "rate", part: 175, whole: 500 },
    expected: { rate: "35" },
    by: "published",
    source: UNDERSTANDING,
  },
  {
    given: "125% of 28",
    inputs: { percentage: 125, whole: 28 },
    expected: { answer: "35" },
    by: "published",
    source: APPLICATIONS,
  },
  {
    given: "144 is what percent of 96",
    inputs: { find: "rate", part: 144, whole: 96 },
    expected: { rate: "150" },
    by: "published",
    source: APPLICATIONS,
  },
  {
    given: "Exact in decimal where binary floating point is not: 7.5% of 8.20",
    inputs: { percentage: 7.5, whole: "8.20" },
    expected: { answer: "0.615" },
    by: "hand",
    source: { title: "8.20 × 7.5 ÷ 100 = 0.615" },
    edge: true,
  },
  {
    given: "A third without end: 1 is what percent of 3",
    inputs: { find: "rate", part: 1, whole: 3 },
    expected: { rate: "33.3333333333" },
    by: "hand",
    source: { title: "1 × 100 ÷ 3 = 33.333…" },
    edge: true,
  },
  {
    given: "Adding 20% and taking 20% off do not undo each other",
    inputs: { find: "decrease", percentage: 20, whole: 120 },
    expected: { answer: "96", change: "24" },
    by: "hand",
    source: { title: "100 + 20% = 120, and 120 - 120 × 20 ÷ 100 = 96" },
    edge: true,
  },
] satisfies Vectors<typeof percentage>;
