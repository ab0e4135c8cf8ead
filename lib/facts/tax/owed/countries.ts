// The tax of a country, year and person.
import { isHere, type LawName, lawOf, load, NAMES } from "#laws";
import type { Unknown } from "../../dated.ts";
import type { FilingStatus } from "../filing-statuses.ts";
import type { InProvince } from "./canada.ts";
import { COUNTRIES } from "./country-names.ts";
import type { Filed } from "./filed.ts";
import type { ByRegime } from "./india.ts";
import type { Earned, Owed } from "./levy.ts";
import years from "./years.json";

export type Taxpayer = Earned &
  (
    | ({ readonly country: "us" } & Filed)
    | { readonly country: "uk" | "scotland" | "australia" | "new_zealand" | "netherlands" }
    | ({ readonly country: "canada" } & InProvince)
    | { readonly country: "ireland" | "germany" | "france"; readonly filing_status: FilingStatus }
    | ({ readonly country: "india" } & ByRegime)
  );

/** Years for which at least one country has figures. */
export const YEARS: Readonly<Record<string, string>> = Object.fromEntries(years.all.map((year) => [year, year]));
export const NEWEST_YEAR = years.newest;

export function owed(given: Taxpayer): Owed | Unknown {
  switch (given.country) {
    case "us":
      return lawOf("us").owedInUnitedStates(given, given.state === "none" ? noState : lawOf("states").stateLevies);
    case "uk":
      return lawOf("uk").owedInUnitedKingdom(given, "rest");
    case "scotland":
      return lawOf("uk").owedInUnitedKingdom(given, "scotland");
    case "ireland":
      return lawOf("ireland").owedInIreland(given);
    case "canada":
      return lawOf("canada").owedInCanada(given);
    case "australia":
      return lawOf("australia").owedInAustralia(given);
    case "new_zealand":
      return lawOf("new_zealand").owedInNewZealand(given);
    case "india":
      return lawOf("india").owedInIndia(given);
    case "netherlands":
      return lawOf("netherlands").owedInNetherlands(given);
    case "france":
      return lawOf("france").owedInFrance(given);
    case "germany":
      return lawOf("germany").owedInGermany(given, given.filing_status === "married_joint" ? 2 : 1);
    default:
      return given satisfies never;
  }
}

const noState = () => ({ levies: [], facts: [] });

type Texts = Readonly<Record<string, string>>;

/** Of a form's country and state, or of all. */
export const LAWS_OF_FORM = {
  isHere: (texts?: Texts): boolean => lawsFor(texts).every(isHere),
  load: (texts?: Texts): Promise<void> => load(lawsFor(texts)),
};

function lawsFor(texts?: Texts): readonly LawName[] {
  if (!texts) return NAMES;
  const { country = "", state = "none" } = texts;
  if (country === "scotland") return ["uk"];
  if (!isCountry(country)) return [];
  return country === "us" && state !== "none" ? ["us", "states"] : [country];
}

const isCountry = (name: string): name is Exclude<keyof typeof COUNTRIES, "scotland"> => Object.hasOwn(COUNTRIES, name);
