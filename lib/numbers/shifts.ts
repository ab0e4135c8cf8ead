// A time card: shifts with their breaks, added up by the day, and what of it is overtime. Lengths are seconds.
import { Decimal, decimal } from "./decimal.ts";
import { DAY, HOUR, secondsAt, secondsIn, toNearest } from "./time-of-day.ts";

export type Shift = {
  readonly day: string;
  readonly start: string;
  readonly end: string;
  /** The unpaid break. */
  readonly pause: string;
};

/** Since midnight of the day on which the shift starts, each end to the nearest multiple. An end that comes earlier is on the next day. */
export function stint(shift: Shift, multiple: number) {
  const [from, until, pause] = [secondsAt(shift.start), secondsAt(shift.end), secondsIn(shift.pause)];
  const start = toNearest(from, multiple);
  const end = toNearest(until < from ? until + DAY : until, multiple);
  return { start, end, pause, worked: end - start - pause, isEmpty: from === until };
}

type Day = { readonly day: string; readonly stints: readonly ReturnType<typeof stint>[] };

/** The shifts of each day, in the order in which the days are named. "Mon" and "mon" are one day. */
export function byDay(shifts: readonly Shift[], multiple: number): readonly Day[] {
  const days = new Map<string, { day: string; stints: ReturnType<typeof stint>[] }>();
  for (const shift of shifts) {
    const name = shift.day.toLowerCase();
    const day = days.get(name) ?? { day: shift.day, stints: [] };
    day.stints.push(stint(shift, multiple));
    days.set(name, day);
  }
  return [...days.values()];
}

/** The days on which one shift starts before another has ended. */
export function overlapping(days: readonly Day[]): readonly string[] {
  const doubled = days.filter(({ stints }) => {
    const inOrder = [...stints].sort((a, b) => a.start - b.start);
    return inOrder.slice(1).some(({ start }, i) => start < (inOrder[i]?.end ?? start));
  });
  return doubled.map(({ day }) => day);
}

/** In hours. */
type Limits = {
  readonly weekly_limit: Decimal | undefined;
  readonly daily_limit: Decimal | undefined;
  readonly double_after: Decimal | undefined;
};

/**
 * Double time and daily overtime come off first, and only what is left counts towards the week: no hour is overtime
 * twice. California Labor Code, section 510(a).
 */
export function split(days: readonly Day[], { weekly_limit, daily_limit, double_after }: Limits) {
  let room = weekly_limit?.times(HOUR);
  return days.map(({ day, stints }) => {
    const worked = decimal(stints.reduce((sum, { worked }) => sum + worked, 0));
    const double_time = beyond(worked, double_after);
    const straight = worked.minus(double_time).minus(beyond(worked.minus(double_time), daily_limit));
    const regular = room ? Decimal.min(straight, room) : straight;
    room = room?.minus(regular);
    const overtime = worked.minus(double_time).minus(regular);
    return { day, worked, hours: worked.div(HOUR), regular, overtime, double_time };
  });
}

type Parts = Readonly<Record<"worked" | "regular" | "overtime" | "double_time", Decimal>>;

/** Of days or weeks together. */
export function totalOf(all: readonly Parts[]) {
  const sum = (part: keyof Parts) => all.reduce((sum, one) => sum.plus(one[part]), decimal(0));
  const worked = sum("worked");
  const hours = worked.div(HOUR);
  return { worked, hours, regular: sum("regular"), overtime: sum("overtime"), double_time: sum("double_time") };
}

const beyond = (worked: Decimal, limit: Decimal | undefined): Decimal =>
  limit ? Decimal.max(0, worked.minus(limit.times(HOUR))) : decimal(0);
