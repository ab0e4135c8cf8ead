// Shifts as a time card has them: "9am to 5:30pm with a 30 minute lunch", "mon 9-5, tue 9-5:30".
import { TIMES, timesOf } from "./clock.ts";
import type { Kind } from "./kind.ts";

const DAY = "(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*";
const PAUSE =
  "(?:with|minus|less|and)? ?(?:an? )?(?:\\d{1,3}[ -]?(?:m|mins?|minutes?)|(?:\\d|one)[ -]?(?:h|hrs?|hours?)|half(?: an)? hour) (?:unpaid )?(?:lunch|break)(?: break)?";
const SHIFT = `(?:${DAY}:? )?${TIMES}(?:,? ${PAUSE})?`;

export const SHIFTS: Kind = {
  needs: ["-", "to", "and", "til"],
  pattern: `${SHIFT}(?:(?:, ?and |, ?|; ?| and | )${SHIFT}){0,13}(?![\\w:])`,
  read(text, input) {
    const shifts = text.match(new RegExp(SHIFT, "gi")) ?? [];
    const pauses = shifts.filter((shift) => new RegExp(PAUSE, "i").test(shift));
    // After the last of several shifts it may be one break or one a day.
    if (pauses.length > 0 && pauses.length < shifts.length) return undefined;
    // "10pm to 6am" alone is a length of time, and no work.
    if (shifts.length === 1 && pauses.length === 0 && timesOf(text)) return undefined;
    const rows = shifts.map(rowOf);
    return rows.includes(undefined) ? undefined : { [input]: rows.join("; ") };
  },
};

function rowOf(shift: string, place: number): string | undefined {
  const [day = `Day ${place + 1}`] = new RegExp(`^${DAY}`, "i").exec(shift) ?? [];
  const [times = ""] = new RegExp(TIMES, "i").exec(shift) ?? [];
  const { start, end } = asDay(timesOf(times) ?? {}, times);
  return start && end ? [day, start, end, pauseIn(shift)].join(", ") : undefined;
}

/** People who work from 9 to 5 begin in the morning. From 6 to 7 may be an hour. */
function asDay({ start, end }: Readonly<Record<string, string>>, times: string) {
  if (start || !/^\d{1,2}(?::\d\d)? ?(?:to|till?|until|-) ?\d{1,2}(?::\d\d)?$/i.test(times)) return { start, end };
  const [from = "", to = ""] = times.match(/\d{1,2}(?::\d\d)?/g) ?? [];
  const [first = 0, last = 0] = [from, to].map((time) => Number.parseInt(time, 10));
  const isDay = first >= 6 && first <= 11 && last >= 1 && last < first;
  return isDay ? { start: `${full(from)} am`, end: `${full(to)} pm` } : { start, end };
}

const full = (time: string): string => (time.includes(":") ? time : `${time}:00`);

function pauseIn(shift: string): string {
  const [pause = ""] = new RegExp(PAUSE, "i").exec(shift) ?? [];
  if (pause === "") return "0:00";
  if (/half/i.test(pause)) return "0:30";
  const amount = Number(/\d+/.exec(pause)?.[0] ?? 1);
  const minutes = /\d[ -]?m/i.test(pause) ? amount : amount * 60;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
