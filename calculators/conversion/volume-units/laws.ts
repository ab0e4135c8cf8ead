import type { Laws } from "#engine";
import type volumeUnits from "./volume-units.ts";

export default {
  scales: [{ double: ["value"], times: { result: 2 } }],
  undoes: [
    {
      there: { from: "us_gal", to: "l" },
      back: { from: "l", to: "us_gal" },
      with: { value: "result" },
      gives: { result: "value" },
    },
    {
      there: { from: "uk_pt", to: "ft3" },
      back: { from: "ft3", to: "uk_pt" },
      with: { value: "result" },
      gives: { result: "value" },
    },
  ],
} satisfies Laws<typeof volumeUnits>;
