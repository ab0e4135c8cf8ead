import type { Laws } from "#engine";
import type rounding from "./rounding.ts";

export default {
  agrees: [
    { there: { to: "places" }, back: {}, with: { number: "rounded" }, gives: { rounded: "rounded" } },
    { there: { to: "multiple" }, back: {}, with: { number: "rounded" }, gives: { rounded: "rounded" } },
  ],
} satisfies Laws<typeof rounding>;
