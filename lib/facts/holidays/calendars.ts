// The calendars that a calculator lets people choose from.
import { dateOf, dayNumber } from "#math/calendar";
import { readDate } from "#math/civil-date";
import { type Fact, spanInWords } from "../dated.ts";
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
  germany: "Germany, days that all states share",
  france: "France",
  france_alsace_moselle: "France, Alsace and Moselle",
  spain: "Spain, national",
  italy: "Italy",
  netherlands: "Netherlands",
  japan: "Japan",
  india: "India, central government",
} as const;
export type CalendarChoice = keyof typeof CALENDAR_NAMES;
type Named = Exclude<CalendarChoice, "none">;

type Chosen = {
  readonly fact: Fact<HolidayCalendar>;
  /** What the days are called in a sentence. */
  readonly what: string;
  readonly region?: string;
  /** Where the calendar's own note is about its regions. */
  readonly note?: string;
};

const CHOICES: Readonly<Record<Named, Chosen>> = {
  us: { fact: unitedStatesHolidays, what: "US federal holidays" },
  uk_england_wales: {
    fact: unitedKingdomHolidays,
    what: "bank holidays in England and Wales",
    region: "england-and-wales",
  },
  uk_scotland: { fact: unitedKingdomHolidays, what: "bank holidays in Scotland", region: "scotland" },
  uk_northern_ireland: {
    fact: unitedKingdomHolidays,
    what: "bank holidays in Northern Ireland",
    region: "northern-ireland",
  },
  ireland: { fact: irelandHolidays, what: "Irish public holidays" },
  canada: { fact: canadaHolidays, what: "Canadian federal holidays" },
  australia_nsw: {
    fact: australiaHolidays,
    what: "public holidays in New South Wales",
    region: "new-south-wales",
    note: "",
  },
  australia_queensland: { fact: australiaHolidays, what: "public holidays in Queensland", region: "queensland" },
  germany: {
    fact: germanyHolidays,
    what: "public holidays in all German states",
    note: "Holidays of some German states only, such as Corpus Christi, are not included.",
  },
  france: { fact: franceHolidays, what: "French public holidays", region: "france" },
  france_alsace_moselle: {
    fact: franceHolidays,
    what: "public holidays in Alsace and Moselle",
    region: "alsace-moselle",
  },
  spain: { fact: spainHolidays, what: "Spanish national holidays" },
  italy: { fact: italyHolidays, what: "Italian public holidays" },
  netherlands: { fact: netherlandsHolidays, what: "Dutch public holidays" },
  japan: { fact: japanHolidays, what: "Japanese public holidays" },
  india: { fact: indiaHolidays, what: "Indian gazetted holidays" },
};

export type PublicHolidays = {
  readonly what: string;
  /** All that are known, in order. */
  readonly holidays: readonly Holiday[];
  /** The first and the last day on which they are known. */
  readonly first: number;
  readonly last: number;
  /** "2000 to 2050" */
  readonly span: string;
  readonly source: string;
  readonly note: string;
};

export const holidayWords = (choice: CalendarChoice): string => (choice === "none" ? "" : CHOICES[choice].what);

const known = new Map<CalendarChoice, PublicHolidays>();

/** Worked out once for each calendar, as every keystroke asks for them again. */
export function publicHolidays(choice: CalendarChoice): PublicHolidays | undefined {
  if (choice === "none") return undefined;
  const holidays = known.get(choice) ?? everyHoliday(CHOICES[choice]);
  known.set(choice, holidays);
  return holidays;
}

function everyHoliday({ fact, what, region, note }: Chosen): PublicHolidays {
  const [start, end] = [fact.periods[0], fact.periods.at(-1)];
  const [from, to] = [readDate(start?.from ?? ""), readDate(end?.to ?? "")];
  if (!start || !end || !from || !to) throw new Error(`${fact.what} has no dates`);
  const holidays = holidaysBetween(fact, from, to, region);
  if ("noAnswer" in holidays) throw new Error(`${fact.what} has a gap: ${holidays.noAnswer}`);
  return {
    what,
    holidays,
    first: dayNumber(from),
    last: dayNumber(to),
    span: spanInWords(start.from, end.to),
    source: end.source.title,
    note: note ?? end.value.note ?? "",
  };
}

/** "2026", or "2026 and 2027", or "2026 to 2028". */
export function yearsOf(first: number, last: number): string {
  const [from, to] = [dateOf(first).year, dateOf(last).year];
  if (from === to) return `${from}`;
  return to === from + 1 ? `${from} and ${to}` : `${from} to ${to}`;
}
