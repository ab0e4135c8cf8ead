import type { Laws } from "#engine";
import type zScore from "./z-score.ts";

export default {
  grows: [
    ["value", "raises", "z", { find: "score" }],
    ["z", "raises", "value", { find: "value" }],
    ["percentile", "raises", "value", { find: "percentile" }],
  ],
  scales: [{ double: ["value", "mean", "deviation"], times: { z: 1 }, where: { find: "score" } }],
  undoes: [
    { there: { find: "value" }, back: { find: "score" }, with: { value: "value" }, gives: { z: "z" } },
    {
      there: { find: "percentile" },
      back: { find: "value" },
      with: { z: "z" },
      gives: { value: "value", percentile: "percentile" },
    },
  ],
} satisfies Laws<typeof zScore>;
