import { choice, count, defineCalculator, money, number, percent, quantity, step } from "#engine";
import { angleOf, cosine, sine } from "#numbers/angle";
import { decimal } from "#numbers/decimal";
import { AREA, LENGTH } from "#numbers/units";

const long = { unit: "ft", units: { ft: [1, 1000], m: [0.3, 300] } } as const;
const printed = { significant: 6 } as const;

export default defineCalculator({
  name: "Roofing calculator",
  summary:
    "Roof area, squares and bundles of shingles from the building and the pitch, with the rafter, waste and cost.",

  inputs: {
    measured_by: choice(
      "Roof",
      { gable: "Gable or hip roof", shed: "Shed roof (one slope)", area: "Footprint area that I know" },
      { default: "gable" },
    ),
    length: quantity("Building length", LENGTH, { ...long, example: 40 }),
    width: quantity("Building width (span)", LENGTH, { ...long, example: 30, help: "Across the slope." }),
    overhang: quantity("Overhang on each side", LENGTH, {
      unit: "in",
      units: { in: [0, 120], ft: [0, 10], cm: [0, 300], m: [0, 3] },
      default: 12,
    }),
    area: quantity("Area seen from above", AREA, {
      unit: "ft2",
      units: { ft2: [1, 1e6], m2: [0.1, 1e5] },
      example: 1500,
      help: "With the overhangs.",
    }),
    pitch_by: choice(
      "Pitch as",
      { twelve: "Rise in a run of 12", degrees: "Degrees" },
      { default: "twelve", beginsIn: { "en-CA": "twelve", elsewhere: "degrees" } },
    ),
    rise: number("Rise in a run of 12", {
      min: 0.25,
      max: 48,
      example: 6,
      usual: [4, 6, 8, 12],
      when: { pitch_by: ["twelve"] },
    }),
    degrees: number("Pitch in degrees", {
      unit: "degrees",
      min: 1,
      max: 75,
      example: 30,
      when: { pitch_by: ["degrees"] },
    }),
    waste: percent("Extra for waste", {
      min: 0,
      max: 100,
      default: 10,
      usual: [10, 15, 20],
      help: "Hips and valleys take 15% or more.",
    }),
    bundles_per_square: number("Bundles for a square", { min: 1, max: 10, default: 3, more: true }),
    price: money("Price of a bundle", {
      min: 0,
      max: 1e5,
      optional: true,
      help: "Optional. Enter it to see the cost.",
    }),
  },

  outputs: {
    squares: number("Squares to order", { unit: "squares", ...printed }),
    bundles: count("Bundles of shingles", { unit: "bundles" }),
    cost: money("Cost of the shingles", { optional: true }),
    square_feet: number("Roof area", { unit: "sq ft", ...printed }),
    square_meters: number("Roof area in square meters", { unit: "m²", ...printed }),
    factor: number("Pitch factor", printed),
    angle: number("Angle", { unit: "degrees", significant: 4 }),
    rise_in_twelve: number("Rise in a run of 12", { significant: 5 }),
    grade: percent("Slope", { upTo: 1 }),
    rafter: quantity("Rafter with its overhang", LENGTH, { as: "length", ...printed, optional: true }),
    run: quantity("Run of the rafter", LENGTH, { as: "length", ...printed, optional: true }),
    height: quantity("Height of the ridge above the eave", LENGTH, { as: "length", ...printed, optional: true }),
    top_angle: number("Angle at the ridge", { unit: "degrees", significant: 4 }),
    right_angle: number("Right angle", { unit: "degrees" }),
  },
  groups: {
    "What to buy": ["squares", "bundles", "cost"],
    "Roof area": ["square_feet", "square_meters"],
    Pitch: ["rise_in_twelve", "angle", "grade", "factor"],
    Rafter: ["rafter", "run", "height"],
  },
  picture: {
    kind: "triangles",
    of: [{ sides: ["height", "run", "rafter"], angles: ["angle", "top_angle", "right_angle"] }],
  },
  primary: "squares",
  between: { slope: number("Slope", printed), footprint: number("Area seen from above", { unit: "m²", ...printed }) },
  formula: "roof area = footprint × √(1 + (rise ÷ 12)²); squares = roof area in square feet × (1 + waste ÷ 100) ÷ 100",

  by: {
    footprint: ["Area seen from above", "area"],
    factor: ["Pitch factor", "√(1 + slope × slope)"],
    square_meters: ["Roof area, in square meters", "footprint × factor"],
    square_feet: ["Roof area, in square feet", "footprint × factor ÷ 0.09290304"],
    squares: ["Squares of 100 square feet, with the extra", "square_feet × (1 + waste) ÷ 100"],
    bundles: ["Bundles, rounded up", "ceil(squares × bundles_per_square)"],
    cost: "bundles × price",
    rise_in_twelve: "12 × slope",
    grade: "slope",
    run: ["Run", "width ÷ 2 + overhang"],
    rafter: ["Rafter, run × factor", "run × factor"],
    height: ["Height, run × slope", "run × slope"],
  },
  questions: {
    measured_by: {
      gable: {
        asks: ["length", "width", "overhang"],
        by: {
          footprint: ["Area seen from above", "(length + 2 × overhang) × (width + 2 × overhang)"],
        },
      },
      shed: {
        asks: ["length", "width", "overhang"],
        by: {
          footprint: ["Area seen from above", "(length + 2 × overhang) × (width + 2 × overhang)"],
          run: ["Run", "width + 2 × overhang"],
        },
      },
      area: { asks: ["area"] },
    },
  },
  compute(given) {
    const slope = given.pitch_by === "twelve" ? given.rise.div(12) : sine(given.degrees).div(cosine(given.degrees));
    const angle = given.pitch_by === "twelve" ? angleOf(slope, decimal(1)) : given.degrees;
    return { slope, angle, top_angle: decimal(90).minus(angle), right_angle: decimal(90) };
  },

  sentence: ({ waste }, { square_feet, squares, bundles, cost }) =>
    `The roof has ${square_feet}. With ${waste} extra, order ${squares} or ${bundles}${cost ? ` for ${cost}` : ""}.`,
  working: (_, { square_feet, factor, rafter, run, height, rise_in_twelve }, __, ___, stepOf) => [
    stepOf("factor"),
    `Roof area, area seen from above × pitch factor: ${square_feet}`,
    stepOf("squares"),
    stepOf("bundles"),
    stepOf("cost"),
    rafter && run && step`Rafter, run × pitch factor: ${run} × ${factor} = ${rafter}`,
    height && run && step`Height of the ridge: ${run} × ${rise_in_twelve} ÷ 12 = ${height}`,
  ],
});
