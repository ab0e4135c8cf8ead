// Where counted months lead: which day to take of a month that lacks the day they began on.
import { formatDate, type Line, type Show } from "#engine";
import { addDays, addMonths } from "#numbers/calendar";
import { type CivilDate, daysInMonth } from "#numbers/civil-date";

export const MONTH_END = {
  last: "February 28",
  next: "March 1",
  overflow: "March 3: 31 days later",
  keep: "Month ends lead to month ends",
} as const;
type Rule = keyof typeof MONTH_END;

export function addMonthsBy(rule: Rule, start: CivilDate, months: number): CivilDate {
  if (rule === "overflow") return addDays(addMonths({ ...start, day: 1 }, months), start.day - 1);
  if (rule === "keep") return addMonths(isLastDay(start) ? { ...start, day: 31 } : start, months);
  return addMonths(start, months, rule);
}

export function monthEndNote(rule: Rule, start: CivilDate, months: number, { notation }: Show): Line {
  const landed = formatDate(addMonthsBy(rule, start, months), notation);
  if (rule === "keep" && months !== 0 && isLastDay(start))
    return `${formatDate(start, notation)} is the last day of its month, so the months end on the last day of a month: ${landed}.`;
  const { year, month } = addMonths({ ...start, day: 1 }, months);
  if (start.day <= daysInMonth(year, month)) return undefined;
  const lacking = formatDate({ year, month, day: start.day }, notation);
  return `There is no ${lacking}, so the months end on ${landed}. You can choose another rule.`;
}

const isLastDay = ({ year, month, day }: CivilDate): boolean => day === daysInMonth(year, month);
