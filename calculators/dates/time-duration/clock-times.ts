// The time between two times of day, and how it is written.
import { asTyped, formatSpan, type Line, type Show, type Shown, step } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { DAY, HOUR, inParts, MINUTE, secondsAt } from "#numbers/time-of-day";

export const daysLater = (days: number, start: string, end: string): Decimal =>
  decimal(days * DAY + secondsAt(end) - secondsAt(start));

type Times = { readonly start: string; readonly end: string; readonly end_day: "auto" | "same" | "next" };

export function secondsBetween({ start, end, end_day }: Times): Decimal {
  const isEarlier = secondsAt(end) < secondsAt(start);
  return daysLater(end_day === "next" || (end_day === "auto" && isEarlier) ? 1 : 0, start, end);
}

type Found = Readonly<Record<"hours" | "seconds", Shown<Decimal>>>;

export function clockSteps(start: string, end: string, { hours, seconds }: Found, show: Show): readonly Line[] {
  const unit = [start, end].every((text) => secondsAt(text) % MINUTE === 0) ? MINUTE : 1;
  const span = (seconds: number) => formatSpan({ [unit === 1 ? "seconds" : "minutes"]: seconds / unit }, show.notation);
  const number = (amount: number) => show("number", amount);
  const [from, to] = [start, end].map((time) => asTyped(time, show.notation));
  const days = midnights(start, end, seconds.value);
  const total = days * DAY + secondsAt(end) - secondsAt(start);
  const add = days > 0 ? `${number((days * DAY) / unit)} + ` : "";
  return [
    step`Start, ${from ?? ""}: ${byTheClock(decimal(secondsAt(start)), unit, show)} = ${span(secondsAt(start))}`,
    step`End, ${to ?? ""}: ${byTheClock(decimal(secondsAt(end)), unit, show)} = ${span(secondsAt(end))}`,
    days > 0 && step`Midnights in between: ${number(days)} × ${number(DAY / unit)} = ${span(days * DAY)}`,
    step`Duration: ${add}${number(secondsAt(end) / unit)} - ${number(secondsAt(start) / unit)} = ${span(total)}`,
    step`Hours: ${number(total / unit)} ÷ ${number(HOUR / unit)} = ${hours}`,
  ];
}

export const midnights = (start: string, end: string, length: Decimal): number =>
  length.minus(secondsAt(end)).plus(secondsAt(start)).div(DAY).toNumber();

/** 9:30 → "9 × 60 + 30" in minutes, "9 × 3,600 + 30 × 60 + 0" in seconds. */
export function byTheClock(length: Decimal, unit: number, show: Show): string {
  const { hours, minutes, seconds } = inParts(length);
  if (unit === MINUTE) return `${show("number", hours)} × 60 + ${minutes}`;
  return `${show("number", hours)} × ${show("number", HOUR)} + ${minutes} × 60 + ${seconds}`;
}

export function inWords(length: Decimal, notation: Show["notation"]): string {
  const { hours, ...rest } = inParts(length);
  return formatSpan({ days: hours.div(24).floor(), hours: hours.mod(24), ...rest }, notation);
}
