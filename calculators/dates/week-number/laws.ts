import type { Laws } from "#engine";
import type weekNumber from "./week-number.ts";

export default {
  undoes: [
    {
      there: { find: "dates" },
      back: { find: "week" },
      with: { date: "first_day" },
      gives: { number: "week" },
    },
  ],
} satisfies Laws<typeof weekNumber>;
