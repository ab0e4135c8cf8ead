import type { Laws } from "#engine";
import type logarithm from "./logarithm.ts";

export default {
  grows: [["number", "raises", "natural", { find: "log" }]],
  undoes: [
    {
      there: { find: "log", base: "2" },
      back: { find: "number", base: "2" },
      with: { log: "log" },
      gives: { binary: "log" },
    },
  ],
} satisfies Laws<typeof logarithm>;
