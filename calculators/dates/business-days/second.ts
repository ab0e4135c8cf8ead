import { dayAt, dayOf, numberOf, weekday, written } from "#calculators/second/calendar";
import { type Given, NO_OPINION, type Opinion, whole } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";
import { type Calendar, calendarOf, counts, listed, reached } from "#calculators/second/workdays";

const businessDays: Opinion = (given) => {
  const calendar = calendarOf(given);
  if (!calendar) return NO_OPINION;
  return given.find === "date" ? dateAway(given, calendar) : daysBetween(given, calendar);
};

function daysBetween(given: Given, calendar: Calendar): ReturnType<Opinion> {
  const [from, to] = [numberOf(dayOf(given, "from")), numberOf(dayOf(given, "to"))];
  const [earlier, later] = [Math.min(from, to), Math.max(from, to)];
  const ends = given.count_ends ?? "";
  const first = ends === "earlier" || ends === "both" ? earlier : earlier + 1;
  const last = ends === "later" || ends === "both" ? later : later - 1;
  const sign = from > to ? -1 : 1;
  const { all, free, off, business } = counts(first, last, calendar);
  const days_off = listed(first, last, calendar);
  if (days_off === "unknown") return undefined;
  const inPrint = (count: number) => fixed(count * sign, 0);
  const isAny = first <= last;
  const isBoth = ends === "both";
  return {
    days_off,
    business_days: inPrint(business),
    with_both_dates:
      isBoth || listed(earlier, later, calendar) === "unknown"
        ? undefined
        : inPrint(counts(earlier, later, calendar).business),
    all_days: inPrint(all),
    weekend_days: inPrint(free),
    holidays_off: inPrint(off),
    first_counted: isAny ? written(dayAt(first)) : undefined,
    last_counted: isAny ? written(dayAt(last)) : undefined,
  };
}

const LAST_DAY = numberOf({ year: 9999, month: 12, day: 31 });

function dateAway(given: Given, calendar: Calendar): ReturnType<Opinion> {
  const [start, wanted] = [numberOf(dayOf(given, "from")), whole(given, "days")];
  const step = wanted < 0 ? -1 : 1;
  const begin = given.start_is_day_one === "true" ? start : start + step;
  const day = wanted === 0 ? start : reached(begin, Math.abs(wanted), step, calendar);
  if (day < 1 || day > LAST_DAY) return undefined;
  const [first, last] = [Math.min(begin, day), Math.max(begin, day)];
  const days_off = wanted === 0 ? listed(1, 0, calendar) : listed(first, last, calendar);
  if (days_off === "unknown") return undefined;
  const { all, free, off } = wanted === 0 ? { all: 0, free: 0, off: 0 } : counts(first, last, calendar);
  const inPrint = (count: number) => fixed(count * step, 0);
  return {
    days_off,
    date: written(dayAt(day)),
    weekday: weekday(day),
    all_days: inPrint(all),
    weekend_days: inPrint(free),
    holidays_off: inPrint(off),
    first_counted: null,
    last_counted: null,
  };
}

export default businessDays;
