// What must hold for every fact, as complaints. Tests ask; nothing a visitor downloads does.
import { dateOf, dayNumber } from "#numbers/calendar";
import { readDate, writeDate } from "#numbers/civil-date";
import type { Fact, Period, Source } from "./dated.ts";

export function flawsOf({ what, periods, review }: Fact<unknown>): readonly string[] {
  const flaws = [
    ...(what.trim() ? [] : ["has no name"]),
    ...(periods.length > 0 ? [] : ["has no values"]),
    ...(review === undefined || readDate(review) ? [] : [`is to be reviewed on ${review}, which is not a date`]),
    ...periods.flatMap(flawsOfPeriod),
    ...periods.slice(1).flatMap((period, i) => flawsBetween(periods[i], period)),
  ];
  return flaws.map((flaw) => `${what.trim() || "A fact"} ${flaw}`);
}

function flawsOfPeriod({ from, to, source }: Period<unknown>): string[] {
  const unreal = [from, to].filter((day) => !readDate(day)).map((day) => `has ${day}, which is not a date`);
  const backwards = from > to ? [`ends on ${to} before it begins on ${from}`] : [];
  return [...unreal, ...backwards, ...flawsOfSource(source)];
}

function flawsOfSource({ title, url, read }: Source): string[] {
  return [
    ...(title.trim() ? [] : ["has a source without a title"]),
    ...(/^https:\/\/[^\s/]+\.[^\s/]+\/\S*$/.test(url)
      ? []
      : [`has ${url || "an empty address"} as its source's address`]),
    ...(readDate(read) ? [] : [`was read on ${read}, which is not a date`]),
  ];
}

function flawsBetween(before: Period<unknown> | undefined, after: Period<unknown>): string[] {
  const end = before && readDate(before.to);
  if (!end || !readDate(after.from)) return [];
  const next = writeDate(dateOf(dayNumber(end) + 1));
  if (after.from === next) return [];
  return [`has ${after.from > next ? "a gap" : "an overlap"} between ${before.to} and ${after.from}`];
}
