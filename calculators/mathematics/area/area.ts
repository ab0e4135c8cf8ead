import { choice, count, defineCalculator, type InputValues, number, type ShownValues, step } from "#engine";
import { PI } from "#math/angle";
import type { Decimal } from "#math/decimal";
import { apothem, circleArea, circumference } from "#math/shapes";

const measure = { min: 1e-6, max: 1e9 } as const;
const printed = { significant: 10 } as const;
const FULL_TURN = 360;

const SHAPES = {
  rectangle: "Rectangle",
  square: "Square",
  triangle: "Triangle",
  parallelogram: "Parallelogram",
  trapezoid: "Trapezoid",
  rhombus: "Rhombus or kite",
  polygon: "Regular polygon",
  circle: "Circle",
  sector: "Circle sector",
  ring: "Ring",
  ellipse: "Ellipse",
} as const;

const inputs = {
  shape: choice("Shape", SHAPES, { default: "rectangle", help: "Enter all lengths in the same unit." }),
  length: number("Length", { ...measure, example: 5, when: { shape: ["rectangle"] } }),
  width: number("Width", { ...measure, example: 4, when: { shape: ["rectangle"] } }),
  sides: count("Number of sides", { min: 3, max: 1000, example: 6, when: { shape: ["polygon"] } }),
  side: number("Side", { ...measure, example: 4, when: { shape: ["square", "polygon"] } }),
  base: number("Base", { ...measure, example: 6, when: { shape: ["triangle", "parallelogram", "trapezoid"] } }),
  top: number("Side parallel to the base", {
    ...measure,
    example: 4,
    when: { shape: ["trapezoid"] },
    help: "The other parallel side.",
  }),
  height: number("Height", {
    ...measure,
    example: 3,
    when: { shape: ["triangle", "parallelogram", "trapezoid"] },
    help: "At a right angle to the base.",
  }),
  first_diagonal: number("Diagonal 1", { ...measure, example: 6, when: { shape: ["rhombus"] } }),
  second_diagonal: number("Diagonal 2", { ...measure, example: 8, when: { shape: ["rhombus"] } }),
  radius: number("Radius", {
    ...measure,
    example: 5,
    when: { shape: ["circle", "sector", "ring"] },
    help: "Half of the diameter. For a ring, to the outer edge.",
  }),
  inner_radius: number("Radius of the hole", { ...measure, example: 3, when: { shape: ["ring"] } }),
  angle: number("Angle at the center", {
    unit: "degrees",
    min: 0.001,
    max: FULL_TURN,
    example: 90,
    when: { shape: ["sector"] },
  }),
  first_radius: number("Half the length (semi-axis a)", {
    ...measure,
    example: 5,
    when: { shape: ["ellipse"] },
    help: "From the center to the far end.",
  }),
  second_radius: number("Half the width (semi-axis b)", {
    ...measure,
    example: 3,
    when: { shape: ["ellipse"] },
    help: "From the center to the near edge, at a right angle to the length.",
  }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Area calculator",
  summary:
    "Area of eleven shapes, from rectangles and triangles to circles and ellipses, and the perimeter of most of them.",
  inputs,

  outputs: { area: number("Area", printed), perimeter: number("Perimeter", { ...printed, optional: true }) },
  primary: "area",
  formula: "rectangle = length × width; triangle = base × height ÷ 2; circle = πr²",

  check: ({ radius, inner_radius }) => ({
    inner_radius: radius && inner_radius?.gte(radius) && "must be less than the radius",
  }),

  compute(given) {
    const [area, perimeter = null] = measured(given);
    return { area, perimeter };
  },

  sentence({ shape }, { area, perimeter }) {
    const around = perimeter ? ` and a perimeter of ${perimeter}` : "";
    const name = shape === "sector" ? shape : SHAPES[shape].toLowerCase();
    return `The ${name} has an area of ${area}${around}.`;
  },

  working(given, { area, perimeter }) {
    const [inside, around] = inPrint(given);
    return [step`Area: ${inside} = ${area}`, perimeter && around && step`Perimeter: ${around} = ${perimeter}`];
  },
});

/** No perimeter where what is given does not settle it, or where it has no closed form. */
function measured(given: Given): readonly [area: Decimal, perimeter?: Decimal] {
  switch (given.shape) {
    case "rectangle":
      return [given.length.times(given.width), given.length.plus(given.width).times(2)];
    case "square":
      return [given.side.times(given.side), given.side.times(4)];
    case "triangle":
      return [given.base.times(given.height).div(2)];
    case "parallelogram":
      return [given.base.times(given.height)];
    case "trapezoid":
      return [given.base.plus(given.top).times(given.height).div(2)];
    case "rhombus":
      return [given.first_diagonal.times(given.second_diagonal).div(2)];
    case "polygon": {
      const perimeter = given.side.times(given.sides);
      return [perimeter.times(apothem(given.sides, given.side)).div(2), perimeter];
    }
    case "circle":
      return [circleArea(given.radius), circumference(given.radius)];
    case "sector": {
      const arc = circumference(given.radius).times(given.angle).div(FULL_TURN);
      return [circleArea(given.radius).times(given.angle).div(FULL_TURN), arc.plus(given.radius.times(2))];
    }
    case "ring":
      return [circleArea(given.radius).minus(circleArea(given.inner_radius))];
    case "ellipse":
      return [PI.times(given.first_radius).times(given.second_radius)];
  }
}

/** The same sums in print. */
function inPrint(given: ShownValues<Given>): readonly [area: string, perimeter?: string] {
  switch (given.shape) {
    case "rectangle":
      return [`${given.length} × ${given.width}`, `2 × (${given.length} + ${given.width})`];
    case "square":
      return [`${given.side} × ${given.side}`, `4 × ${given.side}`];
    case "triangle":
      return [`${given.base} × ${given.height} ÷ 2`];
    case "parallelogram":
      return [`${given.base} × ${given.height}`];
    case "trapezoid":
      return [`(${given.base} + ${given.top}) × ${given.height} ÷ 2`];
    case "rhombus":
      return [`${given.first_diagonal} × ${given.second_diagonal} ÷ 2`];
    case "polygon":
      return [
        `${given.sides} × ${given.side}² ÷ (4 × tan (180 degrees ÷ ${given.sides}))`,
        `${given.sides} × ${given.side}`,
      ];
    case "circle":
      return [`π × ${given.radius}²`, `2 × π × ${given.radius}`];
    case "sector":
      return [
        `π × ${given.radius}² × ${given.angle} ÷ 360 degrees`,
        `2 × ${given.radius} + 2 × π × ${given.radius} × ${given.angle} ÷ 360 degrees`,
      ];
    case "ring":
      return [`π × (${given.radius}² - ${given.inner_radius}²)`];
    case "ellipse":
      return [`π × ${given.first_radius} × ${given.second_radius}`];
  }
}
