// The tax of a country, year and person.
import type { Unknown } from "../../dated.ts";
import { newestYear, yearsOf } from "../../years.ts";
import { australiaTax } from "../australia.ts";
import { canadaTax } from "../canada.ts";
import { canadaContributions } from "../canada-contributions.ts";
import { canadaProvinces } from "../canada-provinces.ts";
import type { FilingStatus } from "../filing-statuses.ts";
import { germanyTax } from "../germany.ts";
import { germanyContributions } from "../germany-contributions.ts";
import { indiaTax } from "../india.ts";
import { irelandTax } from "../ireland.ts";
import { newZealandTax } from "../new-zealand.ts";
import { unitedKingdomTax } from "../united-kingdom.ts";
import { unitedStatesIncomeTax } from "../united-states.ts";
import { unitedStatesPayrollTax } from "../united-states-payroll.ts";
import { owedInAustralia } from "./australia.ts";
import { type InProvince, owedInCanada } from "./canada.ts";
import { owedInGermany } from "./germany.ts";
import { type ByRegime, owedInIndia } from "./india.ts";
import { owedInIreland } from "./ireland.ts";
import type { Earned, Owed } from "./levy.ts";
import { owedInNewZealand } from "./new-zealand.ts";
import { owedInUnitedKingdom } from "./united-kingdom.ts";
import { owedInUnitedStates } from "./united-states.ts";
import type { Filed } from "./united-states-state.ts";

export const COUNTRIES = {
  us: "United States",
  uk: "England, Wales or Northern Ireland",
  scotland: "Scotland",
  ireland: "Ireland",
  canada: "Canada",
  australia: "Australia",
  new_zealand: "New Zealand",
  germany: "Germany",
  india: "India",
} as const;

export type Taxpayer = Earned &
  (
    | ({ readonly country: "us" } & Filed)
    | { readonly country: "uk" | "scotland" | "australia" | "new_zealand" }
    | ({ readonly country: "canada" } & InProvince)
    | { readonly country: "ireland" | "germany"; readonly filing_status: FilingStatus }
    | ({ readonly country: "india" } & ByRegime)
  );

export function owed(given: Taxpayer): Owed | Unknown {
  switch (given.country) {
    case "us":
      return owedInUnitedStates(given);
    case "uk":
      return owedInUnitedKingdom(given, "rest");
    case "scotland":
      return owedInUnitedKingdom(given, "scotland");
    case "ireland":
      return owedInIreland(given);
    case "canada":
      return owedInCanada(given);
    case "australia":
      return owedInAustralia(given);
    case "new_zealand":
      return owedInNewZealand(given);
    case "india":
      return owedInIndia(given);
    case "germany":
      return owedInGermany(given, given.filing_status === "married_joint" ? 2 : 1);
    default:
      return given satisfies never;
  }
}

/** What the words of a calculator list, with their sources. */
export const COUNTRY_FACTS = [
  unitedStatesIncomeTax,
  unitedStatesPayrollTax,
  unitedKingdomTax,
  irelandTax,
  canadaTax,
  canadaProvinces,
  canadaContributions,
  australiaTax,
  newZealandTax,
  germanyTax,
  germanyContributions,
  indiaTax,
];

/** Years for which at least one country has figures. */
export const YEARS = yearsOf(COUNTRY_FACTS);
export const NEWEST_YEAR = newestYear(COUNTRY_FACTS);
