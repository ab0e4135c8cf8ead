import type { Laws } from "#engine";
import type cagr from "./cagr.ts";

export default {
  grows: [
    ["end_value", "raises", "cagr"],
    ["start_value", "lowers", "cagr"],
  ],
  scales: [{ double: ["start_value", "end_value"], times: { cagr: 1, change: 2, multiple: 1 } }],
} satisfies Laws<typeof cagr>;
