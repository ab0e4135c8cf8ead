import type { Laws } from "#engine";
import type pValue from "./p-value.ts";

export default {
  grows: [
    ["statistic", "lowers", "above", { of: "t" }],
    ["statistic", "raises", "below", { of: "chi" }],
    ["alpha", "lowers", "critical", { of: "f", side: "right" }],
  ],
} satisfies Laws<typeof pValue>;
