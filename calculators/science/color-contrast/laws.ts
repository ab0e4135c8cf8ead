import type { Laws } from "#engine";
import type colorContrast from "./color-contrast.ts";

export default {
  agrees: [
    {
      there: {},
      back: {},
      with: { color: "color_hex", background: "background_hex" },
      gives: { ratio: "ratio", nearest: "nearest" },
    },
  ],
} satisfies Laws<typeof colorContrast>;
