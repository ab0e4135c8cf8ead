import { choice, count, date, defineCalculator, formatSpan, noAnswer, text, typed } from "#engine";
import { CALENDAR_NAMES, calendarFacts } from "#facts/holidays/calendars";
import { outsideCalendar, unrealDates } from "#facts/holidays/days-off";
import { dateOf, dayNumber, dayOfYear, FIRST_DAY, isoWeek, LAST_DAY, weekdayName, weekdayOf } from "#numbers/calendar";
import { WEEKENDS } from "#numbers/workdays";
import { DAYS_OFF, holidayNotes, OTHER_DAYS_OFF, takenOut, WORKED_DAYS } from "../../shared/business-days.ts";
import { dateSteps, VERBS, WORDS } from "./date-steps.ts";
import { daysSkipped, landing, listedBy, WAYS } from "./days-reached.ts";
import { MONTH_END, monthEndNote } from "./month-end.ts";

const FOR_BUSINESS = { when: { days_counted: ["business"] } } as const;

export const inputs = {
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

  sentence(given, { date, weekday }, { notation }, { years, months, weeks, days, direction }) {
    if (years + months + weeks + days === 0) return `${date} is a ${weekday}.`;
    const inDays = given.days_counted === "all" ? "days" : "business days";
    const span = formatSpan({ years, months, weeks, [inDays]: days }, notation);
    return `${span} ${WORDS[direction]} ${given.start} is ${weekday}, ${date}${takenOut(given.calendar)}.`;
  },

  working: dateSteps,

  notes: (_given, _found, show, values) => [
    monthEndNote(values.month_end, values.start, WAYS[values.direction] * landing(values).months, show),
    ...(values.days_counted === "all" ? [] : holidayNotes(listedBy(values))),
  ],
});
