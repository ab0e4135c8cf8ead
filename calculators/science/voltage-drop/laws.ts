import type { Laws } from "#engine";
import type voltageDrop from "./voltage-drop.ts";

export default {
  grows: [
    ["temperature", "raises", "drop", { find: "drop" }],
    ["limit", "raises", "longest", { find: "length" }],
  ],
  scales: [
    { double: ["length"], times: { drop: 2, lost: 2, longest: 1 }, where: { find: "drop", circuit: "two" } },
    { double: ["voltage"], times: { longest: 2 }, where: { find: "length", circuit: "three" } },
  ],
} satisfies Laws<typeof voltageDrop>;
