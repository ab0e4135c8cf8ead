// The steps from calendar days to business days.
import { formatDate, type Line, type Show, type Shown, type ShownValues, step } from "#engine";
import { holidaysOff, within } from "#facts/holidays/days-off";
import { dateOf, dayNumber, weekdayName } from "#numbers/calendar";
import type { CivilDate } from "#numbers/civil-date";
import type { Given } from "./counted-days.ts";

/** So many holidays are written out. */
const FEW = 12;

type Found = Readonly<Record<"first_counted" | "last_counted", Shown<CivilDate> | null>> &
  Readonly<Record<"all_days" | "weekend_days", Shown<unknown>>>;

export function countingSteps(given: ShownValues<Given>, found: Found, show: Show): readonly Line[] {
  const { first_counted: first, last_counted: last } = found;
  const off = first && last ? within(holidaysOff(given), dayNumber(first.value), dayNumber(last.value) + 1) : [];
  const [all, free] = [size(found.all_days), size(found.weekend_days)];
  const number = (amount: number) => show("number", amount);
  const isFew = off.length > 0 && off.length <= FEW;
  return [
    first && last
      ? step`Calendar days, from ${dayOf(first)} to ${dayOf(last)}: ${number(all)}`
      : step`Calendar days: none counted`,
    step`Weekend days: ${number(free)}`,
    step`Holidays taken out: ${isFew ? off.map((day) => formatDate(dateOf(day), show.notation)).join("; ") : number(off.length)}`,
    step`Business days: ${number(all)} - ${number(free)} - ${off.length} = ${number(all - free - off.length)}`,
  ];
}

export const dayOf = ({ value, text }: Shown<CivilDate>): string => `${weekdayName(value)}, ${text}`;
export const size = ({ value }: Shown<unknown>): number => Math.abs(Number(value));
