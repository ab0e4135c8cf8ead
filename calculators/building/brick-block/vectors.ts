import type { Vectors } from "#engine";
import type brickBlock from "./brick-block.ts";

const PAGE = { by: "quoted", read: "2026-11-27" } as const;
const PLAIN = { waste: 0 } as const;

export default [
  {
    ...PAGE,
    title: "Shaffer Block, Frequently asked questions",
    url: "http://www.shafferblock.com/faq.html",
    rows: [
      [
        "foundation of 28 by 48 feet, 152 feet of wall 8 feet high, 1368 blocks",
        { ...PLAIN, unit: "block", length: 152, height: 8 },
        { units: "1368" },
        { edge: "1,368 blocks exactly" },
      ],
    ],
  },
  {
    ...PAGE,
    title: "RBS, Block & masonry, rules of thumb",
    url: "http://www.rbsinc.com/block-masonry",
    always: { ...PLAIN, measured_by: "area" },
    rows: [
      ["1.125 block per square foot of wall", { unit: "block", area: 1000 }, { units: "1125", per_square_foot: "1.125" }],
      [
        "2-1/2 bags mortar and 800 lbs. sand per 100 block",
        { unit: "block", area: 100, area_unit: "m2", bags_per_1000: 25 },
        { bags: "31", sand_pounds: "9688" },
        { given: "100 m², 1,211 blocks: 30.3 bags and 9,688 lb" },
      ],
      [
        "7 bags mortar and 1 ton sand per 1000 brick",
        { unit: "own", own_length: 11.5, own_height: 11.5, joint: 0.5, joint_unit: "in", area: 1000 },
        { units: "1000", bags: "7", sand_pounds: "2000" },
        { given: "1,000 bricks of a square foot each" },
      ],
    ],
  },
  {
    ...PAGE,
    title: "Construction Mentor, Brick",
    url: "https://constructionmentor.net/brick/",
    rows: [["100 square foot of wall, 675 bricks", { ...PLAIN, measured_by: "area", area: 100 }, { units: "675" }]],
  },
  {
    ...PAGE,
    title: "Canal Block, Block calculations",
    url: "http://www.canalblock.com/?page_id=660",
    rows: [
      [
        "16 inches a block and 8 inches a course; block ÷ 40 bags",
        { ...PLAIN, unit: "block", length: 40, height: 8 },
        { units: "360", bags: "9" },
        { given: "A wall of 40 by 8 feet: 30 blocks a course, 12 courses" },
      ],
    ],
  },
  {
    ...PAGE,
    title: "Reference.com, How many bricks are required per square meter?",
    url: "https://www.reference.com/home-garden/many-bricks-required-per-square-meter-5347f5786a3c5f05",
    rows: [
      [
        "60 bricks of 215 x 102.5 x 65 mm",
        { ...PLAIN, unit: "uk_brick", measured_by: "area", area: 1, area_unit: "m2" },
        { per_square_meter: "60" },
        { differs: "It is a rule of thumb. With joints of 10 mm, a brick takes 225 × 75 mm, and 59.26 lie in a square meter." },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "160 - 21 = 139 sq ft; × 6.75 = 938.25; × 1.05 = 985.16, so 986; × 0.85 = 838.10; 986 × 7 ÷ 1000 = 6.9, so 7",
        { length: 20, height: 8, openings: 21, price: 0.85 },
        { square_feet: "139", laid: "938.25", units: "986", cost: "838.10", bags: "7" },
      ],
      [
        "5 × 2.25 = 11.25 m²; ÷ 0.016875 = 666.67; × 2 = 1333.33, so 1334",
        { ...PLAIN, unit: "uk_brick", length: 5, length_unit: "m", height: 2.25, height_unit: "m", layers: 2 },
        { laid: "1333.3", units: "1334", square_meters: "11.25" },
      ],
      [
        "1 ÷ (0.24 × 0.086) = 48.45 in a square meter; 1 ÷ (0.45 × 0.225) = 9.88",
        { ...PLAIN, unit: "au_brick", measured_by: "area", area: 1, area_unit: "m2" },
        { per_square_meter: "48.45", units: "49" },
      ],
      [
        "8.375 × 2.625 = 21.984375 sq in; 144 ÷ 21.984375 = 6.5501 in a square foot",
        { ...PLAIN, unit: "standard", measured_by: "area", area: 1 },
        { per_square_foot: "6.5501" },
        { edge: "Not even seven bricks" },
      ],
    ],
  },
] satisfies Vectors<typeof brickBlock>;
