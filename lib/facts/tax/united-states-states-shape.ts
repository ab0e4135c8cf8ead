// How a state's income tax on wages is written down.
import type { Bands } from "./bands.ts";
import type { ByStatus } from "./united-states.ts";

/** What federal income tax leaves free: pay into a 401(k), into another retirement plan, or for benefits under section 125. */
export type PreTax = "plan401k" | "otherPlans" | "benefits";

export type StateTax = {
  /** Of that, what the state taxes all the same. */
  readonly taxesPreTax?: readonly PreTax[];
  readonly bands: ByStatus<Bands>;
  /** Standard deduction and personal exemptions without dependents; left out where two sources do not agree on them. */
  readonly deduction?: ByStatus<number>;
  /** No tax is due up to this income. Above it, all of it is taxed. Zero where the law has no such income. */
  readonly noTaxUpTo?: ByStatus<number>;
  /** Above that income, and up to so many times as much, the tax is at most a percentage of what is above it. */
  readonly limitedTax?: { readonly times: number; readonly percent: number };
  /** Whatever else decides the tax. */
  readonly rules?: ByStatus<StateRules>;
  /** What is still from an earlier year, because the state has not printed it for this one. */
  readonly older?: OlderFigures;
  /** What employers withhold by, where it is not the year's tax: the rest is settled on the return. */
  readonly withheldBy?: StateTax;
};

/** Such as "the standard deduction", and the income above which it matters: Infinity where it never does. */
export type OlderFigures = { readonly year: string; readonly what: string; readonly above: ByStatus<number> };

/**
 * What changes with income: above a figure, `by` for every `each` dollars, up to `most`. A positive last figure rounds it up
 * to a multiple ("for each $2,500 or part of it"), a negative one rounds it down.
 */
export type Ramp = readonly [above: number, by: number, each: number, most: number, multiple?: number];

/** An amount that shrinks as income rises. */
export type Shrinking = { readonly amount: number; readonly less?: readonly Ramp[] };

/**
 * How the benefit of lower rates is taken back from incomes above a figure, step by step while income rises by `width` beyond
 * the figure of its step.
 */
export type Recapture = {
  readonly above: number;
  readonly width: number;
  /** Until the first tier: the tax rises to this percentage of all taxable income. */
  readonly percent: number;
  /** Once taxable income is over a figure: what is taken back already, and what more is. */
  readonly tiers: readonly (readonly [over: number, amount: number, more: number])[];
  /** Above this income the tax is this percentage of all taxable income. */
  readonly top: readonly [above: number, percent: number];
};

export type StateRules = {
  /** Deductions and exemptions beside the fixed ones. */
  readonly deduction?: Shrinking;
  /** How much of the federal income tax is deducted: a percentage of it, in most states up to an amount. */
  readonly federalTax?: { readonly percent: Shrinking; readonly most?: Shrinking };
  /** Social Security and Medicare taxes are deducted up to this. */
  readonly payrollTax?: number;
  /** Added to the tax once taxable income is above a figure. */
  readonly entry?: readonly [above: number, amount: number];
  /** Added to the tax as income rises. */
  readonly added?: readonly Ramp[];
  readonly recapture?: Recapture;
  readonly credit?: Shrinking;
  /** A credit in percent of the tax. */
  readonly creditPercent?: Shrinking;
};

export const alike = <T>(value: T): ByStatus<T> => ({
  single: value,
  married_joint: value,
  married_separate: value,
  head_of_household: value,
});

export const statuses = <T>(single: T, married_joint: T, married_separate: T, head_of_household: T): ByStatus<T> => ({
  single,
  married_joint,
  married_separate,
  head_of_household,
});

export const flat = (percent: number, deduction?: ByStatus<number>): StateTax => ({
  bands: alike<Bands>([[0, percent]]),
  ...(deduction ? { deduction } : {}),
});

export const NONE = flat(0, alike(0));

/** Bands with the same rates, by where each begins, and the tax that is printed for the second one and those after it. */
export const rising = (
  rates: readonly number[],
  starts: ByStatus<readonly number[]>,
  printed?: ByStatus<readonly number[]>,
): ByStatus<Bands> => {
  const bands = (status: keyof ByStatus<unknown>): Bands =>
    rates.map((rate, i) => {
      const [from = 0, tax] = [starts[status][i], printed?.[status][i - 1]];
      return tax === undefined ? [from, rate] : [from, rate, tax];
    });
  return statuses(bands("single"), bands("married_joint"), bands("married_separate"), bands("head_of_household"));
};

/** All of an amount, as soon as income is above a figure. */
export const lostAbove = (income: number, amount: number): Ramp => [income, amount, 1, amount, amount];
/** The same from a figure on, to the cent. */
export const lostFrom = (income: number, amount: number): Ramp => lostAbove(income - 0.01, amount);

/** The federal standard deduction, for states that take it over. */
export const FEDERAL_2025 = statuses(15_750, 31_500, 15_750, 23_625);
export const FEDERAL_2026 = statuses(16_100, 32_200, 16_100, 24_150);
