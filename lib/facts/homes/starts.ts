// Where the forms about homes begin, and which of those averages an answer still uses.
import type { Decimal } from "#numbers/decimal";
import { type Fact, factsUsed } from "../dated.ts";
import { unitedStatesHomeInsurance, unitedStatesMortgageInsurance, unitedStatesPropertyTax } from "./united-states.ts";

/** The property tax to a hundredth of a percent. */
export const START = { propertyTax: 0.89, homeInsurance: 1569, mortgageInsurance: 0.61 } as const;
type Cost = keyof typeof START;

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
const newest = (fact: Fact<number>) => factsUsed(fact, fact.periods.at(-1)?.to ?? "");
