import type { Laws } from "#engine";
import type ukStampDuty from "./uk-stamp-duty.ts";

export default {
  sums: ["total = price + tax", "tax = slices.tax", "price = slices.part", "tax = standard + surcharge? - relief?"],
  grows: [["price", "raises", "tax", { buyer: "main" }]],
} satisfies Laws<typeof ukStampDuty>;
