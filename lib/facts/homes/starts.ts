// Where the forms about homes begin, and which of those averages an answer still uses.
import { type Decimal, decimal } from "#numbers/decimal";
import { round } from "#numbers/round";
import { type Fact, factsUsed, newestOf } from "../dated.ts";
import { dollars } from "../dollars.ts";
import { unitedStatesHomeInsurance, unitedStatesMortgageInsurance, unitedStatesPropertyTax } from "./united-states.ts";

/** The property tax to a hundredth of a percent. */
export const START = {
  propertyTax: round(decimal(newestOf(unitedStatesPropertyTax).value), 2).toNumber(),
  homeInsurance: newestOf(unitedStatesHomeInsurance).value,
  mortgageInsurance: newestOf(unitedStatesMortgageInsurance).value,
};
type Cost = keyof typeof START;

const yearOf = (fact: Fact<number>): string => newestOf(fact).from.slice(0, 4);
/** As prose names them, with the year that they were measured in. */
export const AVERAGES = {
  propertyTax: { rate: `${START.propertyTax}%`, year: yearOf(unitedStatesPropertyTax) },
  homeInsurance: { premium: dollars(START.homeInsurance), year: yearOf(unitedStatesHomeInsurance) },
} as const;
const { propertyTax, homeInsurance } = AVERAGES;
export const AVERAGE_PROPERTY_TAX = `The US average was ${propertyTax.rate} in ${propertyTax.year}.`;
export const AVERAGE_HOME_INSURANCE = `The US average was ${homeInsurance.premium} in ${homeInsurance.year}.`;

// Private mortgage insurance is usually required where less than 20 % of the price is paid down: US Consumer Financial
// Protection Bureau, "What is private mortgage insurance?", 2024.
export const INSURED_ABOVE = 80;

const FACTS: Readonly<Record<Cost, Fact<number>>> = {
  propertyTax: unitedStatesPropertyTax,
  homeInsurance: unitedStatesHomeInsurance,
  mortgageInsurance: unitedStatesMortgageInsurance,
};

const COSTS: readonly Cost[] = ["propertyTax", "homeInsurance", "mortgageInsurance"];

/** An answer rests on an average as long as the visitor has not entered a figure of their own. */
export const startsUsed = (given: { readonly [C in Cost]?: Decimal | undefined }) =>
  COSTS.filter((cost) => given[cost]?.eq(START[cost])).flatMap((cost) => newest(FACTS[cost]));

/** Whatever the year of an answer, it rests on the newest average. */
const newest = (fact: Fact<number>) => factsUsed(fact, newestOf(fact).to);
