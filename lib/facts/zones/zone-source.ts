// tzdata.zi as IANA publishes it: rules, the eras of each zone, and links, each a line of words.
import { dayNumber, weekdayOf } from "#numbers/calendar";
import { daysInMonth } from "#numbers/civil-date";

export type When = {
  readonly month: number;
  readonly day: (year: number, month: number) => number;
  /** Seconds since midnight, by the clock in force (w), by standard time (s) or by UTC (u). */
  readonly seconds: number;
  readonly by: "w" | "s" | "u";
};
export type Rule = When & {
  readonly from: number;
  readonly to: number;
  readonly save: number;
  readonly letter: string;
};
export type Era = {
  readonly standard: number;
  readonly rules: string;
  readonly format: string;
  readonly until?: When & { readonly year: number };
};
export type ZoneSource = {
  readonly version: string;
  readonly rules: ReadonlyMap<string, readonly Rule[]>;
  readonly zones: ReadonlyMap<string, readonly Era[]>;
  /** Other names, by the name that they are for. */
  readonly links: ReadonlyMap<string, string>;
};

export function zonesIn(text: string): ZoneSource | undefined {
  const version = /^# version (\S+)\n/.exec(text)?.[1];
  if (!version || !text.endsWith("\n")) return undefined;
  const [rules, zones, links] = [new Map<string, Rule[]>(), new Map<string, Era[]>(), new Map<string, string>()];
  let eras: Era[] = [];
  for (const line of text.split("\n").filter((one) => one && !one.startsWith("#"))) {
    const words = line.split(" ");
    const [kind, name = "", ...rest] = words;
    if (kind === "R") rules.set(name, [...(rules.get(name) ?? []), ruleOf(rest)]);
    else if (kind === "L") links.set(rest[0] ?? "", name);
    else if (kind === "Z") {
      eras = [eraOf(rest)];
      zones.set(name, eras);
    } else eras.push(eraOf(words));
  }
  return { version, rules, zones, links };
}

function ruleOf([from = "", to = "", , month, day, at, save = "", letter = ""]: readonly string[]): Rule {
  const first = Number(from);
  return {
    ...whenOf(month, day, at),
    from: first,
    to: lastYear(to, first),
    save: secondsOf(save),
    letter: letter === "-" ? "" : letter,
  };
}

/** "o" is for "only", and "ma" for "maximum". */
function lastYear(text: string, first: number): number {
  if ("only".startsWith(text)) return first;
  return "maximum".startsWith(text) ? Number.POSITIVE_INFINITY : Number(text);
}

function eraOf([standard = "", rules = "", format = "", year, ...when]: readonly string[]): Era {
  const era = { standard: secondsOf(standard), rules, format };
  return year ? { ...era, until: { ...whenOf(...when), year: Number(year) } } : era;
}

const MONTHS = "January February March April May June July August September October November December".split(" ");

function whenOf(month = "Jan", day = "1", at = "0"): When {
  const by = /[wsugz]$/.exec(at)?.[0] ?? "w";
  return {
    month: 1 + MONTHS.findIndex((name) => name.startsWith(month)),
    day: dayOf(day),
    seconds: secondsOf(at.replace(/[wsugz]$/, "")),
    by: by === "w" || by === "s" ? by : "u",
  };
}

const WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");
const weekdayAt = (year: number, month: number, day: number): number => weekdayOf(dayNumber({ year, month, day })) - 1;

/** "8", "lastSu", "Su>=8" or "F<=1": the day may lie in the month before or after. */
function dayOf(text: string): When["day"] {
  if (/^\d+$/.test(text)) return () => Number(text);
  const [, last, name = "", sign, number] = /^(last)?([A-Z][a-z]*)(?:([<>])=(\d+))?$/.exec(text) ?? [];
  const wanted = WEEKDAYS.findIndex((one) => one.startsWith(name));
  return (year, month) => {
    const day = last ? daysInMonth(year, month) : Number(number);
    const there = weekdayAt(year, month, day);
    return sign === ">" ? day + ((wanted - there + 7) % 7) : day - ((there - wanted + 7) % 7);
  };
}

/** "-1:30", "0:14:44", "2" or "-". */
export function secondsOf(text: string): number {
  const [, sign, hours = "0", minutes = "0", seconds = "0"] = /^(-?)(\d*)(?::(\d+))?(?::(\d+))?$/.exec(text) ?? [];
  return (sign ? -1 : 1) * (3600 * Number(hours) + 60 * Number(minutes) + Number(seconds)) || 0;
}
