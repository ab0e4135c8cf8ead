// The steps from calendar days to business days.
import { formatDate, formatNumber, type Line, type Shown, type ShownValues, step } from "#engine";
import { holidaysOff, within } from "#facts/holidays/days-off";
import { dateOf, dayNumber, weekdayName } from "#numbers/calendar";
import type { CivilDate } from "#numbers/civil-date";
import type { Given } from "./counted-days.ts";

/** So many holidays are written out. */
const FEW = 12;

type Found = Readonly<Record<"first_counted" | "last_counted", Shown<CivilDate> | null>> &
  Readonly<Record<"all_days" | "weekend_days", Shown<unknown>>>;

export function countingSteps(given: ShownValues<Given>, found: Found): readonly Line[] {
  const { first_counted: first, last_counted: last } = found;
  const off = first && last ? within(holidaysOff(given), dayNumber(first.value), dayNumber(last.value) + 1) : [];
  const [all, free] = [size(found.all_days), size(found.weekend_days)];
  const isFew = off.length > 0 && off.length <= FEW;
  return [
    first && last
      ? step`Calendar days, from ${dayOf(first)} to ${dayOf(last)}: ${formatNumber(all)}`
      : step`Calendar days: none counted`,
    step`Weekend days: ${formatNumber(free)}`,
    step`Holidays taken out: ${isFew ? off.map((day) => formatDate(dateOf(day))).join("; ") : formatNumber(off.length)}`,
    step`Business days: ${formatNumber(all)} - ${formatNumber(free)} - ${off.length} = ${formatNumber(all - free - off.length)}`,
  ];
}

export const dayOf = ({ value }: Shown<CivilDate>): string => `${weekdayName(value)}, ${formatDate(value)}`;
export const size = ({ value }: Shown<unknown>): number => Math.abs(Number(value));
