import type { Vectors } from "#engine";
import type concrete from "./concrete.ts";

export default [
  {
    title: "Extreme How-To, How to Calculate Concrete Required",
    url: "https://extremehowto.com/how-to-calculate-concrete-required/",
    read: "2026-11-22",
    rows: [["the answer's example", { length: 18, width: 10, thickness: 6, waste: 0 }, { cubic_feet: "90", cubic_yards: "3.33" }]],
  },
  {
    title: "Craftsman Book Company, Get-A-Quote costbook",
    url: "http://www.get-a-quote.net/QuoteEngine/costbook.asp?WCI=CostSectionBody&SectionId=5670046&ShowWholePage=Y",
    read: "2026-11-22",
    always: { length: 30, width: 14, thickness: 4 },
    rows: [
      ["Calculating slab area", { waste: 0 }, { cubic_yards: "5.18" }, { rounding: "down" }],
      ["Calculating slab area", { waste: 5 }, { cubic_yards: "5.44" }],
    ],
  },
  {
    title: "Using Concrete, Concrete calculation",
    url: "http://www.using-concrete.com/concrete-calculation.html",
    read: "2026-11-22",
    always: { waste: 0 },
    rows: [
      ["Square or rectangle concrete slab, example", { length: 10, width: 8, thickness: 6 }, { cubic_feet: "40", cubic_yards: "1.5", large_bags: "67" }],
      [
        "Concrete (Sonotube) or column, example",
        { shape: "column", diameter: 10, height: 8 },
        { cubic_feet: "4.4", cubic_yards: "0.16", "bags.1.bags": "8", "bags.2.bags": "10" },
        { edge: "A round column of 10 in, 8 ft high, where 7.3 bags are 8" },
      ],
    ],
  },
  {
    title: "The Engineering ToolBox, Concrete Columns",
    url: "https://www.engineeringtoolbox.com/concrete-column-cy-d_1707.html",
    read: "2026-11-22",
    place: "Concrete required per 1 ft column height",
    always: { waste: 0 },
    rows: [
      ["round column, 12 in", { shape: "column", diameter: 12, height: 1 }, { cubic_yards: "0.029" }],
      ["round column, 24 in", { shape: "column", diameter: 24, height: 1 }, { cubic_yards: "0.116" }],
      ["square column, 16 × 16 in", { shape: "footing", length: 1, breadth: 16, depth: 16 }, { cubic_yards: "0.066" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "24 × 24 × 4 ÷ 12 = 192 ft³; 192 ÷ 0.6 = 320 exactly",
        { length: 24, width: 24, thickness: 4, waste: 0 },
        { large_bags: "320" },
        { edge: "A slab of 24 by 24 ft, 4 in thick, is exactly 320 bags and not 321" },
      ],
      ["192 ÷ 0.675 = 284.4", { length: 24, width: 24, thickness: 4, waste: 0, bag: "lb_90" }, { bags_needed: "285" }],
      ["192 ÷ 0.413 = 464.9", { length: 24, width: 24, thickness: 4, waste: 0, bag: "kg_25" }, { bags_needed: "465" }],
      [
        "4 × 3 × 0.1 = 1.2 m³; × 1.1 = 1.32 m³ = 1,320 L; ÷ 12 = 110 exactly",
        { length: 4, length_unit: "m", width: 3, width_unit: "m", thickness: 100, thickness_unit: "mm", waste: 10, bag_yield: 12, bag_yield_unit: "l" },
        { cubic_metres: "1.32", own_bags: "110", bags_needed: "110" },
        { edge: "A metric slab with bags that make 12 liters" },
      ],
      [
        "27 × 10 × 4/12 = 90 cubic feet; 90 ÷ 27 = 3 1/3 cubic yards; 3 1/3 × 150 = 500",
        { length: 27, width: 10, thickness: 4, waste: 0, price: 150 },
        { cost: "500.00" },
        { given: "Ready-mix at $150 a cubic yard, 27 by 10 feet and 4 inches thick, with nothing wasted" },
      ],
      [
        "48 × 11 × 7 × (1 + 2 + 3) = 22,176 cubic inches; ÷ 1,728 = 12.8333 cubic feet",
        { shape: "steps", length: 33, length_unit: "in", width: 4, height: 21, height_unit: "in", steps: 3, waste: 0 },
        { exact_cubic_feet: "12.833" },
        { given: "Three steps 4 feet wide, each 7 inches high and 11 inches deep, solid down to the ground" },
      ],
      [
        "3 × 3 × 1 = 9 cubic feet; ÷ 27 = 0.33333",
        { shape: "steps", length: 3, width: 3, height: 1, steps: 1, waste: 0 },
        { exact_cubic_feet: "9", cubic_yards: "0.33333" },
        { edge: "One step is a block" },
      ],
    ],
  },
] satisfies Vectors<typeof concrete>;
