// The world's time zones as IANA keeps them, with the names that people have for them, and the time there at a moment.
import { dayNumber } from "#numbers/calendar";
import { dated, type Fact, newestOf } from "../dated.ts";
import type { Change } from "./compile.ts";
import { changesIn, namesIn } from "./packed.ts";
import { CLOCKS, PLACES, SEVERAL } from "./places.ts";
import { lines, read, review, version } from "./tzdata.ts";

export const ZONES_VERSION = version;
export const timeZones: Fact<string> = dated({
  what: "Time zones of the world",
  source: { title: `IANA, Time Zone Database, version ${version}`, url: "https://www.iana.org/time-zones", read },
  values: [{ from: "1970-01-01", to: "2037-12-31", value: lines }],
  review,
});

/** `id` is IANA's name, and `name` what people call it. */
export type Zone = { readonly id: string; readonly name: string; readonly changes: readonly Change[] };
type Place = { readonly id: string; readonly name: string };

/** Undefined where there is no such place; where a country has several times, that. */
export function zoneNamed(said: string): Zone | "several" | undefined {
  const key = plain(said);
  const fixed = /^(?:utc|gmt) ?([+-]) ?(\d{1,2})(?::?(\d\d))?$/.exec(key);
  if (fixed) return fixedZone(fixed[1] === "-" ? -1 : 1, Number(fixed[2]), Number(fixed[3] ?? 0));
  const place = places().get(key.replace(/ time$/, "")) ?? places().get(key);
  if (!place) return SEVERAL.has(key) ? "several" : undefined;
  return { ...place, changes: changesOf(place.id) };
}

const unpacked = new Map<string, readonly Change[]>();
function changesOf(id: string): readonly Change[] {
  const changes = unpacked.get(id) ?? changesIn(byName().get(id) ?? "");
  unpacked.set(id, changes);
  return changes;
}

function fixedZone(sign: 1 | -1, hours: number, minutes: number): Zone {
  const name = `UTC${sign < 0 ? "-" : "+"}${hours}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}`;
  return { id: name, name, changes: [{ at: 0, offset: sign * (3600 * hours + 60 * minutes), name: "" }] };
}

const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[_ ]+/g, " ").replace(/[.,']/g, "").trim().toLowerCase();

/** The line of each zone. Read through the fact: named twice, the text is twice in an embed. */
const byName = once(
  () =>
    new Map(
      newestOf(timeZones)
        .value.trim()
        .split("\n")
        .flatMap((line) => namesIn(line).map((name) => [name, line] as const)),
    ),
);

const rowsOf = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.split(":"));

/** By plain names: IANA's own, the city in them, then people's. The later ones win: "EST" is Eastern Time. */
const places = once(() => {
  const ids = [...byName().keys()];
  const cities = ids.map((id) => [id, (id.split("/").at(-1) ?? "").replaceAll("_", " ")] as const);
  const others = rowsOf(PLACES).flatMap(([id = "", names = ""]) => names.split(",").map((name) => [id, name] as const));
  const clocks = rowsOf(CLOCKS).flatMap(([name = "", id = "", short = ""]) =>
    [name, ...short.split(",")].map((one) => [plain(one).replace(/ time$/, ""), { id, name }] as const),
  );
  return new Map<string, Place>([
    ...cities.map(([id, name]) => [plain(id), { id, name }] as const),
    ...[...cities, ...others].map(([id, name]) => [plain(name), { id, name }] as const),
    ...clocks,
  ]);
});

export const placeNames = (): readonly string[] => [...places().keys()];

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

export const changeBefore = ({ changes }: Zone, at: number): Change | undefined =>
  changes.findLast((change) => change.at <= at) ?? changes[0];

export const nextChange = ({ changes }: Zone, at: number): Change | undefined =>
  changes.find((change) => change.at > at);

export const offsetAt = (zone: Zone, at: number): number => changeBefore(zone, at)?.offset ?? 0;

/** The moments at which a clock there shows this time: none where clocks skip it, two where they go back. */
export function momentsOf(zone: Zone, local: number): readonly number[] {
  const offsets = [...new Set([local - DAY, local, local + DAY].map((at) => offsetAt(zone, at)))];
  return offsets
    .map((offset) => local - offset)
    .filter((at) => at + offsetAt(zone, at) === local)
    .sort((a, b) => a - b);
}

const DAY = 86_400;

/** How many minutes each zone is ahead of UTC at the start of a day in UTC, by IANA's name. */
export const offsetsOnDay = (held: string, day: number): Readonly<Record<string, number>> =>
  Object.fromEntries(
    held
      .trim()
      .split("\n")
      .flatMap((line) => {
        const minutes = offsetAt({ id: "", name: "", changes: changesIn(line) }, startOf(day)) / 60;
        return namesIn(line).map((name) => [name, minutes] as const);
      }),
  );

/** The start of a day (`dayNumber`) in seconds since 1970, as if by UTC. */
export const startOf = (day: number): number => DAY * (day - dayNumber({ year: 1970, month: 1, day: 1 }));
