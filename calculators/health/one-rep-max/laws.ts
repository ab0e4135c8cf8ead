import type { Laws } from "#engine";
import type oneRepMax from "./one-rep-max.ts";

export default {
  grows: [
    ["weight", "raises", "one_rep_max"],
    ["reps", "raises", "one_rep_max"],
  ],
  scales: [{ double: ["weight"], times: { one_rep_max: 2, lowest: 2, highest: 2, share: 1 } }],
} satisfies Laws<typeof oneRepMax>;
