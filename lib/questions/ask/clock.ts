// Two times of day as people write them, as the form does: "9 - 5:30pm" is from 9:00 am to 5:30 pm.
import type { Texts } from "#engine";

const CLOCK = "(?:(?<![\\d:])\\d{1,2}(?::[0-5]\\d)?(?: ?[ap]\\.?m\\.?)?(?![\\d:])|noon|midnight)";

export const TIMES = `${CLOCK} ?(?:to|and|till?|until|-) ?${CLOCK}`;

type Clock = { readonly hour: number; readonly minutes: string; readonly half: string };
const NAMED: Readonly<Record<string, string>> = { noon: "12pm", midnight: "12am" };

function clockIn(text: string): Clock {
  const [, hour = "", minutes = "", half = ""] =
    /^(\d+)(:\d\d)? ?([ap])?/i.exec(NAMED[text.toLowerCase()] ?? text) ?? [];
  return { hour: Number(hour), minutes, half: half.toLowerCase() };
}

/** One time of day that can be nothing else. */
export const TIME =
  "(?:\\d{1,2}:[0-5]\\d(?: ?[ap]\\.?m\\.?(?![a-z]))?|\\d{1,2} ?[ap]\\.?m\\.?(?![a-z])|noon|midnight)(?![\\d:])";

/** The same where "9:30" may be a length of time. */
export const TIME_OF_DAY =
  "(?<![\\d:])(?:\\d{1,2}(?::[0-5]\\d)? ?[ap]\\.?m\\.?(?![a-z])|(?:00?|1[3-9]|2[0-3]):[0-5]\\d|noon|midnight)(?![\\d:])";

/** Two bare numbers are no times of day, and "9:00 to 5:00" could mean 8 hours or 20. */
export function timesOf(text: string): Texts | undefined {
  const [from, to] = (text.match(new RegExp(CLOCK, "gi")) ?? []).map(clockIn);
  if (!from || !to) return undefined;
  const isBare = from.minutes + to.minutes === "" || (from.hour <= 12 && to.hour <= from.hour);
  if (isBare && !from.half && !to.half) return undefined;
  const isLater = sinceNoon(to) > sinceNoon(from);
  return { start: written(from, to, isLater), end: written(to, from, isLater) };
}

const sinceNoon = ({ hour, minutes }: Clock): number => (hour % 12) * 60 + Number(minutes.slice(1));

/** What has no am or pm beside a time that has is at most 12 hours from it. */
function written({ hour, minutes, half }: Clock, other: Clock, isLater: boolean): string {
  const time = `${hour}${minutes || ":00"}`;
  if (half) return `${time} ${half}m`;
  if (!other.half || hour > 12 || hour === 0) return time;
  const isMorning = (other.half === "a") === isLater;
  return `${time} ${isMorning ? "am" : "pm"}`;
}
