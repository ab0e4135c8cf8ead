// The calendars that a calculator lets people choose from.
import { dateOf, dayNumber } from "#numbers/calendar";
import { readDate, writeDate } from "#numbers/civil-date";
import { type Fact, factsUsed, spanInWords } from "../dated.ts";
import { australiaHolidays } from "./australia.ts";
import { type Holiday, type HolidayCalendar, holidaysBetween } from "./calendar.ts";
import { canadaHolidays } from "./canada.ts";
import { franceHolidays } from "./france.ts";
import { germanyHolidays } from "./germany.ts";
import { indiaHolidays } from "./india.ts";
import { irelandHolidays } from "./ireland.ts";
import { italyHolidays } from "./italy.ts";
import { japanHolidays } from "./japan.ts";
import { netherlandsHolidays } from "./netherlands.ts";
import { spainHolidays } from "./spain.ts";
import { unitedKingdomHolidays } from "./united-kingdom.ts";
import { unitedStatesHolidays } from "./united-states.ts";

export const CALENDAR_NAMES = {
  none: "None",
  us: "United States, federal",
  uk_england_wales: "England and Wales",
  uk_scotland: "Scotland",
  uk_northern_ireland: "Northern Ireland",
  ireland: "Ireland",
  canada: "Canada, federal",
  australia_nsw: "Australia, New South Wales",
  australia_queensland: "Australia, Queensland",
  germany: "Germany, nationwide",
  germany_bw: "Germany, Baden-Württemberg",
  germany_by: "Germany, Bavaria",
  germany_be: "Germany, Berlin",
  germany_bb: "Germany, Brandenburg",
  germany_hb: "Germany, Bremen",
  germany_hh: "Germany, Hamburg",
  germany_he: "Germany, Hesse",
  germany_ni: "Germany, Lower Saxony",
  germany_mv: "Germany, Mecklenburg-Vorpommern",
  germany_nw: "Germany, North Rhine-Westphalia",
  germany_rp: "Germany, Rhineland-Palatinate",
  germany_sl: "Germany, Saarland",
  germany_sn: "Germany, Saxony",
  germany_st: "Germany, Saxony-Anhalt",
  germany_sh: "Germany, Schleswig-Holstein",
  germany_th: "Germany, Thuringia",
  france: "France",
  france_alsace_moselle: "France, Alsace and Moselle",
  spain: "Spain, national",
  italy: "Italy",
  netherlands: "Netherlands",
  japan: "Japan",
  india: "India, central government",
} as const;
export type CalendarChoice = keyof typeof CALENDAR_NAMES;

type Law = Fact<HolidayCalendar>;
type Land = Extract<CalendarChoice, `germany_${string}`>;

/** Where the law is one for the whole country, or has a part that holds everywhere. */
const COUNTRIES = {
  us: unitedStatesHolidays,
  ireland: irelandHolidays,
  canada: canadaHolidays,
  germany: germanyHolidays,
  spain: spainHolidays,
  italy: italyHolidays,
  netherlands: netherlandsHolidays,
  japan: japanHolidays,
  india: indiaHolidays,
} satisfies { readonly [C in CalendarChoice]?: Law };

const REGIONS: Readonly<
  Record<Exclude<CalendarChoice, keyof typeof COUNTRIES | Land | "none">, readonly [Law, string]>
> = {
  uk_england_wales: [unitedKingdomHolidays, "england-and-wales"],
  uk_scotland: [unitedKingdomHolidays, "scotland"],
  uk_northern_ireland: [unitedKingdomHolidays, "northern-ireland"],
  australia_nsw: [australiaHolidays, "new-south-wales"],
  australia_queensland: [australiaHolidays, "queensland"],
  france: [franceHolidays, "france"],
  france_alsace_moselle: [franceHolidays, "alsace-moselle"],
};

function chosen(choice: Exclude<CalendarChoice, "none">): readonly [Law, region?: string] {
  if (isCountry(choice)) return [COUNTRIES[choice]];
  return isLand(choice) ? [germanyHolidays, choice.slice(-2).toUpperCase()] : REGIONS[choice];
}

const isCountry = (choice: CalendarChoice): choice is keyof typeof COUNTRIES => choice in COUNTRIES;
const isLand = (choice: CalendarChoice): choice is Land => choice.startsWith("germany_");

export type PublicHolidays = {
  readonly what: string;
  /** All that are known, in order. */
  readonly holidays: readonly Holiday[];
  /** The days of those that are observed on another day. */
  readonly moved: ReadonlySet<number>;
  /** By the day they are observed; two may share one. */
  readonly names: ReadonlyMap<number, string>;
  /** The first and the last day on which they are known. */
  readonly first: number;
  readonly last: number;
  /** "2000 to 2050" */
  readonly span: string;
  readonly note: string;
};

const known = new Map<CalendarChoice, PublicHolidays>();

/** Worked out once for each calendar, as every keystroke asks for them again. */
export function publicHolidays(choice: CalendarChoice): PublicHolidays | undefined {
  if (choice === "none") return undefined;
  const holidays = known.get(choice) ?? everyHoliday(...chosen(choice));
  known.set(choice, holidays);
  return holidays;
}

/** The law that an answer about the days from one up to another rests on. */
export const calendarFacts = (choice: CalendarChoice, from: number, until: number) =>
  choice === "none" ? [] : factsUsed(chosen(choice)[0], dayIn(from), dayIn(Math.max(from, until - 1)));

const dayIn = (day: number): string => writeDate(dateOf(day));

function everyHoliday(fact: Law, region?: string): PublicHolidays {
  const [start, end] = [fact.periods[0], fact.periods.at(-1)];
  const [from, to] = [readDate(start?.from ?? ""), readDate(end?.to ?? "")];
  if (!start || !end || !from || !to) throw new Error(`${fact.what} has no dates`);
  const holidays = holidaysBetween(fact, from, to, region);
  if ("noAnswer" in holidays) throw new Error(`${fact.what} has a gap: ${holidays.noAnswer}`);
  const { regions, note = "" } = end.value;
  return {
    what: region ? `public holidays in ${regions[region]}` : fact.what,
    holidays,
    moved: new Set(holidays.filter(({ day, observed }) => day !== observed).map(({ day }) => day)),
    names: namesByDay(holidays),
    first: dayNumber(from),
    last: dayNumber(to),
    span: spanInWords(start.from, end.to),
    note,
  };
}

function namesByDay(holidays: readonly Holiday[]): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const { observed, name } of holidays) {
    const other = names.get(observed);
    names.set(observed, other ? `${other}, ${name}` : name);
  }
  return names;
}
