import type { Laws } from "#engine";
import type bodySurfaceArea from "./body-surface-area.ts";

export default {
  grows: [
    ["height", "raises", "bsa"],
    ["weight", "raises", "bsa"],
  ],
  scales: [{ double: ["height", "weight"], times: { bsa: 2 }, where: { formula: "mosteller" } }],
} satisfies Laws<typeof bodySurfaceArea>;
