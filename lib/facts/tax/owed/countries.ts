// The tax of a country, year and person.
import { decimal } from "#numbers/decimal";
import type { Unknown } from "../../dated.ts";
import { newestYear, yearsOf } from "../../years.ts";
import { australiaTax } from "../australia.ts";
import { canadaTax } from "../canada.ts";
import { canadaContributions } from "../canada-contributions.ts";
import type { FilingStatus } from "../filing-statuses.ts";
import { germanyTax } from "../germany.ts";
import { germanyContributions } from "../germany-contributions.ts";
import { unitedKingdomTax } from "../united-kingdom.ts";
import { unitedStatesIncomeTax } from "../united-states.ts";
import { unitedStatesPayrollTax } from "../united-states-payroll.ts";
import { owedInAustralia } from "./australia.ts";
import { owedInCanada } from "./canada.ts";
import { owedInGermany } from "./germany.ts";
import type { Earned, Owed } from "./levy.ts";
import { owedInUnitedKingdom } from "./united-kingdom.ts";
import { owedInUnitedStates } from "./united-states.ts";
import { caveatsInUnitedStates, type Filed, olderStateFigures } from "./united-states-state.ts";

export const COUNTRIES = {
  us: "United States",
  uk: "England, Wales or Northern Ireland",
  scotland: "Scotland",
  canada: "Canada (federal)",
  australia: "Australia",
  germany: "Germany",
} as const;

export type Taxpayer = Earned &
  (
    | ({ readonly country: "us" } & Filed)
    | { readonly country: "uk" | "scotland" | "canada" | "australia" }
    | { readonly country: "germany"; readonly filing_status: FilingStatus }
  );

export function owed(given: Taxpayer): Owed | Unknown {
  switch (given.country) {
    case "us":
      return owedInUnitedStates(given);
    case "uk":
      return owedInUnitedKingdom(given, "rest");
    case "scotland":
      return owedInUnitedKingdom(given, "scotland");
    case "canada":
      return owedInCanada(given);
    case "australia":
      return owedInAustralia(given);
    case "germany":
      return owedInGermany(given, given.filing_status === "married_joint" ? 2 : 1);
    default:
      return given satisfies never;
  }
}

/** What has to be read before the answer: older figures, and what someone who takes this for the whole would miss. */
export function warningsOf(given: Taxpayer): readonly string[] {
  if (given.country === "us") return olderStateFigures(given, given.income);
  return LEFT_OUT[given.country] ?? [];
}

const LEFT_OUT: Readonly<Partial<Record<keyof typeof COUNTRIES, readonly string[]>>> = {
  canada: [
    "Provincial tax is not included. CPP and EI contributions lower your tax here but are not part of it, so your take-home pay is lower.",
  ],
  germany: ["Social insurance lowers your tax here but is not part of it, so your take-home pay is lower."],
};

/** What someone should know of an answer: whom it is for, and what is taken for granted. */
export function caveatsOf(given: Taxpayer): readonly string[] {
  const both =
    given.country === "us" ? " On 1099 income, you also owe the employer's half of Social Security and Medicare." : "";
  return [`This is the tax on an employee's pay, not on self-employment.${both}`, ...ownCaveatsOf(given)];
}

function ownCaveatsOf(given: Taxpayer): readonly string[] {
  switch (given.country) {
    case "us":
      return caveatsInUnitedStates(given, { plan401k: given.contributions, benefits: decimal(0) });
    case "uk":
    case "scotland":
      return ["National Insurance is an employee's, for a year of equal pay."];
    case "canada":
      return [
        "We use the contributions of all provinces but Quebec, which has its own pension plan and parental insurance.",
      ];
    case "australia":
      return ["The Medicare levy is in full: people with low incomes pay less of it."];
    case "germany":
      return [
        "We take you as publicly insured at the average rate, without children. The solidarity surcharge and church tax are not included.",
      ];
    default:
      return given satisfies never;
  }
}

/** What the words of a calculator list, with their sources. */
export const COUNTRY_FACTS = [
  unitedStatesIncomeTax,
  unitedStatesPayrollTax,
  unitedKingdomTax,
  canadaTax,
  canadaContributions,
  australiaTax,
  germanyTax,
  germanyContributions,
];

/** Years for which at least one country has figures. */
export const YEARS = yearsOf(COUNTRY_FACTS);
export const NEWEST_YEAR = newestYear(COUNTRY_FACTS);
