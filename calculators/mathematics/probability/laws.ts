import type { Laws } from "#engine";
import type probability from "./probability.ts";

export default {
  sums: [
    "either = both + only_a + only_b where find is independent",
    "one = only_a + only_b where find is independent",
  ],
  grows: [
    ["favorable", "raises", "chance", { find: "outcomes" }],
    ["b", "raises", "either", { find: "independent" }],
    ["tries", "raises", "once", { find: "tries" }],
    ["b_given_not_a", "lowers", "a_given_b", { find: "bayes" }],
  ],
  scales: [{ double: ["favorable", "possible"], times: { chance: 1 }, where: { find: "outcomes" } }],
  undoes: [{ there: { find: "shared" }, back: { find: "union" }, with: { either: "either" }, gives: { both: "both" } }],
} satisfies Laws<typeof probability>;
