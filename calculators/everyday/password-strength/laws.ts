import type { Laws } from "#engine";
import type passwordStrength from "./password-strength.ts";

export default {
  grows: [
    ["length", "raises", "entropy", { made_of: "characters" }],
    ["other", "raises", "each", { made_of: "characters" }],
    ["words", "raises", "entropy", { made_of: "words" }],
    ["word_list", "raises", "each", { made_of: "words" }],
  ],
  scales: [
    { double: ["length"], times: { entropy: 2, each: 1 }, where: { made_of: "characters" } },
    { double: ["words"], times: { entropy: 2, each: 1 }, where: { made_of: "words" } },
  ],
} satisfies Laws<typeof passwordStrength>;
