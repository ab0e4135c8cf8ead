import type { Laws } from "#engine";
import type surfaceArea from "./surface-area.ts";

export default {
  grows: [
    ["radius", "raises", "surface", { shape: "sphere" }],
    ["height", "raises", "lateral", { shape: "cone" }],
    ["side", "lowers", "ratio", { shape: "cube" }],
  ],
  scales: [
    {
      double: ["length", "width", "side", "side_b", "side_c", "radius", "top_radius", "height"],
      times: { surface: 4, lateral: 4, base: 4, top: 4, open: 4, volume: 8, ratio: 0.5 },
    },
  ],
} satisfies Laws<typeof surfaceArea>;
