// Years between two days, by how days are counted.
import { type Day, isLeap, numberOf } from "./calendar.ts";
import { over, plus, type Ratio } from "./ratio.ts";

export function yearsBetween(start: Day, end: Day, dayCount: string | undefined): Ratio {
  const days = numberOf(end) - numberOf(start);
  switch (dayCount) {
    case "actual_365":
      return over(days, 365);
    case "actual_360":
      return over(days, 360);
    case "actual_actual":
      return byYear(start, end);
    default:
      return over(thirties(start, end, dayCount === "thirty_e_360"), 360);
  }
}

/** Months of thirty days: the 31st is the 30th, of the end only after a 30th in the American way. */
export function thirties(start: Day, end: Day, isEuropean: boolean): number {
  const from = Math.min(start.day, 30);
  const to = isEuropean || from === 30 ? Math.min(end.day, 30) : end.day;
  return (end.year - start.year) * 360 + (end.month - start.month) * 30 + to - from;
}

/** Each day as a part of its own year, the first day of the span with them and the last without. */
function byYear(start: Day, end: Day): Ratio {
  let [leap, common] = [0, 0];
  for (let year = start.year; year <= end.year; year++) {
    const from = Math.max(numberOf(start), numberOf({ year, month: 1, day: 1 }));
    const to = Math.min(numberOf(end), numberOf({ year: year + 1, month: 1, day: 1 }));
    if (isLeap(year)) leap += to - from;
    else common += to - from;
  }
  return plus(over(leap, 366), over(common, 365));
}
