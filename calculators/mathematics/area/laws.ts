import type { Laws } from "#engine";
import type area from "./area.ts";

export default {
  grows: [
    ["radius", "raises", "area", { shape: "circle" }],
    ["inner_radius", "lowers", "area", { shape: "ring" }],
    ["angle", "raises", "perimeter", { shape: "sector" }],
  ],
  scales: [
    {
      double: [
        "length",
        "width",
        "side",
        "base",
        "top",
        "height",
        "first_diagonal",
        "second_diagonal",
        "radius",
        "inner_radius",
        "first_radius",
        "second_radius",
      ],
      times: { area: 4, perimeter: 2 },
    },
  ],
} satisfies Laws<typeof area>;
