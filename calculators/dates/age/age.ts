import { choice, count, date, defineCalculator, formatDate, formatNumber, formatSpan, step, text } from "#engine";
import { addMonths, dayNumber, MISSING_DAY, spanBetween, weekdayName } from "#numbers/calendar";
import type { CivilDate } from "#numbers/civil-date";
import { birthday, onLeapDay } from "./next-birthdays.ts";

const LAST_YEAR = 9999;

export default defineCalculator({
  name: "Age calculator",
  summary: "Your exact age in years, months and days, in total weeks and days, and your next birthday.",

  inputs: {
    birth: date("Date of birth", { example: "1990-05-15" }),
    as_of: date("Calculate the age on", { example: "2026-11-20", today: true }),
    missing_day: choice("Day to use in shorter months", MISSING_DAY, {
      default: "last",
      help: "Only for birthdays on the 29th, 30th or 31st.",
    }),
  },

  outputs: {
    age: text("Age"),
    years: count("Full years"),
    months_beyond_years: count("Months after the full years"),
    days_beyond_months: count("Days after the full months"),
    months: count("Total months", { help: "Full months only." }),
    weeks: count("Total weeks", { help: "Full weeks only." }),
    days: count("Total days"),
    weekday: text("Day of the week of birth"),
    next_birthday: date("Next birthday"),
    birthday_weekday: text("Day of the week of next birthday"),
    days_to_birthday: count("Days until the next birthday"),
  },
  primary: "age",
  groups: {
    "Your age": ["age", "years", "months_beyond_years", "days_beyond_months"],
    "In other units": ["months", "weeks", "days"],
    Birthdays: ["next_birthday", "days_to_birthday", "birthday_weekday", "weekday"],
  },
  formula: "age = the full years and months since birth, plus the days since the last full month",

  check({ birth, as_of }) {
    if (dayNumber(as_of) < dayNumber(birth)) return { as_of: "must not be before the date of birth" };
    return as_of.year === LAST_YEAR ? { as_of: `must be before the year ${LAST_YEAR}` } : {};
  },

  compute({ birth, as_of, missing_day }) {
    const span = spanBetween(birth, as_of, missing_day);
    const days = dayNumber(as_of) - dayNumber(birth);
    const next = birthday(birth, span.years + 1, missing_day);
    return {
      age: ({ notation }) => formatSpan(span, notation),
      years: span.years,
      months_beyond_years: span.months,
      days_beyond_months: span.days,
      months: 12 * span.years + span.months,
      weeks: Math.floor(days / 7),
      days,
      weekday: weekdayName(birth),
      next_birthday: next,
      birthday_weekday: weekdayName(next),
      days_to_birthday: dayNumber(next) - dayNumber(as_of),
    };
  },

  sentence({ birth, as_of }, { age, years, next_birthday, days_to_birthday }, { notation }) {
    const turning = formatNumber(Number(years.value) + 1, {}, notation);
    const wait = formatSpan({ days: Number(days_to_birthday.value) }, notation);
    return `Someone born on ${birth} is ${age} old on ${as_of} and turns ${turning} in ${wait}, on ${next_birthday}.`;
  },

  working({ birth, as_of, missing_day }, found, { notation }) {
    const { years, months_beyond_years, days_beyond_months, months, weeks, days } = found;
    const after = (count: number) => formatDate(addMonths(birth.value, count, missing_day), notation);
    const span = (parts: Parameters<typeof formatSpan>[0]) => formatSpan(parts, notation);
    const dayOf = (day: CivilDate) => formatNumber(dayNumber(day), {}, notation);
    const [full, total] = [12 * Number(years.value), Number(months.value)];
    const inDays = Number(days.value);
    return [
      step`Full years: ${span({ years: Number(years.value) })} up to ${after(full)}; the next birthday, ${after(full + 12)}, is after ${as_of}`,
      step`Full months: ${span({ months: Number(months_beyond_years.value) })} after that is ${after(total)}`,
      step`Days left: ${after(total)} to ${as_of} is ${span({ days: Number(days_beyond_months.value) })}`,
      step`Total months: ${years} × 12 + ${months_beyond_years} = ${months}`,
      step`Total days, with days numbered from January 1 of year 1: ${dayOf(as_of.value)} - ${dayOf(birth.value)} = ${days}`,
      step`Total weeks: ${days} = 7 × ${weeks} + ${inDays % 7}`,
    ];
  },

  notes({ birth, as_of, missing_day }, { years, months_beyond_years, days_beyond_months }) {
    const isBirthday = [months_beyond_years, days_beyond_months].every(({ value }) => Number(value) === 0);
    const isLeapling = birth.value.month === 2 && birth.value.day === 29;
    return [
      isBirthday && Number(years.value) > 0 && `${as_of} is a birthday. Congratulations!`,
      isLeapling && onLeapDay(as_of.value, missing_day),
    ];
  },
});
