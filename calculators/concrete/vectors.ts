import type { Vectors } from "#engine";
import type concrete from "./concrete.ts";

const READ = "2026-11-22";
const toolbox = (place: string) => ({
  title: "The Engineering ToolBox, Concrete Columns",
  url: "https://www.engineeringtoolbox.com/concrete-column-cy-d_1707.html",
  place: `Concrete required per 1 ft column height, ${place}`,
  read: READ,
});
const usingConcrete = (place: string) => ({
  title: "Using Concrete, Concrete calculation",
  url: "http://www.using-concrete.com/concrete-calculation.html",
  place,
  read: READ,
});
const CRAFTSMAN = {
  title: "Craftsman Book Company, Get-A-Quote costbook",
  url: "http://www.get-a-quote.net/QuoteEngine/costbook.asp?WCI=CostSectionBody&SectionId=5670046&ShowWholePage=Y",
  place: "Calculating slab area",
  read: READ,
};

export default [
  {
    given: "A patio of 18 by 10 ft, 6 in thick",
    inputs: { length: 18, width: 10, thickness: 6, waste: 0 },
    expected: { cubic_feet: "90", cubic_yards: "3.33" },
    by: "published",
    source: {
      title: "Extreme How-To, How to Calculate Concrete Required",
      url: "https://extremehowto.com/how-to-calculate-concrete-required/",
      place: "the answer's example",
      read: READ,
    },
  },
  {
    given: "A driveway of 30 by 14 ft, 4 in thick, where the source cuts off after two decimals",
    inputs: { length: 30, width: 14, thickness: 4, waste: 0 },
    expected: { cubic_yards: "5.18" },
    by: "published",
    source: CRAFTSMAN,
    rounding: "down",
  },
  {
    given: "The same driveway with 5% extra",
    inputs: { length: 30, width: 14, thickness: 4, waste: 5 },
    expected: { cubic_yards: "5.44" },
    by: "published",
    source: CRAFTSMAN,
  },
  {
    given: "A patio of 10 by 8 ft, 6 in thick",
    inputs: { length: 10, width: 8, thickness: 6, waste: 0 },
    expected: { cubic_feet: "40", cubic_yards: "1.5", large_bags: "67" },
    by: "published",
    source: usingConcrete("Square or rectangle concrete slab, example"),
  },
  {
    given: "A round column of 10 in, 8 ft high, where 7.3 bags are 8",
    inputs: { shape: "column", diameter: 10, height: 8, waste: 0 },
    expected: { cubic_feet: "4.4", cubic_yards: "0.16", "bags.1.bags": "8", "bags.2.bags": "10" },
    by: "published",
    source: usingConcrete("Concrete (Sonotube) or column, example"),
    edge: true,
  },
  {
    given: "A foot of a round column of 12 in",
    inputs: { shape: "column", diameter: 12, height: 1, waste: 0 },
    expected: { cubic_yards: "0.029" },
    by: "published",
    source: toolbox("round column, 12 in"),
  },
  {
    given: "A foot of a round column of 24 in",
    inputs: { shape: "column", diameter: 24, height: 1, waste: 0 },
    expected: { cubic_yards: "0.116" },
    by: "published",
    source: toolbox("round column, 24 in"),
  },
  {
    given: "A foot of a column of 16 by 16 in",
    inputs: { shape: "footing", length: 1, breadth: 16, depth: 16, waste: 0 },
    expected: { cubic_yards: "0.066" },
    by: "published",
    source: toolbox("square column, 16 × 16 in"),
  },
  {
    given: "A slab of 24 by 24 ft, 4 in thick, is exactly 320 bags and not 321",
    inputs: { length: 24, width: 24, thickness: 4, waste: 0 },
    expected: { large_bags: "320" },
    by: "hand",
    source: { title: "24 × 24 × 4 ÷ 12 = 192 ft³; 192 ÷ 0.6 = 320 exactly" },
    edge: true,
  },
  {
    given: "A metric slab with bags that make 12 liters",
    inputs: {
      length: 4,
      length_unit: "m",
      width: 3,
      width_unit: "m",
      thickness: 100,
      thickness_unit: "mm",
      waste: 10,
      bag_yield: 12,
      bag_yield_unit: "l",
    },
    expected: { cubic_metres: "1.32", own_bags: "110" },
    by: "hand",
    source: { title: "4 × 3 × 0.1 = 1.2 m³; × 1.1 = 1.32 m³ = 1,320 L; ÷ 12 = 110 exactly" },
    edge: true,
  },
  {
    given: "Ready-mix at $150 a cubic yard, 27 by 10 feet and 4 inches thick, with nothing wasted",
    inputs: { length: 27, width: 10, thickness: 4, waste: 0, price: 150 },
    expected: { cost: "500.00" },
    by: "hand",
    source: { title: "27 × 10 × 4/12 = 90 cubic feet; 90 ÷ 27 = 3 1/3 cubic yards; 3 1/3 × 150 = 500" },
  },
  {
    given: "Three steps 4 feet wide, each 7 inches high and 11 inches deep, solid down to the ground",
    inputs: {
      shape: "steps",
      length: 33,
      length_unit: "in",
      width: 4,
      height: 21,
      height_unit: "in",
      steps: 3,
      waste: 0,
    },
    expected: { exact_cubic_feet: "12.833" },
    by: "hand",
    source: { title: "48 × 11 × 7 × (1 + 2 + 3) = 22,176 cubic inches; ÷ 1,728 = 12.8333 cubic feet" },
  },
  {
    given: "One step is a block",
    inputs: { shape: "steps", length: 3, width: 3, height: 1, steps: 1, waste: 0 },
    expected: { exact_cubic_feet: "9", cubic_yards: "0.33333" },
    by: "hand",
    source: { title: "3 × 3 × 1 = 9 cubic feet; ÷ 27 = 0.33333" },
    edge: true,
  },
] satisfies Vectors<typeof concrete>;
