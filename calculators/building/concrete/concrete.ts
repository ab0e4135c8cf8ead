import {
  choice,
  count,
  defineCalculator,
  type InputValues,
  money,
  number,
  optionalStep,
  percent,
  quantity,
  type Shown,
  step,
  table,
  text,
} from "#engine";
import { type Decimal, decimal } from "#math/decimal";
import { ceil } from "#math/round";
import { circleArea } from "#math/shapes";
import { LENGTH, VOLUME } from "#math/units";

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
    when: { shape: ["slab", "footing", "steps"] },
    help: "For steps, from front to back, all treads together.",
  }),
  width: quantity("Width", LENGTH, { ...long, example: 10, when: { shape: ["slab", "steps"] } }),
  thickness: quantity("Thickness", LENGTH, { ...short, example: 4, when: { shape: ["slab"] } }),
  breadth: quantity("Width", LENGTH, { ...short, example: 16, when: { shape: ["footing"] } }),
  depth: quantity("Depth", LENGTH, {
    ...short,
    example: 8,
    when: { shape: ["footing"] },
    help: "For a wall, its height.",
  }),
  diameter: quantity("Diameter", LENGTH, { ...short, example: 12, when: { shape: ["column"] } }),
  height: quantity("Height", LENGTH, { ...long, example: 4, when: { shape: ["column", "steps"] } }),
  steps: count("Number of steps", { min: 1, max: 1000, example: 3, when: { shape: ["steps"] } }),
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
type Given = InputValues<typeof inputs>;

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

  compute(given) {
    const exact = volumeOf(given).times(given.pieces);
    const volume = exact.times(given.waste.plus(100)).div(100);
    const feet = volume.div(VOLUME.ft3.factor);
    return {
      cubic_yards: volume.div(VOLUME.yd3.factor),
      cubic_metres: volume,
      cubic_feet: feet,
      exact_cubic_feet: exact.div(VOLUME.ft3.factor),
      cost: given.price ? given.price.times(volume).div(VOLUME.yd3.factor) : null,
      large_bags: bagsFor(feet, BAGS[0][1]),
      own_bags: given.bag_yield ? ceil(volume.div(given.bag_yield)) : null,
      bags: BAGS.map(([size, makes]) => ({ size, yield: decimal(makes), bags: bagsFor(feet, makes) })),
    };
  },

  sentence({ waste, bag_yield }, { cubic_yards, cubic_metres, large_bags, own_bags }) {
    const extra = waste.value.isZero() ? "" : `, with ${waste} extra for waste`;
    const bags = own_bags ? `${own_bags} of ${bag_yield}` : `${large_bags} of 80 lb`;
    return `You need ${cubic_yards} of concrete, or ${cubic_metres}${extra}. In bags, that is ${bags}.`;
  },

  working(given, { cubic_yards, cost, cubic_feet, exact_cubic_feet, large_bags, own_bags }, show) {
    const feet = ({ value }: Shown<Decimal>) => show("number", value.div(LENGTH.ft.factor), { significant: 10 });
    const { pieces, waste, bag_yield } = given;
    const size = () => {
      if (given.shape === "column") {
        const radius = show("number", given.diameter.value.div(2).div(LENGTH.ft.factor), { significant: 10 });
        return step`Pieces × volume in cubic feet: ${pieces} × π × ${radius}² × ${feet(given.height)} = ${exact_cubic_feet}`;
      }
      if (given.shape === "steps") {
        const all = given.steps.value;
        return step`Pieces × volume in cubic feet: ${pieces} × ${feet(given.length)} × ${feet(given.width)} × ${feet(given.height)} × (${all} + 1) ÷ (2 × ${all}) = ${exact_cubic_feet}`;
      }
      const [wide, deep] = given.shape === "slab" ? [given.width, given.thickness] : [given.breadth, given.depth];
      return step`Pieces × volume in cubic feet: ${pieces} × ${feet(given.length)} × ${feet(wide)} × ${feet(deep)} = ${exact_cubic_feet}`;
    };
    return [
      size(),
      !waste.value.isZero() && step`With waste: ${exact_cubic_feet} × (1 + ${waste}) = ${cubic_feet}`,
      step`Cubic yards (27 cubic feet each): ${cubic_feet} ÷ 27 = ${cubic_yards}`,
      optionalStep`Cost: ${cubic_yards} × ${given.price} = ${cost}`,
      step`Bags of 80 lb, rounded up: ${cubic_feet} ÷ ${BAGS[0][1]} → ${large_bags}`,
      own_bags && bag_yield && step`Your own bags, rounded up: ${cubic_feet} ÷ ${bag_yield} → ${own_bags}`,
    ];
  },
});

const bagsFor = (feet: Decimal, makes: string): Decimal => ceil(feet.div(makes));

function volumeOf(given: Given): Decimal {
  switch (given.shape) {
    case "slab":
      return given.length.times(given.width).times(given.thickness);
    case "footing":
      return given.length.times(given.breadth).times(given.depth);
    case "column":
      return circleArea(given.diameter.div(2)).times(given.height);
    // Solid down to the ground, the first step as high as one riser and the last as high as all n: (1 + 2 + … + n) ÷ n².
    case "steps":
      return given.length
        .times(given.width)
        .times(given.height)
        .times(given.steps + 1)
        .div(2 * given.steps);
  }
}
