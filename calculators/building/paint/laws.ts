import type { Laws } from "#engine";
import type paint from "./paint.ts";

export default {
  sums: ["litres = gallons × 3.785411784"],
  grows: [
    ["coats", "raises", "litres"],
    ["doors", "lowers", "square_metres"],
  ],
  scales: [{ double: ["coats"], times: { litres: 2, square_metres: 1 } }],
} satisfies Laws<typeof paint>;
