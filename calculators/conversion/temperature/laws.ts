import type { Laws } from "#engine";
import type temperature from "./temperature.ts";

export default {
  scales: [{ double: ["value"], times: { result: 2 }, where: { kind: "difference" } }],
  undoes: [
    {
      there: { from: "celsius", to: "fahrenheit" },
      back: { from: "fahrenheit", to: "celsius" },
      with: { value: "result" },
      gives: { result: "value" },
    },
    {
      there: { from: "kelvin", to: "rankine" },
      back: { from: "rankine", to: "kelvin" },
      with: { value: "result" },
      gives: { result: "value" },
    },
  ],
} satisfies Laws<typeof temperature>;
