import { type Day, dayAt, dayOf, lengthOf, numberOf, weekday, written } from "#calculators/second/calendar";
import { type Given, NO_OPINION, type Opinion, type Rows, whole } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";
import { calendarOf, counts, listed, reached } from "#calculators/second/workdays";

const LAST_DAY = numberOf({ year: 9999, month: 12, day: 31 });

const dateAdd: Opinion = (given) => {
  const start = dayOf(given, "start");
  const sign = given.direction === "subtract" ? -1 : 1;
  const months = sign * (12 * whole(given, "years") + whole(given, "months"));
  const shifted = numberOfShifted(start, months, given.month_end);
  if (shifted === undefined) return undefined;
  const begin = shifted + sign * 7 * whole(given, "weeks");
  const found =
    given.days_counted === "business"
      ? workdaysOn(given, begin, sign)
      : { number: begin + sign * whole(given, "days") };
  if (found === NO_OPINION) return NO_OPINION;
  if (found === undefined || found.number < 1 || found.number > LAST_DAY) return undefined;
  const { number, ...skipped } = found;
  const day = dayAt(number);
  const ordinal = number - numberOf({ year: day.year, month: 1, day: 1 }) + 1;
  return {
    date: written(day),
    weekday: weekday(number),
    days_apart: fixed(number - numberOf(start), 0),
    day_of_year: fixed(ordinal, 0),
    iso_week: isoWeek(number),
    ...skipped,
  };
};

type Skipped = {
  readonly number: number;
  readonly weekend_days: string;
  readonly holidays_off: string;
  readonly days_off: Rows | undefined;
};

/** The day that is reached, and what is skipped; nothing where a day that is counted is outside the calendar. */
function workdaysOn(given: Given, begin: number, sign: number): Skipped | typeof NO_OPINION | undefined {
  const calendar = calendarOf(given);
  if (!calendar) return NO_OPINION;
  const wanted = whole(given, "days");
  const number = wanted === 0 ? begin : reached(begin + sign, wanted, sign, calendar);
  const [first, last] = sign > 0 ? [begin + 1, number] : [number, begin - 1];
  const days_off = listed(first, last, calendar);
  if (days_off === "unknown") return undefined;
  const { free, off } = counts(first, last, calendar);
  return { number, weekend_days: fixed(free, 0), holidays_off: fixed(off, 0), days_off };
}

/** All months at once; the rule decides where the month that is reached lacks the day. */
function numberOfShifted(start: Day, months: number, rule: string | undefined): number | undefined {
  const count = start.year * 12 + start.month - 1 + months;
  const [year, month] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
  if (year < 1 || year > 9999) return undefined;
  const length = lengthOf(year, month);
  const before = numberOf({ year, month, day: 1 }) - 1;
  const isLast = start.day === lengthOf(start.year, start.month);
  if (rule === "keep" && isLast && months !== 0) return before + length;
  if (start.day <= length) return before + start.day;
  if (rule === "overflow") return before + start.day;
  return before + length + (rule === "next" ? 1 : 0);
}

/** ISO 8601: the week belongs to the year that its Thursday is in. */
function isoWeek(number: number): string {
  const weekdayNumber = ((number - 1) % 7) + 1;
  const thursday = number - weekdayNumber + 4;
  const { year } = dayAt(thursday);
  const week = Math.floor((thursday - numberOf({ year, month: 1, day: 1 })) / 7) + 1;
  return `${String(year).padStart(4, "0")}-W${String(week).padStart(2, "0")}-${weekdayNumber}`;
}

export default dateAdd;
