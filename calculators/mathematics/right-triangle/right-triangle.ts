import { choice, defineCalculator, number, optionalStep, text } from "#engine";
import { angleOf } from "#numbers/angle";
import { type Decimal, decimal } from "#numbers/decimal";
import { gcd } from "#numbers/integers";

const side = { min: 0.001, max: 1e6 } as const;
const length = { significant: 10 } as const;
const degrees = { unit: "degrees", significant: 7 } as const;
const RIGHT = decimal(90);
const [HYPOTENUSE, AREA] = ["√(a^2 + b^2)", "a × b ÷ 2"] as const;

export default defineCalculator({
  name: "Right triangle calculator",
  summary: "Solve a right triangle from two known parts: legs, hypotenuse, angles, area, perimeter and height.",

  inputs: {
    known: choice(
      "I know",
      {
        legs: "Both legs",
        hypotenuse: "A leg and the hypotenuse",
        angle: "The hypotenuse and an angle",
        opposite: "A leg and the angle opposite it",
        adjacent: "A leg and the angle next to it",
        area: "A leg and the area",
      },
      { default: "legs", help: "Enter all lengths in the same unit." },
    ),
    a: number("Leg a", { ...side, example: 3 }),
    b: number("Leg b", { ...side, example: 4 }),
    c: number("Hypotenuse c", { ...side, example: 5, help: "The longest side, opposite the right angle." }),
    angle_a: number("Angle A", { min: 0.001, max: 89.999, unit: "degrees", example: 30, help: "Opposite leg a." }),
    area: number("Area", { min: 1e-6, max: 1e12, example: 6 }),
  },

  outputs: {
    c: number("Hypotenuse c", length),
    a: number("Leg a", length),
    b: number("Leg b", length),
    angle_a: number("Angle A", degrees),
    angle_b: number("Angle B", degrees),
    angle_c: number("Angle C", degrees),
    area: number("Area", length),
    perimeter: number("Perimeter", length),
    height: number("Height on the hypotenuse", length),
    triple: text("Pythagorean triple", { optional: true }),
  },
  groups: {
    Sides: ["c", "a", "b", "triple"],
    Angles: ["angle_a", "angle_b", "angle_c"],
    "The triangle": ["area", "perimeter", "height"],
  },
  picture: { kind: "triangles", of: [{ sides: ["a", "b", "c"], angles: ["angle_a", "angle_b", "angle_c"] }] },
  formula: "c² = a² + b²; sin A = a ÷ c; cos A = b ÷ c; tan A = a ÷ b; area = a × b ÷ 2",

  by: {
    perimeter: "a + b + c",
    height: ["Height on the hypotenuse", "a × b ÷ c"],
  },
  questions: {
    known: {
      legs: { asks: ["a", "b"], primary: "c", by: { c: HYPOTENUSE, area: AREA } },
      hypotenuse: {
        asks: ["a", "c"],
        primary: "b",
        check: ({ a, c }) => ({ c: c.lte(a) && "must be longer than the leg" }),
        by: { b: "√(c^2 - a^2)", area: AREA },
      },
      angle: {
        asks: ["c", "angle_a"],
        primary: "a",
        by: { a: "c × sin(angle_a)", b: "c × cos(angle_a)", area: AREA },
      },
      opposite: {
        asks: ["a", "angle_a"],
        primary: "c",
        by: { c: "a ÷ sin(angle_a)", b: "a ÷ tan(angle_a)", area: AREA },
      },
      adjacent: {
        asks: ["b", "angle_a"],
        primary: "c",
        by: { c: "b ÷ cos(angle_a)", a: "b × tan(angle_a)", area: AREA },
      },
      area: { asks: ["a", "area"], primary: "c", by: { b: "2 × area ÷ a", c: HYPOTENUSE } },
    },
  },

  after({ a, b, c }, inputs) {
    const angle_a = inputs.angle_a ?? angleOf(a, b);
    return { angle_a, angle_b: RIGHT.minus(angle_a), angle_c: RIGHT, triple: tripleOf(a, b, c) };
  },

  sentence: (_, { a, b, c, angle_a, angle_b }) =>
    `The right triangle has the legs ${a} and ${b} and the hypotenuse ${c}. Its other angles are ${angle_a} and ${angle_b}.`,

  working: ({ known }, { a, b, angle_a, angle_b }, __, ___, stepOf) => [
    ...(["c", "a", "b"] as const).map(stepOf),
    ["legs", "hypotenuse", "area"].includes(known) && optionalStep`Angle A: arctan(${a} ÷ ${b}) = ${angle_a}`,
    optionalStep`Angle B: 90 degrees - ${angle_a} = ${angle_b}`,
    ...(["area", "perimeter", "height"] as const).map(stepOf),
  ],
});

/** "3-4-5, times 2": whole sides, which are a multiple of the smallest such triangle. */
function tripleOf(...sides: readonly Decimal[]): string | null {
  if (!sides.every((side) => side.isInteger())) return null;
  const wholes = sides.map((side) => BigInt(side.toString())).sort((a, b) => (a < b ? -1 : 1));
  const times = wholes.reduce(gcd, 0n);
  const smallest = wholes.map((side) => `${side / times}`).join("-");
  return times === 1n ? smallest : `${smallest}, times ${times}`;
}
