import type { Vector, Vectors } from "#engine";
import type rounding from "./rounding.ts";

const OPENSTAX = {
  title: "OpenStax, Contemporary Mathematics, section 3.4, Rational Numbers",
  url: "https://openstax.org/books/contemporary-mathematics/pages/3-4-rational-numbers",
};
const CHEMISTRY = {
  title: "OpenStax, Chemistry 2e, section 1.5, Measurement Uncertainty, Accuracy, and Precision",
  url: "https://openstax.org/books/chemistry-2e/pages/1-5-measurement-uncertainty-accuracy-and-precision",
};
const dax = (name: string) => ({
  title: `Microsoft Learn, DAX reference, ${name} function, example`,
  url: `https://learn.microsoft.com/dax/${name.toLowerCase()}-function-dax`,
});
const java = (mode: string, rounded: string): Vector<typeof rounding> => ({
  given: `Java's table of rounding modes: -2.5, ${mode.replace("_", " ")}`,
  inputs: { number: "-2.5", places: 0, mode },
  expected: { rounded },
  by: "published",
  source: {
    title: "Java SE 21 documentation, java.math.RoundingMode, summary of rounding operations",
    url: "https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/math/RoundingMode.html",
  },
  edge: true,
});

export default [
  {
    given: "Three decimal places",
    inputs: { number: "5.67849", places: 3 },
    expected: { rounded: "5.678" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "One decimal place, and a tie that binary floating point does not see: 2.15",
    inputs: { number: "2.15", places: 1 },
    expected: { rounded: "2.2" },
    by: "published",
    source: dax("ROUND"),
    edge: true,
  },
  {
    given: "Up to four decimal places: pi",
    inputs: { number: "3.14159265358979", places: 4, mode: "up" },
    expected: { rounded: "3.1416" },
    by: "published",
    source: dax("ROUNDUP"),
  },
  {
    given: "Down to hundreds",
    inputs: { number: "31415.92654", places: -2, mode: "down" },
    expected: { rounded: "31400" },
    by: "published",
    source: dax("ROUNDDOWN"),
  },
  {
    given: "Up to a multiple of 0.05",
    inputs: { number: "4.42", to: "multiple", multiple: 0.05, mode: "ceiling" },
    expected: { rounded: "4.45" },
    by: "published",
    source: dax("CEILING"),
  },
  {
    given: "The nearest multiple of 0.2 to 1.3, halfway between two",
    inputs: { number: "1.3", to: "multiple", multiple: 0.2 },
    expected: { rounded: "1.4" },
    by: "published",
    source: {
      title: "Microsoft Support, MROUND function, example",
      url: "https://support.microsoft.com/en-us/Excel/mround-function",
    },
    edge: true,
  },
  {
    given: "Four significant figures, half to even: 0.90275",
    inputs: { number: "0.90275", to: "figures", figures: 4, mode: "half_even" },
    expected: { rounded: "0.9028" },
    by: "published",
    source: CHEMISTRY,
  },
  {
    given: "Four significant figures, half to even: 0.051065",
    inputs: { number: "0.051065", to: "figures", figures: 4, mode: "half_even" },
    expected: { rounded: "0.05106" },
    by: "published",
    source: CHEMISTRY,
    edge: true,
  },
  java("up", "-3"),
  java("down", "-2"),
  java("ceiling", "-2"),
  java("floor", "-3"),
  java("half_up", "-3"),
  java("half_down", "-2"),
  java("half_even", "-2"),
  {
    given: "1.005 to two places, which spreadsheets and programs print as 1.00",
    inputs: { number: "1.005" },
    expected: { rounded: "1.01", change: "0.005" },
    by: "hand",
    source: { title: "1.01 - 1.005 = 0.005 = 1.005 - 1.00, so half away from zero gives 1.01" },
    edge: true,
  },
  {
    given: "A carry into a new figure: 9.996 to three significant figures",
    inputs: { number: "9.996", to: "figures", figures: 3 },
    expected: { rounded: "10.0", scientific: "1.00 × 10^1" },
    by: "hand",
    source: { title: "10.00 - 9.996 = 0.004 and 9.996 - 9.99 = 0.006, so it is 10; with three figures, 10.0" },
    edge: true,
  },
] satisfies Vectors<typeof rounding>;
