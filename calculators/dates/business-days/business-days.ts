import { choice, count, date, defineCalculator, noAnswer, text, toggle, typed } from "#engine";
import { CALENDAR_NAMES, calendarFacts } from "#facts/holidays/calendars";
import { idleHolidays, idleNotes, namedDays, outsideCalendar, unrealDates, within } from "#facts/holidays/days-off";
import { dateOf, FIRST_DAY, LAST_DAY, weekdayName } from "#numbers/calendar";
import { businessDays, SUBSTITUTES, WEEKENDS, weekendDays } from "#numbers/workdays";
import { DAYS_OFF, HOLIDAYS_BY_REGION, holidayNotes, OTHER_DAYS_OFF, WORKED_DAYS } from "../../shared/business-days.ts";
import { daysCounted, weekOf, withBothDates } from "./counted-days.ts";
import { countHeadline, dateSentence, daysSentence } from "./counting-sentences.ts";
import { countingSteps } from "./counting-steps.ts";

export const inputs = {
  find: choice(
    "What do you want to find?",
    { days: "Business days between two dates", date: "Date after a number of business days" },
    { default: "days" },
  ),
  from: date("Start date", { example: "2026-11-20" }),
  to: date("End date", { example: "2026-12-31" }),
  count_ends: choice(
    "Include in the count",
    { earlier: "The earlier date", later: "The later date", both: "Both dates", neither: "Neither date" },
    { default: "earlier" },
  ),
  days: count("Business days to add", {
    min: -1e6,
    max: 1e6,
    example: 10,
    help: "Put a minus sign in front to count back.",
  }),
  start_is_day_one: toggle("Count the start date as day 1", { default: false }),
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
  groups: {
    "What is counted": ["business_days", "with_both_dates", "date", "weekday", "first_counted", "last_counted"],
    "What is left out": ["all_days", "weekend_days", "holidays_off"],
  },
  formula: "business days = calendar days − weekend days − holidays",

  check: ({ holidays, worked_days }) => unrealDates({ holidays, worked_days }),

  compute(given) {
    const { from, until, isBackwards, end } = daysCounted(given);
    if (end < FIRST_DAY || end > LAST_DAY)
      return noAnswer("Enter fewer business days: the result must be between the years 1 and 9999.");
    const unknown = outsideCalendar(given.calendar, from, until);
    if (unknown) return noAnswer(unknown);
    const signed = (amount: number) => (isBackwards ? 0 - amount : amount);
    const week = weekOf(given);
    const [free, work] = [weekendDays(from, until, given.weekend), businessDays(from, until, week)];
    const [isDate, both] = [given.find === "date", withBothDates(given)];
    return {
      business_days: isDate ? null : signed(work),
      with_both_dates: both === null ? null : signed(both),
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
    const { from, until } = daysCounted(given);
    return calendarFacts(given.calendar, from, until);
  },

  headline: countHeadline,

  questions: {
    find: {
      days: {
        asks: ["to", "count_ends"],
        primary: "business_days",
        sentence: daysSentence,
      },
      date: {
        asks: ["days", "start_is_day_one"],
        primary: "date",
        sentence: dateSentence,
      },
    },
  },

  working: countingSteps,

  notes: (given) => [
    ...idleNotes(idleHolidays(given), "of the days you listed", "on a weekend anyway"),
    ...holidayNotes(given),
  ],
});
