import type { Laws } from "#engine";
import type dewPoint from "./dew-point.ts";

export default {
  grows: [
    ["humidity", "raises", "dew_celsius", { find: "dew_point", temperature: 20, scale: "celsius" }],
    ["temperature", "raises", "absolute", { find: "dew_point", humidity: 50, scale: "celsius" }],
  ],
  undoes: [
    {
      there: { find: "dew_point", scale: "celsius" },
      back: { find: "humidity" },
      with: { dew_point: "dew_celsius" },
      gives: { humidity: "humidity" },
    },
  ],
} satisfies Laws<typeof dewPoint>;
