import type { Vectors } from "#engine";
import type roofing from "./roofing.ts";

const PAGE = { by: "quoted", read: "2026-11-27" } as const;
const FLAT = { overhang: 0, length: 40 } as const;

export default [
  {
    ...PAGE,
    title: "US Navy, Builder (NAVEDTRA 14044), figure 2-17, rafter length",
    url: "http://constructionmanuals.tpub.com/14044/css/Figure-2-17-Rafter-length-64.htm",
    rows: [
      [
        "7-inch unit of rise, 16-foot span: 13.89 inches a foot, 111 1/8 inches",
        { ...FLAT, width: 16, rise: 7 },
        { rafter: "9.26" },
        { given: "A span of 16 feet at 7 in 12: 13.89 × 8 ÷ 12 feet" },
      ],
    ],
  },
  {
    ...PAGE,
    title: "Instructables, How to make a common rafter, length per foot of run",
    url: "http://www.instructables.com/id/How-To-Make-A-Common-Rafter-For-Any-Width-Structur/step4/null/",
    always: { ...FLAT, width: 24 },
    rows: [
      ["5/12 pitch = 13.00", { rise: 5 }, { rafter: "13.00" }],
      ["9/12 pitch = 15.00", { rise: 9 }, { rafter: "15.00" }],
      ["12/12 pitch = 16.97", { rise: 12 }, { rafter: "16.97", angle: "45" }, { edge: "12 in 12 is 45 degrees exactly" }],
      ["16/12 pitch = 20.00", { rise: 16 }, { rafter: "20.00" }],
    ],
  },
  {
    ...PAGE,
    title: "The Home Depot community, how many shingles for a 60 × 33 roof with 3/12",
    url: "http://community.homedepot.com/howto/DiscussionDetail/how-many-3-tab-asphalt-shingles-do-I-Need-for60-x33-roof-with3x12-9065000000005YW",
    rows: [
      [
        "gable height 4.125 feet, rafter 17 feet, 2040 square feet",
        { overhang: 0, length: 60, width: 33, rise: 3, waste: 0 },
        { height: "4.125", rafter: "17", square_feet: "2040" },
        { differs: "It rounds the rafter of 17.008 feet to 17 before it multiplies, and so finds 2,040." },
      ],
    ],
  },
  {
    ...PAGE,
    title: "Boulder Library, The parts of a gable roof",
    url: "http://boulderlibrary.net/carpentry/the-parts-of-a-gable-roof.html",
    rows: [
      [
        "24 ft. span, 4-in-12: 12 ft. 7 3/4 in.",
        { ...FLAT, width: 24, rise: 4 },
        { rafter: "12.65" },
        { given: "A span of 24 feet at 4 in 12: 12 feet 7 3/4 inches are 12.65 feet" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "(40 + 2) × (30 + 2) = 1344; × √(1 + 0.25) = 1.118034: 1502.64; × 1.1 ÷ 100 = 16.529; × 3 = 49.6, so 50; × 38 = 1900",
        { length: 40, width: 30, overhang: 12, rise: 6, price: 38 },
        { square_feet: "1502.64", squares: "16.529", bundles: "50", cost: "1900.00", run: "16" },
      ],
      [
        "10 × 8 m at 60°: 1 ÷ cos 60° = 2, so 160 m²",
        { length: 10, length_unit: "m", width: 8, width_unit: "m", overhang: 0, pitch_by: "degrees", degrees: 60 },
        { square_meters: "160", factor: "2", rafter: "8" },
      ],
      [
        "9 in 12 has a factor of 15 ÷ 12 = 1.25: 800 × 1.25 = 1,000 sq ft are 10 squares, 30 bundles",
        { measured_by: "area", area: 800, rise: 9, waste: 0 },
        { squares: "10", bundles: "30", square_feet: "1000" },
        { edge: "30 bundles exactly" },
      ],
      [
        "(12 + 2 × 1) × 1.25 = 17.5 ft; × 0.75 = 10.5 ft for a shed roof at 9 in 12",
        { measured_by: "shed", length: 20, width: 12, rise: 9 },
        { rafter: "17.5", height: "10.5" },
      ],
    ],
  },
] satisfies Vectors<typeof roofing>;
