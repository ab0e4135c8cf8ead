import type { Laws } from "#engine";
import type volume from "./volume.ts";

export default {
  grows: [
    ["radius", "raises", "volume", { shape: "sphere" }],
    ["height", "raises", "volume", { shape: "cone" }],
  ],
  scales: [{ double: ["length", "width", "side", "radius", "top_radius", "height"], times: { volume: 8, surface: 4 } }],
} satisfies Laws<typeof volume>;
