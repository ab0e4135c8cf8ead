import type { Laws } from "#engine";
import type drywall from "./drywall.ts";

export default {
  grows: [
    ["openings", "lowers", "square_feet", { covers: "room" }],
    ["waste", "raises", "sheets", { covers: "area" }],
  ],
  scales: [{ double: ["length", "openings"], times: { square_feet: 2 }, where: { covers: "ceiling" } }],
} satisfies Laws<typeof drywall>;
