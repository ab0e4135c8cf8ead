// Zones as a page loads them: one line for all that have had the same time since 1970, so "America/Nassau,America/Toronto|-300EST,-240EDT|00
// 16kzc …". After the names come the offsets in minutes with what people call them, then the changes: which of these, and how
// many half minutes after the change before.
import { addDays } from "#numbers/calendar";
import { readDate, writeDate } from "#numbers/civil-date";
import { type Change, changesOf } from "./compile.ts";
import type { ZoneSource } from "./zone-source.ts";

const UNIT = 30;
const BASE = 36;

export function packed({ zones, links, ...source }: ZoneSource): string {
  const names = new Map<string, string[]>();
  const tables = new Map([...zones].map(([name, eras]) => [name, tableOf(changesOf(eras, source))] as const));
  for (const [name, of] of [...zones.keys()].map((name) => [name, name] as const).concat([...links])) {
    const table = tables.get(of) ?? "";
    names.set(table, [...(names.get(table) ?? []), name]);
  }
  return Array.from(names, ([table, all]) => `${all.join(",")}|${table}`)
    .sort()
    .join("\n");
}

function tableOf(changes: readonly Change[]): string {
  const kinds = changes.map(({ offset, name }) => `${offset / 60}${/^[+-]/.test(name) ? "" : name}`);
  const distinct = [...new Set(kinds)];
  const steps = changes.map(({ at }, i) => {
    const step = (at - (changes[i - 1]?.at ?? 0)) / UNIT;
    if (!Number.isInteger(step) || distinct.length > BASE) throw new TypeError(`${at} does not fit`);
    return `${distinct.indexOf(kinds[i] ?? "").toString(BASE)}${step.toString(BASE)}`;
  });
  return `${distinct.join(",")}|${steps.join(" ")}`;
}

/** The names in a line, the zone's usual name first. */
export const namesIn = (line: string): readonly string[] => line.slice(0, line.indexOf("|")).split(",");

/** What has no name of its own is called by its offset. */
export function changesIn(line: string): readonly Change[] {
  const [, kinds = "", steps = ""] = line.split("|");
  const states = kinds.split(",").map((kind) => {
    const [, minutes = "", name = ""] = /^(-?[\d.]+)(.*)$/.exec(kind) ?? [];
    return { offset: 60 * Number(minutes), name };
  });
  let at = 0;
  return steps.split(" ").flatMap((step) => {
    at += UNIT * Number.parseInt(step.slice(1), BASE);
    const state = states[Number.parseInt(step.slice(0, 1), BASE)];
    return state ? [{ at, ...state }] : [];
  });
}

/** Governments change their clocks several times a year, so the data is read again within half a year. */
const HALF_A_YEAR = 182;
const reviewOf = (read: string): string => {
  const day = readDate(read);
  return day ? writeDate(addDays(day, HALF_A_YEAR)) : read;
};

/** What a page loads, as TypeScript. */
export const moduleOf = (source: ZoneSource, read: string): string =>
  [
    "// Written by `npm run facts -- update tzdata` from IANA's tzdata.zi.",
    `export const version = "${source.version}";`,
    `export const read = "${read}";`,
    `export const review = "${reviewOf(read)}";`,
    `export const lines = \`\n${packed(source)}\`;`,
    "",
  ].join("\n");
