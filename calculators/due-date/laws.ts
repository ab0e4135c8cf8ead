import type { Laws } from "#engine";
import type dueDate from "./due-date.ts";

export default {
  agrees: [
    {
      there: { method: "due_date" },
      back: { method: "last_period", cycle_length: 28 },
      with: { last_period: "counted_from" },
      gives: { due_date: "due_date", trimester: "trimester" },
    },
    {
      there: { method: "conception" },
      back: { method: "last_period", cycle_length: 28 },
      with: { last_period: "counted_from" },
      gives: { due_date: "due_date", trimester: "trimester" },
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
      gives: { due_date: "due_date", trimester: "trimester" },
    },
  ],
} satisfies Laws<typeof dueDate>;
