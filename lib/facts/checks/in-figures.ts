// How figures are named and written, so that other sources' can be held against ours: brackets in one line as "0:10 12400:12".
import { type Fact, valueOn } from "../dated.ts";
import type { Bands } from "../tax/bands.ts";
import { FILING_STATUSES, type FilingStatus } from "../tax/filing-statuses.ts";

export type Figures = Readonly<Record<string, string>>;

const isStatus = (name: string): name is FilingStatus => name in FILING_STATUSES;
const STATUSES = Object.keys(FILING_STATUSES).filter(isStatus);

export const byStatus = (name: string, read: (status: FilingStatus) => string): Figures =>
  Object.fromEntries(STATUSES.map((status) => [`${name} ${status}`, read(status)]));

/** A band with the rate of the one below it, such as one that begins anew, is left out. */
export const inLine = (bands: Bands): string =>
  bands
    .filter(([, percent], i) => percent !== bands[i - 1]?.[1])
    .map(([from, percent]) => `${from}:${percent}`)
    .join(" ");

export const on =
  <T>(fact: Fact<T>, read: (value: T) => Figures) =>
  (day: string): Figures => {
    const found = valueOn(fact, day);
    return "noAnswer" in found ? {} : read(found.value);
  };

export const byPlace = <T>(places: Readonly<Record<string, T>>, read: (place: string, value: T) => Figures): Figures =>
  Object.assign({}, ...Object.entries(places).map(([place, value]) => read(place, value)));
