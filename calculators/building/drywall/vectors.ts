import type { Vectors } from "#engine";
import type drywall from "./drywall.ts";

const PAGE = { by: "quoted", read: "2026-11-27" } as const;

export default [
  {
    ...PAGE,
    title: "How to Build Plans, Estimating gypsum board",
    url: "http://howtobuildplans.com/?p=40",
    rows: [
      [
        "135 feet of wall, 8 feet high: 1080 square feet, 34 sheets",
        { covers: "walls", length: 60, width: 7.5, height: 8, waste: 0 },
        { square_feet: "1080", sheets: "34" },
        { given: "Walls of 135 feet in length, 8 feet high" },
      ],
    ],
  },
  {
    ...PAGE,
    title: "Reference.com, Estimate the cost of 4x8 sheetrock",
    url: "https://www.reference.com/home-garden/estimate-cost-4x8-sheetrock-needed-construction-job-7f81ef2869613e3b",
    rows: [
      [
        "32 square feet a sheet, a bucket of compound for 400",
        { covers: "area", area: 32, waste: 0 },
        { sheets: "1", pails: "1" },
        { edge: "A sheet exactly, and not two" },
      ],
    ],
  },
  {
    ...PAGE,
    title: "VB Home Repair, Calculating drywall, tape, joint compound and screws",
    url: "http://www.vbhomerepair.com/calculating-wall-studs--drywall--ready-mix--tape--joint-compound--nails---screws..html",
    rows: [
      [
        "4 x 8: divide by 32; screws: area x 1.125",
        { covers: "area", area: 3200, waste: 0 },
        { sheets: "100", screws: "3600" },
        { given: "A hundred sheets of 4 × 8 feet" },
      ],
    ],
  },
  {
    ...PAGE,
    title: "Homivi, Drywall estimating rule of thumb",
    url: "https://homivi.com/drywall-estimating-rule-of-thumb/",
    rows: [["ceiling 12 feet x 12 feet", { covers: "ceiling", length: 12, width: 12 }, { square_feet: "144" }]],
  },
  {
    ...PAGE,
    title: "Drywall Insider, How much drywall do I need?",
    url: "https://drywallinsider.com/how-much-drywall-do-i-need/",
    always: { covers: "area", waste: 0 },
    rows: [
      ["4’ x 10’ sheets, divide by 40", { area: 400, sheet: "ft_4_10" }, { sheets: "10" }],
      ["4’ x 12’, divide by 48", { area: 480, sheet: "ft_4_12" }, { sheets: "10" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "2 × (12 + 10) × 8 + 12 × 10 = 472; - 40 = 432; × 1.1 ÷ 32 = 14.85, so 15; × 14.50 = 217.50; 432 ÷ 400 = 1.08, so 2; 15 × 36 = 540",
        { length: 12, width: 10, height: 8, openings: 40, price: 14.5 },
        { square_feet: "432", sheets: "15", cost: "217.50", pails: "2", rolls: "1", screws: "540" },
      ],
      [
        "2 × (4 + 3) × 2.5 + 4 × 3 = 47 m²; ÷ 2.88 = 16.3, so 17; 47 ÷ 0.09290304 = 505.904",
        {
          length: 4,
          length_unit: "m",
          width: 3,
          width_unit: "m",
          height: 2.5,
          height_unit: "m",
          sheet: "mm_1200_2400",
          waste: 0,
        },
        { square_meters: "47", square_feet: "505.904", sheets: "17" },
      ],
      [
        "28.8 m² ÷ (1.2 × 2.4) = 10 exactly",
        { covers: "area", area: 28.8, area_unit: "m2", sheet: "mm_1200_2400", waste: 0 },
        { sheets: "10" },
        { edge: "Ten sheets of 1200 × 2400 mm exactly" },
      ],
    ],
  },
] satisfies Vectors<typeof drywall>;
