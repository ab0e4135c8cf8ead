// ACOG Committee Opinion 700: 280 days from the last period, 266 from conception.
import { dayAt, dayOf, numberOf, written } from "#calculators/second/calendar";
import { type Given, type Opinion, whole } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";

const MILESTONES = [14, 28, 37, 39, 40, 41, 42];
const LAST_DAY = numberOf({ year: 9999, month: 12, day: 31 });

const dueDate: Opinion = (given) => {
  const due = dueOf(given);
  const start = due - 280;
  if (start < 1 || start + 7 * 42 > LAST_DAY) return undefined;
  const age = numberOf(dayOf(given, "day")) - start;
  const isUnderWay = 0 <= age && age < 7 * 44;
  const on = (days: number) => written(dayAt(start + days));
  return {
    due_date: written(dayAt(due)),
    weeks: isUnderWay ? fixed(Math.floor(age / 7), 0) : undefined,
    days: isUnderWay ? fixed(age % 7, 0) : undefined,
    trimester: isUnderWay ? null : undefined,
    days_left: isUnderWay && age <= 280 ? fixed(280 - age, 0) : undefined,
    counted_from: on(0),
    window_from: given.method === "transfer" ? undefined : on(14 - 5),
    window_to: given.method === "transfer" ? undefined : on(14),
    calendar: Array.from({ length: 43 }, (_, week) => [fixed(week, 0), on(7 * week), null, null]),
    milestones: [[null, fixed(2, 0), on(14)], ...MILESTONES.map((week) => [null, fixed(week, 0), on(7 * week)])],
  };
};

function dueOf(given: Given): number {
  switch (given.method) {
    case "last_period":
      return numberOf(dayOf(given, "last_period")) + 280 + whole(given, "cycle_length") - 28;
    case "conception":
      return numberOf(dayOf(given, "conception")) + 266;
    case "transfer":
      return numberOf(dayOf(given, "transfer")) + 266 - whole(given, "embryo_age");
    case "due_date":
      return numberOf(dayOf(given, "known_due_date"));
    default:
      return numberOf(dayOf(given, "scan")) + 280 - 7 * whole(given, "scan_weeks") - whole(given, "scan_days");
  }
}

export default dueDate;
