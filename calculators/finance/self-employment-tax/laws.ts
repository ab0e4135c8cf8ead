import type { Laws } from "#engine";
import type selfEmploymentTax from "./self-employment-tax.ts";

export default {
  sums: [
    "tax = shares.tax",
    "deduction = tax ÷ 2 where country is us",
    "installment = tax ÷ 4 + income_tax ÷ 4 + additional_medicare? ÷ 4 where country is us",
    "installment = tax ÷ 2 + income_tax ÷ 2 where country is uk",
  ],
  grows: [
    ["profit", "raises", "tax"],
    ["wages", "lowers", "tax", { country: "us" }],
    ["income_tax", "raises", "installment"],
  ],
} satisfies Laws<typeof selfEmploymentTax>;
