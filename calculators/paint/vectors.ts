import type { Vectors } from "#engine";
import type paint from "./paint.ts";

const DICKINSON = {
  title: "Joann Dickinson Homes, How much paint will you need when painting a room?",
  url: "https://www.joanndickinsonhomes.com/blog/how-much-paint-to-use/",
};

export default [
  {
    given: "A room of 10 by 15 ft, 9 ft high, with a door of 20 and a window of 15 sq ft, one coat",
    inputs: { length: 10, width: 15, height: 9, doors: 1, door_area: 20, windows: 1, coats: 1 },
    expected: { square_feet: "415", gallons: "1.2" },
    by: "published",
    source: {
      title: "Reference.com, How do you estimate the amount of paint you need?",
      url: "https://www.reference.com/home-garden/estimate-amount-paint-need-fa7ffeef7c55cb18",
    },
  },
  {
    given: "Walls of 64 ft, 8 ft high, with an opening of 42 sq ft, one coat",
    inputs: { measured_by: "walls", wall_length: 64, height: 8, doors: 1, door_area: 42, coats: 1 },
    expected: { square_feet: "470", gallons: "1.34", cans: "2" },
    by: "published",
    source: DICKINSON,
  },
  {
    given: "The same with two coats",
    inputs: { measured_by: "walls", wall_length: 64, height: 8, doors: 1, door_area: 42, coats: 2 },
    expected: { gallons: "2.69", cans: "3" },
    by: "published",
    source: DICKINSON,
  },
  {
    given: "A room of 14 by 14 ft, 8 ft high, with two doors and four windows",
    inputs: { length: 14, width: 14, height: 8, doors: 2, windows: 4 },
    expected: { square_feet: "346", gallons: "1.98", cans: "2" },
    by: "published",
    source: {
      title: "The Prime Calculator, paint gallons calculator, worked example",
      url: "https://theprimecalculator.com/construction/paint-gallons-calculator/formula",
    },
  },
  {
    given: "A wall of 12 by 9 m with a door of 4 by 3 m",
    inputs: {
      measured_by: "walls",
      wall_length: 12,
      wall_length_unit: "m",
      height: 9,
      height_unit: "m",
      doors: 1,
      door_area: 12,
      door_area_unit: "m2",
      sold_by: "litre",
    },
    expected: { square_metres: "96" },
    by: "published",
    source: {
      title: "OpenStax, Contemporary Mathematics, section 9.2, Measuring Area, example 7",
      url: "https://openstax.org/books/contemporary-mathematics/pages/9-2-measuring-area",
    },
  },
  {
    given: "A room of 4 by 3 m, 2.5 m high, with its ceiling, one coat at 9 m² a litre",
    inputs: {
      length: 4,
      length_unit: "m",
      width: 3,
      width_unit: "m",
      ceiling: "painted",
      height: 2.5,
      height_unit: "m",
      doors: 1,
      door_area: 2,
      door_area_unit: "m2",
      windows: 1,
      window_area: 1.8,
      window_area_unit: "m2",
      coats: 1,
      sold_by: "litre",
      metric_coverage: 9,
    },
    expected: { square_metres: "43.2", litres: "4.8", cans: "2" },
    by: "published",
    source: {
      title: "Pinturas Blatem, Wood: Indoors, how to calculate the paint",
      url: "http://www.blatem.com/en/woodindoors",
    },
  },
  {
    given: "Exactly two gallons are two cans and not three",
    inputs: { measured_by: "walls", wall_length: 87.5, height: 8, coats: 1 },
    expected: { square_feet: "700", gallons: "2", cans: "2" },
    by: "hand",
    source: { title: "87.5 × 8 = 700; 700 ÷ 350 = 2 exactly" },
    edge: true,
  },
  {
    given: "A little more than a can takes a second one",
    inputs: { measured_by: "walls", wall_length: 43.76, height: 8, coats: 1 },
    expected: { gallons: "1.0002", cans: "2" },
    by: "hand",
    source: { title: "43.76 × 8 = 350.08; ÷ 350 = 1.00023, rounded up to 2" },
    edge: true,
  },
] satisfies Vectors<typeof paint>;
