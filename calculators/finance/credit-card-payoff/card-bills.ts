// A card in whole cents: what is owed with the fee of a transfer, and its bills at a promotional rate and then at its own.
import { type Currency, formatEnough, noAnswer } from "#engine";
import { equivalentRate, growth, levelPayment, presentValue } from "#numbers/annuity";
import { type Decimal, decimal } from "#numbers/decimal";
import { ceil, round } from "#numbers/round";
import { type Bill, type Due, fromCents, settled, toCents } from "#numbers/schedule";
import type { Given } from "./credit-card-payoff.ts";
import { minimumPayment } from "./minimum-payments.ts";

export const MONTHLY = 12;
const DAILY = 365;
export const MOST_MONTHS = 1200;
// US Regulation Z, 12 CFR 1026.7(b)(12)(i)(F): beside the minimum a statement tells the payment that takes three years.
export const THREE_YEARS = 36;

type Terms = Pick<
  Given,
  "balance" | "annual_rate" | "interest_by" | "promo_months" | "promo_rate" | "transfer_fee_rate"
>;

export function cardOf(terms: Terms) {
  const moved = round(terms.balance, 2);
  const fee = round(moved.times(terms.transfer_fee_rate).div(100), 2);
  return {
    moved,
    fee,
    owed: moved.plus(fee),
    rate: monthlyRate(terms.annual_rate, terms.interest_by),
    promoRate: monthlyRate(terms.promo_rate, terms.interest_by),
    promoMonths: terms.promo_months,
  };
}
export type Card = ReturnType<typeof cardOf>;

const monthlyRate = (annualRate: Decimal, interestBy: "month" | "day"): Decimal =>
  equivalentRate(annualRate, interestBy === "day" ? DAILY : MONTHLY, MONTHLY);

export function billsOf(given: Given, card: Card): readonly Bill[] {
  if (given.plan === "months") return levelBills(card, given.months);
  if (given.plan === "minimum") return inTurn(card, MOST_MONTHS, minimumPayment(given));
  const payment = toCents(given.payment);
  return inTurn(card, MOST_MONTHS, () => payment);
}

export function levelBills(card: Card, months: number): readonly Bill[] {
  const payment = toCents(levelPaymentOf(card, months));
  return inTurn(card, months, ({ period, due }) => (period === months ? due : payment));
}

/** At the promotional rate first. Periods are counted from the beginning. */
function inTurn({ owed, promoMonths, promoRate, rate }: Card, months: number, payment: (due: Due) => bigint) {
  const early = settled(toCents(owed), promoRate, Math.min(promoMonths, months), payment);
  const before = early.length;
  const left = early.at(-1)?.balance ?? toCents(owed);
  const later = settled(left, rate, months - before, (due) => payment({ ...due, period: due.period + before }));
  return [...early, ...later];
}

/** The level payment that clears the card in so many months. */
export function levelPaymentOf({ owed, promoMonths, promoRate, rate }: Card, months: number): Decimal {
  if (promoMonths === 0) return levelPayment(owed, rate, months);
  if (promoMonths >= months) return levelPayment(owed, promoRate, months);
  const one = decimal(1);
  const later = presentValue(one, rate, months - promoMonths).div(growth(promoRate, promoMonths));
  return owed.div(presentValue(one, promoRate, promoMonths).plus(later));
}

/** Rounded, the payment falls short of the interest after a promotion: more would be left at the end than was owed. */
export const neverInCents = (months: number) =>
  noAnswer(`Once it is rounded, no payment clears so small a balance in ${months} months. Choose fewer months.`);

export function never(card: Card, bills: readonly Bill[]) {
  const enough = ceil(levelPaymentOf(card, THREE_YEARS), 2);
  const way = (currency: Currency) => `A payment of ${formatEnough(enough, currency)} a month pays it off in 3 years.`;
  const usual = bills[card.promoMonths];
  if (!usual || usual.principal > 0n)
    return noAnswer((currency) => `That would take more than ${MOST_MONTHS / MONTHLY} years. ${way(currency)}`);
  const month =
    card.promoMonths === 0 ? "the first month's interest alone is" : "interest after the promotional rate is";
  return noAnswer(
    (currency) =>
      `This payment never pays off the card: ${month} ${formatEnough(fromCents(usual.interest), currency)}. ${way(currency)}`,
  );
}
