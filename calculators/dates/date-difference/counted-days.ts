// The days between two dates, and how they are counted.
import { formatDate, formatNumber, formatSpan, type Line, type Show, type Shown, step } from "#engine";
import { dateOf, dayNumber, dayOfYear, leapDays, type MissingDay, spanBetween, weekdayName } from "#numbers/calendar";
import type { CivilDate } from "#numbers/civil-date";
import type { Decimal } from "#numbers/decimal";

type Ends = { readonly from: CivilDate; readonly to: CivilDate; readonly include_end: boolean };

/** From the first day up to, and not including, the day `until`. */
export function counted({ from, to, include_end }: Ends) {
  const isBackwards = dayNumber(from) > dayNumber(to);
  const [first, last] = isBackwards ? [to, from] : [from, to];
  return { first, last, until: dayNumber(last) + (include_end ? 1 : 0), isBackwards };
}

export const dayOf = ({ value, text }: Shown<CivilDate>): string => `${weekdayName(value)}, ${text}`;

type Given = Readonly<Record<"from" | "to", Shown<CivilDate>>> & {
  readonly include_end: boolean;
  readonly missing_day: MissingDay;
};
type Found = Readonly<Record<"days" | "business_days" | "weekend_days", Shown<number | bigint | Decimal>>>;

export function countingSteps(
  { from, to, include_end, missing_day }: Given,
  { days, business_days, weekend_days }: Found,
  { notation }: Show,
): readonly Line[] {
  const { first, last, until, isBackwards } = counted({ from: from.value, to: to.value, include_end });
  const [begin, end] = [dayNumber(first), dayNumber(last)];
  const amount = until - begin;
  const { years, months, days: left } = spanBetween(first, dateOf(until), missing_day);
  const [start, landing] = [formatDate(first, notation), formatDate(dateOf(until - left), notation)];
  const number = (amount: number) => formatNumber(amount, {}, notation);
  const size = ({ value }: Shown<unknown>) => number(Math.abs(Number(value)));
  return [
    numbered(first, notation),
    numbered(last, notation),
    step`Days: ${number(end)} - ${number(begin)}${include_end ? " + 1" : ""} = ${number(amount)}`,
    years + months > 0 &&
      step`By the calendar: ${start} to ${landing} is ${formatSpan({ years, months }, notation)}, plus ${formatSpan({ days: left }, notation)}`,
    step`Weeks: ${number(amount)} = 7 × ${number(Math.floor(amount / 7))} + ${amount % 7}`,
    step`Business days: ${number(amount)} - ${size(weekend_days)} = ${size(business_days)}`,
    isBackwards && step`The end comes before the start, so every count is negative: ${days}`,
  ];
}

/** Day 1 is 1 January of year 1. */
function numbered(day: CivilDate, notation: Show["notation"]): string {
  const number = (amount: number) => formatNumber(amount, {}, notation);
  const before = day.year - 1;
  return step`Day number of ${formatDate(day, notation)} (full years, leap days, day of the year): 365 × ${number(before)} + ${number(leapDays(before))} + ${dayOfYear(day)} = ${number(dayNumber(day))}`;
}
