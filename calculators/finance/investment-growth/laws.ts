import type { Laws } from "#engine";
import type investmentGrowth from "./investment-growth.ts";

export default {
  grows: [
    ["annual_rate", "raises", "end_value", { find: "end" }],
    ["target", "raises", "needed_start", { find: "start" }],
    ["target", "raises", "needed_contribution", { find: "contribution" }],
  ],
  scales: [
    {
      double: ["start", "contribution"],
      times: { end_value: 2, total_growth: 2, effective_rate: 1 },
      where: { find: "end" },
    },
  ],
  undoes: [
    {
      there: { find: "end" },
      back: { find: "start" },
      with: { target: "end_value" },
      gives: { needed_start: "start" },
    },
    {
      there: { find: "end" },
      back: { find: "contribution" },
      with: { target: "end_value" },
      gives: { needed_contribution: "contribution" },
    },
  ],
} satisfies Laws<typeof investmentGrowth>;
