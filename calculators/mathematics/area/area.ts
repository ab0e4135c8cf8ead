import { choice, count, defineCalculator, number } from "#engine";

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

export default defineCalculator({
  name: "Area calculator",
  summary:
    "Area of eleven shapes, from rectangles and triangles to circles and ellipses, and the perimeter of most of them.",

  inputs: {
    shape: choice("Shape", SHAPES, { default: "rectangle", help: "Enter all lengths in the same unit." }),
    length: number("Length", { ...measure, example: 5 }),
    width: number("Width", { ...measure, example: 4 }),
    sides: count("Number of sides", { min: 3, max: 1000, example: 6 }),
    side: number("Side", { ...measure, example: 4 }),
    base: number("Base", { ...measure, example: 6 }),
    top: number("Side parallel to the base", { ...measure, example: 4, help: "The other parallel side." }),
    height: number("Height", { ...measure, example: 3, help: "At a right angle to the base." }),
    first_diagonal: number("Diagonal 1", { ...measure, example: 6 }),
    second_diagonal: number("Diagonal 2", { ...measure, example: 8 }),
    radius: number("Radius", { ...measure, example: 5, help: "Half of the diameter. For a ring, to the outer edge." }),
    inner_radius: number("Radius of the hole", { ...measure, example: 3 }),
    angle: number("Angle at the center", { unit: "degrees", min: 0.001, max: FULL_TURN, example: 90 }),
    first_radius: number("Half the length (semi-axis a)", {
      ...measure,
      example: 5,
      help: "From the center to the far end.",
    }),
    second_radius: number("Half the width (semi-axis b)", {
      ...measure,
      example: 3,
      help: "From the center to the near edge, at a right angle to the length.",
    }),
  },

  outputs: { area: number("Area", printed), perimeter: number("Perimeter", { ...printed, optional: true }) },
  formula: "rectangle = length × width; triangle = base × height ÷ 2; circle = πr²",

  questions: {
    shape: {
      rectangle: { asks: ["length", "width"], by: { area: "length × width", perimeter: "2 × (length + width)" } },
      square: { asks: ["side"], by: { area: "side × side", perimeter: "4 × side" } },
      triangle: { asks: ["base", "height"], by: { area: "base × height ÷ 2" } },
      parallelogram: { asks: ["base", "height"], by: { area: "base × height" } },
      trapezoid: { asks: ["base", "top", "height"], by: { area: "(base + top) × height ÷ 2" } },
      rhombus: { asks: ["first_diagonal", "second_diagonal"], by: { area: "first_diagonal × second_diagonal ÷ 2" } },
      polygon: {
        asks: ["sides", "side"],
        by: { area: "sides × side^2 ÷ (4 × tan(180 ÷ sides))", perimeter: "sides × side" },
      },
      circle: { asks: ["radius"], by: { area: "π × radius^2", perimeter: "2 × π × radius" } },
      sector: {
        asks: ["radius", "angle"],
        by: {
          area: "π × radius^2 × angle ÷ 360",
          perimeter: "2 × radius + 2 × π × radius × angle ÷ 360",
        },
      },
      ring: {
        asks: ["radius", "inner_radius"],
        check: ({ radius, inner_radius }) => ({
          inner_radius: inner_radius.gte(radius) && "must be less than the radius",
        }),
        by: { area: "π × (radius^2 - inner_radius^2)" },
      },
      ellipse: { asks: ["first_radius", "second_radius"], by: { area: "π × first_radius × second_radius" } },
    },
  },

  sentence({ shape }, { area, perimeter }) {
    const around = perimeter ? ` and a perimeter of ${perimeter}` : "";
    const name = shape === "sector" ? shape : SHAPES[shape].toLowerCase();
    return `The ${name} has an area of ${area}${around}.`;
  },
});
