// What has to be withdrawn in a year, and in the years after it, by the tables of 26 CFR 1.401(a)(9)-9.
import { factsUsed, heldOn } from "#facts/dated";
import { unitedStatesMinimumDistributions } from "#facts/limits/united-states-rmd";
import type { CivilDate } from "#numbers/civil-date";
import { Decimal, decimal } from "#numbers/decimal";
import type { Given } from "./rmd.ts";

export const TEN_YEARS = 10;
const SHOWN_YEARS = 30;
const OLDEST = 120;
const dayOf = ({ year }: Given): string => `${year}-01-01`;
const tables = (given: Given) => heldOn(unitedStatesMinimumDistributions, dayOf(given));

export const distributionFacts = (given: Given) =>
  factsUsed(unitedStatesMinimumDistributions, dayOf(given), dayOf(given));

/** 26 U.S.C. 401(a)(9)(C)(v). */
export function startAge(birthYear: number): number {
  if (birthYear >= 1960) return 75;
  return birthYear >= 1951 ? 73 : 72;
}

type Found = {
  readonly rmd: Decimal;
  readonly divisor: Decimal | null;
  readonly due: CivilDate;
  readonly first_year: string | null;
  readonly last_year: string | null;
  readonly schedule: readonly Row[];
};
type Row = {
  readonly year: string;
  readonly age: number;
  readonly balance: Decimal;
  readonly withdrawal: Decimal;
};

export function fromOwn(given: Extract<Given, { readonly account: "own" | "younger_spouse" }>): Found | NoTable {
  const [year, first_year] = [Number(given.year), given.birth_year + startAge(given.birth_year)];
  const from = Math.max(year, first_year);
  const end = Math.min(from + SHOWN_YEARS, given.birth_year + (given.account === "own" ? OLDEST : LAST_JOINT_AGE) + 1);
  if (end <= from) return NO_TABLE;
  const schedule = rowsOf(given, end, (at) => (at < first_year ? null : ownDivisor(given, at)));
  const divisor = year < first_year ? null : ownDivisor(given, year);
  const due = year === first_year ? { year: year + 1, month: 4, day: 1 } : { year, month: 12, day: 31 };
  const shown = schedule.filter((row) => Number(row.year) >= first_year);
  return {
    rmd: divisor ? given.balance.div(divisor) : decimal(0),
    divisor,
    due,
    first_year: `${first_year}`,
    last_year: null,
    schedule: shown,
  };
}

const LAST_JOINT_AGE = 100;
type NoTable = { readonly noAnswer: string };
const NO_TABLE: NoTable = { noAnswer: "We have divisors for two lives up to the age of 100, and for one up to 120." };

function ownDivisor(given: Extract<Given, { readonly account: "own" | "younger_spouse" }>, year: number): Decimal {
  const { firstAge, uniform, joint } = tables(given);
  const age = year - given.birth_year;
  if (given.account === "own") return decimal(uniform[age - firstAge] ?? 1);
  const spouse = Math.max(joint.firstSpouse, year - given.spouse_birth_year);
  return decimal(joint.byOwner[age - firstAge]?.[spouse - joint.firstSpouse] ?? 1);
}

/** The period is that of the beneficiary in the year after the death, and a year shorter each year. */
export function fromInherited(given: Extract<Given, { readonly account: "inherited" }>): Found | NoTable {
  const { balance, birth_year, death_year, had_begun } = given;
  const [year, last_year] = [Number(given.year), death_year + TEN_YEARS];
  const begun = decimal(tables(given).single[death_year + 1 - birth_year] ?? 1);
  const divisorIn = (at: number) => {
    if (at === last_year) return decimal(1);
    return had_begun ? Decimal.max(1, begun.minus(at - death_year - 1)) : null;
  };
  const divisor = divisorIn(year);
  const due = { year, month: 12, day: 31 };
  const schedule = rowsOf(given, last_year + 1, divisorIn);
  return {
    rmd: divisor ? balance.div(divisor) : decimal(0),
    divisor,
    due,
    first_year: null,
    last_year: `${last_year}`,
    schedule,
  };
}

/** Each year the balance grows, and what has to be withdrawn is withdrawn at its end. */
function rowsOf(
  { balance, growth, birth_year, ...given }: Given,
  end: number,
  divisorIn: (year: number) => Decimal | null,
) {
  const rows: Row[] = [];
  let left = balance;
  for (let year = Number(given.year); year < end; year++) {
    const divisor = divisorIn(year);
    const withdrawal = divisor ? left.div(divisor) : decimal(0);
    rows.push({ year: `${year}`, age: year - birth_year, balance: left, withdrawal });
    const grown = left.plus(left.times(growth).div(100));
    left = divisor?.eq(1) ? decimal(0) : grown.minus(withdrawal);
  }
  return rows;
}
