import type { Laws } from "#engine";
import type autoLease from "./auto-lease.ts";

export default {
  grows: [
    ["price", "raises", "depreciation"],
    ["money_factor", "raises", "payment", { rate_as: "factor" }],
    ["residual", "lowers", "depreciation"],
    ["sales_tax_rate", "raises", "payment"],
  ],
} satisfies Laws<typeof autoLease>;
