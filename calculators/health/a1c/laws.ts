import type { Laws } from "#engine";
import type a1c from "./a1c.ts";

export default {
  grows: [
    ["percentage", "raises", "eag_mg", { known: "percent" }],
    ["glucose_mg", "raises", "a1c", { known: "mg_dl" }],
  ],
} satisfies Laws<typeof a1c>;
