import type { Vectors } from "#engine";
import type percentageChange from "./percentage-change.ts";

const OPENSTAX = {
  title: "OpenStax, Prealgebra 2e, section 6.2, Solve General Applications of Percent",
  url: "https://openstax.org/books/prealgebra-2e/pages/6-2-solve-general-applications-of-percent",
};

export default [
  {
    given: "Petrol falls from $3.71 to $3.64",
    inputs: { from: "3.71", to: "3.64" },
    expected: { change_rate: "-1.9" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "A city shrinks from 672,000 to 630,000",
    inputs: { from: 672000, to: 630000 },
    expected: { change_rate: "-6.3" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "A salary falls from $42,000 to $37,800",
    inputs: { from: 42000, to: 37800 },
    expected: { change_rate: "-10.0" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "The difference of 80 and 100, neither of them the first",
    inputs: { find: "difference", from: 80, to: 100 },
    expected: { difference_rate: "22.2" },
    by: "published",
    source: {
      title: "Calcipedia, Percentage difference calculator",
      url: "https://www.calcipedia.org/calculators/percentage-difference-calculator",
    },
  },
  {
    given: "Unemployment rises from 4% to 6%: two points, and half as much again",
    inputs: { find: "points", from: 4, to: 6 },
    expected: { points: "2", change_rate: "50" },
    by: "published",
    source: {
      title: "Pomegra, Percent, percentage points and percentage difference",
      url: "https://pomegra.io/learn/library/track-a-foundations/financial-news-literacy/chapter-04-numbers-in-headlines/percent-percentage-difference",
    },
  },
  {
    given: "The same difference the other way round",
    inputs: { find: "difference", from: 100, to: 80 },
    expected: { difference_rate: "22.2222", difference: "-20" },
    by: "hand",
    source: { title: "20 ÷ ((100 + 80) ÷ 2) × 100 = 22.2222…" },
  },
  {
    given: "From a loss of 50 to a gain of 25 is a rise by 150% of the loss",
    inputs: { from: -50, to: 25 },
    expected: { change_rate: "150", difference: "75", factor: "-0.5" },
    by: "hand",
    source: { title: "(25 - -50) ÷ 50 × 100 = 150" },
    edge: true,
  },
  {
    given: "From -50 to -75 is a fall",
    inputs: { from: -50, to: -75 },
    expected: { change_rate: "-50" },
    by: "hand",
    source: { title: "(-75 - -50) ÷ 50 × 100 = -50" },
    edge: true,
  },
  {
    given: "Down to nothing",
    inputs: { from: "0.001", to: 0 },
    expected: { change_rate: "-100", factor: "0" },
    by: "hand",
    source: { title: "(0 - 0.001) ÷ 0.001 × 100 = -100" },
    edge: true,
  },
  {
    given: "From 0% a change has points only",
    inputs: { find: "points", from: 0, to: "0.75" },
    expected: { points: "0.75" },
    by: "hand",
    source: { title: "0.75 - 0 = 0.75" },
    edge: true,
  },
] satisfies Vectors<typeof percentageChange>;
