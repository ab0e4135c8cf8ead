// Which price indexes there are, and how prices changed from one month to another.

import { addMonths } from "#math/calendar";
import { type CivilDate, writeDate } from "#math/civil-date";
import { type Decimal, decimal } from "#math/decimal";
import { narrow, Wide } from "#math/wide";
import { type Fact, factsUsed, inWords, type Unknown } from "../dated.ts";
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
} as const satisfies Readonly<Record<string, Fact<Series>>>;

export const PRICE_INDEXES = {
  us_cpi_u: "United States, CPI-U from 1913",
  uk_cpi: "United Kingdom, CPI from 1988",
  uk_rpi: "United Kingdom, RPI from 1947",
  canada_cpi: "Canada, CPI from 1960",
  euro_area_hicp: "Euro area, HICP from 1996",
} as const;

type Question = { readonly index: keyof typeof SERIES; readonly from: CivilDate; readonly to: CivilDate };

export function priceChange({ index, from, to }: Question) {
  const [first, second] = [figureIn(index, from), figureIn(index, to)];
  if ("noAnswer" in first) return first;
  if ("noAnswer" in second) return second;
  const grown = second.div(first);
  const months = monthsBetween(from, to);
  return {
    grown,
    average_rate: months === 0 ? null : yearlyRate(grown, months),
    from_month: monthOf(from),
    from_figure: first,
    to_month: monthOf(to),
    to_figure: second,
  };
}

/** How prices compare with those of the first month, a year later each time and at the end; none where it comes first. */
export function pricesByYear({ index, from, to }: Question) {
  const months = monthsBetween(from, to);
  const first = figureIn(index, from);
  if (months <= 0 || "noAnswer" in first) return null;
  const years = Array.from({ length: Math.ceil(months / 12) }, (_, i) => 12 * i);
  return [...years, months].flatMap((after) => {
    const figure = figureIn(index, addMonths({ ...from, day: 1 }, after));
    return "noAnswer" in figure ? [] : [{ year: decimal(after).div(12), grown: figure.div(first) }];
  });
}

export const monthsBetween = (from: CivilDate, to: CivilDate): number =>
  12 * (to.year - from.year) + to.month - from.month;

function figureIn(index: Question["index"], day: CivilDate): Decimal | Unknown {
  const fact = SERIES[index];
  const found = indexIn(fact, writeDate(day).slice(0, 7));
  return "noAnswer" in found ? { noAnswer: `${fact.what}: ${found.noAnswer}` } : found;
}

const yearlyRate = (grown: Decimal, months: number): Decimal =>
  narrow(new Wide(grown).pow(new Wide(12).div(months)).minus(1).times(100));

const monthOf = (day: CivilDate): string => inWords(writeDate(day), "month");

export function factsOf({ index, from, to }: Question) {
  const [first = "", last = ""] = [writeDate(from), writeDate(to)].sort();
  return factsUsed(SERIES[index], first, last);
}
