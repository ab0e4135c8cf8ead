import type { Laws } from "#engine";
import type fence from "./fence.ts";

export default {
  grows: [
    ["length", "raises", "sections"],
    ["more_posts", "raises", "posts"],
    ["depth", "raises", "concrete"],
    ["waste", "raises", "pickets"],
  ],
  scales: [
    {
      double: ["post_price", "rail_price", "board_price", "bag_price", "gate_price"],
      times: { cost: 2, posts: 1, bags: 1 },
    },
  ],
} satisfies Laws<typeof fence>;
