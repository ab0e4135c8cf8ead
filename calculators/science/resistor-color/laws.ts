import type { Laws } from "#engine";
import type resistorColor from "./resistor-color.ts";

export default {
  sums: ["resistance = lowest ÷ 2 + highest ÷ 2 where from is four"],
  grows: [["resistance", "raises", "resistance", { from: "value" }]],
} satisfies Laws<typeof resistorColor>;
