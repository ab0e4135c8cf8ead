import type { Laws } from "#engine";
import type progressiveTax from "./progressive-tax.ts";

export default {
  sums: ["income = after_tax + tax", "taxable = shares.part"],
  grows: [
    ["income", "raises", "tax", { method: "part" }],
    ["credit", "lowers", "tax"],
  ],
} satisfies Laws<typeof progressiveTax>;
