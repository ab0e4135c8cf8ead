import type { Laws } from "#engine";
import type apy from "./apy.ts";

export default {
  grows: [
    ["annual_rate", "raises", "apy", { find: "apy" }],
    ["interest", "raises", "apy", { find: "earned" }],
  ],
  scales: [{ double: ["interest", "principal"], times: { apy: 1, annual_rate: 1 }, where: { find: "earned" } }],
  undoes: [
    { there: { find: "apy" }, back: { find: "rate" }, with: { apy: "apy" }, gives: { annual_rate: "annual_rate" } },
  ],
} satisfies Laws<typeof apy>;
