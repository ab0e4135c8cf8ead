// A time of day as people type it: 830, 8.30, 8:30a, 5pm, noon. A bare "5" is in the morning or the afternoon; the other time of
// its row decides, where it can.
import type { Reading } from "./reading.ts";

const TIME = /^(\d{1,2})(?:[:.h ]?([0-5]\d))?(?::([0-5]\d))?(?: ?([ap])\.?(?:m\.?)?)?$/;
const HALF_DAY = 12;

type Time = { readonly hour: number; readonly rest: string; readonly half: string };

/** The times of one row, in its order. */
export function readTimes(texts: readonly string[]): readonly Reading[] {
  const times = texts.map(timeIn);
  return times.map((time, i) => {
    if (!time) return { fault: "must be a time of day, such as 9:00 am or 17:30" };
    if (!isBare(time)) return { value: written(time) };
    const half = halfBeside(time, times[i - 1], "after") ?? halfBeside(time, times[i + 1], "before");
    if (half) return { value: written({ ...time, half }) };
    return { fault: `could be ${time.hour} am or ${time.hour} pm: enter one of the two, or ${time.hour}:00` };
  });
}

function timeIn(text: string): Time | undefined {
  const name = text.toLowerCase();
  if (name === "noon") return { hour: HALF_DAY, rest: ":00", half: "p" };
  if (name === "midnight") return { hour: 0, rest: ":00", half: "" };
  const [, hours, minutes = "", seconds, half = ""] = TIME.exec(name) ?? [];
  const hour = Number(hours);
  const isReal = half
    ? hour >= 1 && hour <= HALF_DAY
    : hour < 24 || (hour === 24 && !Number(minutes + (seconds ?? "")));
  if (hours === undefined || !isReal) return undefined;
  return { hour, rest: minutes && `:${minutes}${seconds ? `:${seconds}` : ""}`, half };
}

const isBare = ({ hour, rest, half }: Time): boolean => !rest && !half && hour >= 1 && hour <= HALF_DAY;

/** The half of the day in which it is less than twelve hours from the other time. */
function halfBeside(time: Time, other: Time | undefined, side: "before" | "after"): "a" | "p" | undefined {
  if (!other || isBare(other)) return undefined;
  const gap = (half: "a" | "p") => {
    const between = minutesOf({ ...time, half }) - minutesOf(other);
    return (((side === "after" ? between : -between) % 1440) + 1440) % 1440;
  };
  return gap("a") < 720 && gap("a") > 0 ? "a" : "p";
}

function minutesOf({ hour, rest, half }: Time): number {
  const onClock = half ? (hour % HALF_DAY) + (half === "p" ? HALF_DAY : 0) : hour;
  return onClock * 60 + Number(rest.slice(1, 3));
}

const written = ({ hour, rest, half }: Time): string => `${hour}${rest || ":00"}${half && ` ${half}m`}`;
