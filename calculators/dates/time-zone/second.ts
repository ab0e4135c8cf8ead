// Clocks by the law itself, for the places whose law is short: the United States since 2007 (15 U.S.C. 260a), the Union and Britain
// since 1996 (Directive 2000/84/EC and before), and places without summer time. Moments are minutes since the year 1.
import { dayAt, dayOf, numberOf, weekday, written } from "#calculators/second/calendar";
import { type Given, type Made, NO_OPINION, type Opinion, whole } from "#calculators/second/given";
import { upTo } from "#calculators/second/print";
import { over } from "#calculators/second/ratio";

type Law = "us" | "eu" | "none";
type Place = { readonly standard: number; readonly law: Law };

const PLACES: Readonly<Record<string, readonly [hours: number, law: Law]>> = {
  ...{ "New York": [-5, "us"], ET: [-5, "us"], CT: [-6, "us"], MT: [-7, "us"], PT: [-8, "us"], Boston: [-5, "us"] },
  ...{ London: [0, "eu"], Berlin: [1, "eu"], Paris: [1, "eu"], Helsinki: [2, "eu"] },
  ...{ Tokyo: [9, "none"], India: [5.5, "none"], UTC: [0, "none"], Singapore: [8, "none"], GMT: [0, "none"] },
};
const [DAY, FIRST, LAST] = [1440, 2007, 2037];

function placeOf(said: string): Place | undefined {
  const [, sign, hours, minutes = "0"] = /^(?:UTC|GMT)([+-])(\d+?)(?::?(\d\d))?$/.exec(said) ?? [];
  if (sign) return { standard: (sign === "-" ? -1 : 1) * (60 * Number(hours) + Number(minutes)), law: "none" };
  const known = PLACES[said];
  return known && { standard: 60 * known[0], law: known[1] };
}

/** The nth Sunday of a month, or its last. */
function sunday(year: number, month: number, nth: number | "last"): number {
  const first = numberOf({ year, month, day: 1 });
  const sundays = Array.from({ length: 31 }, (_, i) => first + i).filter(
    (n) => weekday(n) === "Sunday" && dayAt(n).month === month,
  );
  return (nth === "last" ? sundays.at(-1) : sundays[nth - 1]) ?? 0;
}

const SUMMERS = new Map<string, readonly [from: number, to: number]>();

/** When clocks are an hour ahead in a year, from and to the minute. */
function summer({ standard, law }: Place, year: number): readonly [from: number, to: number] {
  const key = `${standard} ${law} ${year}`;
  const known = SUMMERS.get(key);
  if (known) return known;
  const found: readonly [number, number] =
    law === "us"
      ? [sunday(year, 3, 2) * DAY + 120 - standard, sunday(year, 11, 1) * DAY + 60 - standard]
      : [sunday(year, 3, "last") * DAY + 60, sunday(year, 10, "last") * DAY + 60];
  SUMMERS.set(key, found);
  return found;
}

function ahead(place: Place, at: number): number {
  if (place.law === "none") return place.standard;
  const [from, to] = summer(place, dayAt(Math.floor((at + place.standard) / DAY)).year);
  return place.standard + (from <= at && at < to ? 60 : 0);
}

const momentsOf = (place: Place, local: number): readonly number[] =>
  [...new Set([60, 0].map((more) => local - place.standard - more))].filter((at) => at + ahead(place, at) === local);

function minutesAt(text: string): number | undefined {
  const [, hour = "", minute = "0", second = "0", half] =
    /^(\d+)(?::(\d+))?(?::(\d+))? ?(?:([ap])\.?m\.?)?$/i.exec(text) ?? [];
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
  return Number(second) === 0 ? 60 * hours + Number(minute) : undefined;
}

const two = (n: number): string => String(n).padStart(2, "0");
const clock = (minutes: number): string => {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? "am" : "pm"}`;
};
const split = (local: number) => ({ day: Math.floor(local / DAY), minutes: local - DAY * Math.floor(local / DAY) });
const BESIDE: Readonly<Record<number, string>> = {
  "-1": " on the day before",
  0: "",
  1: " on the next day",
  2: " two days later",
};

const timeZone: Opinion = (given) => {
  const [here, others] = [placeOf(given.from ?? ""), [given.to ?? "", ...(given.also?.split("; ") ?? [])].map(placeOf)];
  const [day, minutes] = [numberOf(dayOf(given, "date")), minutesAt(given.time ?? "")];
  const { year } = dayOf(given, "date");
  const known = others.filter((place) => place !== undefined);
  const there = known[0];
  if (!here || !there || known.length < others.length || minutes === undefined || year < FIRST || year >= LAST)
    return NO_OPINION;
  const moments = momentsOf(here, day * DAY + minutes);
  const at = given.repeated === "second" ? moments.at(-1) : moments[0];
  if (at === undefined) return undefined;
  const then = split(at + ahead(there, at));
  const apart = (place: Place) => ahead(place, at) - ahead(here, at);
  const utc = dayAt(split(at).day);
  const hours = meeting(given, here, known, day);
  return {
    there: `${clock(then.minutes)}${BESIDE[then.day - day]}`,
    there_date: written(dayAt(then.day)),
    hours_ahead: upTo(over(apart(there), 60), 4),
    utc: `${utc.year}-${two(utc.month)}-${two(utc.day)}T${two(Math.floor(split(at).minutes / 60))}:${two(split(at).minutes % 60)}:00Z`,
    meet: shared(hours.filter(({ working }) => working === known.length + 1).map(({ hour }) => hour)),
    version: null,
    cities: known.map((place) => {
      const { day, minutes } = split(at + ahead(place, at));
      return [null, clock(minutes), written(dayAt(day)), null, null, null];
    }),
    meeting: hours.map(({ hour, elsewhere, working }) => [clock(60 * hour), elsewhere, `${working}`]),
    changes: null,
  };
};

function meeting(given: Given, here: Place, others: readonly Place[], day: number) {
  const [from, to] = [60 * whole(given, "work_from"), 60 * whole(given, "work_to")];
  return Array.from({ length: 24 }, (_, hour) => hour).flatMap((hour) => {
    const at = momentsOf(here, day * DAY + 60 * hour)[0];
    if (at === undefined) return [];
    const clocks = [here, ...others].map((place) => split(at + ahead(place, at)));
    const elsewhere = clocks.slice(1).map((one) => `${clock(one.minutes)}${mark(one.day - day)}`);
    const working = clocks.filter(({ minutes }) => from <= minutes && minutes < to).length;
    return [{ hour, elsewhere: elsewhere.join(" · "), working }];
  });
}

const mark = (days: number): string => (days === 0 ? "" : ` (${days > 0 ? "+" : ""}${days})`);

function shared(hours: readonly number[]): string | undefined {
  const runs: [from: number, to: number][] = [];
  for (const hour of hours) {
    const last = runs.at(-1);
    if (last && last[1] === hour) last[1] = hour + 1;
    else runs.push([hour, hour + 1]);
  }
  return runs.length > 0 ? runs.map(([from, to]) => `${clock(60 * from)} to ${clock(60 * to)}`).join(", ") : undefined;
}

const TIMES = ["12:00 am", "1:30 am", "2:30 am", "02:00", "9:00 am", "12:15 pm", "17:45", "11:59 pm", "24:00"];
const DATES = ["03-08", "03-09", "03-29", "10-25", "10-31", "11-01", "11-02", "01-01", "07-04", "12-31", "02-28"];
const ALL = [...Object.keys(PLACES), "UTC+5:45", "UTC-9:30", "UTC+14", "UTC-12"];

export const made: Made = (pick) => ({
  time: pick(TIMES),
  date: `${FIRST + pick([0, 1, 7, 13, 19, 20, 29])}-${pick(DATES)}`,
  from: pick(ALL),
  to: pick(ALL),
  also: [pick(ALL), pick(ALL)].slice(0, pick([1, 2])).join("; "),
  repeated: pick(["first", "second"]),
  work_from: pick(["0", "8", "9"]),
  work_to: pick(["12", "17", "24"]),
});

export default timeZone;
