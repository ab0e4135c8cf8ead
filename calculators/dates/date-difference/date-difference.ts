import { choice, count, date, defineCalculator, formatDate, formatSpan, text, toggle } from "#engine";
import { dateOf, dayNumber, MISSING_DAY, spanBetween } from "#numbers/calendar";
import { WEEKENDS, weekendDays } from "#numbers/workdays";
import { counted, countingSteps, dayOf } from "./counted-days.ts";

// The bull Inter gravissimas (1582) had 15 October 1582 follow 4 October.
const GREGORIAN_SINCE = { year: 1582, month: 10, day: 15 };

export default defineCalculator({
  name: "Date difference calculator",
  summary: "The number of days between two dates, also in weeks, in business days, or in years, months and days.",

  inputs: {
    from: date("Start date", { example: "2026-11-20" }),
    to: date("End date", { example: "2026-12-25" }),
    include_end: toggle("Include the end day", { default: false }),
    weekend: choice("Weekend", WEEKENDS, { default: "saturday_sunday" }),
    missing_day: choice("If a month is too short, use", MISSING_DAY, {
      default: "last",
      help: "One month after January 31 would be February 31. Not sure? Keep the last day.",
    }),
  },

  outputs: {
    days: count("Days", { unit: "days" }),
    span: text("Years, months and days"),
    weeks: count("Full weeks"),
    business_days: count("Business days", { unit: "days" }),
    weekend_days: count("Weekend days", { unit: "days" }),
    years: count("Full years"),
    months_beyond_years: count("Remaining months"),
    days_beyond_months: count("Remaining days"),
  },
  primary: "days",
  groups: {
    "Between the dates": ["days", "span", "weeks"],
    "Working days": ["business_days", "weekend_days"],
    "In years, months and days": ["years", "months_beyond_years", "days_beyond_months"],
  },
  formula: "days = day number of the end − day number of the start (+ 1 if the end day counts)",

  compute(given) {
    const { first, until, isBackwards } = counted(given);
    const signed = (amount: number) => (isBackwards ? 0 - amount : amount);
    const days = until - dayNumber(first);
    const span = spanBetween(first, dateOf(until), given.missing_day);
    const free = weekendDays(dayNumber(first), until, given.weekend);
    return {
      days: signed(days),
      span: ({ notation }) => formatSpan(span, notation),
      weeks: signed(Math.floor(days / 7)),
      business_days: signed(days - free),
      weekend_days: signed(free),
      years: signed(span.years),
      months_beyond_years: signed(span.months),
      days_beyond_months: signed(span.days),
    };
  },

  sentence({ from, to, include_end }, { days, span }, { notation }) {
    const amount = Math.abs(Number(days.value));
    const inDays = formatSpan({ days: amount }, notation);
    const inWeeks = formatSpan({ weeks: Math.floor(amount / 7), days: amount % 7 }, notation);
    const others = [span, inWeeks].filter((words) => words !== inDays);
    const beyond = others.length > 0 ? `: ${others.join(", or ")}` : "";
    const both = include_end ? ", both days counted" : "";
    if (Number(days.value) < 0) return `${dayOf(to)} is ${inDays} before ${dayOf(from)}${both}${beyond}.`;
    return `From ${dayOf(from)} to ${dayOf(to)}${both && `${both},`} is ${inDays}${beyond}.`;
  },

  working: countingSteps,

  notes({ from, to }, _, { notation }) {
    const isOld = [from, to].some((day) => dayNumber(day.value) < dayNumber(GREGORIAN_SINCE));
    if (!isOld) return [];
    return [
      `Before ${formatDate(GREGORIAN_SINCE, notation)} people used the Julian calendar. This page extends today's Gregorian calendar back.`,
    ];
  },
});
