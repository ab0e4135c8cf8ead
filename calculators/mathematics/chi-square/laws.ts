import type { Laws } from "#engine";
import type chiSquare from "./chi-square.ts";

export default {
  grows: [["alpha", "lowers", "critical"]],
} satisfies Laws<typeof chiSquare>;
