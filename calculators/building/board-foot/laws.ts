import type { Laws } from "#engine";
import type boardFoot from "./board-foot.ts";

export default {
  grows: [["waste", "raises", "board_feet", { from: "one" }]],
  scales: [
    { double: ["pieces"], times: { net: 2, linear_feet: 2 }, where: { from: "one" } },
    { double: ["width", "length"], times: { board_feet: 4 }, where: { from: "one" } },
    { double: ["boards.length"], times: { net: 2 }, where: { from: "several" } },
  ],
} satisfies Laws<typeof boardFoot>;
