// How many payments fall due from one day up to another.
import { addMonths, dayNumber } from "./calendar.ts";
import type { CivilDate } from "./civil-date.ts";

const MONTHS_IN_YEAR = 12;
const DAYS_IN_TWO_WEEKS = 14;

/** The first is due on `next`; one on `last` itself counts. A month too short for the day has its last day instead. */
export function paymentsDue(next: CivilDate, last: CivilDate, every: "monthly" | "biweekly"): number {
  if (every === "biweekly") return Math.floor((dayNumber(last) - dayNumber(next)) / DAYS_IN_TWO_WEEKS) + 1;
  const months = MONTHS_IN_YEAR * (last.year - next.year) + last.month - next.month;
  return dayNumber(addMonths(next, months)) <= dayNumber(last) ? months + 1 : months;
}
