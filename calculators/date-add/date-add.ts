import {
  choice,
  count,
  date,
  defineCalculator,
  formatDate,
  formatNumber,
  formatSpan,
  noAnswer,
  type Shown,
  step,
  text,
} from "#engine";
import {
  addDays,
  addMonths,
  dayNumber,
  dayOfYear,
  FIRST_DAY,
  isoWeek,
  LAST_DAY,
  MISSING_DAY,
  weekdayName,
  weekdayOf,
} from "#math/calendar";
import { type CivilDate, daysInMonth } from "#math/civil-date";

const MONTH_END = {
  ...MISSING_DAY,
  overflow: "Roll over into the next month",
  keep: "Always keep the end of the month",
} as const;

const WAYS = { add: 1, subtract: -1 } as const;

export default defineCalculator({
  slug: "date-add",
  name: "Date calculator",
  category: "dates",
  summary: "Add or subtract years, months, weeks and days from a date, and see its day of the week.",
  version: "1.0.0",

  inputs: {
    start: date("Start date", { example: "2026-11-20", today: true }),
    direction: choice("Add or subtract", { add: "Add", subtract: "Subtract" }, { default: "add" }),
    years: count("Years", { min: 0, max: 9998, default: 0 }),
    months: count("Months", { min: 0, max: 119987, default: 0 }),
    weeks: count("Weeks", { min: 0, max: 521722, default: 0 }),
    days: count("Days", { min: 0, max: 3652058, default: 0 }),
    month_end: choice("If the month is too short, use", MONTH_END, {
      default: "last",
      help: "For example, a month after 31 January or a year after 29 February.",
    }),
  },

  outputs: {
    date: date("Date"),
    weekday: text("Day of the week"),
    days_apart: count("Days from the start", { unit: "days" }),
    day_of_year: count("Day of the year"),
    iso_week: text("ISO week", { help: "Year, week, and day: 1 is Monday, 7 is Sunday." }),
  },
  primary: "date",
  formula: "date = start ± (12 × years + months) months ± (7 × weeks + days) days, with the months added first",

  compute(given) {
    const { date } = landing(given);
    const number = dayNumber(date);
    if (number < FIRST_DAY || number > LAST_DAY)
      return noAnswer("Enter a shorter time: the result must be between the years 1 and 9999.");
    const { year, week } = isoWeek(date);
    return {
      date,
      weekday: weekdayName(date),
      days_apart: number - dayNumber(given.start),
      day_of_year: dayOfYear(date),
      iso_week: `${String(year).padStart(4, "0")}-W${String(week).padStart(2, "0")}-${weekdayOf(number)}`,
    };
  },

  sentence(given, { date, weekday }) {
    const { years, months, weeks, days, direction } = amountsOf(given);
    if (years + months + weeks + days === 0) return `${date} is a ${weekday}.`;
    const span = formatSpan({ years, months, weeks, days });
    return `${span} ${direction === "add" ? "after" : "before"} ${given.start} is ${weekday} ${date}.`;
  },

  working(given, { date, days_apart, day_of_year }) {
    const { start, direction } = given;
    const { middle, months, days } = landing(amountsOf(given));
    const way = direction === "add" ? "after" : "before";
    const thursday = addDays(date.value, 4 - weekdayOf(dayNumber(date.value)));
    const full = dayOfYear(date.value) - date.value.day;
    return [
      ...(months > 0
        ? [
            step`In months: 12 × ${given.years} + ${given.months} = ${formatNumber(months)}`,
            step`Add the months: ${formatSpan({ months })} ${way} ${start} comes ${formatDate(middle)}`,
          ]
        : []),
      ...(days > 0
        ? [
            step`In days: 7 × ${given.weeks} + ${given.days} = ${formatNumber(days)}`,
            step`Add the days: ${formatSpan({ days })} ${way} ${formatDate(middle)} comes ${date}`,
          ]
        : []),
      step`Days from start to result, with leap days: ${days_apart}`,
      step`Day of the year: ${full} + ${date.value.day} = ${day_of_year}`,
      step`ISO week: its Thursday is day ${dayOfYear(thursday)} of ${thursday.year}, divided by 7 and rounded up that is ${isoWeek(date.value).week}`,
    ];
  },

  notes(given) {
    const { start, month_end } = given;
    const { middle, months } = landing(amountsOf(given));
    if (month_end === "keep" && months > 0 && isLastDay(start.value)) {
      return [
        `${start} is the last day of its month, so the months lead to the end of a month: ${formatDate(middle)}.`,
      ];
    }
    const { year, month } = addMonths({ ...start.value, day: 1 }, WAYS[given.direction] * months);
    if (start.value.day <= daysInMonth(year, month)) return [];
    const lacking = formatDate({ year, month, day: start.value.day });
    return [`There is no ${lacking}. By the rule you chose, the months lead to ${formatDate(middle)}.`];
  },
});

type Rules = { readonly direction: keyof typeof WAYS; readonly month_end: keyof typeof MONTH_END };
type Amounts = Rules & { readonly start: CivilDate } & Readonly<Record<Unit, number>>;
type ShownAmounts = Rules & { readonly start: Shown<CivilDate> } & Readonly<Record<Unit, Shown<number>>>;
type Unit = "years" | "months" | "weeks" | "days";

const amountsOf = ({ direction, month_end, start, years, months, weeks, days }: ShownAmounts): Amounts => ({
  direction,
  month_end,
  start: start.value,
  years: years.value,
  months: months.value,
  weeks: weeks.value,
  days: days.value,
});

/** All months at once, then all days. */
function landing(amounts: Amounts) {
  const way = WAYS[amounts.direction];
  const months = 12 * amounts.years + amounts.months;
  const days = 7 * amounts.weeks + amounts.days;
  const middle = addMonthsBy(amounts.month_end, amounts.start, way * months);
  return { months, days, middle, date: addDays(middle, way * days) };
}

function addMonthsBy(rule: keyof typeof MONTH_END, start: CivilDate, months: number): CivilDate {
  if (rule === "overflow") return addDays(addMonths({ ...start, day: 1 }, months), start.day - 1);
  if (rule === "keep") return addMonths(isLastDay(start) ? { ...start, day: 31 } : start, months);
  return addMonths(start, months, rule);
}

const isLastDay = ({ year, month, day }: CivilDate): boolean => day === daysInMonth(year, month);
