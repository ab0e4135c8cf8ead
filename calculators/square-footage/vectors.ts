import type { Vectors } from "#engine";
import type squareFootage from "./square-footage.ts";

const openstax = (example: number) => ({
  title: `OpenStax, Contemporary Mathematics, section 10.6, Area, example ${example}`,
  url: "https://openstax.org/books/contemporary-mathematics/pages/10-6-area",
});

export default [
  {
    given: "A carpet for 21 by 24 ft",
    inputs: { length: 21, width: 24 },
    expected: { square_yards: "56" },
    by: "published",
    source: openstax(10),
  },
  {
    given: "A room of 29 by 16 ft",
    inputs: { length: 29, width: 16 },
    expected: { square_feet: "464" },
    by: "published",
    source: openstax(3),
  },
  {
    given: "20 by 15 ft at $5 a square foot",
    inputs: { length: 20, width: 15, price: 5 },
    expected: { square_feet: "300", cost: "1500" },
    by: "published",
    source: {
      title: "CalculatorLib, square footage cost calculator, worked example",
      url: "https://calculatorlib.com/square-footage-cost-calculator",
    },
  },
  {
    given: "The same with 10% for waste",
    inputs: { length: 20, width: 15, price: 5, waste: 10 },
    expected: { to_buy: "330", cost: "1650" },
    by: "published",
    source: {
      title: "CalculatorLib, square footage cost calculator, worked example",
      url: "https://calculatorlib.com/square-footage-cost-calculator",
    },
  },
  {
    given: "A furlong by a chain is an acre",
    inputs: { length: 660, width: 66 },
    expected: { acres: "1", square_feet: "43560", square_yards: "4840" },
    by: "standard",
    source: {
      title: "NIST Handbook 44, appendix C, General Tables of Units of Measurement",
      url: "https://www.nist.gov/pml/owm/nist-handbook-44-current-edition",
    },
    edge: true,
  },
  {
    given: "12 ft 6 in by 10 ft 3 in, in inches",
    inputs: { length: 150, length_unit: "in", width: 123, width_unit: "in" },
    expected: { square_feet: "128.125" },
    by: "hand",
    source: { title: "12.5 × 10.25 = 128.125" },
  },
  {
    given: "An L-shape of 14 by 12 ft less 4 by 3 ft",
    inputs: { shape: "corner", length: 14, width: 12, cut_length: 4, cut_width: 3 },
    expected: { square_feet: "156" },
    by: "hand",
    source: { title: "14 × 12 - 4 × 3 = 168 - 12 = 156" },
  },
  {
    given: "A half cent goes up: 0.5 by 0.5 ft at $0.02",
    inputs: { length: 0.5, width: 0.5, price: "0.02" },
    expected: { square_feet: "0.25", cost: "0.01" },
    by: "hand",
    source: { title: "0.5 × 0.5 = 0.25; 0.25 × 0.02 = 0.005, which is 0.01" },
    edge: true,
  },
  {
    given: "A round pool of 10 ft",
    inputs: { shape: "circle", diameter: 10 },
    expected: { square_feet: "78.5398" },
    by: "hand",
    source: { title: "π × 5² = 78.5398" },
  },
] satisfies Vectors<typeof squareFootage>;
