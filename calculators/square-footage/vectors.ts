import type { Vectors } from "#engine";
import type squareFootage from "./square-footage.ts";

const READ = "2026-11-22";
const contemporary = (example: number) => ({
  title: "OpenStax, Contemporary Mathematics",
  url: "https://openstax.org/books/contemporary-mathematics/pages/10-6-area",
  place: `section 10.6, Area, example ${example} of the section`,
  read: READ,
});
const HANDBOOK = {
  title: "NIST Handbook 44, appendix C, General Tables of Units of Measurement",
  url: "https://www.nist.gov/pml/owm/nist-handbook-44-current-edition",
  place: "section 4, Units of area",
  read: "2026-11-20",
};

const rectanglesAndTrapezoids = (place: string) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/9-4-use-properties-of-rectangles-triangles-and-trapezoids",
  place,
  read: "2026-11-22",
});

export default [
  {
    given: "A carpet for 21 by 24 ft",
    inputs: { length: 21, width: 24 },
    expected: { square_yards: "56" },
    by: "published",
    source: contemporary(10),
  },
  {
    given: "A round hot tub 6 ft across",
    inputs: { shape: "circle", diameter: 6 },
    expected: { square_feet: "28.27" },
    by: "published",
    source: contemporary(14),
  },
  {
    given: "A plot of 150 by 240 ft",
    inputs: { length: 150, width: 240 },
    expected: { square_feet: "36,000" },
    by: "published",
    source: contemporary(15),
  },
  {
    given: "A trapezoid with sides of 10.3 and 13.7 ft, 5 ft high",
    inputs: { shape: "trapezoid", base: 13.7, top: 10.3, height: 5 },
    expected: { square_feet: "60" },
    by: "published",
    source: {
      title: "OpenStax, Prealgebra 2e",
      url: "https://openstax.org/books/prealgebra-2e/pages/9-4-use-properties-of-rectangles-triangles-and-trapezoids",
      place: "section 9.4, Use Properties of Rectangles, Triangles, and Trapezoids, example 15 of the section",
      read: READ,
    },
  },
  {
    given: "A floor of 10 by 10 ft with 5% for breakage and waste",
    inputs: { length: 10, width: 10, waste: 5 },
    expected: { square_feet: "100", to_buy: "105" },
    by: "published",
    source: {
      title: "Tile Home Guide, How To Estimate How Many Tiles You Need",
      url: "http://www.tilehomeguide.com/how-to-estimate-how-many-tiles-you-need-quickly-and-easily-without-a-tile-calculator/",
      place: "steps 1 to 3 for floor tiles",
      read: READ,
    },
  },
  {
    given: "A furlong by a chain is an acre",
    inputs: { length: 660, width: 66 },
    expected: { acres: "1", square_feet: "43,560", square_yards: "4840" },
    by: "law",
    source: HANDBOOK,
    edge: true,
  },
  {
    given: "A square mile is 640 acres",
    inputs: { length: 5280, width: 5280 },
    expected: { acres: "640" },
    by: "software",
    source: {
      title: "GNU Units 2.22",
      url: "https://www.gnu.org/software/units/",
      place: "units -o %.15g 'mile^2' acre",
      read: READ,
    },
  },
  {
    given: "A square foot in square meters",
    inputs: { length: 1, width: 1 },
    expected: { square_metres: "0.09290304" },
    by: "law",
    source: {
      title: "NIST Special Publication 811, Guide for the Use of the International System of Units",
      url: "https://www.nist.gov/pml/special-publication-811/nist-guide-si-appendix-b-conversion-factors/nist-guide-si-appendix-b8",
      place: "appendix B.8, square foot (9.290 304 E-02)",
      read: READ,
    },
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
    given: "The extra is paid for: 20 by 15 ft at $5 with 10% for waste",
    inputs: { length: 20, width: 15, price: 5, waste: 10 },
    expected: { cost: "1650" },
    by: "hand",
    source: { title: "20 × 15 = 300; 300 × 1.1 × 5 = 1650" },
  },
  {
    given: "A rectangle of 62 by 48 ft",
    inputs: { length: 62, width: 48 },
    expected: { square_feet: "2976" },
    by: "published",
    source: rectanglesAndTrapezoids("section 9.4, rectangle of 62 by 48 feet"),
  },
  {
    given: "A rectangle of 85 by 45 ft",
    inputs: { length: 85, width: 45 },
    expected: { square_feet: "3825" },
    by: "published",
    source: rectanglesAndTrapezoids("section 9.4, rectangle of 85 by 45 feet"),
  },
  {
    given: "A room of 15 by 14 ft",
    inputs: { length: 14, width: 15 },
    expected: { square_feet: "210" },
    by: "published",
    source: rectanglesAndTrapezoids("section 9.4, a rectangular room"),
  },
  {
    given: "A field of 120 by 50 yd",
    inputs: { length: 120, length_unit: "yd", width: 50, width_unit: "yd" },
    expected: { square_yards: "6000" },
    by: "published",
    source: rectanglesAndTrapezoids("section 9.4, rectangle of 120 by 50 yards"),
  },
  {
    given: "A trapezoid of 7 and 16 yd, 14 yd high",
    inputs: { shape: "trapezoid", base: 16, base_unit: "yd", top: 7, top_unit: "yd", height: 14, height_unit: "yd" },
    expected: { square_yards: "161" },
    by: "published",
    source: rectanglesAndTrapezoids("section 9.4, trapezoid of 7 and 16 yards"),
  },
  {
    given: "Sod for a trapezoid of 10.8 and 6.7 yd, 4.6 yd high",
    inputs: {
      shape: "trapezoid",
      base: "10.8",
      base_unit: "yd",
      top: "6.7",
      top_unit: "yd",
      height: "4.6",
      height_unit: "yd",
    },
    expected: { square_yards: "40.25" },
    by: "published",
    source: rectanglesAndTrapezoids("section 9.4, Lin's lawn"),
  },
  {
    given: "Pavers for a trapezoid of 18 and 14 ft, 15 ft high",
    inputs: { shape: "trapezoid", base: 18, top: 14, height: 15 },
    expected: { square_feet: "240" },
    by: "published",
    source: rectanglesAndTrapezoids("section 9.4, Kira's patio"),
  },
] satisfies Vectors<typeof squareFootage>;
