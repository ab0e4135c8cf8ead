import { defineCalculator, number, text } from "#engine";
import { complexParts, discriminant, realRoots, surdRoots } from "#numbers/quadratic";
import { decimals, equation, inLowestWholes, kindOf, written } from "./roots-in-print.ts";

const bounds = { min: -1e12, max: 1e12 } as const;

export default defineCalculator({
  name: "Quadratic equation calculator",
  summary: "Solve ax² + bx + c = 0: exact and decimal roots, real or complex, with steps.",

  inputs: {
    a: number("Coefficient a", { ...bounds, example: 1, help: "The number before x²." }),
    b: number("Coefficient b", { ...bounds, example: -4, help: "The number before x." }),
    c: number("Coefficient c", { ...bounds, example: -8, help: "The number on its own." }),
  },

  outputs: {
    roots: text("Roots"),
    kind: text("Type of roots"),
    x1: number("Smaller root", { optional: true }),
    x2: number("Larger root", { optional: true }),
    real_part: number("Real part", { optional: true }),
    imaginary_part: number("Imaginary part", {
      optional: true,
      help: "For one root; the other has the opposite sign.",
    }),
    discriminant: number("Discriminant", { significant: 30 }),
    vertex_x: number("Vertex x"),
    vertex_y: number("Vertex y"),
  },
  primary: "roots",
  picture: { kind: "parabola", coefficients: ["a", "b", "c"], vertex: ["vertex_x", "vertex_y"], roots: ["x1", "x2"] },
  groups: {
    Solutions: ["roots", "kind", "x1", "x2", "real_part", "imaginary_part"],
    "The parabola": ["discriminant", "vertex_x", "vertex_y"],
  },
  formula: "x = (-b ± √(b² - 4ac)) ÷ (2a)",

  check: ({ a }) => (a.isZero() ? { a: "must not be 0: without x² the equation isn't quadratic" } : {}),

  by: {
    discriminant: "b^2 - 4 × a × c",
    vertex_x: "-b ÷ (2 × a)",
    vertex_y: "c - b^2 ÷ (4 × a)",
  },

  compute({ a, b, c }) {
    const whole = inLowestWholes(a, b, c);
    const [x1, x2] = realRoots(whole) ?? [null, null];
    const [real_part, imaginary_part] = complexParts(whole) ?? [null, null];
    return { roots: written(surdRoots(whole)), kind: kindOf(discriminant(whole)), x1, x2, real_part, imaginary_part };
  },

  sentence: ({ a, b, c }, { roots, kind }) => `${equation(a, b, c)} has ${kind.toLowerCase()}: ${roots}.`,

  working({ a, b, c }, found, _, __, stepOf) {
    const whole = inLowestWholes(a.value, b.value, c.value);
    const under = discriminant(whole);
    const isAsGiven = whole.every((part, i) => [a, b, c][i]?.value.eq(part));
    const formula = `x = (${-whole[1]} ± √${under})/${2n * whole[0]}`;
    return [
      stepOf("discriminant"),
      !isAsGiven && `In smallest whole numbers: ${equation(...whole)}, with the discriminant ${under}`,
      `Quadratic formula: ${formula}`,
      !(formula === found.roots) && `Simplified: ${found.roots}`,
      ...decimals(surdRoots(whole), found),
      stepOf("vertex_x"),
      stepOf("vertex_y"),
    ];
  },
});
