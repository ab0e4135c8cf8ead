import type { Laws } from "#engine";
import type paycheck from "./paycheck.ts";

export default {
  sums: [
    "gross = net_pay + federal_tax + social_security + medicare + state_tax? + deducted",
    "taxes = federal_tax + social_security + medicare + state_tax?",
    "gross = breakdown.amount",
  ],
  grows: [
    ["salary", "raises", "federal_tax", { paid_by: "salary" }],
    ["salary", "raises", "medicare", { paid_by: "salary" }],
    ["overtime", "raises", "gross", { paid_by: "hour" }],
    ["credits", "lowers", "federal_tax"],
    ["deductions", "lowers", "federal_tax"],
    ["other_income", "raises", "federal_tax"],
    ["retirement", "lowers", "federal_tax"],
    ["benefits", "lowers", "social_security"],
    ["wages_so_far", "lowers", "social_security"],
    ["wages_so_far", "raises", "medicare"],
  ],
} satisfies Laws<typeof paycheck>;
