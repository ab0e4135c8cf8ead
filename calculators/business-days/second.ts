import { dayAt, dayOf, numberOf, WEEKENDS, weekday, written } from "#calculators/second/calendar";
import { type Given, NO_OPINION, type Opinion, type Rows, whole } from "#calculators/second/given";
import { FIRST, feasts, LAST } from "#calculators/second/holidays";
import { fixed } from "#calculators/second/print";

const businessDays: Opinion = (given) => {
  const calendar = calendarOf(given);
  if (!calendar) return NO_OPINION;
  return given.find === "date" ? dateAway(given, calendar) : daysBetween(given, calendar);
};

type Calendar = {
  readonly isWeekend: (day: number) => boolean;
  readonly holidays: ReadonlySet<number>;
  readonly isNamed: boolean;
};

function calendarOf(given: Given): Calendar | undefined {
  const known = feasts(given.calendar ?? "");
  if (!known) return undefined;
  const weekend = WEEKENDS[given.weekend ?? ""] ?? [];
  const isWeekend = (day: number) => weekend.includes(weekday(day));
  const official = new Set(known.map(({ observed }) => observed).filter((day) => !isWeekend(day)));
  const elsewhere = new Set(known.filter(({ day, observed }) => day !== observed).map(({ day }) => day));
  const days = (name: string) =>
    (given[name] ?? "")
      .split(/[,; ]+/)
      .filter((text) => text !== "")
      .map((text) => numberOf(dayOf({ day: text }, "day")));
  const named = days("holidays").filter((day) => !elsewhere.has(day));
  named.sort((a, b) => a - b);
  const listed = moved(new Set(named), isWeekend, given.weekend_holidays ?? "none", official);
  const worked = new Set(days("worked_days"));
  const off = [...official, ...listed].filter((day) => !worked.has(day));
  return { isWeekend, holidays: new Set(off), isNamed: given.calendar !== "none" };
}

/** Where another day is off instead of one on the weekend, each in turn takes the first that is still a business day. */
function moved(
  named: ReadonlySet<number>,
  isWeekend: Calendar["isWeekend"],
  rule: string,
  official: ReadonlySet<number>,
): ReadonlySet<number> {
  const off = new Set([...named].filter((day) => !isWeekend(day)));
  if (rule === "none") return off;
  const isFree = (day: number) => !isWeekend(day) && !off.has(day) && !official.has(day);
  for (const day of [...named].filter(isWeekend)) {
    for (let away = 1; away < 4000; away++) {
      const found = (rule === "next" ? [day + away] : [day - away, day + away]).find(isFree);
      if (found === undefined) continue;
      off.add(found);
      break;
    }
  }
  return off;
}

function counts(first: number, last: number, { isWeekend, holidays }: Calendar) {
  const all = Math.max(0, last - first + 1);
  const [weeks, rest] = [Math.floor(all / 7), all % 7];
  const inWeek = Array.from({ length: 7 }, (_, i) => first + i).filter(isWeekend).length;
  const inRest = Array.from({ length: rest }, (_, i) => first + weeks * 7 + i).filter(isWeekend).length;
  const free = weeks * inWeek + inRest;
  const off = [...holidays].filter((day) => first <= day && day <= last).length;
  return { all, free, off, business: all - free - off };
}

/** The table: words are left out. Nothing at all where a day that is counted is outside the calendar. */
function listed(first: number, last: number, { holidays, isNamed }: Calendar): Rows | "unknown" | undefined {
  if (!isNamed) return undefined;
  if (first > last) return [];
  if (first < FIRST || last > LAST) return "unknown";
  const off = [...holidays].filter((day) => first <= day && day <= last).sort((a, b) => a - b);
  return off.map((day) => [written(dayAt(day)), weekday(day), null]);
}

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
  const told = (count: number) => fixed(count * sign, 0);
  const isAny = first <= last;
  return {
    days_off,
    business_days: told(business),
    all_days: told(all),
    weekend_days: told(free),
    holidays_off: told(off),
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
  const told = (count: number) => fixed(count * step, 0);
  return {
    days_off,
    date: written(dayAt(day)),
    weekday: weekday(day),
    all_days: told(all),
    weekend_days: told(free),
    holidays_off: told(off),
    first_counted: null,
    last_counted: null,
  };
}

/** By whole weeks as far as they surely go, and then day by day. */
function reached(begin: number, wanted: number, step: number, calendar: Calendar): number {
  const { isWeekend, holidays } = calendar;
  let [day, left] = [begin, wanted];
  const jump = Math.max(0, Math.floor(wanted / 7) - 2000);
  if (jump > 0) {
    const end = day + step * (jump * 7 - 1);
    left -= counts(Math.min(day, end), Math.max(day, end), calendar).business;
    day = end + step;
  }
  for (; ; day += step) {
    if (!isWeekend(day) && !holidays.has(day)) left--;
    if (left === 0 || day < -10 || day > LAST_DAY + 10) return day;
  }
}

export default businessDays;
