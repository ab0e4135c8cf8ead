// A tax on an amount: what it takes in each band, in all, and of one more of income.

import { nextRate, partsIn } from "#numbers/bands";
import { Decimal, decimal } from "#numbers/decimal";
import type { factsUsed } from "../../dated.ts";
import { type Bands, inDecimals } from "../bands.ts";

export type LevyName =
  | "income_tax"
  | "state_tax"
  | "provincial_tax"
  | "social_security"
  | "medicare"
  | "national_insurance"
  | "social_insurance";

/** Without a rate where the tax follows a curve, or is printed. */
export type Share = {
  readonly from: Decimal;
  readonly rate: Decimal | null;
  readonly part: Decimal;
  readonly tax: Decimal;
};

export type Levy = {
  readonly name: LevyName;
  /** As a working names it. */
  readonly title: string;
  readonly shares: readonly Share[];
  readonly credit: Decimal;
  readonly tax: Decimal;
  /** Percent of one more of income. */
  readonly rate: Decimal;
  /** How it is worked out, where it is not by its bands. */
  readonly formula?: string;
  /** The income up to which none is due, where it is not more. */
  readonly noTaxUpTo?: Decimal;
};

export type Owed = {
  /** "2026", or "2026-27". */
  readonly year: string;
  /** What is taken off income before it is taxed, beside contributions. */
  readonly deduction: Decimal;
  /** What a law leaves free of an employee's pay, for the working to list. */
  readonly allowances?: readonly { readonly title: string; readonly amount: Decimal }[];
  readonly taxable: Decimal;
  readonly levies: readonly Levy[];
  readonly facts: ReturnType<typeof factsUsed>;
};

/** What every country's tax is worked out from. */
export type Earned = {
  readonly income: Decimal;
  /** Before tax, such as to a pension: they are not taxed and not taken home. */
  readonly contributions: Decimal;
  readonly deductions: Decimal;
  readonly year: string;
};

type Terms = {
  readonly base: Decimal;
  /** Free of this tax. */
  readonly free?: Decimal;
  readonly credit?: Decimal;
  /** How much of one more of income becomes taxable: more than all of it while an allowance shrinks. */
  readonly growth?: Decimal;
  /** Percent of one more of income by which the credit shrinks. */
  readonly creditLoss?: Decimal;
};

const ZERO = decimal(0);

export function levied(title: string, name: LevyName, bands: Bands, terms: Terms): Levy {
  const { base, free = ZERO, credit = ZERO, growth = decimal(1), creditLoss = ZERO } = terms;
  const taxable = Decimal.max(0, base.minus(free));
  const shares = sharesOf(bands, taxable);
  const whole = total(shares);
  const isFree = base.lt(free) || whole.lt(credit);
  const rate = nextRate(inDecimals(bands), taxable).times(growth).plus(creditLoss);
  return { name, title, shares, credit, tax: Decimal.max(0, whole.minus(credit)), rate: isFree ? ZERO : rate };
}

/** Below a band whose tax is printed, the bands are that one amount. */
function sharesOf(bands: Bands, taxable: Decimal): readonly Share[] {
  const shares = partsIn(inDecimals(bands), taxable).map((share) => ({
    ...share,
    tax: share.part.times(share.rate).div(100),
  }));
  const [start, , printed] =
    bands.findLast(
      ([from, , printed, reached]) => printed !== undefined && taxable.gte(from) && (reached || !taxable.eq(from)),
    ) ?? [];
  if (start === undefined || printed === undefined) return shares;
  const below = { from: ZERO, rate: null, part: decimal(start), tax: decimal(printed) };
  return [below, ...shares.filter(({ from }) => from.gte(start))];
}

/** A rate up to an end, or above a start. */
export const upTo = (percent: number, end: number): Bands => [
  [0, percent],
  [end, 0],
];
export const above = (percent: number, start: number): Bands => [
  [0, 0],
  [start, percent],
];

/** So little that no step of a law is within it. */
export const LITTLE = decimal("0.000001");

/** Percent of one more of income, past a step at this very figure, so that the rate is that of the stretch which begins here. */
export function slope(taxOn: (more: Decimal) => Decimal): Decimal {
  const [soon, next] = [taxOn(LITTLE), taxOn(LITTLE.times(2))];
  return next.minus(soon).times(100).div(LITTLE);
}

/** Taxes of an income with the rate of each, where it is none of their bands. */
export function withRates(leviesOn: (more: Decimal) => readonly Levy[]): readonly Levy[] {
  const rateOf = (i: number) => slope((more) => leviesOn(more)[i]?.tax ?? ZERO);
  return leviesOn(ZERO).map((levy, i) => ({ ...levy, rate: rateOf(i) }));
}

/** Two taxes that are paid as one. */
export const together = (one: Levy, other: Levy): Levy => ({
  ...one,
  shares: [...one.shares, ...other.shares.filter(({ part }) => part.gt(0))],
  tax: one.tax.plus(other.tax),
  rate: one.rate.plus(other.rate),
});

export const total = (taxes: readonly { readonly tax: Decimal }[]): Decimal =>
  taxes.reduce((sum, { tax }) => sum.plus(tax), ZERO);

/** An income year that ends in the next year is named by both. */
export const nameOfYear = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from.slice(0, 4) === to.slice(0, 4) ? from.slice(0, 4) : `${from.slice(0, 4)}-${to.slice(2, 4)}`;
