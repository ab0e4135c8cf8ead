import { defineCalculator, number } from "#engine";
import { MEASURES, SOLIDS, solidNamed } from "../../shared/solids.ts";

const printed = { significant: 10 } as const;
const face = { ...printed, optional: true } as const;

export default defineCalculator({
  name: "Surface area calculator",
  summary: "Total, lateral and base areas of eleven solids, such as boxes, cylinders, cones, spheres and prisms.",

  inputs: MEASURES,
  outputs: {
    surface: number("Surface area", { ...printed, help: "Of the whole solid, including top and bottom." }),
    lateral: number("Sides (lateral area)", { ...face, help: "Without the top and the base." }),
    base: number("Base", face),
    top: number("Top", face),
    open: number("Without the top", { ...face, help: "Open at one end, such as a box without a lid." }),
    volume: number("Volume", printed),
    ratio: number("Surface-to-volume ratio", printed),
  },
  primary: "surface",
  formula: "box = 2(lw + lh + wh); cylinder = 2πr² + 2πrh; cone = πr² + πr√(r² + h²); sphere = 4πr²",

  by: { ratio: "surface ÷ volume" },
  questions: { shape: SOLIDS },
  after: ({ surface, top }) => ({ open: top && surface.minus(top) }),

  sentence({ shape }, { surface, open }) {
    const without = open ? `, or ${open} without its top` : "";
    return `The ${solidNamed(shape)} has a surface area of ${surface}${without}.`;
  },
});
