import type { Laws } from "#engine";
import type binaryArithmetic from "./binary-arithmetic.ts";

export default {
  agrees: [
    {
      there: { operation: "left", negative: "minus", places: 1 },
      back: { operation: "add" },
      with: { second: "first" },
      gives: { result: "result", decimal: "decimal" },
    },
  ],
} satisfies Laws<typeof binaryArithmetic>;
