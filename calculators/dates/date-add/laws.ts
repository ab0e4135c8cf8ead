import type { Laws } from "#engine";
import type dateAdd from "./date-add.ts";

export default {
  undoes: [
    {
      there: { direction: "add", years: 0, months: 0, days_counted: "all" },
      back: { direction: "subtract", days_counted: "all" },
      with: { start: "date" },
      gives: { date: "start" },
    },
  ],
} satisfies Laws<typeof dateAdd>;
