// ACOG Committee Opinion 700: 280 days from the last period, 266 from conception; shares of births by CDC Health E-Stat 104.
import { dayAt, dayOf, numberOf, written } from "#calculators/second/calendar";
import { type Given, type Opinion, whole } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";
import { over, plus } from "#calculators/second/ratio";

const BORN = [8.71, 12.05, 17.58, 56.68, 4.97].map(String);
const UNTIL = [37 * 7 - 1, 38 * 7 - 1, 39 * 7 - 1, 41 * 7 - 1];
const LAST_DAY = numberOf({ year: 9999, month: 12, day: 31 });

const pregnancy: Opinion = (given) => {
  const due = dueOf(given);
  const start = due - 280;
  if (start < 1 || start + 7 * 44 > LAST_DAY) return undefined;
  const age = numberOf(dayOf(given, "day")) - start;
  const isUnderWay = 0 <= age && age < 7 * 44;
  const on = (days: number) => written(dayAt(start + days));
  return {
    due_date: on(280),
    weeks: isUnderWay ? fixed(Math.floor(age / 7), 0) : undefined,
    days: isUnderWay ? fixed(age % 7, 0) : undefined,
    trimester: isUnderWay ? null : undefined,
    share: isUnderWay ? `${fixed(over(age * 100, 280), 0)}%` : undefined,
    days_left: isUnderWay && age <= 280 ? fixed(280 - age, 0) : undefined,
    conceived: on(14),
    window_from: given.method === "transfer" ? undefined : on(9),
    window_to: given.method === "transfer" ? undefined : on(14),
    full_term: on(273),
    births: BORN.map((share, i) => {
      const until = UNTIL[i];
      return [
        null,
        until === undefined ? null : on(until),
        `${share}%`,
        `${fixed(plus(0, ...BORN.slice(0, i + 1)), 2)}%`,
      ];
    }),
    calendar: Array.from({ length: 43 }, (_, week) => [fixed(week, 0), on(7 * week), null, null]),
  };
};

function dueOf(given: Given): number {
  const at = (name: string) => numberOf(dayOf(given, name));
  if (given.method === "last_period") return at("last_period") + 252 + whole(given, "cycle_length");
  if (given.method === "conception") return at("conception") + 266;
  if (given.method === "transfer") return at("transfer") + 266 - whole(given, "embryo_age");
  if (given.method === "due_date") return at("known_due_date");
  return at("scan") + 280 - 7 * whole(given, "scan_weeks") - whole(given, "scan_days");
}

export default pregnancy;
