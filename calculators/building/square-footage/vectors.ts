import { CONTEMPORARY_MATHEMATICS_10_6_PAGE, GNU_UNITS, NIST_811_B8, NIST_HANDBOOK_44, PREALGEBRA_9_4_PAGE, TILE_HOME_GUIDE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type squareFootage from "./square-footage.ts";

export default [
  {
    ...CONTEMPORARY_MATHEMATICS_10_6_PAGE,
    read: "2026-11-22",
    place: "section 10.6, Area",
    rows: [
      ["example 10 of the section", { length: 21, width: 24 }, { square_yards: "56" }],
      ["example 14 of the section", { shape: "circle", diameter: 6 }, { square_feet: "28.27" }],
      ["example 15 of the section", { length: 150, width: 240 }, { square_feet: "36,000" }],
    ],
  },
  {
    ...PREALGEBRA_9_4_PAGE,
    read: "2026-11-22",
    place: "section 9.4",
    rows: [
      [
        "Use Properties of Rectangles, Triangles, and Trapezoids, example 15 of the section",
        { shape: "trapezoid", base: 13.7, top: 10.3, height: 5 },
        { square_feet: "60" },
      ],
      ["rectangle of 62 by 48 feet", { length: 62, width: 48 }, { square_feet: "2976" }],
      ["rectangle of 85 by 45 feet", { length: 85, width: 45 }, { square_feet: "3825" }],
      ["a rectangular room", { length: 14, width: 15 }, { square_feet: "210" }],
      ["rectangle of 120 by 50 yards", { length: 120, length_unit: "yd", width: 50, width_unit: "yd" }, { square_yards: "6000" }],
      [
        "trapezoid of 7 and 16 yards",
        { shape: "trapezoid", base: 16, base_unit: "yd", top: 7, top_unit: "yd", height: 14, height_unit: "yd" },
        { square_yards: "161" },
      ],
      [
        "Lin's lawn",
        { shape: "trapezoid", base: "10.8", base_unit: "yd", top: "6.7", top_unit: "yd", height: "4.6", height_unit: "yd" },
        { square_yards: "40.25" },
      ],
      ["Kira's patio", { shape: "trapezoid", base: 18, top: 14, height: 15 }, { square_feet: "240" }],
    ],
  },
  {
    ...TILE_HOME_GUIDE,
    read: "2026-11-22",
    rows: [["steps 1 to 3 for floor tiles", { length: 10, width: 10, waste: 5 }, { square_feet: "100", to_buy: "105" }]],
  },
  {
    ...NIST_HANDBOOK_44,
    read: "2026-11-20",
    by: "law",
    rows: [
      [
        "section 4, Units of area",
        { length: 660, width: 66 },
        { acres: "1", square_feet: "43,560", square_yards: "4840" },
        { edge: "A furlong by a chain is an acre" },
      ],
    ],
  },
  { ...GNU_UNITS, read: "2026-11-22", by: "software", rows: [["units -o %.15g 'mile^2' acre", { length: 5280, width: 5280 }, { acres: "640" }]] },
  {
    ...NIST_811_B8,
    read: "2026-11-22",
    by: "law",
    rows: [["appendix B.8, square foot (9.290 304 E-02)", { length: 1, width: 1 }, { square_metres: "0.09290304" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "14 × 12 - 4 × 3 = 168 - 12 = 156",
        { shape: "corner", length: 14, width: 12, cut_length: 4, cut_width: 3 },
        { square_feet: "156" },
        { given: "An L-shape of 14 by 12 ft less 4 by 3 ft" },
      ],
      [
        "0.5 × 0.5 = 0.25; 0.25 × 0.02 = 0.005, which is 0.01",
        { length: 0.5, width: 0.5, price: "0.02" },
        { square_feet: "0.25", cost: "0.01" },
        { edge: "A half cent goes up: 0.5 by 0.5 ft at $0.02" },
      ],
      [
        "20 × 15 = 300; 300 × 1.1 × 5 = 1650",
        { length: 20, width: 15, price: 5, waste: 10 },
        { cost: "1650" },
        { given: "The extra is paid for: 20 by 15 ft at $5 with 10% for waste" },
      ],
    ],
  },
] satisfies Vectors<typeof squareFootage>;
