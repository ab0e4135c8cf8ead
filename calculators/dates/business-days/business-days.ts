import {
  choice,
  count,
  date,
  defineCalculator,
  formatDate,
  formatNumber,
  formatSpan,
  type InputValues,
  noAnswer,
  type Shown,
  step,
  text,
  toggle,
  typed,
} from "#engine";
import { CALENDAR_NAMES, calendarFacts } from "#facts/holidays/calendars";
import {
  holidaysOff,
  idleHolidays,
  idleNotes,
  namedDays,
  outsideCalendar,
  unrealDates,
  within,
} from "#facts/holidays/days-off";
import { dateOf, dayNumber, FIRST_DAY, LAST_DAY, weekdayName } from "#numbers/calendar";
import type { CivilDate } from "#numbers/civil-date";
import { addBusinessDays, businessDays, SUBSTITUTES, WEEKENDS, type Workweek, weekendDays } from "#numbers/workdays";
import {
  DAYS_OFF,
  HOLIDAYS_BY_REGION,
  holidayNotes,
  OTHER_DAYS_OFF,
  takenOut,
  WORKED_DAYS,
} from "../../shared/business-days.ts";

/** So many holidays are written out in the working. */
const FEW = 12;

const inputs = {
  find: choice(
    "What do you want to find?",
    { days: "Business days between two dates", date: "Date after a number of business days" },
    { default: "days" },
  ),
  from: date("Start date", { example: "2026-11-20" }),
  to: date("End date", { example: "2026-12-31", when: { find: ["days"] } }),
  count_ends: choice(
    "Include in the count",
    { earlier: "The earlier date", later: "The later date", both: "Both dates", neither: "Neither date" },
    { default: "earlier", when: { find: ["days"] } },
  ),
  days: count("Business days to add", {
    min: -1e6,
    max: 1e6,
    example: 10,
    when: { find: ["date"] },
    help: "Put a minus sign in front to count back.",
  }),
  start_is_day_one: toggle("Count the start date as day 1", { default: false, when: { find: ["date"] } }),
  weekend: choice("Weekend", WEEKENDS, { default: "saturday_sunday" }),
  calendar: choice("Public holidays", CALENDAR_NAMES, { default: "none", beginsIn: HOLIDAYS_BY_REGION }),
  holidays: typed("Other days off", { ...OTHER_DAYS_OFF }),
  worked_days: typed("Holidays you work", { ...WORKED_DAYS }),
  weekend_holidays: choice("If a day off falls on a weekend", SUBSTITUTES, {
    more: true,
    default: "none",
    help: "Only for “Other days off”. Public holidays follow the rules of the country you choose.",
  }),
};
type Given = InputValues<typeof inputs>;
type Between = Extract<Given, { find: "days" }>;

export default defineCalculator({
  name: "Business days calculator",
  summary:
    "The number of business days between two dates, or the date after a number of business days, skipping weekends and public holidays.",
  inputs,

  outputs: {
    business_days: count("Business days", { unit: "days", optional: true }),
    with_both_dates: count("Business days, counting both dates", { unit: "days", optional: true }),
    date: date("Date", { optional: true }),
    weekday: text("Day of the week", { optional: true }),
    all_days: count("Calendar days", { unit: "days" }),
    weekend_days: count("Weekend days", { unit: "days" }),
    holidays_off: count("Holidays taken out", { unit: "days" }),
    first_counted: date("First day counted", { optional: true }),
    last_counted: date("Last day counted", { optional: true }),
    days_off: DAYS_OFF,
  },
  primary: ({ find }) => (find === "days" ? "business_days" : "date"),
  groups: {
    "What is counted": ["business_days", "with_both_dates", "date", "weekday", "first_counted", "last_counted"],
    "What is left out": ["all_days", "weekend_days", "holidays_off"],
  },
  formula: "business days = calendar days − weekend days − holidays",

  check: ({ holidays, worked_days }) => unrealDates({ holidays, worked_days }),

  compute(given) {
    const week = weekOf(given);
    const { from, until, isBackwards, end } = reached(given, week);
    if (end < FIRST_DAY || end > LAST_DAY)
      return noAnswer("Enter fewer business days: the result must be between the years 1 and 9999.");
    const unknown = outsideCalendar(given.calendar, from, until);
    if (unknown) return noAnswer(unknown);
    const signed = (amount: number) => (isBackwards ? 0 - amount : amount);
    const [free, work] = [weekendDays(from, until, given.weekend), businessDays(from, until, week)];
    const isDate = given.find === "date";
    return {
      business_days: isDate ? null : signed(work),
      with_both_dates: given.find === "days" ? withBothDates(given, week, signed) : null,
      date: isDate ? dateOf(end) : null,
      weekday: isDate ? weekdayName(dateOf(end)) : null,
      all_days: signed(until - from),
      weekend_days: signed(free),
      holidays_off: signed(until - from - free - work),
      first_counted: from < until ? dateOf(from) : null,
      last_counted: from < until ? dateOf(until - 1) : null,
      days_off: namedDays(given.calendar, within(week.holidays, from, until)),
    };
  },

  facts(given) {
    const { from, until } = reached(given, weekOf(given));
    return calendarFacts(given.calendar, from, until);
  },

  headline({ count_ends = "both" }, { business_days, with_both_dates }) {
    if (!business_days || !with_both_dates || business_days.text === with_both_dates.text) return null;
    return ["Business days", `${size(business_days)}, or ${size(with_both_dates)} with ${LEFT_OUT[count_ends]}`];
  },

  sentence({ find, from, to, count_ends, days, start_is_day_one, calendar }, { business_days, date }) {
    const amount = Number(find === "days" ? business_days?.value : days.value);
    const inDays = formatSpan({ "business days": Math.abs(amount) });
    const without = takenOut(calendar);
    if (find === "days") {
      const back = amount < 0 ? " back" : "";
      const are = Math.abs(amount) === 1 ? "is" : "are";
      return `From ${dayOf(from)}${back} to ${dayOf(to)}, ${ENDS[count_ends]}, there ${are} ${inDays}${without}.`;
    }
    const [found, way] = [date ? dayOf(date) : "", amount < 0 ? "before" : "after"];
    if (!start_is_day_one || amount === 0) return `${inDays} ${way} ${dayOf(from)} is ${found}${without}.`;
    const back = amount < 0 ? " back" : "";
    return `Counted${back} from ${dayOf(from)} itself, business day ${formatNumber(Math.abs(amount))} is ${found}${without}.`;
  },

  working(given, found) {
    const { first_counted: first, last_counted: last } = found;
    const off = first && last ? within(holidaysOff(given), dayNumber(first.value), dayNumber(last.value) + 1) : [];
    const [all, free] = [size(found.all_days), size(found.weekend_days)];
    const isFew = off.length > 0 && off.length <= FEW;
    return [
      first && last
        ? step`Calendar days, from ${dayOf(first)} to ${dayOf(last)}: ${formatNumber(all)}`
        : step`Calendar days: none counted`,
      step`Weekend days: ${formatNumber(free)}`,
      step`Holidays taken out: ${isFew ? off.map((day) => formatDate(dateOf(day))).join("; ") : formatNumber(off.length)}`,
      step`Business days: ${formatNumber(all)} - ${formatNumber(free)} - ${off.length} = ${formatNumber(all - free - off.length)}`,
    ];
  },

  notes: (given) => [
    ...idleNotes(idleHolidays(given), "of the days you listed", "on a weekend anyway"),
    ...holidayNotes(given),
  ],
});

const ENDS = {
  earlier: "not counting the later date",
  later: "not counting the earlier date",
  both: "counting both dates",
  neither: "counting neither date",
} as const;

const LEFT_OUT = {
  earlier: "the last day",
  later: "the first day",
  both: "no other day",
  neither: "the first and last day",
} as const;

/** Spreadsheets and courts count both dates. Unknown where one of them is outside the calendar. */
function withBothDates(given: Between, week: Workweek, signed: (amount: number) => number): number | null {
  if (given.count_ends === "both") return null;
  const { from, until } = between({ ...given, count_ends: "both" });
  return outsideCalendar(given.calendar, from, until) ? null : signed(businessDays(from, until, week));
}

const weekOf = (given: Given): Workweek => ({ weekend: given.weekend, holidays: holidaysOff(given) });
const reached = (given: Given, week: Workweek) => (given.find === "days" ? between(given) : away(given, week));

/** The days that are counted, from one up to and not including another. */
function between({ from, to, count_ends }: Between) {
  const [start, end] = [dayNumber(from), dayNumber(to)];
  const first = Math.min(start, end) + (count_ends === "earlier" || count_ends === "both" ? 0 : 1);
  const until = Math.max(start, end) + (count_ends === "later" || count_ends === "both" ? 1 : 0);
  return { from: first, until: Math.max(first, until), isBackwards: end < start, end };
}

function away({ from, days, start_is_day_one }: Extract<Given, { find: "date" }>, week: Workweek) {
  const way = Math.sign(days);
  const before = dayNumber(from) - (start_is_day_one ? way : 0);
  const end = addBusinessDays(before, days, week);
  const [first, until] = days < 0 ? [end, before] : [before + way, end + way];
  return { from: first, until, isBackwards: days < 0, end };
}

const dayOf = ({ value }: Shown<CivilDate>): string => `${weekdayName(value)}, ${formatDate(value)}`;
const size = ({ value }: Shown<unknown>): number => Math.abs(Number(value));
