import { defineCalculator, number } from "#engine";
import { MEASURES, SOLIDS, solidNamed } from "../../shared/solids.ts";

const printed = { significant: 10 } as const;

export default defineCalculator({
  name: "Volume calculator",
  summary: "Volume and surface area of boxes, cylinders, spheres, cones, pyramids and more.",

  inputs: MEASURES,
  outputs: {
    volume: number("Volume", printed),
    surface: number("Surface area", { ...printed, help: "Including top and bottom." }),
  },
  between: {
    lateral: number("Sides", { ...printed, optional: true }),
    base: number("Base", { ...printed, optional: true }),
    top: number("Top", { ...printed, optional: true }),
  },
  formula: "box = length × width × height; cylinder = πr² × height; cone = πr² × height ÷ 3; sphere = 4πr³ ÷ 3",
  questions: { shape: SOLIDS },

  sentence: ({ shape }, { volume, surface }) =>
    `The ${solidNamed(shape)} has a volume of ${volume} and a surface area of ${surface}.`,
});
