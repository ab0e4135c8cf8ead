import { choice, count, defineCalculator, money, noAnswer, number, percent, quantity, step } from "#engine";
import { decimal } from "#numbers/decimal";
import { AREA, LENGTH, MASS } from "#numbers/units";

const long = { unit: "ft", units: { ft: [0.1, 10000], in: [1, 120000], m: [0.03, 3000], cm: [3, 300000] } } as const;
const short = { unit: "in", units: { in: [0.5, 60], mm: [10, 1500], cm: [1, 150] } } as const;
const printed = { significant: 5 } as const;

const UNITS = {
  modular: "US modular brick (8 in long with joint)",
  standard: "US standard brick (8 × 2 1/4 in)",
  uk_brick: "UK brick (215 × 65 mm)",
  au_brick: "Australian brick (230 × 76 mm)",
  block: "US concrete block (16 × 8 in with joint)",
  uk_block: "UK block (440 × 215 mm)",
  own: "Another size",
} as const;
type Listed = Exclude<keyof typeof UNITS, "own">;

/** So many lie in so many square meters, with joints of 3/8 inch or 10 mm. The first and the fifth are laid in modules of 4 inches. */
const LAID: { readonly [U in Listed]: readonly [lot: number, area: string] } = {
  modular: [675, "9.290304"],
  standard: [1, "0.014183439375"],
  uk_brick: [1, "0.016875"],
  au_brick: [1, "0.02064"],
  block: [1125, "92.90304"],
  uk_block: [1, "0.10125"],
};
const IN_FEET: readonly string[] = ["modular", "standard", "block"];
const isBlock = (unit: keyof typeof UNITS): boolean => unit === "block" || unit === "uk_block";
/** Of masonry cement, by RBS, a dealer: 7 bags and a ton of sand for 1,000 bricks, 2 1/2 bags and 800 lb for 100 blocks. */
const USUAL = { brick: { bags: 7, sand: 2000 }, block: { bags: 25, sand: 8000 } } as const;

export default defineCalculator({
  name: "Brick and block calculator",
  summary: "Bricks or concrete blocks for a wall, with bags of mortar cement, sand, waste and cost.",

  inputs: {
    measured_by: choice("Measure by", { wall: "Wall length and height", area: "A known area" }, { default: "wall" }),
    unit: choice("Brick or block", UNITS, {
      default: "modular",
      beginsIn: { "en-GB": "uk_brick", "en-AU": "au_brick" },
    }),
    length: quantity("Wall length", LENGTH, { ...long, example: 20 }),
    height: quantity("Wall height", LENGTH, { ...long, example: 8 }),
    area: quantity("Area", AREA, { unit: "ft2", units: { ft2: [0.1, 1e8], m2: [0.01, 1e7] }, example: 160 }),
    openings: quantity("Doors and windows to subtract", AREA, {
      unit: "ft2",
      units: { ft2: [0, 1e8], m2: [0, 1e7] },
      default: 0,
    }),
    own_length: quantity("Length of one", LENGTH, { ...short, example: 8, when: { unit: ["own"] } }),
    own_height: quantity("Height of one", LENGTH, { ...short, example: 2.25, when: { unit: ["own"] } }),
    joint: quantity("Mortar joint", LENGTH, {
      unit: "mm",
      units: { mm: [0, 50], in: [0, 2] },
      default: 10,
      when: { unit: ["own"] },
    }),
    layers: count("Layers (wythes)", {
      min: 1,
      max: 10,
      default: 1,
      help: "2 for a wall as thick as a brick is long.",
    }),
    waste: percent("Extra for waste", { min: 0, max: 100, default: 5, usual: [5, 10] }),
    price: money("Price of one", { min: 0, max: 1e5, optional: true, help: "Optional. Enter it to see the cost." }),
    bags_per_1000: count("Bags of cement for 1,000", {
      min: 1,
      max: 1000,
      optional: true,
      more: true,
      help: "Optional. Replaces 7 bags of masonry cement for bricks and 25 for blocks.",
    }),
    sand_per_1000: quantity("Sand for 1,000", MASS, {
      unit: "lb",
      units: { lb: [1, 100000], kg: [1, 50000] },
      optional: true,
      more: true,
      help: "Optional. Replaces 2,000 lb (907 kg) for bricks and 8,000 lb for blocks.",
    }),
  },

  outputs: {
    units: count("To buy"),
    cost: money("Cost", { optional: true }),
    bags: count("Bags of masonry cement", { unit: "bags" }),
    sand_pounds: number("Sand", { unit: "lb", ...printed }),
    sand_kilograms: number("Sand in kilograms", { unit: "kg", ...printed }),
    laid: number("Laid in the wall", printed),
    per_square_foot: number("Per square foot", printed),
    per_square_meter: number("Per square meter", printed),
    square_feet: number("Area", { unit: "sq ft", ...printed }),
    square_meters: number("Area in square meters", { unit: "m²", ...printed }),
  },
  groups: {
    "Bricks or blocks": ["units", "laid", "per_square_foot", "per_square_meter"],
    "What it costs": ["cost"],
    Mortar: ["bags", "sand_pounds", "sand_kilograms"],
    Area: ["square_feet", "square_meters"],
  },
  primary: "units",
  between: {
    face: number("Wall in square meters", printed),
    lot: number("Bricks in a lot"),
    lot_area: number("Area of a lot", { unit: "m²", significant: 8 }),
    cement: number("Bags for 1,000"),
    sand: number("Sand for 1,000, in pounds"),
  },
  formula: "bricks = (area - openings) ÷ area of one with its joint × layers × (1 + waste ÷ 100), rounded up",

  by: {
    face: ["Wall", "area"],
    square_meters: ["Less doors and windows", "face - openings"],
    square_feet: "square_meters ÷ 0.09290304",
    per_square_meter: ["In a square meter", "lot ÷ lot_area"],
    per_square_foot: ["In a square foot", "0.09290304 × lot ÷ lot_area"],
    laid: ["In the wall", "square_meters × lot × layers ÷ lot_area"],
    units: ["With the extra, rounded up", "ceil(square_meters × lot × layers × (1 + waste) ÷ lot_area)"],
    cost: "units × price",
    bags: ["Bags of masonry cement, rounded up", "ceil(units × cement ÷ 1000)"],
    sand_pounds: "units × sand ÷ 1000",
    sand_kilograms: "units × sand × 0.45359237 ÷ 1000",
  },
  questions: {
    measured_by: {
      wall: { asks: ["length", "height"], by: { face: ["Wall", "length × height"] } },
      area: { asks: ["area"] },
    },
  },
  compute(given) {
    const usual = USUAL[isBlock(given.unit) ? "block" : "brick"];
    const [lot, lot_area] =
      given.unit === "own"
        ? [1, given.own_length.plus(given.joint).times(given.own_height.plus(given.joint))]
        : LAID[given.unit];
    return {
      lot: decimal(lot),
      lot_area: decimal(lot_area),
      cement: decimal(given.bags_per_1000 ?? usual.bags),
      sand: given.sand_per_1000?.div(MASS.lb.factor) ?? decimal(usual.sand),
    };
  },
  after: ({ square_meters }) =>
    square_meters.gt(0) ? {} : noAnswer("Enter doors and windows that are smaller than the wall."),

  sentence: ({ unit, waste }, { units, square_feet, bags, sand_pounds, cost }) =>
    `${square_feet} take ${units} ${isBlock(unit) ? "blocks" : "bricks"} with ${waste} extra${cost ? ` for ${cost}` : ""}, ${bags} of masonry cement and ${sand_pounds} of sand.`,

  working(
    { unit, layers, waste },
    { square_feet, square_meters, per_square_foot, per_square_meter, laid, units },
    _,
    __,
    stepOf,
  ) {
    const [area, per] = IN_FEET.includes(unit) ? [square_feet, per_square_foot] : [square_meters, per_square_meter];
    return [
      step`In the wall, area × units in one × layers: ${area} × ${per} × ${layers} = ${laid}`,
      `With ${waste} extra, rounded up: ${units}`,
      stepOf("cost"),
      stepOf("bags"),
      stepOf("sand_pounds"),
      stepOf("sand_kilograms"),
    ];
  },
});
