// The rate an answer uses: the visitor's own, or an authority's average of the year or month chosen.
import { toldAsTyped } from "#engine";
import { factsUsed, type Period, spanInWords, type Unknown } from "#facts/dated";
import { AVERAGES, type Average, type Rates, rateBetween, ratesOn } from "#facts/exchange/averages";
import { type CivilDate, writeDate } from "#numbers/civil-date";
import type { Decimal } from "#numbers/decimal";

type Given = { readonly from: string; readonly to: string } & (
  | { readonly by: "own"; readonly rate: Decimal }
  | { readonly by: "ecb_month"; readonly month: CivilDate }
  | { readonly by: Exclude<Average, "ecb_month">; readonly year: string }
);
type Published = Exclude<Given, { by: "own" }>;

/** March 31 is in the calendar year, and ends the other. */
const dayOf = (given: Published): string => (given.by === "ecb_month" ? writeDate(given.month) : `${given.year}-03-31`);

const held = (given: Published): Period<Rates> | Unknown => ratesOn(given.by, dayOf(given));

export function foundRate(given: Given): Decimal | Unknown {
  if (given.by === "own") return given.rate;
  const rates = held(given);
  return "noAnswer" in rates ? rates : rateBetween(given.by, rates.value, given);
}

export function periodOf(given: Given): Period<Rates> | null {
  const rates = given.by === "own" ? null : held(given);
  return rates && !("noAnswer" in rates) ? rates : null;
}

export function ratesOverTime(given: Given) {
  if (given.by === "own") return null;
  const { by } = given;
  return AVERAGES[by].fact.periods.map(({ from, to, value }) => ({
    period: toldAsTyped(spanInWords(from, to)),
    rate: rateBetween(by, value, given),
  }));
}

/** Averages of the past stay as they are, so only that period matters. */
export function rateFacts(given: Given) {
  const period = periodOf(given);
  return given.by === "own" || !period ? [] : factsUsed(AVERAGES[given.by].fact, period.from, period.from);
}
