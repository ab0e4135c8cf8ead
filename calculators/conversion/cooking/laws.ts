import type { Laws } from "#engine";
import type cooking from "./cooking.ts";

export default {
  scales: [{ double: ["value"], times: { result: 2 } }],
  undoes: [
    {
      there: { from: "cup", to: "g" },
      back: { from: "g", to: "cup" },
      with: { value: "result" },
      gives: { result: "value" },
    },
    {
      there: { from: "oz", to: "tbsp" },
      back: { from: "tbsp", to: "oz" },
      with: { value: "result" },
      gives: { result: "value" },
    },
  ],
} satisfies Laws<typeof cooking>;
