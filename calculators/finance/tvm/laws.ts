import type { Laws } from "#engine";
import type tvm from "./tvm.ts";

export default {
  grows: [
    ["present_value", "lowers", "future_value", { find: "fv" }],
    ["payment", "lowers", "future_value", { find: "fv" }],
    ["future_value", "lowers", "present_value", { find: "pv" }],
    ["future_value", "lowers", "payment", { find: "pmt" }],
  ],
  scales: [
    {
      double: ["present_value", "payment"],
      times: { future_value: 2, interest: 2, period_rate: 1 },
      where: { find: "fv" },
    },
  ],
  undoes: [
    {
      there: { find: "fv", annual_rate: 5 },
      back: { find: "pv" },
      with: { future_value: "future_value" },
      gives: { present_value: "present_value" },
    },
    {
      there: { find: "fv", annual_rate: 5 },
      back: { find: "pmt" },
      with: { future_value: "future_value" },
      gives: { payment: "payment" },
    },
  ],
} satisfies Laws<typeof tvm>;
