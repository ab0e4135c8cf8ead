import { choice, count, date, defineCalculator, text } from "#engine";
import { dateOf, dayNumber, dayOfYear, isoWeek, weekdayName, weekdayOf } from "#numbers/calendar";
import { type CivilDate, isLeapYear } from "#numbers/civil-date";

type System = keyof typeof SYSTEMS;
const SYSTEMS = {
  iso: "ISO 8601: from Monday",
  sunday: "From Sunday, week 1 has January 1",
  monday: "From Monday, week 1 has January 1",
} as const;

export default defineCalculator({
  name: "Week number calculator",
  summary: "Week number of a date by ISO 8601 or the US count, or the dates of a week, with the day of the year.",

  inputs: {
    find: choice("Find", { week: "Week of a date", dates: "Dates of a week" }, { default: "week" }),
    date: date("Date", { today: true, example: "2026-11-27" }),
    year: count("Year", { min: 1, max: 9998, isYear: true, example: 2026 }),
    week: count("Week", { min: 1, max: 54, example: 48 }),
    system: choice("Week numbers", SYSTEMS, {
      default: "iso",
      help: "Europe and most software use ISO 8601. Wall calendars in the US count from Sunday.",
    }),
  },

  outputs: {
    number: count("Week number"),
    week_year: text("Year of the week"),
    first_day: date("First day of the week"),
    last_day: date("Last day of the week"),
    weekday: text("Day of the week"),
    written: text("Written by ISO 8601"),
    day_of_year: count("Day of the year"),
    days_left: count("Days left in the year", { unit: "days" }),
    weeks: count("Weeks in the year"),
  },
  primary: ({ find }) => (find === "week" ? "number" : "first_day"),
  groups: {
    "The week": ["number", "week_year", "first_day", "last_day", "written"],
    "The day and the year": ["weekday", "day_of_year", "days_left", "weeks"],
  },
  formula: "ISO week = floor((day of the year - weekday + 10) ÷ 7)",

  questions: {
    find: {
      week: {
        asks: ["date"],
        refuses: ({ date, system }) =>
          dayNumber(date) > dayNumber(LAST) &&
          system === "iso" &&
          "Enter an earlier date: this week ends after the year 9999.",
        compute: ({ date, system }) => figuresOf(date, system),
        sentence: ({ date }, { number, week_year, first_day, last_day }) =>
          `${date} is in week ${number} of ${week_year}, which runs from ${first_day} to ${last_day}.`,
        working: (_, { number, weekday, day_of_year }, __, { date, system }) => [
          `Day of the year: ${day_of_year}, a ${weekday}`,
          weekStep(date, system, number.text),
        ],
      },
      dates: {
        asks: ["year", "week"],
        refuses: ({ year, week, system }) =>
          week > weeksIn(year, system) &&
          `Enter week ${weeksIn(year, system)} or less: the year ${year} has no week ${week}.`,
        compute: ({ year, week, system }) => figuresOf(dateOf(startOf(year, week, system)), system),
        sentence: (_, { number, week_year, first_day, last_day }) =>
          `Week ${number} of ${week_year} runs from ${first_day} to ${last_day}.`,
        working: ({ week }, { week_year, first_day, last_day }) => [
          `First day of week ${week} of ${week_year}: ${first_day}`,
          `Last day: ${last_day}`,
        ],
      },
    },
  },
});

/** The last Sunday that a date can be. */
const LAST = { year: 9999, month: 12, day: 26 } as const;

const newYear = (year: number): number => dayNumber({ year, month: 1, day: 1 });

/** The first day of week 1 of ISO's year: the Monday on or before January 4. */
const isoStart = (year: number): number => newYear(year) + 4 - weekdayOf(newYear(year) + 3);

/** Days since the start of the week: from Sunday or from Monday. */
const daysIn = (day: number, system: System): number => (system === "sunday" ? weekdayOf(day) % 7 : weekdayOf(day) - 1);

/** The other counts begin with January 1, and with each Sunday or Monday after it. */
const startOf = (year: number, week: number, system: System): number => {
  if (system === "iso") return isoStart(year) + 7 * (week - 1);
  const first = newYear(year);
  return Math.max(first, first - daysIn(first, system) + 7 * (week - 1));
};

const weeksIn = (year: number, system: System): number =>
  system === "iso" ? (isoStart(year + 1) - isoStart(year)) / 7 : weekOf({ year, month: 12, day: 31 }, system).week;

function weekOf(date: CivilDate, system: System): { readonly year: number; readonly week: number } {
  if (system === "iso") return isoWeek(date);
  const before = daysIn(newYear(date.year), system);
  return { year: date.year, week: Math.ceil((dayOfYear(date) + before) / 7) };
}

function figuresOf(date: CivilDate, system: System) {
  const { year, week } = weekOf(date, system);
  const [first, next] = [startOf(year, week, system), startOf(year, week + 1, system)];
  const last = system === "iso" ? next - 1 : Math.min(next, newYear(year + 1)) - 1;
  const iso = isoWeek(date);
  return {
    number: week,
    week_year: `${year}`,
    first_day: dateOf(first),
    last_day: dateOf(last),
    weekday: weekdayName(date),
    written: `${`${iso.year}`.padStart(4, "0")}-W${`${iso.week}`.padStart(2, "0")}-${weekdayOf(dayNumber(date))}`,
    day_of_year: dayOfYear(date),
    days_left: (isLeapYear(date.year) ? 366 : 365) - dayOfYear(date),
    weeks: weeksIn(year, system),
  };
}

function weekStep(date: CivilDate, system: System, week: string): string {
  if (system !== "iso") {
    const before = daysIn(newYear(date.year), system);
    return `Week: (${dayOfYear(date)} + ${before}) ÷ 7, rounded up, is ${week}: ${before} of the first week in the year before`;
  }
  const thursday = dateOf(dayNumber(date) - weekdayOf(dayNumber(date)) + 4);
  return `Week: the Thursday of that week is day ${dayOfYear(thursday)} of ${thursday.year}, and ${dayOfYear(thursday)} ÷ 7, rounded up, is ${week}`;
}
