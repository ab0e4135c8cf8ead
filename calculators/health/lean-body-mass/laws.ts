import type { Laws } from "#engine";
import type leanBodyMass from "./lean-body-mass.ts";

export default {
  sums: ["weight = lean_mass + fat_mass"],
  grows: [
    ["body_fat", "lowers", "lean_mass", { known: "body_fat" }],
    ["height", "raises", "lean_mass", { known: "size" }],
  ],
} satisfies Laws<typeof leanBodyMass>;
