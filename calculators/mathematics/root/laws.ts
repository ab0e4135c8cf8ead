import type { Laws } from "#engine";
import type root from "./root.ts";

export default {
  grows: [["number", "raises", "root"]],
} satisfies Laws<typeof root>;
