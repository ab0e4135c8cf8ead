import { choice, defineCalculator, type InputValues, noAnswer, number, optionalStep, step, text } from "#engine";
import {
  areaOf,
  kindOf,
  ofOppositeAngle,
  ofSides,
  ofTwoAngles,
  ofTwoSides,
  perimeterOf,
  type Triangle,
} from "#math/triangle";
import { SOLVING_STEPS } from "./solving-steps.ts";

const side = { min: 0.001, max: 1e6 } as const;
const angle = { min: 0.001, max: 179.999, unit: "degrees" } as const;
const length = { significant: 10 } as const;
const degrees = { unit: "degrees", significant: 7 } as const;
const HALF_TURN = 180;

const inputs = {
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
  a: number("Side a", { ...side, example: 6, when: { known: ["sss", "sas", "aas", "ssa"] } }),
  b: number("Side b", { ...side, example: 8, when: { known: ["sss", "sas", "ssa"] } }),
  c: number("Side c", { ...side, example: 9, when: { known: ["sss", "asa"] }, help: "Between angles A and B." }),
  angle_a: number("Angle A", {
    ...angle,
    example: 35,
    when: { known: ["asa", "aas", "ssa"] },
    help: "Opposite side a.",
  }),
  angle_b: number("Angle B", {
    ...angle,
    example: 60,
    when: { known: ["asa", "aas"] },
    help: "The second angle you know.",
  }),
  angle_c: number("Angle C", { ...angle, example: 60, when: { known: ["sas"] }, help: "Between sides a and b." }),
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Triangle calculator",
  summary: "Solve any triangle: sides, angles and area from three known parts.",
  inputs,

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
  primary: "area",
  picture: {
    kind: "triangles",
    of: [
      { sides: ["a", "b", "c"], angles: ["angle_a", "angle_b", "angle_c"] },
      { sides: ["a", "b", "other_c"], angles: ["angle_a", "other_angle_b", "other_angle_c"] },
    ],
  },
  formula: "c² = a² + b² − 2ab cos C; a ÷ sin A = b ÷ sin B = c ÷ sin C; area = ab sin C ÷ 2",

  check: ({ known, a, b, c, angle_a, angle_b }) =>
    known === "sss"
      ? {
          a: a.gte(b.plus(c)) && "must be shorter than b + c",
          b: b.gte(a.plus(c)) && "must be shorter than a + c",
          c: c.gte(a.plus(b)) && "must be shorter than a + b",
        }
      : {
          angle_b:
            angle_a && angle_b?.plus(angle_a).gte(HALF_TURN) && "must add up to less than 180 degrees with angle A",
        },

  compute(given) {
    const [triangle, other] = trianglesOf(given);
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

function trianglesOf(given: Given): readonly Triangle[] {
  switch (given.known) {
    case "sss":
      return [ofSides(given.a, given.b, given.c)];
    case "sas":
      return [ofTwoSides(given.a, given.b, given.angle_c)];
    case "asa":
      return [ofTwoAngles(given.angle_a, given.angle_b, { c: given.c })];
    case "aas":
      return [ofTwoAngles(given.angle_a, given.angle_b, { a: given.a })];
    case "ssa":
      return ofOppositeAngle(given.a, given.b, given.angle_a);
  }
}
