import type { Laws } from "#engine";
import type feelsLike from "./feels-like.ts";

export default {
  grows: [
    ["temperature", "raises", "fahrenheit", { measure: "wind", wind: 15, wind_unit: "mph" }],
    ["wind", "lowers", "fahrenheit", { measure: "wind", temperature: 10, scale: "fahrenheit" }],
    ["humidity", "raises", "fahrenheit", { measure: "heat", temperature: 96, scale: "fahrenheit" }],
  ],
} satisfies Laws<typeof feelsLike>;
