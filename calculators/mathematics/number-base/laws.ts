import type { Laws } from "#engine";
import type numberBase from "./number-base.ts";

export default {
  undoes: [
    {
      there: { negative: "minus" },
      back: {},
      with: { number: "converted", from_base: "to_base", to_base: "from_base" },
      gives: { decimal: "decimal" },
    },
  ],
} satisfies Laws<typeof numberBase>;
