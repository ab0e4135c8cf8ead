import type { Vectors } from "#engine";
import type boardFoot from "./board-foot.ts";

const PAGE = { by: "quoted", read: "2026-11-27" } as const;

export default [
  {
    title: "GNU units 2.24, definitions.units (boardfoot is ft² inch)",
    url: "https://www.gnu.org/software/units/",
    read: "2026-11-27",
    by: "software",
    rows: [["boardfoot", { thickness: 1, width: 12, length: 1 }, { board_feet: "1", cubic_meters: "0.00235974" }]],
  },
  {
    ...PAGE,
    title: "US Army, carpentry subcourse EN5155, estimating lumber",
    url: "http://armyengineer.tpub.com/EN5155/EN51550039.htm",
    rows: [["1 × 4 × 8 × 14 pieces, 37 1/3 BF", { pieces: 14, thickness: 1, width: 4, length: 8 }, { board_feet: "37.3333" }]],
  },
  {
    ...PAGE,
    title: "DoItYourself, A simple way to calculate board feet",
    url: "https://www.doityourself.com/stry/a-simple-way-to-calculate-board-feet",
    rows: [
      ["1 by 6 inches, 8 feet", { thickness: 1, width: 6, length: 8 }, { board_feet: "4" }],
      ["2 by 3 inches, 8 feet", { thickness: 2, width: 3, length: 8 }, { board_feet: "4" }],
      ["4 by 6 inches, 10 feet", { thickness: 4, width: 6, length: 10 }, { board_feet: "20" }],
    ],
  },
  {
    ...PAGE,
    title: "Furniture Making, Ordering lumber by the board foot",
    url: "https://www.furnituremaking.us/outdoor-2/calculating-board-feet.html",
    rows: [["1 by 4 inches, 6 feet", { thickness: 1, width: 4, length: 6 }, { board_feet: "2" }]],
  },
  {
    ...PAGE,
    title: "Sawdust Making, Lumber dimension chart",
    url: "http://www.readbag.com/sawdustmaking-free-charts-lumber-dimension",
    place: "board foot calculator, 1 inch thick",
    always: { thickness: 1 },
    rows: [
      ["4 inches, 14 feet", { width: 4, length: 14 }, { board_feet: "4.67" }],
      ["12 inches, 16 feet", { width: 12, length: 16 }, { board_feet: "16.0" }],
    ],
  },
  {
    ...PAGE,
    title: "Math Central, University of Regina, board feet of a 2 by 4",
    url: "http://mathcentral.uregina.ca/QQ/database/QQ.02.06/fred1.html",
    rows: [
      [
        "16 feet by its real 1.5 × 3.5 inches, 7 board feet",
        { thickness: 1.5, width: 3.5, length: 16 },
        { board_feet: "7" },
        { given: "A 2 by 4 of 16 feet by its real size" },
      ],
    ],
  },
  {
    ...PAGE,
    title: "Virtual Terrain, Lumber sizes",
    url: "http://mail.vterrain.org/Hawaii/Ben/lumber.htm",
    always: { length: 1 },
    rows: [
      ["dimension, 2 × 8", { thickness: 2, width: 8 }, { dressed: "1 1/2 × 7 1/4 in" }],
      ["timbers, 4 × 10", { thickness: 4, width: 10 }, { dressed: "3 1/2 × 9 1/4 in" }],
      ["common boards, 1 × 6", { thickness: 1, width: 6 }, { dressed: "3/4 × 5 1/2 in" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "10 × 2 × 4 × 8 ÷ 12 = 53.3333; 4 × 1 × 6 × 10 ÷ 12 = 20; together 73.3333; × 1.15 = 84.3333; × 3.25 = 274.08",
        { from: "several", boards: "10:2:4:8; 4:0.75:6:10", waste: 15, price: 3.25 },
        { net: "73.3333", board_feet: "84.3333", cost: "274.08", linear_feet: "120" },
        { edge: "Boards of 3/4 inch count as 1 inch" },
      ],
      [
        "0.75 × 6 × 10 ÷ 12 = 3.75; × 420 ÷ 1000 = 1.575",
        { thickness: 0.75, width: 6, length: 10, at_least_inch: false, price_by: "thousand", price: 420 },
        { board_feet: "3.75", cost: "1.58" },
        { edge: "Half a cent goes up" },
      ],
      [
        "50 mm ÷ 25.4 × 200 ÷ 25.4 × 3 m ÷ 0.3048 ÷ 12 = 12.7133; 0.05 × 0.2 × 3 = 0.03 m³",
        { thickness: 50, thickness_unit: "mm", width: 200, width_unit: "mm", length: 3, length_unit: "m" },
        { board_feet: "12.713", cubic_meters: "0.03" },
      ],
    ],
  },
] satisfies Vectors<typeof boardFoot>;
