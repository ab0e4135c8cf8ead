import type { Laws } from "#engine";
import type fraction from "./fraction.ts";

export default {
  agrees: [
    {
      there: { operation: "plus" },
      back: { operation: "plus" },
      with: { first: "second", second: "first" },
      gives: { result: "result" },
    },
    {
      there: { operation: "times" },
      back: { operation: "times" },
      with: { first: "second", second: "first" },
      gives: { result: "result" },
    },
    {
      there: { operation: "minus" },
      back: { operation: "simplify" },
      with: { first: "mixed" },
      gives: { result: "result" },
    },
  ],
} satisfies Laws<typeof fraction>;
