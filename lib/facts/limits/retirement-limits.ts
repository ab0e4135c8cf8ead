// What may be contributed to a US retirement account in a year, by the age that is reached in it.
import { factsUsed, type Unknown, valueOn } from "../dated.ts";
import { newestYear, yearsOf } from "../years.ts";
import { type RetirementLimits, unitedStatesRetirementLimits } from "./united-states-retirement.ts";

export const ACCOUNTS = { none: "None", plan: "401(k), 403(b) or 457(b)", ira: "IRA" } as const;

export const LIMIT_YEARS = yearsOf([unitedStatesRetirementLimits]);
export const NEWEST_LIMITS = newestYear([unitedStatesRetirementLimits]);

type Asked = {
  readonly account: keyof typeof ACCOUNTS;
  readonly limit_year: string;
  readonly age: number;
};

const CATCH_UP_AGE = 50;

/** Nothing where no account was chosen. */
export function limitFor({ account, limit_year, age }: Asked): { readonly most: number } | Unknown | undefined {
  if (account === "none") return undefined;
  const found = valueOn(unitedStatesRetirementLimits, `${limit_year}-01-01`);
  if ("noAnswer" in found) return found;
  return { most: account === "plan" ? mostInPlan(found.value, age) : mostInIra(found.value, age) };
}

export const limitsUsed = ({ account, limit_year }: Omit<Asked, "age">) =>
  account === "none" ? [] : factsUsed(unitedStatesRetirementLimits, `${limit_year}-01-01`);

function mostInPlan({ plan, planCatchUp, planCatchUpAt60 }: RetirementLimits, age: number): number {
  if (age < CATCH_UP_AGE) return plan;
  return plan + (age >= 60 && age <= 63 ? planCatchUpAt60 : planCatchUp);
}

const mostInIra = ({ ira, iraCatchUp }: RetirementLimits, age: number): number =>
  ira + (age < CATCH_UP_AGE ? 0 : iraCatchUp);
