// The steps from one date to another: the months, then the weeks and days.
import {
  formatDate,
  formatNumber,
  formatSpan,
  type Line,
  optionalStep,
  type Show,
  type Shown,
  type ShownValues,
  step,
} from "#engine";
import { addDays, dateOf, dayNumber, dayOfYear, isoWeek, weekdayOf } from "#numbers/calendar";
import type { CivilDate } from "#numbers/civil-date";
import { type Given, landing } from "./days-reached.ts";

export const VERBS = { add: "Add", subtract: "Subtract" } as const;
export const WORDS = { add: "after", subtract: "before" } as const;

type Found = { readonly date: Shown<CivilDate> } & Readonly<Record<"days_apart" | "day_of_year", Shown<unknown>>> &
  Readonly<Record<"weekend_days" | "holidays_off", Shown<unknown> | null>>;

export function dateSteps(given: ShownValues<Given>, found: Found, { notation }: Show, values: Given): readonly Line[] {
  const { date, days_apart, day_of_year, weekend_days, holidays_off } = found;
  const skipped = optionalStep`Skipped on the way: weekend, ${weekend_days}; holidays, ${holidays_off}`;
  const thursday = addDays(date.value, 4 - weekdayOf(dayNumber(date.value)));
  const full = dayOfYear(date.value) - date.value.day;
  return [
    ...timeSteps(given, date, skipped, values, notation),
    step`Days from start to result: ${days_apart}`,
    step`Day of the year: ${full} + ${date.value.day} = ${day_of_year}`,
    step`ISO week: the Thursday of that week is day ${dayOfYear(thursday)} of ${thursday.year}. Divided by 7 and rounded up, that is week ${isoWeek(date.value).week}`,
  ];
}

function timeSteps(
  given: ShownValues<Given>,
  end: Shown<CivilDate>,
  skipped: Line,
  values: Given,
  notation: Show["notation"],
): readonly Line[] {
  const { months, middle, start } = landing(values);
  const { weeks, days } = values;
  const verb = VERBS[values.direction];
  const comes = (label: string, span: Parameters<typeof formatSpan>[0], from: string, to: string) =>
    step`${label}: ${formatSpan(span, notation)} ${WORDS[values.direction]} ${from} is ${to}`;
  const [afterMonths, afterWeeks] = [formatDate(middle, notation), formatDate(dateOf(start), notation)];
  const inDays = 7 * weeks + days;
  const monthSteps = [
    months > 0 && step`In months: 12 × ${given.years} + ${given.months} = ${formatNumber(months, {}, notation)}`,
    months > 0 && comes(`${verb} the months`, { months }, `${given.start}`, afterMonths),
  ];
  if (values.days_counted === "all")
    return [
      ...monthSteps,
      inDays > 0 && step`In days: 7 × ${given.weeks} + ${given.days} = ${formatNumber(inDays, {}, notation)}`,
      inDays > 0 && comes(`${verb} the days`, { days: inDays }, afterMonths, `${end}`),
    ];
  return [
    ...monthSteps,
    weeks > 0 && comes(`${verb} the weeks`, { weeks }, afterMonths, afterWeeks),
    days > 0 && skipped,
    days > 0 && comes(`${verb} the business days`, { "business days": days }, afterWeeks, `${end}`),
  ];
}
