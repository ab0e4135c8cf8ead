import type { Laws } from "#engine";
import type capitalGains from "./capital-gains.ts";

export default {
  sums: [
    "gain = sale_price - cost - selling_costs",
    "tax = gains_tax + niit?",
    "kept = sale_price - selling_costs - tax",
    "gains_tax = slices.tax",
    "taxable_gain = slices.part",
  ],
  grows: [
    ["sale_price", "raises", "tax"],
    ["cost", "lowers", "tax"],
    ["losses", "lowers", "tax"],
  ],
} satisfies Laws<typeof capitalGains>;
