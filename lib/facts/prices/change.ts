// Which price indexes there are, and how prices changed from one month to another.

import { addMonths } from "#numbers/calendar";
import { type CivilDate, daysInMonth, writeDate } from "#numbers/civil-date";
import { type Decimal, decimal } from "#numbers/decimal";
import { narrow, nthRoot, Wide } from "#numbers/wide";
import { type Fact, factsUsed, inWords, newestOf, type Unknown } from "../dated.ts";
import { australiaCpi } from "./australia.ts";
import { canadaCpi } from "./canada.ts";
import { euroAreaHicp } from "./euro-area.ts";
import { indexIn, type Series } from "./series.ts";
import { unitedKingdomCpi } from "./united-kingdom-cpi.ts";
import { unitedKingdomRpi } from "./united-kingdom-rpi.ts";
import { unitedStatesCpi } from "./united-states.ts";

export const SERIES = {
  us_cpi_u: unitedStatesCpi,
  uk_cpi: unitedKingdomCpi,
  uk_rpi: unitedKingdomRpi,
  canada_cpi: canadaCpi,
  euro_area_hicp: euroAreaHicp,
  australia_cpi: australiaCpi,
} as const satisfies Readonly<Record<string, Fact<Series>>>;

export const PRICE_INDEXES = {
  us_cpi_u: "United States, CPI-U from 1913",
  uk_cpi: "United Kingdom, CPI from 1988",
  uk_rpi: "United Kingdom, RPI from 1947",
  canada_cpi: "Canada, CPI from 1960",
  euro_area_hicp: "Euro area, HICP from 1996",
  australia_cpi: "Australia, CPI by quarter from 1948",
} as const;

/** The first day of the newest month that an index has. */
export const newestMonth = (index: keyof typeof SERIES): string => `${newestOf(SERIES[index]).to.slice(0, 7)}-01`;

type Question = { readonly index: keyof typeof SERIES; readonly from: CivilDate; readonly to: CivilDate };

export function priceChange(question: Question) {
  const { index, from, to } = question;
  const [first, second] = [figureIn(index, from), figureIn(index, to)];
  if ("noAnswer" in first) return first;
  if ("noAnswer" in second) return second;
  const grown = second.div(first);
  const months = monthsApart(question);
  return {
    grown,
    average_rate: months === 0 ? null : yearlyRate(grown, months),
    from_month: nameOf(index, from),
    from_figure: first,
    to_month: nameOf(index, to),
    to_figure: second,
  };
}

/** How prices compare with those of the first month, a year later each time and at the end; none where it comes first. */
export function pricesByYear(question: Question) {
  const { index, from } = question;
  const months = monthsApart(question);
  const first = figureIn(index, from);
  if (months <= 0 || "noAnswer" in first) return null;
  const years = Array.from({ length: Math.ceil(months / 12) }, (_, i) => 12 * i);
  return [...years, months].flatMap((after) => {
    const figure = figureIn(index, addMonths({ ...from, day: 1 }, after));
    return "noAnswer" in figure ? [] : [{ year: decimal(after).div(12), grown: figure.div(first) }];
  });
}

/** From one month of a monthly index to another, or from one quarter to another. */
export function monthsApart({ index, from, to }: Question): number {
  const size = monthsIn(index);
  const start = ({ year, month }: CivilDate) => size * Math.floor((12 * year + month - 1) / size);
  return start(to) - start(from);
}

const monthsIn = (index: Question["index"]): number => SERIES[index].periods[0]?.value.months ?? 1;

/** "June 1990", or "June quarter 1990" where a figure is for the three months that end with June. */
function nameOf(index: Question["index"], day: CivilDate): string {
  const size = monthsIn(index);
  const name = inWords(writeDate(lastDayOf(index, day)), "month");
  return size === 1 ? name : name.replace(" ", " quarter ");
}

function figureIn(index: Question["index"], day: CivilDate): Decimal | Unknown {
  const fact = SERIES[index];
  const found = indexIn(fact, writeDate(day).slice(0, 7));
  return "noAnswer" in found ? { noAnswer: `${fact.what}: ${found.noAnswer}` } : found;
}

const yearlyRate = (grown: Decimal, months: number): Decimal =>
  narrow(nthRoot(new Wide(grown).pow(12), months).minus(1).times(100));

export function factsOf({ index, from, to }: Question) {
  const [first = "", last = ""] = [from, to].map((day) => writeDate(lastDayOf(index, day))).sort();
  return factsUsed(SERIES[index], first, last);
}

/** Of the month or the quarter that has the day. */
function lastDayOf(index: Question["index"], { year, month }: CivilDate): CivilDate {
  const size = monthsIn(index);
  const end = size * Math.ceil(month / size);
  return { year, month: end, day: daysInMonth(year, end) };
}
