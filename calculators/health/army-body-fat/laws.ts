import type { Laws } from "#engine";
import type armyBodyFat from "./army-body-fat.ts";

export default {
  grows: [
    ["abdomen", "raises", "ratio"],
    ["height", "raises", "most"],
  ],
} satisfies Laws<typeof armyBodyFat>;
