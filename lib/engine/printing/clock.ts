// Lengths of time as a clock writes them, and in seconds for calculating.
import { type Amount, Decimal } from "#numbers/decimal";
import { round } from "#numbers/round";
import type { Clock } from "../fields/fields.ts";
import type { Read } from "../fields/read.ts";

export const CLOCK_PATTERN = "^\\d{1,6}(?::[0-5]\\d){1,2}(?:\\.\\d{1,3})?$";

/** Said at every door of a text with colons that no clock shows. */
export const NO_CLOCK = "must have its minutes and seconds from 00 to 59, such as 7:05";
const SHOWN_BY_CLOCKS = /^\d+(?::[0-5]\d){1,2}(?:\.\d+)?$/;

type Bounds = { readonly min: number; readonly max: number; readonly clock?: Clock };

export function readDuration(sent: unknown, { min, max, clock = "h:mm" }: Bounds): Read<Decimal> {
  const like = clock === "h:mm" ? "7:45 or 7:45:30" : "5:30 or 1:05:30";
  if (typeof sent !== "string" || !new RegExp(CLOCK_PATTERN).test(sent)) {
    const isNone = typeof sent === "string" && sent.includes(":") && !SHOWN_BY_CLOCKS.test(sent);
    return { fault: isNone ? NO_CLOCK : `must be a time such as ${like}` };
  }
  const parts = sent.split(":");
  if (parts.length === 2 && clock === "h:mm" && sent.includes("."))
    return { fault: "must be in whole minutes or have seconds" };

  const [hours, minutes, seconds] = parts.length === 2 && clock === "m:ss" ? ["0", ...parts] : parts;
  const value = new Decimal(hours ?? 0)
    .times(60)
    .plus(minutes ?? 0)
    .times(60)
    .plus(seconds ?? 0);
  if (value.lt(min)) return { fault: `must be at least ${formatDuration(min, clock)}` };
  if (value.gt(max)) return { fault: `must be at most ${formatDuration(max, clock)}` };
  return { value, text: sent };
}

/** To the whole second; the rounding carries, so there is never a 5:60. */
export function formatDuration(seconds: Amount, clock: Clock = "h:mm"): string {
  const whole = round(seconds);
  const total = whole.abs();
  const [h, m, s] = [total.div(3600).floor(), total.div(60).floor().mod(60), total.mod(60)];
  const two = (part: Decimal) => part.toFixed().padStart(2, "0");
  const sign = whole.lt(0) ? "-" : "";
  if (clock === "m:ss" && h.isZero()) return `${sign}${m.toFixed()}:${two(s)}`;
  if (clock === "h:mm" && s.isZero()) return `${sign}${h.toFixed()}:${two(m)}`;
  return `${sign}${h.toFixed()}:${two(m)}:${two(s)}`;
}
