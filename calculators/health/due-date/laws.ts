import type { Laws } from "#engine";
import type dueDate from "./due-date.ts";

export default {
  agrees: [
    {
      there: { method: "due_date" },
      back: { method: "last_period", cycle_length: 28 },
      with: { last_period: "counted_from" },
      gives: { due_date: "due_date", trimester: "trimester", window_to: "window_to" },
    },
    {
      there: { method: "conception" },
      back: { method: "last_period", cycle_length: 28 },
      with: { last_period: "counted_from" },
      gives: { due_date: "due_date", trimester: "trimester", window_to: "window_to" },
    },
    {
      there: { method: "transfer" },
      back: { method: "last_period", cycle_length: 28 },
      with: { last_period: "counted_from" },
      gives: { due_date: "due_date", trimester: "trimester" },
    },
    {
      there: { method: "ultrasound" },
      back: { method: "last_period", cycle_length: 28 },
      with: { last_period: "counted_from" },
      gives: { due_date: "due_date", trimester: "trimester", window_to: "window_to" },
    },
  ],
} satisfies Laws<typeof dueDate>;
