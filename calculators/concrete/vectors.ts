import type { Vectors } from "#engine";
import type concrete from "./concrete.ts";

const COLUMNS = {
  title: "The Engineering ToolBox, Concrete Columns, concrete required for a foot of column height",
  url: "https://engineeringtoolbox.com/concrete-column-cy-d_1707.html",
};

export default [
  {
    given: "A slab of 20 by 20 ft, 6 in thick",
    inputs: { length: 20, width: 20, thickness: 6, waste: 0 },
    expected: { cubic_yards: "7.41", "bags.2.bags": "445", "bags.1.bags": "334", large_bags: "334" },
    by: "published",
    source: {
      title: "Calculatey, concrete calculator examples",
      url: "https://calculatey.pages.dev/concrete-calculator",
    },
  },
  {
    given: "A slab of 24 by 24 ft, 4 in thick, is exactly 320 bags and not 321",
    inputs: { length: 24, width: 24, thickness: 4, waste: 0 },
    expected: { large_bags: "320" },
    by: "published",
    source: {
      title: "Jobsite Calcs, concrete coverage reference",
      url: "https://www.jobsitecalcs.com/references/concrete-coverage",
    },
    edge: true,
  },
  {
    given: "Six tubes of 10 in, 48 in deep, with 10% extra",
    inputs: { shape: "column", diameter: 10, height: 48, height_unit: "in", pieces: 6, waste: 10 },
    expected: { cubic_yards: "0.53", cubic_feet: "14.4", "bags.1.bags": "24", "bags.2.bags": "32" },
    by: "published",
    source: {
      title: "Profix Directory, concrete footing and sonotube calculator",
      url: "https://profixdirectory.com/calculators/materials/concrete-footing",
    },
  },
  {
    given: "A foot of a round column of 24 in",
    inputs: { shape: "column", diameter: 24, height: 1, waste: 0 },
    expected: { cubic_yards: "0.116" },
    by: "published",
    source: COLUMNS,
  },
  {
    given: "A foot of a column of 16 by 16 in",
    inputs: { shape: "footing", length: 1, breadth: 16, depth: 16, waste: 0 },
    expected: { cubic_yards: "0.066" },
    by: "published",
    source: COLUMNS,
  },
  {
    given: "A slab of 10 by 10 ft, 4 in thick",
    inputs: { length: 10, width: 10, thickness: 4, waste: 0 },
    expected: { cubic_yards: "1.2346", large_bags: "56" },
    by: "hand",
    source: { title: "10 × 10 × 4 ÷ 12 = 33.3333 ft³; ÷ 27 = 1.2346 yd³; 33.3333 ÷ 0.6 = 55.56, so 56 bags" },
  },
  {
    given: "Bags are rounded up and not to the nearest: 20 by 20 ft, 4 in thick",
    inputs: { length: 20, width: 20, thickness: 4, waste: 0 },
    expected: { large_bags: "223" },
    by: "hand",
    source: { title: "400 × 4 ÷ 12 = 133.333 ft³; ÷ 0.6 = 222.22, so 223 bags; a printed table says 222" },
    edge: true,
  },
  {
    given: "A metric slab with bags that make 12 litres",
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
] satisfies Vectors<typeof concrete>;
