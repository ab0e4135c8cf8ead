// A day at the first place, hour by hour, beside the clocks elsewhere, and who is at work then.
import { type Currency, count, table, text } from "#engine";
import { momentsOf, startOf, type Zone } from "#facts/zones/time-zones";
import { dayNumber } from "#numbers/calendar";
import type { CivilDate } from "#numbers/civil-date";
import { HOUR, writeTime } from "#numbers/time-of-day";
import { clockAt } from "../../shared/places.ts";
import { timeAt } from "./city-times.ts";

type Work = { readonly date: CivilDate; readonly work_from: number; readonly work_to: number };

export const MEETING = table(
  "Meeting table",
  { here: text("Your time"), others: text("Elsewhere, in order"), at_work: count("Places at work") },
  { chart: { kind: "bars", x: "here", y: "at_work" } },
);

export function meetingHours(here: Zone, others: readonly Zone[], { date, work_from, work_to }: Work) {
  const isWorking = (zone: Zone, at: number) => {
    const { seconds } = clockAt(zone, at);
    return work_from * HOUR <= seconds && seconds < work_to * HOUR;
  };
  return Array.from({ length: 24 }, (_, hour) => {
    const [at] = momentsOf(here, startOf(dayNumber(date)) + hour * HOUR);
    return at === undefined ? [] : [{ hour, at }];
  })
    .flat()
    .map(({ hour, at }) => ({
      hour,
      here: ({ notation }: Currency) => writeTime(hour * HOUR, notation?.hours),
      others: ({ notation }: Currency) => others.map((zone) => beside(zone, at, date, notation)).join(" · "),
      at_work: [here, ...others].filter((zone) => isWorking(zone, at)).length,
    }));
}

/** The time, with the days between: "1:00 am (+1)". */
function beside(zone: Zone, at: number, date: CivilDate, notation: Currency["notation"]): string {
  const days = dayNumber(clockAt(zone, at).date) - dayNumber(date);
  return `${timeAt(zone, at, notation)}${days === 0 ? "" : ` (${days > 0 ? "+" : "-"}${Math.abs(days)})`}`;
}

type Hours = ReturnType<typeof meetingHours>;

/** "9:00 am to 12:00 pm", each run of hours in which all are at work. */
export function sharedHours(hours: Hours, all: number) {
  const shared = hours.filter(({ at_work }) => at_work === all).map(({ hour }) => hour);
  const starts = shared.filter((hour) => !shared.includes(hour - 1));
  const ends = shared.filter((hour) => !shared.includes(hour + 1)).map((hour) => hour + 1);
  if (shared.length === 0) return null;
  return ({ notation }: Currency) =>
    starts
      .map((start, i) => [start, ends[i] ?? start].map((hour) => writeTime(hour * HOUR, notation?.hours)).join(" to "))
      .join(", ");
}
