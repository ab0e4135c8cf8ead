// Facts: what others set and change, such as tax bands, price indexes and holidays. Every value has a first day, a last
// day and a source. Outside its dates a fact has no answer: nothing is extended, adjusted or guessed.

import { daysInMonth } from "#numbers/civil-date";

/** The last day of what is in force until something replaces it. */
export const NO_END = "9999-12-31";

export type Source = {
  readonly title: string;
  readonly url: string;
  /** The section, table or page. */
  readonly place?: string;
  /** The day the figures were read. */
  readonly read: string;
};

/** Days are written 2026-12-31. */
export type Period<T> = {
  readonly from: string;
  /** The last day on which the value is known to hold. */
  readonly to: string;
  readonly value: T;
  readonly source: Source;
};

export type Fact<T> = {
  readonly what: string;
  /** In order, each from the day after the one before. */
  readonly periods: readonly Period<T>[];
  /** For laws without an end: the day by which they have to be read again. */
  readonly review?: string;
};

export type Given<T> = {
  readonly what: string;
  /** Of every value that names no other one. */
  readonly source: Source;
  readonly values: readonly (Omit<Period<T>, "source"> & { readonly source?: Source })[];
  readonly review?: string;
};

export const dated = <T>({ what, source, values, review }: Given<T>): Fact<T> => ({
  what,
  periods: values.map((value) => ({ source, ...value })),
  ...(review ? { review } : {}),
});

/** In the shape of a calculator's own "no answer", so that `compute` can return it as it is. */
export type Unknown = { readonly noAnswer: string };

export function valueOn<T>(fact: Fact<T>, day: string): Period<T> | Unknown {
  return fact.periods.find(({ from, to }) => from <= day && day <= to) ?? { noAnswer: whatWeHave(fact) };
}

/** What holds on a day that has figures. */
export function heldOn<T>(fact: Fact<T>, day: string): T {
  const found = valueOn(fact, day);
  if ("noAnswer" in found) throw new TypeError(`${fact.what} has nothing for ${day}`);
  return found.value;
}

/** The newest figures that there are. */
export function newestOf<T>({ what, periods }: Fact<T>): Period<T> {
  const last = periods.at(-1);
  if (!last) throw new TypeError(`${what} has no figures`);
  return last;
}

/** The last day on which a fact is known to be current: its own, or the day by which its law has to be read again. */
export const currentUntil = ({ periods, review }: Fact<unknown>): string => review ?? periods.at(-1)?.to ?? "";

/** The periods that the days from first to last touch, as an answer names them. Without a last day, the answer is for
 * as long as the value of the first day holds. */
export function factsUsed(fact: Fact<unknown>, first: string, last?: string) {
  const { what, periods } = fact;
  const used = periods.filter(({ from, to }) => from <= (last ?? first) && first <= to);
  return used.map(({ from, to, source }) => ({ what, from, to, source, until: usableUntil(fact, to, last) }));
}

/** Newer figures can replace only the newest, and only on days that the answer reaches. */
function usableUntil(fact: Fact<unknown>, end: string, last = NO_END): string {
  const until = currentUntil(fact);
  return end === fact.periods.at(-1)?.to && last >= until ? until : NO_END;
}

/** "We have figures for 2024 to 2026." */
export function whatWeHave({ periods }: Fact<unknown>): string {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return "We have no figures.";
  return `We have figures for ${spanInWords(first.from, last.to)}.`;
}

const MONTHS = "January February March April May June July August September October November December".split(" ");

/** Whole years as years, whole months as months, and days otherwise. */
export function spanInWords(from: string, to: string): string {
  if (to === NO_END) return `in effect since ${inWords(from, "day")}`;
  const precision = precisionOf(from, to);
  const [first, last] = [inWords(from, precision), inWords(to, precision)];
  return first === last ? first : `${first} to ${last}`;
}

export type Precision = "year" | "month" | "day";

function precisionOf(from: string, to: string): Precision {
  if (from.endsWith("-01-01") && to.endsWith("-12-31")) return "year";
  return from.endsWith("-01") && isLastOfMonth(to) ? "month" : "day";
}

function isLastOfMonth(day: string): boolean {
  const [year = 0, month = 0, date] = day.split("-").map(Number);
  return date === daysInMonth(year, month);
}

export function inWords(day: string, precision: Precision): string {
  const [year = "", month, date] = day.split("-");
  if (precision === "year") return year;
  const name = MONTHS[Number(month) - 1];
  return precision === "month" ? `${name} ${year}` : `${name} ${Number(date)}, ${year}`;
}
