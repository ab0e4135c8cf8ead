import {
  choice,
  count,
  date,
  defineCalculator,
  formatDate,
  formatNumber,
  formatSpan,
  type Shown,
  step,
  text,
  toggle,
} from "#engine";
import { dateOf, dayNumber, dayOfYear, leapDays, MISSING_DAY, spanBetween, weekdayName } from "#numbers/calendar";
import type { CivilDate } from "#numbers/civil-date";
import type { Decimal } from "#numbers/decimal";
import { WEEKENDS, weekendDays } from "#numbers/workdays";

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
  formula: "days = day number of the end − day number of the start (+ 1 if the end day counts)",

  compute(given) {
    const { first, until, isBackwards } = counted(given);
    const signed = (amount: number) => (isBackwards ? 0 - amount : amount);
    const days = until - dayNumber(first);
    const span = spanBetween(first, dateOf(until), given.missing_day);
    const free = weekendDays(dayNumber(first), until, given.weekend);
    return {
      days: signed(days),
      span: formatSpan(span),
      weeks: signed(Math.floor(days / 7)),
      business_days: signed(days - free),
      weekend_days: signed(free),
      years: signed(span.years),
      months_beyond_years: signed(span.months),
      days_beyond_months: signed(span.days),
    };
  },

  sentence({ from, to, include_end }, { days, span }) {
    const amount = Math.abs(Number(days.value));
    const inDays = formatSpan({ days: amount });
    const inWeeks = formatSpan({ weeks: Math.floor(amount / 7), days: amount % 7 });
    const others = [span, inWeeks].filter((words) => words !== inDays);
    const beyond = others.length > 0 ? `: ${others.join(", or ")}` : "";
    const both = include_end ? ", both days counted" : "";
    if (Number(days.value) < 0) return `${dayOf(to)} is ${inDays} before ${dayOf(from)}${both}${beyond}.`;
    return `From ${dayOf(from)} to ${dayOf(to)}${both && `${both},`} is ${inDays}${beyond}.`;
  },

  working({ from, to, include_end, missing_day }, { days, business_days, weekend_days }) {
    const { first, last, until, isBackwards } = counted({ from: from.value, to: to.value, include_end });
    const [begin, end] = [dayNumber(first), dayNumber(last)];
    const amount = until - begin;
    const { years, months, days: left } = spanBetween(first, dateOf(until), missing_day);
    const [start, landing] = [formatDate(first), formatDate(dateOf(until - left))];
    return [
      numbered(first),
      numbered(last),
      step`Days: ${formatNumber(end)} - ${formatNumber(begin)}${include_end ? " + 1" : ""} = ${formatNumber(amount)}`,
      years + months > 0 &&
        step`By the calendar: ${start} to ${landing} is ${formatSpan({ years, months })}, plus ${formatSpan({ days: left })}`,
      step`Weeks: ${formatNumber(amount)} = 7 × ${formatNumber(Math.floor(amount / 7))} + ${amount % 7}`,
      step`Business days: ${formatNumber(amount)} - ${size(weekend_days)} = ${size(business_days)}`,
      isBackwards && step`The end comes before the start, so every count is negative: ${days}`,
    ];
  },

  notes({ from, to }) {
    const isOld = [from, to].some((day) => dayNumber(day.value) < dayNumber(GREGORIAN_SINCE));
    if (!isOld) return [];
    return [
      `Before ${formatDate(GREGORIAN_SINCE)} people used the Julian calendar. This page extends today's Gregorian calendar back.`,
    ];
  },
});

type Ends = { readonly from: CivilDate; readonly to: CivilDate; readonly include_end: boolean };

/** From the first day up to, and not including, the day `until`. */
function counted({ from, to, include_end }: Ends) {
  const isBackwards = dayNumber(from) > dayNumber(to);
  const [first, last] = isBackwards ? [to, from] : [from, to];
  return { first, last, until: dayNumber(last) + (include_end ? 1 : 0), isBackwards };
}

const dayOf = ({ value }: Shown<CivilDate>): string => `${weekdayName(value)}, ${formatDate(value)}`;
const size = ({ value }: Shown<number | bigint | Decimal>): string => formatNumber(Math.abs(Number(value)));

/** Day 1 is 1 January of year 1. */
function numbered(day: CivilDate): string {
  const before = day.year - 1;
  return step`Day number of ${formatDate(day)} (full years, leap days, day of the year): 365 × ${formatNumber(before)} + ${formatNumber(leapDays(before))} + ${dayOfYear(day)} = ${formatNumber(dayNumber(day))}`;
}
