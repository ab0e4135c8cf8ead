import type { Laws } from "#engine";
import type dateAdd from "./date-add.ts";

export default {
  undoes: [
    {
      there: { direction: "add", years: 0, months: 0 },
      back: { direction: "subtract" },
      with: { start: "date" },
      gives: { date: "start" },
    },
  ],
} satisfies Laws<typeof dateAdd>;
