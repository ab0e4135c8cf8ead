import {
  choice,
  count,
  defineCalculator,
  type InputValues,
  money,
  number,
  percent,
  quantity,
  type Shown,
  type ShownValues,
  step,
} from "#engine";
import type { Decimal } from "#math/decimal";
import { circleArea } from "#math/shapes";
import { AREA, LENGTH } from "#math/units";

const measure = {
  unit: "ft",
  units: { ft: [0.01, 1e5], in: [0.1, 1e6], yd: [0.01, 30000], m: [0.01, 30000], cm: [1, 3e6] },
} as const;
const printed = { significant: 8 } as const;

const inputs = {
  shape: choice(
    "Shape",
    {
      rectangle: "Rectangle",
      corner: "L-shape (rectangle minus a corner)",
      triangle: "Triangle",
      trapezoid: "Trapezoid",
      circle: "Circle",
    },
    { default: "rectangle" },
  ),
  length: quantity("Length", LENGTH, { ...measure, example: 14, when: { shape: ["rectangle", "corner"] } }),
  width: quantity("Width", LENGTH, { ...measure, example: 12, when: { shape: ["rectangle", "corner"] } }),
  cut_length: quantity("Missing corner length", LENGTH, { ...measure, example: 4, when: { shape: ["corner"] } }),
  cut_width: quantity("Missing corner width", LENGTH, { ...measure, example: 3, when: { shape: ["corner"] } }),
  base: quantity("Base", LENGTH, { ...measure, example: 10, when: { shape: ["triangle", "trapezoid"] } }),
  top: quantity("Side parallel to the base", LENGTH, {
    ...measure,
    example: 6,
    when: { shape: ["trapezoid"] },
    help: "Opposite the base.",
  }),
  height: quantity("Height", LENGTH, { ...measure, example: 8, when: { shape: ["triangle", "trapezoid"] } }),
  diameter: quantity("Diameter", LENGTH, { ...measure, example: 10, when: { shape: ["circle"] } }),
  pieces: count("Number of identical areas", { min: 1, max: 10000, default: 1 }),
  waste: percent("Waste allowance", { typical: 10, min: 0, max: 100, default: 0 }),
  price: money("Price", { min: 0, max: 1e7, optional: true, help: "Optional. Enter it to see the cost." }),
  price_for: choice("Price per", { ft2: "Square foot", yd2: "Square yard", m2: "Square meter" }, { default: "ft2" }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Square footage calculator",
  summary: "Area of a room or yard in square feet, square meters and acres, and what covering it costs.",
  inputs,

  outputs: {
    square_feet: number("Square feet", { unit: "sq ft", ...printed }),
    cost: money("Cost", { optional: true }),
    square_yards: number("Square yards", { unit: "sq yd", ...printed }),
    square_metres: number("Square meters", { unit: "m²", ...printed }),
    acres: number("Acres", { unit: "acres", significant: 5 }),
    to_buy: number("Area with waste", { unit: "sq ft", ...printed, optional: true }),
  },
  primary: "square_feet",
  formula: "square feet = length in feet × width in feet; cost = square feet × (1 + waste ÷ 100) × price",

  check: ({ length, width, cut_length, cut_width }) => ({
    cut_length: length && cut_length?.gte(length) ? "must be less than the length" : undefined,
    cut_width: width && cut_width?.gte(width) ? "must be less than the width" : undefined,
  }),

  compute(given) {
    const area = areaOf(given).times(given.pieces);
    const bought = area.times(given.waste.plus(100)).div(100);
    const unit = AREA[given.price_for].factor;
    return {
      square_feet: area.div(AREA.ft2.factor),
      cost: given.price ? bought.times(given.price).div(unit) : null,
      square_yards: area.div(AREA.yd2.factor),
      square_metres: area,
      acres: area.div(AREA.acre.factor),
      to_buy: given.waste.isZero() ? null : bought.div(AREA.ft2.factor),
    };
  },

  sentence({ waste }, { square_feet, square_metres, to_buy, cost }) {
    const extra = to_buy ? ` With ${waste} extra it is ${to_buy}.` : "";
    return `The area is ${square_feet}, or ${square_metres}.${extra}${cost ? ` It costs ${cost}.` : ""}`;
  },

  working(given, { square_feet, square_yards, square_metres, to_buy, cost }, show) {
    const { waste, price, price_for } = given;
    const bought = given.waste.value.plus(100).div(100);
    const priced = { ft2: square_feet, yd2: square_yards, m2: square_metres }[price_for];
    const amount = show("number", priced.value.times(bought), { significant: 8 });
    return [
      areaStep(given, (value) => show("number", value.div(LENGTH.ft.factor), { significant: 10 }), square_feet),
      to_buy && step`With waste: ${square_feet} × (1 + ${waste}) = ${to_buy}`,
      step`Square yards (9 square feet each): ${square_feet} ÷ 9 = ${square_yards}`,
      cost && price && step`Cost: ${amount} × ${price} = ${cost}`,
    ];
  },
});

function areaOf(given: Given): Decimal {
  switch (given.shape) {
    case "rectangle":
      return given.length.times(given.width);
    case "corner":
      return given.length.times(given.width).minus(given.cut_length.times(given.cut_width));
    case "triangle":
      return given.base.times(given.height).div(2);
    case "trapezoid":
      return given.base.plus(given.top).times(given.height).div(2);
    case "circle":
      return circleArea(given.diameter.div(2));
  }
}

function areaStep(given: ShownValues<Given>, feet: (value: Decimal) => Shown<Decimal>, area: Shown<Decimal>): string {
  const of = ({ value }: Shown<Decimal>) => feet(value);
  const times = given.pieces.value === 1 ? "" : `${given.pieces} × `;
  switch (given.shape) {
    case "rectangle":
      return step`Area in square feet: ${times}${of(given.length)} × ${of(given.width)} = ${area}`;
    case "corner":
      return step`Area in square feet: ${times}(${of(given.length)} × ${of(given.width)} - ${of(given.cut_length)} × ${of(given.cut_width)}) = ${area}`;
    case "triangle":
      return step`Area in square feet: ${times}${of(given.base)} × ${of(given.height)} ÷ 2 = ${area}`;
    case "trapezoid":
      return step`Area in square feet: ${times}(${of(given.base)} + ${of(given.top)}) × ${of(given.height)} ÷ 2 = ${area}`;
    case "circle":
      return step`Area in square feet: ${times}π × (${of(given.diameter)} ÷ 2)² = ${area}`;
  }
}
