// What each rule pays for a mile or a kilometer in a year: up to a distance, and beyond it.
import { findCurrency } from "#engine";
import { type Fact, factsUsed, type Unknown, valueOn } from "#facts/dated";
import { canadaMileage, unitedKingdomMileage, unitedStatesMileage } from "#facts/limits/mileage";

export type Rates = { readonly first: number; readonly beyond: number; readonly upTo: number };
type Dated = { readonly fact: Fact<unknown>; readonly on: (day: string) => Rates | Unknown };

const flat = (rate: number): Rates => ({ first: rate, beyond: rate, upTo: Number.POSITIVE_INFINITY });

/** How the rates of a rule are read out of a fact. */
const rule = <T>(fact: Fact<T>, rates: (value: T) => Rates): Dated => ({
  fact,
  on(day) {
    const held = valueOn(fact, day);
    return "noAnswer" in held ? held : rates(held.value);
  },
});

export const RULES = {
  us_business: rule(unitedStatesMileage, ({ business }) => flat(business)),
  us_medical: rule(unitedStatesMileage, ({ medical }) => flat(medical)),
  us_charity: rule(unitedStatesMileage, ({ charity }) => flat(charity)),
  uk_car: rule(unitedKingdomMileage, ({ car, carThen, upTo }) => ({ first: car, beyond: carThen, upTo })),
  uk_motorcycle: rule(unitedKingdomMileage, ({ motorcycle }) => flat(motorcycle)),
  canada_provinces: rule(canadaMileage, ({ provinces, provincesThen, upTo }) => {
    return { first: provinces, beyond: provincesThen, upTo };
  }),
  canada_territories: rule(canadaMileage, ({ territories, territoriesThen, upTo }) => {
    return { first: territories, beyond: territoriesThen, upTo };
  }),
} as const;
export type Rule = keyof typeof RULES;

const CODES = { us: "USD", uk: "GBP", canada: "CAD" } as const;
export const CURRENCIES = Object.fromEntries(
  Object.keys(RULES).map((name) => {
    const country = Object.entries(CODES).find(([prefix]) => name.startsWith(prefix));
    return [name, country && findCurrency(country[1])];
  }),
);

/** In the middle of the calendar year, which is in the British tax year too that begins in it. */
const dayIn = (year: string): string => `${year}-07-01`;

type Given =
  | { readonly by: "own"; readonly own_rate: { toNumber(): number } }
  | { readonly by: Rule; readonly year: string };

export const ratesOf = (given: Given): Rates | Unknown =>
  given.by === "own" ? flat(given.own_rate.toNumber()) : RULES[given.by].on(dayIn(given.year));

export const mileageFacts = (given: Given) =>
  given.by === "own" ? [] : factsUsed(RULES[given.by].fact, dayIn(given.year), dayIn(given.year));
