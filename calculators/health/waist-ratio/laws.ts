import type { Laws } from "#engine";
import type waistRatio from "./waist-ratio.ts";

export default {
  grows: [
    ["waist", "raises", "to_height", { find: "height" }],
    ["hip", "lowers", "to_hip", { find: "hip" }],
  ],
  scales: [{ double: ["waist", "height"], times: { to_height: 1, half: 2 }, where: { find: "height" } }],
} satisfies Laws<typeof waistRatio>;
