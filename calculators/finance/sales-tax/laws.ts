import type { Laws } from "#engine";
import type salesTax from "./sales-tax.ts";

export default {
  grows: [
    ["tax_rate", "raises", "total", { find: "add" }],
    ["tax_rate", "lowers", "net", { find: "remove" }],
  ],
  scales: [{ double: ["price"], times: { total: 2, tax: 2 }, where: { find: "add", rounding: "none" } }],
  undoes: [
    {
      there: { find: "add", rounding: "none" },
      back: { find: "remove", rounding: "none", quantity: 1 },
      with: { price_paid: "total" },
      gives: { net: "net" },
    },
  ],
} satisfies Laws<typeof salesTax>;
