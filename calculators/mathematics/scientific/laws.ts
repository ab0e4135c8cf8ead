import type { Laws } from "#engine";
import type scientific from "./scientific.ts";

export default {
  agrees: [{ there: {}, back: {}, with: { expression: "understood" }, gives: { value: "value" } }],
} satisfies Laws<typeof scientific>;
