import type { Laws } from "#engine";
import type vat from "./vat.ts";

export default {
  grows: [
    ["vat_rate", "raises", "gross", { find: "gross" }],
    ["vat_rate", "lowers", "net", { find: "net" }],
  ],
  scales: [{ double: ["price_without"], times: { gross: 2, vat: 2 }, where: { find: "gross", rounding: "none" } }],
  undoes: [
    {
      there: { find: "gross", rounding: "none" },
      back: { find: "net", rounding: "none", quantity: 1 },
      with: { price_with: "gross" },
      gives: { net: "net" },
    },
  ],
} satisfies Laws<typeof vat>;
