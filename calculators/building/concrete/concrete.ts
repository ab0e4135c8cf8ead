import { choice, count, defineCalculator, money, number, percent, quantity, table, text } from "#engine";
import { decimal } from "#numbers/decimal";
import { ceil } from "#numbers/round";
import { LENGTH, VOLUME } from "#numbers/units";

// QUIKRETE Concrete Mix No. 1101, product data sheet: cubic feet that a bag makes, by its weight.
const BAGS = [
  ["80 lb", "0.60"],
  ["60 lb", "0.45"],
  ["50 lb", "0.375"],
  ["40 lb", "0.30"],
] as const;

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
  bag_yield: quantity("Yield of your bag", VOLUME, {
    unit: "ft3",
    units: { ft3: [0.05, 5], l: [1, 150], m3: [0.001, 0.15] },
    optional: true,
    help: "Optional. Printed on the bag, such as 0.6 cubic feet.",
  }),
  price: money("Price per cubic yard", {
    min: 0,
    max: 1e6,
    optional: true,
    more: true,
    help: "Optional. Enter it to see the cost.",
  }),
};

const pieceIs = (equation: string) => ({ exact_cubic_feet: ["Volume of all pieces", `pieces × ${equation}`] }) as const;

export default defineCalculator({
  name: "Concrete calculator",
  summary: "How many cubic yards and bags of concrete you need for a slab, footing, column or steps.",
  inputs,

  outputs: {
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
  primary: "cubic_yards",
  formula: "volume = length × width × thickness × (1 + waste ÷ 100); bags = volume ÷ yield per bag, rounded up",

  equationsIn: ["ft", "ft3"],
  by: {
    cubic_feet: ["With waste", "exact_cubic_feet × (100% + waste)"],
    cubic_yards: ["Cubic yards (27 cubic feet each)", "cubic_feet ÷ 27"],
    cubic_metres: "cubic_feet × 0.028316846592",
    cost: ["Cost", "cubic_yards × price"],
    large_bags: ["Bags of 80 lb, rounded up", `ceil(cubic_feet ÷ ${BAGS[0][1]})`],
    own_bags: ["Your own bags, rounded up", "ceil(cubic_feet ÷ bag_yield)"],
  },
  questions: {
    shape: {
      slab: { asks: ["length", "width", "thickness"], by: pieceIs("length × width × thickness") },
      footing: { asks: ["length", "breadth", "depth"], by: pieceIs("length × breadth × depth") },
      column: { asks: ["diameter", "height"], by: pieceIs("π × (diameter ÷ 2)^2 × height") },
      // Solid down to the ground, the first step as high as one riser and the last as high as all n: (1 + 2 + … + n) ÷ n².
      steps: {
        asks: ["length", "width", "height", "steps"],
        by: pieceIs("length × width × height × (steps + 1) ÷ (2 × steps)"),
      },
    },
  },
  after: ({ cubic_feet }) => ({
    bags: BAGS.map(([size, makes]) => ({ size, yield: decimal(makes), bags: ceil(cubic_feet.div(makes)) })),
  }),

  sentence({ waste, bag_yield }, { cubic_yards, cubic_metres, large_bags, own_bags }) {
    const extra = waste.value.isZero() ? "" : `, with ${waste} extra for waste`;
    const bags = own_bags ? `${own_bags} of ${bag_yield}` : `${large_bags} of 80 lb`;
    return `You need ${cubic_yards} of concrete, or ${cubic_metres}${extra}. In bags, that is ${bags}.`;
  },
});
