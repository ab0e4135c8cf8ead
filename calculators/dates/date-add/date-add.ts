import {
  choice,
  count,
  date,
  defineCalculator,
  formatDate,
  formatNumber,
  formatSpan,
  type InputValues,
  type Line,
  noAnswer,
  optionalStep,
  type Shown,
  type ShownValues,
  step,
  text,
  typed,
} from "#engine";
import { CALENDAR_NAMES, calendarFacts } from "#facts/holidays/calendars";
import { holidaysOff, namedDays, outsideCalendar, unrealDates, within } from "#facts/holidays/days-off";
import {
  addDays,
  dateOf,
  dayNumber,
  dayOfYear,
  FIRST_DAY,
  isoWeek,
  LAST_DAY,
  weekdayName,
  weekdayOf,
} from "#numbers/calendar";
import type { CivilDate } from "#numbers/civil-date";
import { addBusinessDays, WEEKENDS, weekendDays } from "#numbers/workdays";
import { DAYS_OFF, holidayNotes, OTHER_DAYS_OFF, takenOut, WORKED_DAYS } from "../../shared/business-days.ts";
import { addMonthsBy, MONTH_END, monthEndNote } from "./month-end.ts";

const WAYS = { add: 1, subtract: -1 } as const;
const VERBS = { add: "Add", subtract: "Subtract" } as const;
const WORDS = { add: "after", subtract: "before" } as const;

const FOR_BUSINESS = { when: { days_counted: ["business"] } } as const;

const inputs = {
  start: date("Start date", { example: "2026-11-20", today: true }),
  direction: choice("Add or subtract", VERBS, { default: "add" }),
  years: count("Years", { min: 0, max: 9998, default: 0 }),
  months: count("Months", { min: 0, max: 119987, default: 0 }),
  weeks: count("Weeks", { min: 0, max: 521722, default: 0 }),
  days: count("Days", { min: 0, max: 3652058, default: 0 }),
  days_counted: choice("Count days as", { all: "Calendar days", business: "Business days" }, { default: "all" }),
  weekend: choice("Weekend", WEEKENDS, { ...FOR_BUSINESS, default: "saturday_sunday" }),
  calendar: choice("Public holidays", CALENDAR_NAMES, { ...FOR_BUSINESS, default: "none" }),
  holidays: typed("Other days off", { ...FOR_BUSINESS, ...OTHER_DAYS_OFF }),
  worked_days: typed("Holidays you work", { ...FOR_BUSINESS, ...WORKED_DAYS }),
  month_end: choice("One month after January 31", MONTH_END, {
    default: "last",
    help: "In a leap year, the first choice is February 29, and the third is March 2. With the last choice, one month after February 28 is March 31.",
  }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Date calculator",
  summary: "Add years, months, weeks, days or business days to a date, or subtract them, and see the day of the week.",
  inputs,

  outputs: {
    date: date("Date"),
    weekday: text("Day of the week"),
    days_apart: count("Days from the start", { unit: "days" }),
    day_of_year: count("Day of the year"),
    iso_week: text("ISO week", { help: "Year, week, and day: 1 is Monday, 7 is Sunday." }),
    weekend_days: count("Weekend days skipped", { unit: "days", optional: true }),
    holidays_off: count("Holidays skipped", { unit: "days", optional: true }),
    days_off: DAYS_OFF,
  },
  primary: "date",
  formula: "date = start ± (12 × years + months) months ± (7 × weeks + days) days, with the months added first",

  check: ({ holidays, worked_days }) => unrealDates({ holidays, worked_days }),

  compute(given) {
    const { from, until, end } = landing(given);
    if (end < FIRST_DAY || end > LAST_DAY)
      return noAnswer("Enter a shorter time: the result must be between the years 1 and 9999.");
    const unknown = given.calendar && outsideCalendar(given.calendar, from, until);
    if (unknown) return noAnswer(unknown);
    const date = dateOf(end);
    const { year, week } = isoWeek(date);
    return {
      date,
      weekday: weekdayName(date),
      days_apart: end - dayNumber(given.start),
      day_of_year: dayOfYear(date),
      iso_week: `${String(year).padStart(4, "0")}-W${String(week).padStart(2, "0")}-${weekdayOf(end)}`,
      ...daysSkipped(given, from, until),
    };
  },

  facts(given) {
    const { from, until } = landing(given);
    return given.calendar ? calendarFacts(given.calendar, from, until) : [];
  },

  sentence(given, { date, weekday }, _, { years, months, weeks, days, direction }) {
    if (years + months + weeks + days === 0) return `${date} is a ${weekday}.`;
    const span = formatSpan({ years, months, weeks, [given.days_counted === "all" ? "days" : "business days"]: days });
    return `${span} ${WORDS[direction]} ${given.start} is ${weekday}, ${date}${takenOut(given.calendar)}.`;
  },

  working(given, { date, days_apart, day_of_year, weekend_days, holidays_off }, _, values) {
    const skipped = optionalStep`Skipped on the way: weekend, ${weekend_days}; holidays, ${holidays_off}`;
    const thursday = addDays(date.value, 4 - weekdayOf(dayNumber(date.value)));
    const full = dayOfYear(date.value) - date.value.day;
    return [
      ...timeSteps(given, date, skipped, values),
      step`Days from start to result: ${days_apart}`,
      step`Day of the year: ${full} + ${date.value.day} = ${day_of_year}`,
      step`ISO week: the Thursday of that week is day ${dayOfYear(thursday)} of ${thursday.year}. Divided by 7 and rounded up, that is week ${isoWeek(date.value).week}`,
    ];
  },

  notes: (_given, _found, _show, values) => [
    monthEndNote(values.month_end, values.start, WAYS[values.direction] * landing(values).months),
    ...(values.days_counted === "all" ? [] : holidayNotes(listedBy(values))),
  ],
});

/** All months at once, then the weeks, then the days: the business days among those from `from` up to `until`. */
function landing(given: Given) {
  const way = WAYS[given.direction];
  const months = 12 * given.years + given.months;
  const middle = addMonthsBy(given.month_end, given.start, way * months);
  const start = dayNumber(middle) + way * 7 * given.weeks;
  const days = way * given.days;
  const end = given.days_counted === "all" ? start + days : addBusinessDays(start, days, weekOf(given));
  const [from, until] = way > 0 ? [start + 1, end + 1] : [end, start];
  return { months, middle, start, end, from, until };
}

type BusinessDays = Extract<Given, { readonly days_counted: "business" }>;
const weekOf = (given: BusinessDays) => ({ weekend: given.weekend, holidays: holidaysOff(listedBy(given)) });
const listedBy = (given: BusinessDays) => ({ ...given, weekend_holidays: "none" }) as const;

function daysSkipped(given: Given, from: number, until: number) {
  if (given.days_counted === "all") return { weekend_days: null, holidays_off: null, days_off: null };
  const off = within(weekOf(given).holidays, from, until);
  return {
    weekend_days: weekendDays(from, until, given.weekend),
    holidays_off: off.length,
    days_off: namedDays(given.calendar, off),
  };
}

function timeSteps(given: ShownValues<Given>, end: Shown<CivilDate>, skipped: Line, values: Given): readonly Line[] {
  const { months, middle, start } = landing(values);
  const { weeks, days } = values;
  const verb = VERBS[values.direction];
  const comes = (label: string, span: Parameters<typeof formatSpan>[0], from: string, to: string) =>
    step`${label}: ${formatSpan(span)} ${WORDS[values.direction]} ${from} is ${to}`;
  const [afterMonths, afterWeeks] = [formatDate(middle), formatDate(dateOf(start))];
  const inDays = 7 * weeks + days;
  const monthSteps = [
    months > 0 && step`In months: 12 × ${given.years} + ${given.months} = ${formatNumber(months)}`,
    months > 0 && comes(`${verb} the months`, { months }, `${given.start}`, afterMonths),
  ];
  if (values.days_counted === "all")
    return [
      ...monthSteps,
      inDays > 0 && step`In days: 7 × ${given.weeks} + ${given.days} = ${formatNumber(inDays)}`,
      inDays > 0 && comes(`${verb} the days`, { days: inDays }, afterMonths, `${end}`),
    ];
  return [
    ...monthSteps,
    weeks > 0 && comes(`${verb} the weeks`, { weeks }, afterMonths, afterWeeks),
    days > 0 && skipped,
    days > 0 && comes(`${verb} the business days`, { "business days": days }, afterWeeks, `${end}`),
  ];
}
