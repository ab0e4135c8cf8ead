// The area to cover, by its shape.
import { choice, count, type InputValues, quantity, type Show, type Shown, step } from "#engine";
import { PI } from "#numbers/angle";
import type { Decimal } from "#numbers/decimal";
import { AREA, LENGTH } from "#numbers/units";

const long = {
  unit: "ft",
  units: { ft: [0.1, 10000], in: [1, 120000], yd: [0.03, 3000], m: [0.03, 3000], cm: [3, 300000] },
} as const;

export const WHAT_TO_COVER = {
  shape: choice(
    "Shape",
    { rectangle: "Rectangle", circle: "Circle", triangle: "Triangle", area: "Known area" },
    { default: "rectangle" },
  ),
  length: quantity("Length", LENGTH, { ...long, example: 20, when: { shape: ["rectangle"] } }),
  width: quantity("Width", LENGTH, { ...long, example: 10, when: { shape: ["rectangle"] } }),
  diameter: quantity("Diameter", LENGTH, { ...long, example: 6, when: { shape: ["circle"] } }),
  base: quantity("Base", LENGTH, { ...long, example: 12, when: { shape: ["triangle"] } }),
  height: quantity("Height", LENGTH, {
    ...long,
    example: 8,
    help: "From the base straight to the opposite corner.",
    when: { shape: ["triangle"] },
  }),
  area: quantity("Area", AREA, {
    unit: "ft2",
    units: { ft2: [0.1, 1e8], yd2: [0.01, 1e7], m2: [0.01, 1e7] },
    example: 200,
    when: { shape: ["area"] },
  }),
  pieces: count("Number of identical areas", { min: 1, max: 10000, default: 1, more: true }),
};
type Given = InputValues<typeof WHAT_TO_COVER>;

/** In square meters. */
export function areaOf(given: Given): Decimal {
  switch (given.shape) {
    case "rectangle":
      return given.length.times(given.width).times(given.pieces);
    case "circle":
      return PI.times(given.diameter).times(given.diameter).times(given.pieces).div(4);
    case "triangle":
      return given.base.times(given.height).times(given.pieces).div(2);
    case "area":
      return given.area.times(given.pieces);
    default:
      return given satisfies never;
  }
}

export function areaStep(given: Given, show: Show, squareFeet: Shown<Decimal>) {
  const feet = (side: Decimal) => show("number", side.div(LENGTH.ft.factor), { significant: 10 });
  const pieces = show("number", given.pieces);
  switch (given.shape) {
    case "rectangle":
      return step`Area: ${pieces} × ${feet(given.length)} × ${feet(given.width)} = ${squareFeet}`;
    case "circle":
      return step`Area: ${pieces} × π × (${feet(given.diameter)} ÷ 2)² = ${squareFeet}`;
    case "triangle":
      return step`Area: ${pieces} × ${feet(given.base)} × ${feet(given.height)} ÷ 2 = ${squareFeet}`;
    case "area":
      return step`Area: ${pieces} × ${show("number", given.area.div(AREA.ft2.factor), { significant: 10 })} = ${squareFeet}`;
    default:
      return given satisfies never;
  }
}
