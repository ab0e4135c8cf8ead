import type { Laws } from "#engine";
import type dateDifference from "./date-difference.ts";

export default {
  sums: ["days = business_days + weekend_days"],
  agrees: [{ there: { include_end: false }, back: {}, with: { from: "to", to: "from" }, gives: { days: "-days" } }],
} satisfies Laws<typeof dateDifference>;
