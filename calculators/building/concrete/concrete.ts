import {
  choice,
  count,
  defineCalculator,
  type InputValues,
  money,
  number,
  percent,
  quantity,
  table,
  text,
} from "#engine";
import { decimal } from "#numbers/decimal";
import { ceil } from "#numbers/round";
import { LENGTH, VOLUME } from "#numbers/units";

// QUIKRETE Concrete Mix No. 1101, product data sheet: cubic feet that a bag makes, by its weight.
const BAGS = {
  lb_80: ["80 lb", "0.60"],
  lb_60: ["60 lb", "0.45"],
  lb_50: ["50 lb", "0.375"],
  lb_40: ["40 lb", "0.30"],
  // In the same proportion, 0.15 ft³ for each 20 lb.
  lb_90: ["90 lb", "0.675"],
  kg_25: ["25 kg", "0.413"],
} as const;
const SIZES = {
  lb_40: "40 lb",
  lb_50: "50 lb",
  lb_60: "60 lb",
  lb_80: "80 lb",
  lb_90: "90 lb",
  kg_25: "25 kg",
} as const;

const long = {
  unit: "ft",
  units: { ft: [0.1, 10000], in: [1, 120000], yd: [0.03, 3000], m: [0.03, 3000], cm: [3, 300000] },
} as const;
const short = {
  unit: "in",
  units: { in: [0.5, 1200], ft: [0.04, 100], cm: [1, 3000], mm: [10, 30000], m: [0.01, 30] },
} as const;

const printed = { significant: 5 } as const;

const inputs = {
  shape: choice(
    "Shape",
    { slab: "Slab or square pad", footing: "Footing or wall", column: "Round column or tube", steps: "Steps" },
    { default: "slab" },
  ),
  length: quantity("Length", LENGTH, {
    ...long,
    example: 10,
    help: "For steps, from front to back, all treads together.",
  }),
  width: quantity("Width", LENGTH, { ...long, example: 10 }),
  thickness: quantity("Thickness", LENGTH, { ...short, example: 4 }),
  breadth: quantity("Width", LENGTH, { ...short, example: 16 }),
  depth: quantity("Depth", LENGTH, {
    ...short,
    example: 8,
    help: "For a wall, its height.",
  }),
  diameter: quantity("Diameter", LENGTH, { ...short, example: 12 }),
  height: quantity("Height", LENGTH, { ...long, example: 4 }),
  steps: count("Number of steps", { min: 1, max: 1000, example: 3 }),
  pieces: count("Number of identical pieces", { min: 1, max: 10000, default: 1 }),
  waste: percent("Waste allowance", { min: 0, max: 100, default: 10 }),
  bag: choice("Bag size", SIZES, { default: "lb_80", beginsIn: { elsewhere: "kg_25" } }),
  bag_yield: quantity("Yield of your bag", VOLUME, {
    unit: "ft3",
    units: { ft3: [0.05, 5], l: [1, 150], m3: [0.001, 0.15] },
    optional: true,
    more: true,
    help: "Optional. Replaces the bag size. Printed on the bag, such as 0.6 cubic feet.",
  }),
  price: money("Price per cubic yard", {
    min: 0,
    max: 1e6,
    optional: true,
    more: true,
    help: "Optional. Enter it to see the cost.",
  }),
};

const pieceIs = (equation: string) => ({
  by: { exact_cubic_feet: ["Volume of all pieces", `pieces × ${equation}`] as const },
  compute: ({ bag, bag_yield }: InputValues<typeof inputs>) => ({
    makes: bag_yield?.div(VOLUME.ft3.factor) ?? decimal(BAGS[bag][1]),
  }),
});

export default defineCalculator({
  name: "Concrete calculator",
  summary: "How many cubic yards and bags of concrete you need for a slab, footing, column or steps.",
  inputs,

  outputs: {
    bags_needed: count("Bags to buy", { unit: "bags" }),
    cubic_yards: number("Concrete to order", { unit: "yd³", ...printed }),
    cubic_metres: number("Cubic meters", { unit: "m³", ...printed }),
    cubic_feet: number("Cubic feet", { unit: "ft³", ...printed }),
    exact_cubic_feet: number("Cubic feet without waste", { unit: "ft³", ...printed }),
    cost: money("Cost at your price per cubic yard", { optional: true }),
    large_bags: count("80-lb bags", { unit: "bags" }),
    own_bags: count("Bags of your size", { unit: "bags", optional: true }),
    bags: table("Bags by size", {
      size: text("Bag size"),
      yield: number("Yield per bag", { unit: "ft³", upTo: 3 }),
      bags: count("Bags"),
    }),
  },
  between: { makes: number("Yield of a bag", { unit: "ft³", significant: 5 }) },
  primary: "bags_needed",
  groups: {
    "Concrete to order": ["cubic_yards", "cubic_metres", "cubic_feet", "exact_cubic_feet"],
    "What it costs": ["cost"],
  },
  formula: "volume = length × width × thickness × (1 + waste ÷ 100); bags = volume ÷ yield per bag, rounded up",

  equationsIn: ["ft", "ft3"],
  by: {
    cubic_feet: ["With waste", "exact_cubic_feet × (100% + waste)"],
    cubic_yards: ["Cubic yards (27 cubic feet each)", "cubic_feet ÷ 27"],
    cubic_metres: "cubic_feet × 0.028316846592",
    cost: ["Cost", "cubic_yards × price"],
    large_bags: ["Bags of 80 lb, rounded up", `ceil(cubic_feet ÷ ${BAGS.lb_80[1]})`],
    bags_needed: ["Bags, rounded up", "ceil(cubic_feet ÷ makes)"],
    own_bags: ["Your own bags, rounded up", "ceil(cubic_feet ÷ bag_yield)"],
  },
  questions: {
    shape: {
      slab: { asks: ["length", "width", "thickness"], ...pieceIs("length × width × thickness") },
      footing: { asks: ["length", "breadth", "depth"], ...pieceIs("length × breadth × depth") },
      column: { asks: ["diameter", "height"], ...pieceIs("π × (diameter ÷ 2)^2 × height") },
      // Solid down to the ground, the first step as high as one riser and the last as high as all n: (1 + 2 + … + n) ÷ n².
      steps: {
        asks: ["length", "width", "height", "steps"],
        ...pieceIs("length × width × height × (steps + 1) ÷ (2 × steps)"),
      },
    },
  },
  after: ({ cubic_feet }) => ({
    bags: Object.values(BAGS).map(([size, makes]) => ({
      size,
      yield: decimal(makes),
      bags: ceil(cubic_feet.div(makes)),
    })),
  }),

  sentence({ waste, bag, bag_yield }, { cubic_yards, cubic_metres, bags_needed }) {
    const extra = waste.value.isZero() ? "" : `, with ${waste} extra for waste`;
    return `You need ${bags_needed} of ${bag_yield ?? SIZES[bag]}${extra}. That is ${cubic_yards} of concrete, or ${cubic_metres}.`;
  },

  working: (_given, _found, _show, _values, stepOf) =>
    (["exact_cubic_feet", "cubic_feet", "cubic_yards", "cubic_metres", "cost", "bags_needed"] as const).map(stepOf),
});
