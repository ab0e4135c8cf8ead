import { choice, defineCalculator, type InputValues, number, step } from "#engine";
import type { Decimal } from "#math/decimal";
import { circleArea, circumference, radiusOfArea, radiusOfCircumference } from "#math/shapes";

const length = { min: 1e-6, max: 1e12 } as const;
const printed = { significant: 10 } as const;

const inputs = {
  known: choice(
    "What you know",
    { radius: "Radius", diameter: "Diameter", circumference: "Circumference", area: "Area" },
    { default: "radius" },
  ),
  radius: number("Radius", {
    ...length,
    help: "From the center to the edge, in any unit.",
    example: 5,
    when: { known: ["radius"] },
  }),
  diameter: number("Diameter", {
    ...length,
    help: "Straight across, through the center.",
    example: 10,
    when: { known: ["diameter"] },
  }),
  circumference: number("Circumference", {
    ...length,
    help: "All the way around.",
    example: 100,
    when: { known: ["circumference"] },
  }),
  area: number("Area", { min: 1e-12, max: 1e24, example: 50, when: { known: ["area"] } }),
};

export default defineCalculator({
  name: "Circle calculator",
  summary: "Find the radius, diameter, circumference and area of a circle from any one of them.",
  inputs,

  outputs: {
    area: number("Area", printed),
    circumference: number("Circumference", printed),
    radius: number("Radius", printed),
    diameter: number("Diameter", printed),
  },
  primary: ({ known }) => (known === "area" ? "radius" : "area"),
  formula: "diameter = 2r; circumference = 2πr; area = πr²",

  compute(given) {
    const radius = radiusOf(given);
    return {
      area: given.known === "area" ? given.area : circleArea(radius),
      circumference: given.known === "circumference" ? given.circumference : circumference(radius),
      radius,
      diameter: given.known === "diameter" ? given.diameter : radius.times(2),
    };
  },

  sentence({ known }, { area, circumference, radius, diameter }) {
    if (known === "area") return `A circle with an area of ${area} has a radius of ${radius}.`;
    if (known === "radius") return `A circle with a radius of ${radius} has an area of ${area}.`;
    if (known === "diameter") return `A circle with a diameter of ${diameter} has an area of ${area}.`;
    return `A circle with a circumference of ${circumference} has a radius of ${radius} and an area of ${area}.`;
  },

  working({ known, diameter: across, circumference: around, area: inside }, { area, circumference, radius, diameter }) {
    return [
      across && step`Radius: ${across} ÷ 2 = ${radius}`,
      around && step`Radius: ${around} ÷ (2 × π) = ${radius}`,
      inside && step`Radius: √(${inside} ÷ π) = ${radius}`,
      !(known === "diameter") && step`Diameter: 2 × ${radius} = ${diameter}`,
      !(known === "circumference") && step`Circumference: 2 × π × ${radius} = ${circumference}`,
      !(known === "area") && step`Area: π × ${radius}² = ${area}`,
    ];
  },
});

function radiusOf(given: InputValues<typeof inputs>): Decimal {
  switch (given.known) {
    case "radius":
      return given.radius;
    case "diameter":
      return given.diameter.div(2);
    case "circumference":
      return radiusOfCircumference(given.circumference);
    case "area":
      return radiusOfArea(given.area);
  }
}
