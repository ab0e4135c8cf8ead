// Average exchange rates, by the authority that publishes them and the time they are the average of.
import { type Decimal, decimal } from "#numbers/decimal";
import { type Fact, newestOf, type Period, type Unknown, valueOn } from "../dated.ts";
import ecbYears from "../law/ecb-average-rates.json";
import ecbMonths from "../law/ecb-month-rates.json";
import hmrcYears from "../law/uk-average-rates.json";
import hmrcToMarch from "../law/uk-march-rates.json";

/** Units of each currency for one of the currency that the authority counts in. */
export type Rates = Readonly<Record<string, number>>;

export const ecbAverageRates: Fact<Rates> = ecbYears;
export const ecbMonthRates: Fact<Rates> = ecbMonths;
export const unitedKingdomAverageRates: Fact<Rates> = hmrcYears;
export const unitedKingdomMarchRates: Fact<Rates> = hmrcToMarch;

export const AVERAGES = {
  ecb_year: { fact: ecbAverageRates, base: "EUR" },
  ecb_month: { fact: ecbMonthRates, base: "EUR" },
  hmrc_year: { fact: unitedKingdomAverageRates, base: "GBP" },
  hmrc_march: { fact: unitedKingdomMarchRates, base: "GBP" },
} as const;
export type Average = keyof typeof AVERAGES;

type Pair = { readonly from: string; readonly to: string };

export const ratesOn = (by: Average, day: string): Period<Rates> | Unknown => valueOn<Rates>(AVERAGES[by].fact, day);

/** How many of the second currency one of the first is. */
export function rateBetween(by: Average, rates: Rates, { from, to }: Pair): Decimal {
  const perBase = (code: string): Decimal => decimal(code === AVERAGES[by].base ? 1 : (rates[code] ?? Number.NaN));
  return perBase(to).div(perBase(from));
}

export const newestDay = (by: Average): string => newestOf<Rates>(AVERAGES[by].fact).to;
