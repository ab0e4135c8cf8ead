import { choice, defineCalculator, number, percent, text, typed } from "#engine";
import { angleOf } from "#numbers/angle";
import { type Decimal, decimal } from "#numbers/decimal";
import {
  FRACTION,
  fromDecimal,
  minus,
  negated,
  over,
  type Rational,
  rational,
  readFraction,
  times,
  toDecimal,
} from "#numbers/rational";
import { equationOf, fractionOf, standardForm } from "./line-in-print.ts";

const coordinate = { min: -1e12, max: 1e12 } as const;

export default defineCalculator({
  name: "Slope calculator",
  summary: "Slope, angle, grade and equation of a line from two points, or from a point and the slope.",

  inputs: {
    known: choice("I know", { points: "Two points", slope: "A point and the slope" }, { default: "points" }),
    from_x: number("First point: x", { ...coordinate, example: 2 }),
    from_y: number("First point: y", { ...coordinate, example: 3 }),
    to_x: number("Second point: x", { ...coordinate, example: 7 }),
    to_y: number("Second point: y", { ...coordinate, example: 6 }),
    slope: typed("Slope", {
      pattern: FRACTION,
      like: "a number such as 2 or -0.5, or a fraction such as 3/4",
      maxLength: 20,
      example: "3/4",
    }),
  },

  outputs: {
    slope: number("Slope (m)", { optional: true }),
    fraction: text("Slope as a fraction", { optional: true }),
    angle: number("Angle with the x-axis", { unit: "degrees" }),
    grade: percent("Grade", { optional: true }),
    equation: text("Equation of the line"),
    standard: text("Standard form", { optional: true }),
    y_intercept: number("y-intercept", { optional: true }),
    x_intercept: number("x-intercept", { optional: true }),
    distance: number("Distance between the points", { optional: true }),
    middle_x: number("Midpoint: x", { optional: true }),
    middle_y: number("Midpoint: y", { optional: true }),
    rise: number("Rise", { optional: true }),
    run: number("Run", { optional: true }),
  },
  primary: ({ known, from_x, to_x }) => (known === "points" && from_x.eq(to_x) ? "equation" : "slope"),
  groups: {
    "The slope": ["slope", "fraction", "angle", "grade"],
    "The line": ["equation", "standard", "y_intercept", "x_intercept"],
    "The two points": ["distance", "middle_x", "middle_y", "rise", "run"],
  },
  picture: { kind: "line", from: ["from_x", "from_y"], to: ["to_x", "to_y"], slope: "slope" },
  formula: "m = (y₂ - y₁) ÷ (x₂ - x₁); y = mx + b; distance = √((x₂ - x₁)² + (y₂ - y₁)²)",

  questions: {
    known: {
      points: {
        asks: ["to_x", "to_y"],
        check: ({ from_x, from_y, to_x, to_y }) => ({
          to_x: from_x.eq(to_x) && from_y.eq(to_y) && "must give a second point that differs from the first",
        }),
        by: {
          rise: "to_y - from_y",
          run: "to_x - from_x",
          slope: ["Slope, rise over run", "rise ÷ run"],
          grade: "slope",
          y_intercept: "from_y - slope × from_x",
          distance: "sqrt(run^2 + rise^2)",
          middle_x: "(from_x + to_x) ÷ 2",
          middle_y: "(from_y + to_y) ÷ 2",
        },
        compute({ from_x, from_y, to_x, to_y }) {
          const [run, rise] = [to_x.minus(from_x), to_y.minus(from_y)];
          const slope = run.isZero() ? undefined : over(fromDecimal(rise), fromDecimal(run));
          return ofLine(from_x, from_y, slope);
        },
        sentence: (_, { slope, equation, distance }) =>
          slope
            ? `The line through these points has a slope of ${slope}. Its equation is ${equation}.`
            : `The line through these points is vertical, ${equation}, so it has no slope. The points are ${distance} apart.`,
        working: (_, { slope, equation }, __, ___, stepOf) => [
          stepOf("rise"),
          stepOf("run"),
          slope ? stepOf("slope") : "With a run of 0 the line is vertical: nothing can be divided by 0.",
          stepOf("y_intercept"),
          `Equation: ${equation}`,
          stepOf("distance"),
        ],
      },
      slope: {
        asks: ["slope"],
        check: ({ slope }) => ({ slope: readFraction(slope).bottom === 0n && "must not have 0 as its denominator" }),
        by: { y_intercept: "from_y - slope × from_x", grade: "slope" },
        compute({ from_x, from_y, slope }) {
          const { top, bottom } = readFraction(slope);
          const m = rational(top, bottom);
          return { slope: toDecimal(m), ...ofLine(from_x, from_y, m) };
        },
        sentence: (_, { slope, equation }) => `The line has a slope of ${slope}, and its equation is ${equation}.`,
        working: (_, { equation }, __, ___, stepOf) => [stepOf("y_intercept"), `Equation: ${equation}`],
      },
    },
  },
});

/** What needs a fraction or an angle. A vertical line has no slope. */
function ofLine(x: Decimal, y: Decimal, slope: Rational | undefined) {
  if (!slope) return { angle: decimal(90), equation: equationOf(fromDecimal(x)), x_intercept: x };
  const [rise, run] = [decimal(`${slope.top}`), decimal(`${slope.bottom}`)];
  const angle = angleOf(rise.abs(), run);
  const intercept = minus(fromDecimal(y), times(slope, fromDecimal(x)));
  return {
    angle: rise.lt(0) ? angle.neg() : angle,
    fraction: fractionOf(slope),
    equation: equationOf(intercept, slope),
    standard: standardForm(intercept, slope),
    x_intercept: rise.isZero() ? null : toDecimal(over(negated(intercept), slope)),
  };
}
