import { choice, defineCalculator, number } from "#engine";

const length = { min: 1e-6, max: 1e12 } as const;
const printed = { significant: 10 } as const;

const DIAMETER = { diameter: "2 × radius" };
const CIRCUMFERENCE = { circumference: "2 × π × radius" };
const AREA = { area: "π × radius^2" };

export default defineCalculator({
  name: "Circle calculator",
  summary: "Find the radius, diameter, circumference and area of a circle from any one of them.",

  inputs: {
    known: choice(
      "What you know",
      { radius: "Radius", diameter: "Diameter", circumference: "Circumference", area: "Area" },
      { default: "radius" },
    ),
    radius: number("Radius", { ...length, help: "From the center to the edge, in any unit.", example: 5 }),
    diameter: number("Diameter", { ...length, help: "Straight across, through the center.", example: 10 }),
    circumference: number("Circumference", { ...length, help: "All the way around.", example: 100 }),
    area: number("Area", { min: 1e-12, max: 1e24, example: 50 }),
  },

  outputs: {
    area: number("Area", printed),
    circumference: number("Circumference", printed),
    radius: number("Radius", printed),
    diameter: number("Diameter", printed),
  },
  formula: "diameter = 2r; circumference = 2πr; area = πr²",

  questions: {
    known: {
      radius: {
        asks: ["radius"],
        by: { ...DIAMETER, ...CIRCUMFERENCE, ...AREA },
        sentence: (_, { radius, area }) => `A circle with a radius of ${radius} has an area of ${area}.`,
      },
      diameter: {
        asks: ["diameter"],
        by: { radius: "diameter ÷ 2", ...CIRCUMFERENCE, ...AREA },
        sentence: (_, { diameter, area }) => `A circle with a diameter of ${diameter} has an area of ${area}.`,
      },
      circumference: {
        asks: ["circumference"],
        by: { radius: "circumference ÷ (2 × π)", ...DIAMETER, ...AREA },
        sentence: (_, { circumference, radius, area }) =>
          `A circle with a circumference of ${circumference} has a radius of ${radius} and an area of ${area}.`,
      },
      area: {
        asks: ["area"],
        primary: "radius",
        by: { radius: "√(area ÷ π)", ...DIAMETER, ...CIRCUMFERENCE },
        sentence: (_, { area, radius }) => `A circle with an area of ${area} has a radius of ${radius}.`,
      },
    },
  },
});
