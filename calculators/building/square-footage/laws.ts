import type { Laws } from "#engine";
import type squareFootage from "./square-footage.ts";

export default {
  grows: [
    ["waste", "raises", "to_buy"],
    ["price", "raises", "cost"],
  ],
  scales: [
    {
      double: ["length", "width", "cut_length", "cut_width", "base", "top", "height", "diameter"],
      times: { square_feet: 4, cost: 4 },
    },
    { double: ["pieces"], times: { square_metres: 2, cost: 2 } },
  ],
} satisfies Laws<typeof squareFootage>;
