import type { Laws } from "#engine";
import type normalDistribution from "./normal-distribution.ts";

export default {
  grows: [
    ["value", "raises", "probability", { find: "below" }],
    ["value", "lowers", "probability", { find: "above" }],
    ["share", "raises", "value", { find: "value", side: "below" }],
    ["share", "lowers", "value", { find: "value", side: "above" }],
  ],
  scales: [{ double: ["value", "mean", "deviation"], times: { z: 1, probability: 1 }, where: { find: "below" } }],
  undoes: [
    {
      there: { find: "value", side: "below" },
      back: { find: "below" },
      with: { value: "value" },
      gives: { probability: "probability" },
    },
    {
      there: { find: "value", side: "above" },
      back: { find: "above" },
      with: { value: "value" },
      gives: { probability: "probability" },
    },
  ],
} satisfies Laws<typeof normalDistribution>;
