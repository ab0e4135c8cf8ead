import type { Laws } from "#engine";
import type bloodAlcohol from "./blood-alcohol.ts";

export default {
  grows: [
    ["weight", "lowers", "peak"],
    ["hours", "lowers", "bac"],
    ["falls", "lowers", "zero_in"],
  ],
  scales: [{ double: ["weight"], times: { alcohol: 1 } }],
} satisfies Laws<typeof bloodAlcohol>;
