// Units as people write them: "sq ft", "km/h", "m²", "miles per hour". The words stand in the tables of units.
import { wordsOf } from "#numbers/dimension";
import { INFORMATION, LENGTHS, MASSES, VOLUME } from "#numbers/units";
import { COMPOUNDS, keyLabeled, LAND, raised, times, type Units } from "./units.ts";

const OWN_WORDS: Readonly<Record<string, string>> = {
  s: "secs?|seconds?",
  min: "mins?|minutes?",
  h: "hrs?|hours?",
  day: "d|days?",
  week: "wks?|weeks?",
  month: "mo|months?",
  year: "y|yrs?|years?",
};
const TABLES = [LENGTHS, MASSES, VOLUME, INFORMATION, LAND];

type Word = { readonly units: Units; readonly key: string; readonly words: RegExp };
const wordOf = ([key, words]: readonly [string, string]): Word => ({
  units: { [key]: 1 },
  key,
  words: new RegExp(`^(?:${key}|${words})$`, "i"),
});
const WORDS: readonly Word[] = [
  ...COMPOUNDS.map(({ words, units }) => ({ units, key: "", words: new RegExp(`^(?:${words})$`, "i") })),
  ...TABLES.flatMap((table) => Object.entries(wordsOf(table))).map(wordOf),
  ...Object.entries(OWN_WORDS).map(wordOf),
];

const SAID = WORDS.map(({ words }) => words.source.slice(1, -1)).join("|");
const POWER = "(?:\\^(?<power>[23])|(?<sign>[²³])|(?<digit>[23]))(?![\\p{L}\\d.])";
const ONE = `(?:(?<shape>sq\\.?|square|cubic) )?(?<said>${SAID})(?!\\p{L})(?:${POWER})?`;
const FIRST = new RegExp(ONE, "iuy");
const UNDER = new RegExp(`(?:/| per )${ONE}`, "iuy");

export type UnitsRead = { readonly units: Units; readonly end: number };

/** Units at a place in a text. Money is known before, and only what it is paid for is read. */
export function unitsAt(text: string, from: number, money?: Units): UnitsRead | undefined {
  const first = money ? { units: money, end: from } : oneAt(FIRST, text, from);
  const under = first && oneAt(UNDER, text, first.end);
  return under ? { units: times(first.units, raised(under.units, -1)), end: under.end } : first;
}

function oneAt(pattern: RegExp, text: string, from: number): UnitsRead | undefined {
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  const units = found && named(found.groups?.said ?? "");
  return units ? { units: raised(units, powerOf(found.groups ?? {})), end: from + found[0].length } : undefined;
}

const POWERS: Readonly<Record<string, number>> = { "²": 2, "³": 3, square: 2, sq: 2, "sq.": 2, cubic: 3 };

function powerOf({ shape, power, sign, digit }: Readonly<Record<string, string | undefined>>): number {
  const said = (shape ?? power ?? sign ?? digit ?? "1").toLowerCase();
  return POWERS[said] ?? Number(said);
}

/** By its key with its capitals, then by any of its words: "MB" is not "Mb". */
const named = (said: string): Units | undefined =>
  (WORDS.find(({ key }) => key === said) ?? WORDS.find(({ words }) => words.test(said)))?.units;

/** A text that is units and nothing else. */
export function wholeUnits(text: string): Units | undefined {
  const read = unitsAt(text, 0);
  return read?.end === text.length ? read.units : undefined;
}

/** Units by what we print for them, or by any of their words. */
export function unitsLabeled(label: string): Units | undefined {
  const key = keyLabeled(label);
  return key ? { [key]: 1 } : wholeUnits(label);
}
