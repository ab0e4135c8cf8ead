import type { Laws } from "#engine";
import type rightTriangle from "./right-triangle.ts";

export default {
  sums: ["perimeter = a + b + c", "angle_a = 90 - angle_b"],
  scales: [
    { double: ["a", "b"], times: { c: 2, area: 4, perimeter: 2, height: 2, angle_a: 1 }, where: { known: "legs" } },
  ],
  undoes: [
    {
      there: { known: "legs" },
      back: { known: "hypotenuse" },
      with: { c: "c" },
      gives: { b: "b", angle_a: "angle_a" },
    },
    { there: { known: "legs" }, back: { known: "area" }, with: { area: "area" }, gives: { b: "b" } },
  ],
} satisfies Laws<typeof rightTriangle>;
