import type { Vectors } from "#engine";
import type percentage from "./percentage.ts";

const read = "2026-11-22";
const CONTEMPORARY = {
  title: "OpenStax, Contemporary Mathematics",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-1-understanding-percent",
  read,
};
const PREALGEBRA = {
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/6-2-solve-general-applications-of-percent",
  read,
};
const ELEMENTARY = {
  title: "OpenStax, Elementary Algebra 2e",
  url: "https://openstax.org/books/elementary-algebra-2e/pages/3-2-solve-percent-applications",
  read,
};

const applicationsOfPercent = (place: string) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/6-2-solve-general-applications-of-percent",
  place,
  read: "2026-11-22",
});

export default [
  {
    given: "70% of 3,500",
    inputs: { percentage: 70, whole: 3500 },
    expected: { answer: "2,450" },
    by: "published",
    source: { ...CONTEMPORARY, place: "section 6.1, example 4" },
  },
  {
    given: "156% of 720",
    inputs: { percentage: 156, whole: 720 },
    expected: { answer: "1,123.2" },
    by: "published",
    source: { ...CONTEMPORARY, place: "section 6.1, example 4" },
  },
  {
    given: "4,000 is 10% of what",
    inputs: { find: "whole", part: 4000, percentage: 10 },
    expected: { answer: "40,000" },
    by: "published",
    source: { ...CONTEMPORARY, place: "section 6.1, example 5" },
  },
  {
    given: "What percent of 500 is 175",
    inputs: { find: "rate", part: 175, whole: 500 },
    expected: { rate: "35" },
    by: "published",
    source: { ...CONTEMPORARY, place: "section 6.1, example 6" },
  },
  {
    given: "125% of 28",
    inputs: { percentage: 125, whole: 28 },
    expected: { answer: "35" },
    by: "published",
    source: { ...PREALGEBRA, place: "section 6.2, example 2" },
  },
  {
    given: "144 is what percent of 96",
    inputs: { find: "rate", part: 144, whole: 96 },
    expected: { rate: "150" },
    by: "published",
    source: { ...PREALGEBRA, place: "section 6.2, example 6" },
  },
  {
    given: "8 grams are 33% of what",
    inputs: { find: "whole", part: 8, percentage: 33 },
    expected: { answer: "24.2" },
    by: "published",
    source: { ...ELEMENTARY, place: "section 3.2, a serving of oatmeal" },
  },
  {
    given: "54 of 190 calories are what percent",
    inputs: { find: "rate", part: 54, whole: 190 },
    expected: { rate: "28.4" },
    by: "published",
    source: {
      ...PREALGEBRA,
      url: "https://openstax.org/books/prealgebra-2e/pages/chapter-6",
      place: "chapter 6, review exercises, a package of granola bars",
    },
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
    given: "What percent of 76 is 57",
    inputs: { find: "rate", part: 57, whole: 76 },
    expected: { rate: "75" },
    by: "published",
    source: applicationsOfPercent("section 6.2, try it, 57 of 76"),
  },
  {
    given: "What percent of 120 is 96",
    inputs: { find: "rate", part: 96, whole: 120 },
    expected: { rate: "80" },
    by: "published",
    source: applicationsOfPercent("section 6.2, try it, 96 of 120"),
  },
  {
    given: "What percent of 88 is 110",
    inputs: { find: "rate", part: 110, whole: 88 },
    expected: { rate: "125" },
    by: "published",
    source: applicationsOfPercent("section 6.2, try it, 110 of 88"),
  },
  {
    given: "What percent of 72 is 126",
    inputs: { find: "rate", part: 126, whole: 72 },
    expected: { rate: "175" },
    by: "published",
    source: applicationsOfPercent("section 6.2, try it, 126 of 72"),
  },
  {
    given: "What percent of 230 is 60",
    inputs: { find: "rate", part: 60, whole: 230 },
    expected: { rate: "26" },
    by: "published",
    source: applicationsOfPercent("section 6.2, Veronica's muffins"),
  },
  {
    given: "What percent of 190 is 70",
    inputs: { find: "rate", part: 70, whole: 190 },
    expected: { rate: "37" },
    by: "published",
    source: applicationsOfPercent("section 6.2, Ricardo's brownies"),
  },
  {
    given: "What percent of 260 is 78",
    inputs: { find: "rate", part: 78, whole: 260 },
    expected: { rate: "30" },
    by: "published",
    source: applicationsOfPercent("section 6.2, exercise, 78 of 260"),
  },
  {
    given: "What percent of 1,500 is 540",
    inputs: { find: "rate", part: 540, whole: 1500 },
    expected: { rate: "36" },
    by: "published",
    source: applicationsOfPercent("section 6.2, exercise, 540 of 1,500"),
  },
  {
    given: "What percent of 380 is 171",
    inputs: { find: "rate", part: 171, whole: 380 },
    expected: { rate: "45" },
    by: "published",
    source: applicationsOfPercent("section 6.2, the fish sandwich"),
  },
  {
    given: "What percent of 3,000 is 750",
    inputs: { find: "rate", part: 750, whole: 3000 },
    expected: { rate: "25" },
    by: "published",
    source: applicationsOfPercent("section 6.2, Emma's rent"),
  },
  {
    given: "What a car of $12,000 cost before a rise of 5%",
    inputs: { find: "before_plus", result: 12000, percentage: 5 },
    expected: { answer: "11428.57" },
    by: "published",
    source: {
      title: "WTMaths, Reverse Percentage",
      url: "http://wtmaths.com/reverse_percentage.html",
      place: "Example 1",
      read: "2026-11-24",
    },
  },
  {
    given: "What a laptop of 510 cost before 15% off",
    inputs: { find: "before_minus", result: 510, percentage: 15 },
    expected: { answer: "600" },
    by: "hand",
    source: { title: "510 ÷ 0.85 = 600" },
  },
  {
    given: "75 is 20% less than what: the decrease is taken from the answer, not from 75",
    inputs: { find: "before_minus", result: 75, percentage: 20 },
    expected: { answer: "93.75", change: "18.75" },
    by: "hand",
    source: { title: "75 ÷ 0.8 = 93.75, and 93.75 × 0.2 = 18.75" },
    edge: true,
  },
] satisfies Vectors<typeof percentage>;
