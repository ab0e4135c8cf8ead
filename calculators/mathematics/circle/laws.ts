import type { Laws } from "#engine";
import type circle from "./circle.ts";

export default {
  grows: [["radius", "raises", "area", { known: "radius" }]],
  scales: [{ double: ["radius"], times: { circumference: 2, area: 4 }, where: { known: "radius" } }],
  undoes: [
    { there: { known: "radius" }, back: { known: "area" }, with: { area: "area" }, gives: { radius: "radius" } },
    {
      there: { known: "diameter" },
      back: { known: "circumference" },
      with: { circumference: "circumference" },
      gives: { diameter: "diameter" },
    },
  ],
} satisfies Laws<typeof circle>;
