// The steps to the answer: the monthly rates, the first month's bill, and what all of them come to.
import { type Line, type Show, type Shown, type ShownValues, step } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { levelFormula } from "../../shared/level-payments.ts";
import { type Card, cardOf, levelPaymentOf } from "./card-bills.ts";
import type { Given as Inputs } from "./credit-card-payoff.ts";

type Given = ShownValues<Inputs>;
type Amount = "payment" | "total_paid" | "first_interest" | "last_payment";
type Found = Readonly<Record<Amount, Shown<Decimal>>> & {
  readonly months: Shown<unknown>;
  readonly transfer_fee: Shown<Decimal> | null;
};

export function payoffSteps(given: Given, found: Found, show: Show, values: Inputs): readonly Line[] {
  const { payment, total_paid, first_interest, last_payment, transfer_fee } = found;
  const card = cardOf(values);
  const [owed, moved] = [show("money", card.owed), show("money", card.moved)];
  const first = card.promoMonths > 0 ? card.promoRate : card.rate;
  const interest = show("money", owed.value.times(first));
  const principal = show("money", payment.value.minus(first_interest.value));
  const left = show("money", owed.value.minus(principal.value));
  const cost = show("money", total_paid.value.minus(owed.value));
  const n = Number(found.months.value);
  return [
    transfer_fee && step`Balance with the transfer fee: ${moved} + ${transfer_fee} = ${owed}`,
    ...rateSteps(given, card, show),
    step`First month's interest, rounded: ${owed} × r = ${interest}`,
    ...(given.plan === "minimum" ? [minimumStep(given, found, owed)] : []),
    ...(given.plan === "months" ? paymentSteps(card, payment, n, show) : []),
    step`Principal in the first month: ${payment} - ${first_interest} = ${principal}`,
    step`Balance after the first month: ${owed} - ${principal} = ${left}`,
    !(n === 1) && `And so on, until the last payment of ${last_payment} in month ${n}`,
    step`Total interest: ${total_paid} - ${owed} = ${cost}`,
  ];
}

function rateSteps(given: Given, { promoMonths, promoRate, rate }: Card, show: Show): readonly Line[] {
  const { annual_rate, promo_rate, interest_by } = given;
  const monthly = (name: string, annual: Shown<Decimal>, value: Decimal) => {
    const r = show("percent", value.times(100), { upTo: 6 });
    return interest_by === "day"
      ? step`${name}: (1 + ${annual} ÷ 365)^(365 ÷ 12) - 1 = ${r}`
      : step`${name}: ${annual} ÷ 12 = ${r}`;
  };
  if (promoMonths === 0) return [monthly("Monthly rate r", annual_rate, rate)];
  return [
    monthly("Monthly rate r at first", promo_rate, promoRate),
    monthly(`Monthly rate r after month ${promoMonths}`, annual_rate, rate),
  ];
}

function minimumStep(given: Given, { payment, first_interest }: Found, owed: Shown<Decimal>): Line {
  const { minimum_rate, floor } = given;
  const capped = floor && payment.value.lt(floor.value) ? " and no more than is owed" : "";
  const plus = given.minimum_of === "interest" ? ` + ${first_interest}` : "";
  return minimum_rate && floor
    ? step`First minimum: ${owed} × ${minimum_rate}${plus}, but no less than ${floor}${capped}, is ${payment}`
    : false;
}

/** f is what payments of 1 are worth at the start, where the rate changes between them. */
function paymentSteps(card: Card, payment: Shown<Decimal>, n: number, show: Show): readonly Line[] {
  const owed = show("money", card.owed);
  if (card.promoMonths === 0) return [step`Payment: ${levelFormula(owed, card.rate, n)} = ${payment}`];
  if (card.promoMonths >= n) return [step`Payment: ${levelFormula(owed, card.promoRate, n)} = ${payment}`];
  const f = show("number", card.owed.div(levelPaymentOf(card, n)), { significant: 10 });
  return [
    `f, the balance that payments of $1 a month pay off at both rates: ${f}`,
    step`Payment: ${owed} ÷ f = ${payment}`,
  ];
}
