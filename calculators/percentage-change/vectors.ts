import type { Vectors } from "#engine";
import type percentageChange from "./percentage-change.ts";

const read = "2026-11-22";
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
const WIKTIONARY = {
  title: "Wiktionary, percentage point",
  url: "https://en.wiktionary.org/wiki/percentage_point",
  place: "the difference between 20 percent and 30 percent",
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
    given: "Gasoline falls from $3.71 to $3.64",
    inputs: { from: "3.71", to: "3.64" },
    expected: { change_rate: "-1.9" },
    by: "published",
    source: { ...PREALGEBRA, place: "section 6.2, example 11" },
  },
  {
    given: "A city shrinks from 672,000 to 630,000",
    inputs: { from: 672000, to: 630000 },
    expected: { change_rate: "-6.3" },
    by: "published",
    source: { ...PREALGEBRA, place: "section 6.2, the population of one city" },
  },
  {
    given: "A salary falls from $42,000 to $37,800",
    inputs: { from: 42000, to: 37800 },
    expected: { change_rate: "-10" },
    by: "published",
    source: { ...PREALGEBRA, place: "section 6.2, Sheila's salary" },
  },
  {
    given: "An hourly wage rises from $15.50 to $17.55",
    inputs: { from: "15.50", to: "17.55" },
    expected: { change_rate: "13.2" },
    by: "published",
    source: { ...PREALGEBRA, place: "section 6.2, Tamanika's raise" },
  },
  {
    given: "A mileage rate rises from 51 to 55.5 cents",
    inputs: { from: 51, to: "55.5" },
    expected: { change_rate: "8.8" },
    by: "published",
    source: { ...ELEMENTARY, place: "section 3.2, the deductible mileage cost" },
  },
  {
    given: "A bus fare rises from $1.50 to $2.25",
    inputs: { from: "1.50", to: "2.25" },
    expected: { change_rate: "50" },
    by: "published",
    source: { ...ELEMENTARY, place: "section 3.2, the bus fare in Chicago" },
  },
  {
    given: "From 20% to 30% are ten points, and half as much again",
    inputs: { find: "points", from: 20, to: 30 },
    expected: { points: "10", change_rate: "50" },
    by: "published",
    source: WIKTIONARY,
  },
  {
    given: "The difference of 100 and 80, neither of them the first",
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
    given: "From 0% a change has points only",
    inputs: { find: "points", from: 0, to: "0.75" },
    expected: { points: "0.75" },
    by: "hand",
    source: { title: "0.75 - 0 = 0.75" },
    edge: true,
  },
  {
    given: "Student fees in California: from 4000 to 9000",
    inputs: { from: 4000, to: 9000 },
    expected: { change_rate: "125" },
    by: "published",
    source: applicationsOfPercent("section 6.2, Student fees in California"),
  },
  {
    given: "Seafood, in pounds per person: from 22 to 38",
    inputs: { from: 22, to: 38 },
    expected: { change_rate: "72.7" },
    by: "published",
    source: applicationsOfPercent("section 6.2, Seafood, in pounds per person"),
  },
  {
    given: "A loaf of bread: from 2.8 to 2.73",
    inputs: { from: 2.8, to: 2.73 },
    expected: { change_rate: "-2.5" },
    by: "published",
    source: applicationsOfPercent("section 6.2, A loaf of bread"),
  },
  {
    given: "Hernando's salary: from 49500 to 44055",
    inputs: { from: 49500, to: 44055 },
    expected: { change_rate: "-11" },
    by: "published",
    source: applicationsOfPercent("section 6.2, Hernando's salary"),
  },
  {
    given: "Home prices in the West: from 203400 to 192300",
    inputs: { from: 203400, to: 192300 },
    expected: { change_rate: "-5.5" },
    by: "published",
    source: applicationsOfPercent("section 6.2, Home prices in the West"),
  },
] satisfies Vectors<typeof percentageChange>;
