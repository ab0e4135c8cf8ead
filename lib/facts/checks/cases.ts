// Taxes on incomes at and around every start of other sources' brackets: theirs from the brackets alone, ours as the service answers.
// Nothing is deducted, so that a difference is one of brackets, credits or what a law adds.
import { Decimal, decimal } from "#numbers/decimal";
import { round } from "#numbers/round";
import { FILING_STATUSES, type FilingStatus } from "../tax/filing-statuses.ts";
import { owed, type Taxpayer } from "../tax/owed/countries.ts";
import type { LevyName } from "../tax/owed/levy.ts";
import { STATE_NAMES, type State } from "../tax/state-names.ts";
import type { Figures } from "./in-figures.ts";

export type Case = { readonly name: string; readonly from: string; readonly ours: string; readonly theirs: string };
type Band = readonly [start: number, percent: number];

const isStatus = (name = ""): name is FilingStatus => name in FILING_STATUSES;
const isState = (code = ""): code is State => code in STATE_NAMES;
const EARNED = { contributions: decimal(0), deductions: decimal(0) };

export function casesOn(fact: string, day: string, theirs: Figures): readonly Case[] {
  return Object.entries(theirs).flatMap(([name, brackets]) => {
    const taxOn = TAXES[fact]?.(name, day, theirs);
    if (!taxOn) return [];
    const bands = bandsIn(brackets);
    return incomesAround(bands).flatMap((income) => {
      const tax = taxOn(income);
      if (tax === undefined) return [];
      const described = `${name.replace("brackets", "tax")} on ${income}`;
      return [{ name: described, from: name, ours: cents(tax), theirs: cents(taxOf(bands, income)) }];
    });
  });
}

const cents = (amount: Decimal) => round(amount, 2).toString();

type TaxOn = (taxable: number) => Decimal | undefined;
const TAXES: Readonly<Record<string, (name: string, day: string, theirs: Figures) => TaxOn | undefined>> = {
  "us-state-income-tax": (name, day) => {
    const [state, kind, status] = name.split(" ");
    if (kind !== "brackets" || !isState(state) || !isStatus(status)) return undefined;
    const who = { country: "us", state, filing_status: status, state_deductions: decimal(0) } as const;
    return (income) => levied({ ...who, ...earned(income, day) }, "state_tax");
  },
  "us-federal-income-tax": (name, day, theirs) => {
    const [kind, status] = name.split(" ");
    if (kind !== "brackets" || !isStatus(status)) return undefined;
    const free = Number(theirs[`standard deduction ${status}`] ?? 0);
    const who = { country: "us", state: "none", filing_status: status } as const;
    return (taxable) => levied({ ...who, ...earned(taxable + free, day) }, "income_tax");
  },
  "new-zealand-income-tax": (name, day) =>
    name === "brackets"
      ? (income) => levied({ country: "new_zealand", ...earned(income, day) }, "income_tax")
      : undefined,
};

const earned = (income: number, day: string) => ({ ...EARNED, income: decimal(income), year: day.slice(0, 4) });

function levied(given: Taxpayer, name: LevyName): Decimal | undefined {
  const found = owed(given);
  return "noAnswer" in found ? undefined : found.levies.find((levy) => levy.name === name)?.tax;
}

const bandsIn = (brackets: string): readonly Band[] =>
  brackets.split(" ").map((band) => {
    const [start, percent] = band.split(":");
    return [Number(start), Number(percent)];
  });

/** A dollar below, at and above each start, and in the middle of things. */
const incomesAround = (bands: readonly Band[]): readonly number[] =>
  [...bands.slice(1).flatMap(([start]) => [start - 1, start, start + 1]), 20_000, 52_000, 120_000].filter(
    (income, i, all) => all.indexOf(income) === i,
  );

const taxOf = (bands: readonly Band[], income: number): Decimal =>
  bands.reduce((sum, [start, percent], i) => {
    const end = Math.min(income, bands[i + 1]?.[0] ?? income);
    return sum.plus(
      Decimal.max(0, end - start)
        .times(percent)
        .div(100),
    );
  }, decimal(0));
