import type { Laws } from "#engine";
import type pregnancy from "./pregnancy.ts";

export default {
  agrees: [
    {
      there: { method: "last_period" },
      back: { method: "due_date" },
      with: { known_due_date: "due_date" },
      gives: { due_date: "due_date", share: "share", conceived: "conceived", window_to: "window_to" },
    },
    {
      there: { method: "due_date" },
      back: { method: "conception" },
      with: { conception: "conceived" },
      gives: { due_date: "due_date", trimester: "trimester", full_term: "full_term" },
    },
  ],
} satisfies Laws<typeof pregnancy>;
