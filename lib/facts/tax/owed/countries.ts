// The tax of a country, year and person.
import { decimal } from "#math/decimal";
import type { Unknown } from "../../dated.ts";
import { australiaTax } from "../australia.ts";
import { canadaTax } from "../canada.ts";
import { germanyTax } from "../germany.ts";
import { unitedKingdomTax } from "../united-kingdom.ts";
import { type FilingStatus, unitedStatesIncomeTax } from "../united-states.ts";
import { owedInAustralia } from "./australia.ts";
import { owedInCanada } from "./canada.ts";
import { owedInGermany } from "./germany.ts";
import type { Earned, Owed } from "./levy.ts";
import { owedInUnitedKingdom } from "./united-kingdom.ts";
import { owedInUnitedStates } from "./united-states.ts";
import { caveatsInUnitedStates, type Filed } from "./united-states-state.ts";

export const COUNTRIES = {
  us: "United States",
  uk: "England, Wales or Northern Ireland",
  scotland: "Scotland",
  canada: "Canada (federal)",
  australia: "Australia",
  germany: "Germany",
} as const;

/** Years for which at least one country has figures. */
export const YEARS: Readonly<Record<"2024" | "2025" | "2026", string>> = { 2024: "2024", 2025: "2025", 2026: "2026" };

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

/** What someone should know of an answer: what is left out, and what is taken for granted. */
export function caveatsOf(given: Taxpayer): readonly string[] {
  switch (given.country) {
    case "us":
      return caveatsInUnitedStates(given, { plan401k: given.contributions, benefits: decimal(0) });
    case "uk":
    case "scotland":
      return [
        "Amounts are in pounds, whatever currency sign is shown. National Insurance is an employee's, for a year of equal pay.",
      ];
    case "canada":
      return [
        "Amounts are in Canadian dollars. Provincial tax, CPP and EI are not included, so your take-home pay is lower.",
      ];
    case "australia":
      return [
        "Amounts are in Australian dollars. The Medicare levy is in full: people with low incomes pay less of it.",
      ];
    case "germany":
      return [
        "Amounts are in euros. Social insurance, the solidarity surcharge and church tax are not included, so your take-home pay is lower.",
      ];
    default:
      return given satisfies never;
  }
}

/** What the words of a calculator list, with their sources. */
export const COUNTRY_FACTS = [unitedStatesIncomeTax, unitedKingdomTax, canadaTax, australiaTax, germanyTax];
