import type { Laws } from "#engine";
import type estateTax from "./estate-tax.ts";

export default {
  sums: ["net_estate = tax + left", "net_estate = estate - debts", "free = nil_rate + residence where country is uk"],
  grows: [
    ["estate", "raises", "tax", { country: "us" }],
    ["gifts", "raises", "tax"],
    ["unused", "lowers", "tax", { country: "us" }],
    ["late_spouse", "lowers", "tax", { country: "uk", charity: 0 }],
  ],
} satisfies Laws<typeof estateTax>;
