import type { Laws } from "#engine";
import type weight from "./weight.ts";

export default {
  scales: [{ double: ["value"], times: { result: 2 } }],
  undoes: [
    {
      there: { from: "lb", to: "kg" },
      back: { from: "kg", to: "lb" },
      with: { value: "result" },
      gives: { result: "value" },
    },
    {
      there: { from: "st", to: "ozt" },
      back: { from: "ozt", to: "st" },
      with: { value: "result" },
      gives: { result: "value" },
    },
  ],
} satisfies Laws<typeof weight>;
