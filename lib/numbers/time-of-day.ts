// Times of day as people write them: 9:00, 17:30, 9:05:30, 9 am, 5:30 pm, 24:00. In seconds since midnight.
import type { Decimal } from "./decimal.ts";

export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 24 * HOUR;

const MINUTES_AND_SECONDS = ":[0-5]\\d(?::[0-5]\\d)?";
const ON_24_HOURS = `(?:[01]?\\d|2[0-3])${MINUTES_AND_SECONDS}|24:00(?::00)?`;
const ON_12_HOURS = `(?:0?[1-9]|1[0-2])(?:${MINUTES_AND_SECONDS})? ?[AaPp]\\.?[Mm]\\.?`;

/** What `readTime` reads, as the source of a regular expression. */
export const TIME = `(?:${ON_24_HOURS}|${ON_12_HOURS})`;
const WHOLE_TIME = new RegExp(`^${TIME}$`);
export const TIME_LIKE = "a time of day such as 9:00 am or 17:30";

/** 12 am is midnight and 12 pm is noon. */
export function readTime(text: string): number | undefined {
  if (!WHOLE_TIME.test(text)) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = text.split(":").map((part) => Number.parseInt(part, 10));
  const isAfternoon = /p/i.test(text);
  const hour = isAfternoon || /a/i.test(text) ? (hours % 12) + (isAfternoon ? 12 : 0) : hours;
  return HOUR * hour + MINUTE * minutes + seconds;
}

/** Of a text that `TIME` matches. */
export function secondsAt(text: string): number {
  const seconds = readTime(text);
  if (seconds === undefined) throw new TypeError(`${text} is no time of day`);
  return seconds;
}

/** 17:30 → 5:30 pm, or 17:30 and 09:00 where `hours` says so. What lies past midnight is on the next day. */
export function writeTime(seconds: number, hours: "h" | "H" | "HH" = "h"): string {
  const hour = Math.floor(seconds / HOUR) % 24;
  const two = (part: number) => String(part).padStart(2, "0");
  const [minutes, rest] = [Math.floor(seconds / MINUTE) % 60, seconds % MINUTE];
  const after = `:${two(minutes)}${rest > 0 ? `:${two(rest)}` : ""}`;
  if (hours === "h") return `${hour % 12 || 12}${after} ${hour < 12 ? "am" : "pm"}`;
  return `${hours === "HH" ? two(hour) : hour}${after}`;
}

/** A short length of time: 0:30, 1:00 or 45 min. */
export const BREAK = "(?:\\d:[0-5]\\d|1?\\d?\\d ?min)";
const WHOLE_BREAK = new RegExp(`^${BREAK}$`);
export const BREAK_LIKE = "a length of time such as 0:30 or 45 min";

/** Of a text that `BREAK` matches, in seconds. */
export function secondsIn(text: string): number {
  if (!WHOLE_BREAK.test(text)) throw new TypeError(`${text} is no length of time`);
  const [first = 0, minutes] = text.split(":").map((part) => Number.parseInt(part, 10));
  return minutes === undefined ? MINUTE * first : HOUR * first + MINUTE * minutes;
}

/** A length as one says it: 7:45:30 is 7 hours, 45 minutes and 30 seconds. */
export const inParts = (seconds: Decimal) => ({
  hours: seconds.div(HOUR).floor(),
  minutes: seconds.div(MINUTE).floor().mod(MINUTE),
  seconds: seconds.mod(MINUTE),
});

/** To the nearest multiple; what is halfway goes up. */
export const toNearest = (seconds: number, multiple: number): number =>
  multiple * Math.floor((2 * seconds + multiple) / (2 * multiple));
