import type { Laws } from "#engine";
import type brickBlock from "./brick-block.ts";

export default {
  grows: [
    ["waste", "raises", "units"],
    ["joint", "lowers", "laid", { unit: "own" }],
    ["openings", "lowers", "laid"],
  ],
  scales: [
    { double: ["layers"], times: { laid: 2, square_feet: 1 } },
    { double: ["area", "openings"], times: { laid: 2 }, where: { measured_by: "area" } },
  ],
} satisfies Laws<typeof brickBlock>;
