import type { Laws } from "#engine";
import type ratio from "./ratio.ts";

export default {
  sums: ["total = parts.amount"],
  undoes: [
    { there: { find: "a" }, back: { find: "b" }, with: { a: "missing" }, gives: { missing: "b" } },
    { there: { find: "c" }, back: { find: "d" }, with: { c: "missing" }, gives: { missing: "d" } },
  ],
  agrees: [
    {
      there: { find: "simplest" },
      back: { find: "simplest" },
      with: { ratio: "simplest" },
      gives: { simplest: "simplest" },
    },
  ],
} satisfies Laws<typeof ratio>;
