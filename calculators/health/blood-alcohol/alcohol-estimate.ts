// Alcohol in the blood: Widmark's equation.
import { noAnswer } from "#engine";
import { newestOf } from "#facts/dated";
import { DRIVING_LIMITS } from "#facts/limits/driving-alcohol";
import { Decimal, decimal, sum } from "#numbers/decimal";
import { spreadOf } from "./body-water.ts";
import type { Given } from "./drinks-and-body.ts";

/** Grams in a milliliter of alcohol, as the US National Highway Traffic Safety Administration takes it. */
export const DENSITY = "0.79";
/** NIST Handbook 44, appendix C: a US gallon is 231 cubic inches. */
const MILLILITERS = { us_floz: "29.5735295625", ml: "1" } as const;
const SLOW = "0.01";
const DEADLY = "1";

export function estimated(given: Given) {
  const alcohol = gramsIn(given);
  const spread = spreadOf(given);
  if (!spread.gt(0)) return noAnswer("Check height and weight: by Watson's formula, such a body has no water.");
  const peak = alcohol.div(spread).div(10);
  if (peak.gt(DEADLY)) {
    return noAnswer(
      "Check the drinks: so much alcohol would be deadly. If someone drank that much, call an ambulance now (911, 112 or 999).",
    );
  }
  const { hours, falls } = given;
  const bac = left(peak, hours, falls);
  const limit_value = limitFor(given);
  const slow = decimal(SLOW);
  return {
    bac,
    peak,
    per_liter: bac.times(10),
    zero_in: bac.div(falls),
    zero_slow: left(peak, hours, slow).div(slow),
    limit_value,
    limit_in: bac.gte(limit_value) ? bac.minus(limit_value).div(falls) : null,
    alcohol,
    by_hour: Array.from({ length: bac.div(falls).ceil().toNumber() + 1 }, (_, hour) => ({
      hour,
      bac: left(peak, hours.plus(hour), falls),
    })),
  };
}

const gramsIn = ({ drinks, size_in }: Given): Decimal =>
  sum(drinks.map(({ number, size, strength }) => number.times(size).times(strength)))
    .times(MILLILITERS[size_in])
    .times(DENSITY)
    .div(100);

const left = (peak: Decimal, hours: Decimal, rate: Decimal): Decimal => Decimal.max(0, peak.minus(rate.times(hours)));

const limitFor = (given: Given): Decimal =>
  given.limit === "own" ? given.own_limit : decimal(newestOf(DRIVING_LIMITS[given.limit]).value);
