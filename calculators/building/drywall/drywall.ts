import { choice, count, defineCalculator, money, noAnswer, number, percent, quantity } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { AREA, LENGTH } from "#numbers/units";

const long = { unit: "ft", units: { ft: [0.1, 1000], in: [1, 12000], m: [0.03, 300], cm: [3, 30000] } } as const;
const flat = { unit: "ft2", units: { ft2: [1, 1e6], m2: [0.1, 1e5] } } as const;
const printed = { significant: 6 } as const;

const SHEETS = {
  ft_4_8: "4 × 8 ft",
  ft_4_9: "4 × 9 ft",
  ft_4_10: "4 × 10 ft",
  ft_4_12: "4 × 12 ft",
  mm_1200_2400: "1200 × 2400 mm",
  mm_1200_2700: "1200 × 2700 mm",
  mm_1200_3000: "1200 × 3000 mm",
  mm_1250_2000: "1250 × 2000 mm",
} as const;

export default defineCalculator({
  name: "Drywall calculator",
  summary: "Sheets of drywall for walls and ceilings, with joint compound, tape, screws and what the sheets cost.",

  inputs: {
    covers: choice(
      "Cover",
      { room: "Walls and ceiling of a room", walls: "Walls of a room", ceiling: "A ceiling", area: "A known area" },
      { default: "room" },
    ),
    length: quantity("Room length", LENGTH, { ...long, example: 12 }),
    width: quantity("Room width", LENGTH, { ...long, example: 10 }),
    height: quantity("Wall height", LENGTH, { ...long, example: 8 }),
    area: quantity("Area", AREA, { ...flat, example: 472 }),
    openings: quantity("Doors and windows to subtract", AREA, {
      unit: "ft2",
      units: { ft2: [0, 1e6], m2: [0, 1e5] },
      default: 0,
      help: "Most people subtract only large openings: the cutouts are waste.",
    }),
    sheet: choice("Sheet size", SHEETS, {
      default: "ft_4_8",
      beginsIn: { "en-CA": "ft_4_8", elsewhere: "mm_1200_2400" },
    }),
    waste: percent("Extra for waste", { min: 0, max: 100, default: 10, usual: [5, 10, 15] }),
    price: money("Price of a sheet", { min: 0, max: 1e5, optional: true, help: "Optional. Enter it to see the cost." }),
    pail_covers: quantity("One pail of compound is enough for", AREA, { ...flat, default: 400, more: true }),
    roll_covers: quantity("One roll of tape is enough for", AREA, { ...flat, default: 1000, more: true }),
    screws_per_sheet: count("Screws per sheet", { min: 1, max: 500, default: 36, more: true }),
  },

  outputs: {
    sheets: count("Sheets to buy", { unit: "sheets" }),
    cost: money("Cost of the sheets", { optional: true }),
    pails: count("Pails of joint compound", { unit: "pails" }),
    rolls: count("Rolls of tape", { unit: "rolls" }),
    screws: count("Screws", { unit: "screws" }),
    square_feet: number("Area", { unit: "sq ft", ...printed }),
    square_meters: number("Area in square meters", { unit: "m²", ...printed }),
  },
  primary: "sheets",
  between: {
    covered: number("Walls and ceiling, in square feet", { unit: "sq ft", ...printed }),
    sheet_area: number("Area of a sheet", { unit: "sq ft", ...printed }),
    pail_feet: number("Area for a pail", { unit: "sq ft", ...printed }),
    roll_feet: number("Area for a roll", { unit: "sq ft", ...printed }),
  },
  formula: "sheets = (area - openings) × (1 + waste ÷ 100) ÷ area of a sheet, rounded up",

  equationsIn: ["ft", "ft2"],
  by: {
    covered: ["Area", "area"],
    square_feet: ["Less doors and windows", "covered - openings"],
    sheets: ["Sheets with the extra, rounded up", "ceil(square_feet × (1 + waste) ÷ sheet_area)"],
    cost: "sheets × price",
    pails: ["Pails of compound, rounded up", "ceil(square_feet ÷ pail_feet)"],
    rolls: ["Rolls of tape, rounded up", "ceil(square_feet ÷ roll_feet)"],
    screws: "sheets × screws_per_sheet",
    square_meters: "square_feet × 0.09290304",
  },
  questions: {
    covers: {
      room: {
        asks: ["length", "width", "height"],
        by: { covered: ["Walls and ceiling", "2 × (length + width) × height + length × width"] },
      },
      walls: {
        asks: ["length", "width", "height"],
        by: { covered: ["Walls", "2 × (length + width) × height"] },
      },
      ceiling: { asks: ["length", "width"], by: { covered: ["Ceiling", "length × width"] } },
      area: { asks: ["area"] },
    },
  },
  compute: ({ sheet, pail_covers, roll_covers }) => ({
    sheet_area: areaOf(sheet),
    pail_feet: pail_covers.div(AREA.ft2.factor),
    roll_feet: roll_covers.div(AREA.ft2.factor),
  }),
  after: ({ square_feet }) =>
    square_feet.gt(0) ? {} : noAnswer("Enter doors and windows that are smaller than the walls and the ceiling."),

  sentence: ({ sheet, waste }, { sheets, cost, square_feet, pails, rolls, screws }) =>
    `${square_feet} take ${sheets} of ${SHEETS[sheet]} with ${waste} extra${cost ? ` for ${cost}` : ""}, ${pails} of compound, ${rolls} of tape and ${screws}.`,
});

/** In square feet. */
function areaOf(sheet: keyof typeof SHEETS): Decimal {
  const [unit, wide = 0, long = 0] = sheet.split("_");
  const area = decimal(wide).times(long);
  return unit === "ft" ? area : area.div(1e6).div(AREA.ft2.factor);
}
