import type { Laws } from "#engine";
import type timeAdd from "./time-add.ts";

export default {
  sums: ["minutes = hours × 60", "seconds = minutes × 60"],
  grows: [
    ["factor", "raises", "hours", { find: "multiply" }],
    ["divisor", "lowers", "hours", { find: "divide" }],
  ],
  scales: [{ double: ["factor"], times: { seconds: 2 }, where: { find: "multiply" } }],
} satisfies Laws<typeof timeAdd>;
