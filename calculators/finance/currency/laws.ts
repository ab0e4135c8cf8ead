import type { Laws } from "#engine";
import type currency from "./currency.ts";

export default {
  grows: [
    ["markup", "lowers", "result"],
    ["rate", "raises", "result", { by: "own" }],
  ],
  scales: [
    { double: ["value"], times: { result: 2, cost: 2, rate_used: 1 } },
    { double: ["rate"], times: { result: 2, rate_used: 2, inverse: 0.5 }, where: { by: "own" } },
  ],
} satisfies Laws<typeof currency>;
