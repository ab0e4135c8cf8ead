import type { Laws } from "#engine";
import type triangle from "./triangle.ts";

export default {
  sums: ["perimeter = a + b + c", "angle_c = 180 - angle_a - angle_b"],
  scales: [{ double: ["a", "b", "c"], times: { area: 4, perimeter: 2, angle_a: 1 } }],
  undoes: [{ there: { known: "sss" }, back: { known: "sas" }, with: { angle_c: "angle_c" }, gives: { c: "c" } }],
} satisfies Laws<typeof triangle>;
