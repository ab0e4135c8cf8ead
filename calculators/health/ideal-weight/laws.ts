import type { Laws } from "#engine";
import type idealWeight from "./ideal-weight.ts";

export default {
  grows: [["height", "raises", "healthy_from"]],
  scales: [{ double: ["height"], times: { healthy_from: 4, healthy_below: 4 } }],
} satisfies Laws<typeof idealWeight>;
