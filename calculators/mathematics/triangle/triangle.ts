import { choice, defineCalculator, noAnswer, number, optionalStep, step, text } from "#engine";
import type { Decimal } from "#numbers/decimal";
import {
  areaOf,
  kindOf,
  ofOppositeAngle,
  ofSides,
  ofTwoAngles,
  ofTwoSides,
  perimeterOf,
  type Triangle,
} from "#numbers/triangle";
import { SOLVING_STEPS } from "./solving-steps.ts";

const side = { min: 0.001, max: 1e6 } as const;
const angle = { min: 0.001, max: 179.999, unit: "degrees" } as const;
const length = { significant: 10 } as const;
const degrees = { unit: "degrees", significant: 7 } as const;
const HALF_TURN = 180;

export default defineCalculator({
  name: "Triangle calculator",
  summary: "Solve any triangle: sides, angles and area from three known parts.",
  inputs: {
    known: choice(
      "I know",
      {
        sss: "Three sides (SSS)",
        sas: "Two sides, angle between (SAS)",
        asa: "Two angles, side between (ASA)",
        aas: "Two angles, side opposite (AAS)",
        ssa: "Two sides, angle opposite (SSA)",
      },
      { default: "sss", help: "Enter all sides in the same unit." },
    ),
    a: number("Side a", { ...side, example: 6 }),
    b: number("Side b", { ...side, example: 8 }),
    c: number("Side c", { ...side, example: 9, help: "Between angles A and B." }),
    angle_a: number("Angle A", { ...angle, example: 35, help: "Opposite side a." }),
    angle_b: number("Angle B", { ...angle, example: 60, help: "The second angle you know." }),
    angle_c: number("Angle C", { ...angle, example: 60, help: "Between sides a and b." }),
  },

  outputs: {
    area: number("Area", length),
    perimeter: number("Perimeter", length),
    kind: text("Type of triangle"),
    a: number("Side a", length),
    b: number("Side b", length),
    c: number("Side c", length),
    angle_a: number("Angle A", degrees),
    angle_b: number("Angle B", degrees),
    angle_c: number("Angle C", degrees),
    other_c: number("Second triangle: side c", { ...length, optional: true }),
    other_angle_b: number("Second triangle: angle B", { ...degrees, optional: true }),
    other_angle_c: number("Second triangle: angle C", { ...degrees, optional: true }),
    other_area: number("Second triangle: area", { ...length, optional: true }),
    other_perimeter: number("Second triangle: perimeter", { ...length, optional: true }),
  },
  picture: {
    kind: "triangles",
    of: [
      { sides: ["a", "b", "c"], angles: ["angle_a", "angle_b", "angle_c"] },
      { sides: ["a", "b", "other_c"], angles: ["angle_a", "other_angle_b", "other_angle_c"] },
    ],
  },
  groups: {
    "The triangle": ["area", "perimeter", "kind"],
    Sides: ["a", "b", "c"],
    Angles: ["angle_a", "angle_b", "angle_c"],
    "The second triangle": ["other_c", "other_angle_b", "other_angle_c", "other_area", "other_perimeter"],
  },
  formula: "c² = a² + b² − 2ab cos C; a ÷ sin A = b ÷ sin B = c ÷ sin C; area = ab sin C ÷ 2",

  questions: {
    known: {
      sss: {
        asks: ["a", "b", "c"],
        check: ({ a, b, c }) => ({
          a: a.gte(b.plus(c)) && "must be shorter than b + c",
          b: b.gte(a.plus(c)) && "must be shorter than a + c",
          c: c.gte(a.plus(b)) && "must be shorter than a + b",
        }),
        compute: ({ a, b, c }) => inFigures([ofSides(a, b, c)]),
      },
      sas: { asks: ["a", "b", "angle_c"], compute: ({ a, b, angle_c }) => inFigures([ofTwoSides(a, b, angle_c)]) },
      asa: {
        asks: ["angle_a", "angle_b", "c"],
        check: leavesAnAngle,
        compute: ({ angle_a, angle_b, c }) => inFigures([ofTwoAngles(angle_a, angle_b, { c })]),
      },
      aas: {
        asks: ["angle_a", "angle_b", "a"],
        check: leavesAnAngle,
        compute: ({ angle_a, angle_b, a }) => inFigures([ofTwoAngles(angle_a, angle_b, { a })]),
      },
      ssa: { asks: ["a", "b", "angle_a"], compute: ({ a, b, angle_a }) => inFigures(ofOppositeAngle(a, b, angle_a)) },
    },
  },

  sentence(_, { a, b, c, area, kind, other_c, other_area }) {
    if (other_c)
      return `Two triangles fit. With side c = ${c} the area is ${area}; with side c = ${other_c} it is ${other_area}.`;
    return `The triangle with sides ${a}, ${b} and ${c} has an area of ${area}. It is ${kind.toLowerCase()}.`;
  },

  working({ known }, found, show) {
    const { a, b, c, angle_a, angle_b, angle_c, area, perimeter, other_c, other_angle_b, other_angle_c } = found;
    return [
      ...SOLVING_STEPS[known](found, show),
      step`Area: ${a} × ${b} × sin ${angle_c} ÷ 2 = ${area}`,
      step`Perimeter: ${a} + ${b} + ${c} = ${perimeter}`,
      optionalStep`Second angle B, with the same sine: 180 - ${angle_b} = ${other_angle_b}`,
      optionalStep`Second angle C: 180 - ${angle_a} - ${other_angle_b} = ${other_angle_c}`,
      optionalStep`Second side c: ${a} × sin ${other_angle_c} ÷ sin ${angle_a} = ${other_c}`,
    ];
  },

  alerts: (_, { other_c }) => [other_c && "Two triangles fit these figures. Compare both with your drawing."],
});

function leavesAnAngle({ angle_a, angle_b }: { readonly angle_a: Decimal; readonly angle_b: Decimal }) {
  return { angle_b: angle_b.plus(angle_a).gte(HALF_TURN) && "must add up to less than 180 degrees with angle A" };
}

function inFigures([triangle, other]: readonly Triangle[]) {
  if (!triangle) return noAnswer("Enter a longer side a: with this side b and angle A, no triangle fits.");
  const [a, b, c] = triangle.sides;
  const [angle_a, angle_b, angle_c] = triangle.angles;
  return {
    area: areaOf(triangle),
    perimeter: perimeterOf(triangle),
    kind: kindOf(triangle),
    ...{ a, b, c, angle_a, angle_b, angle_c },
    other_c: other?.sides[2] ?? null,
    other_angle_b: other?.angles[1] ?? null,
    other_angle_c: other?.angles[2] ?? null,
    other_area: other ? areaOf(other) : null,
    other_perimeter: other ? perimeterOf(other) : null,
  };
}
