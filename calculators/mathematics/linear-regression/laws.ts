import type { Laws } from "#engine";
import type linearRegression from "./linear-regression.ts";

export default {
  grows: [["level", "lowers", "slope_lower"]],
} satisfies Laws<typeof linearRegression>;
