import type { Laws } from "#engine";
import type length from "./length.ts";

export default {
  scales: [{ double: ["value"], times: { result: 2 } }],
  undoes: [
    {
      there: { from: "ft", to: "m" },
      back: { from: "m", to: "ft" },
      with: { value: "result" },
      gives: { result: "value" },
    },
    {
      there: { from: "nmi", to: "survey_mi" },
      back: { from: "survey_mi", to: "nmi" },
      with: { value: "result" },
      gives: { result: "value" },
    },
  ],
} satisfies Laws<typeof length>;
