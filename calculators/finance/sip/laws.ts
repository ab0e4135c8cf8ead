import type { Laws } from "#engine";
import type sip from "./sip.ts";

export default {
  sums: ["final_value = invested + gain"],
  grows: [
    ["sip", "raises", "final_value", { find: "value" }],
    ["step_up", "raises", "final_value", { find: "value" }],
    ["goal", "raises", "needed_sip", { find: "sip" }],
    ["lump_sum", "lowers", "needed_sip", { find: "sip" }],
  ],
  scales: [
    { double: ["sip", "lump_sum"], times: { final_value: 2, gain: 2, yearly_return: 1 }, where: { find: "value" } },
  ],
  undoes: [
    {
      there: { find: "value" },
      back: { find: "sip" },
      with: { goal: "final_value" },
      gives: { needed_sip: "sip" },
    },
  ],
} satisfies Laws<typeof sip>;
