import type { Laws } from "#engine";
import type gravelMulch from "./gravel-mulch.ts";

export default {
  grows: [
    ["waste", "raises", "cubic_yards"],
    ["depth", "raises", "pounds"],
    ["density", "raises", "tons"],
  ],
  scales: [
    { double: ["pieces"], times: { cubic_yards: 2, tons: 2 } },
    { double: ["depth"], times: { cubic_meters: 2, square_feet: 1 } },
    { double: ["diameter"], times: { square_feet: 4, tons: 4 }, where: { shape: "circle" } },
    { double: ["base", "height"], times: { cubic_yards: 4 }, where: { shape: "triangle" } },
  ],
} satisfies Laws<typeof gravelMulch>;
