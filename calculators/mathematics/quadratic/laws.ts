import type { Laws } from "#engine";
import type quadratic from "./quadratic.ts";

export default {
  sums: ["vertex_x = x1 ÷ 2 + x2 ÷ 2", "vertex_x = real_part"],
  scales: [{ double: ["a", "b", "c"], times: { x1: 1, x2: 1, imaginary_part: 1, discriminant: 4, vertex_y: 2 } }],
} satisfies Laws<typeof quadratic>;
