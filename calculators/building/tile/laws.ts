import type { Laws } from "#engine";
import type tile from "./tile.ts";

export default {
  grows: [
    ["waste", "raises", "tiles"],
    ["gap", "lowers", "tiles_without_waste"],
  ],
  scales: [
    { double: ["length", "width"], times: { square_feet: 4, tiles_without_waste: 4 }, where: { count_by: "room" } },
  ],
} satisfies Laws<typeof tile>;
