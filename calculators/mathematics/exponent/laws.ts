import type { Laws } from "#engine";
import type exponent from "./exponent.ts";

export default {
  grows: [
    ["power", "raises", "base", { find: "base", exponent: "3" }],
    ["base", "raises", "power", { find: "power", exponent: "3" }],
  ],
  undoes: [
    {
      there: { find: "base", exponent: "5" },
      back: { find: "power", exponent: "5" },
      with: { base: "base" },
      gives: { power: "power" },
    },
  ],
} satisfies Laws<typeof exponent>;
