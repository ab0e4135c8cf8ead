import type { Laws } from "#engine";
import type incomeTax from "./income-tax.ts";

export default {
  sums: [
    "income = after_tax + tax + contributions?",
    "taxable = shares.part",
    "tax = income_tax + state_tax? + social_security + medicare where country is us",
    "tax = income_tax + national_insurance where country is uk",
    "tax = income_tax + medicare where country is australia",
    "tax = income_tax + provincial_tax? + social_insurance where country is canada",
    "tax = income_tax + social_insurance where country is ireland",
    "tax = income_tax + social_insurance where country is germany",
    "tax = income_tax + social_insurance where country is new_zealand",
    "income_tax = shares.tax where country is us",
    "income_tax = shares.tax where country is germany",
  ],
  grows: [
    ["income", "raises", "tax", { country: "own", method: "part" }],
    ["credit", "lowers", "tax", { country: "own" }],
    ["income", "raises", "tax", { country: "us" }],
    ["income", "raises", "tax", { country: "uk" }],
    ["income", "raises", "tax", { country: "scotland" }],
    ["income", "raises", "tax", { country: "canada" }],
    ["income", "raises", "tax", { country: "australia" }],
    ["income", "raises", "tax", { country: "germany" }],
    ["income", "raises", "tax", { country: "canada", province: "ON" }],
    ["income", "raises", "tax", { country: "ireland" }],
    ["income", "raises", "tax", { country: "new_zealand" }],
    ["income", "raises", "tax", { country: "india" }],
    ["deductions", "lowers", "income_tax", { country: "us" }],
    ["contributions", "lowers", "tax", { country: "uk" }],
    ["state_deductions", "lowers", "state_tax", { country: "us", state: "NY", year: "2026" }],
  ],
} satisfies Laws<typeof incomeTax>;
