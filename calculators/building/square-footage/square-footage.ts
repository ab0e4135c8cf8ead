import { choice, count, defineCalculator, money, number, percent, quantity } from "#engine";
import { decimal } from "#numbers/decimal";
import { AREA, LENGTH } from "#numbers/units";

const measure = {
  unit: "ft",
  units: { ft: [0.01, 1e5], in: [0.1, 1e6], yd: [0.01, 30000], m: [0.01, 30000], cm: [1, 3e6] },
} as const;
const printed = { significant: 8 } as const;

const areaIs = (equation: string) => ({
  by: { square_feet: ["Area in square feet", `pieces × ${equation}`] } as const,
  compute: ({ price_for }: { readonly price_for: "ft2" | "yd2" | "m2" }) => ({
    price_unit: decimal(AREA[price_for].factor),
  }),
});

export default defineCalculator({
  name: "Square footage calculator",
  summary: "Area of a room or yard in square feet, square meters and acres, and what covering it costs.",

  inputs: {
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
    length: quantity("Length", LENGTH, { ...measure, example: 14 }),
    width: quantity("Width", LENGTH, { ...measure, example: 12 }),
    cut_length: quantity("Missing corner length", LENGTH, { ...measure, example: 4 }),
    cut_width: quantity("Missing corner width", LENGTH, { ...measure, example: 3 }),
    base: quantity("Base", LENGTH, { ...measure, example: 10 }),
    top: quantity("Side parallel to the base", LENGTH, { ...measure, example: 6, help: "Opposite the base." }),
    height: quantity("Height", LENGTH, { ...measure, example: 8 }),
    diameter: quantity("Diameter", LENGTH, { ...measure, example: 10 }),
    pieces: count("Number of identical areas", { min: 1, max: 10000, default: 1 }),
    waste: percent("Waste allowance", { typical: 10, min: 0, max: 100, default: 0 }),
    price: money("Price", { min: 0, max: 1e7, optional: true, help: "Optional. Enter it to see the cost." }),
    price_for: choice("Price per", { ft2: "Square foot", yd2: "Square yard", m2: "Square meter" }, { default: "ft2" }),
  },

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

  between: {
    with_waste: number("With waste", { unit: "sq ft", ...printed }),
    price_unit: quantity("Area that the price is for", AREA, { as: "ft2" }),
    priced: number("Area in the unit of the price", printed),
  },
  equationsIn: ["ft", "ft2"],
  by: {
    with_waste: "square_feet × (100% + waste)",
    square_yards: ["Square yards (9 square feet each)", "square_feet ÷ 9"],
    square_metres: "square_feet × 0.09290304",
    acres: "square_feet ÷ 43560",
    priced: "with_waste ÷ price_unit",
    cost: "priced × price",
  },
  questions: {
    shape: {
      rectangle: { asks: ["length", "width"], ...areaIs("length × width") },
      corner: {
        asks: ["length", "width", "cut_length", "cut_width"],
        check: ({ length, width, cut_length, cut_width }) => ({
          cut_length: cut_length.gte(length) && "must be less than the length",
          cut_width: cut_width.gte(width) && "must be less than the width",
        }),
        ...areaIs("(length × width - cut_length × cut_width)"),
      },
      triangle: { asks: ["base", "height"], ...areaIs("base × height ÷ 2") },
      trapezoid: { asks: ["base", "top", "height"], ...areaIs("(base + top) × height ÷ 2") },
      circle: { asks: ["diameter"], ...areaIs("π × (diameter ÷ 2)^2") },
    },
  },

  after: ({ with_waste }, { waste }) => ({ to_buy: waste.isZero() ? null : with_waste }),

  sentence({ waste }, { square_feet, square_metres, to_buy, cost }) {
    const extra = to_buy ? ` With ${waste} extra it is ${to_buy}.` : "";
    return `The area is ${square_feet}, or ${square_metres}.${extra}${cost ? ` It costs ${cost}.` : ""}`;
  },
});
