// How long payouts last: forever, for more than 100 years, or until a final, smaller payout.
import { formatMonths, type Line, optionalStep, phrase, type Show, type Shown, type ShownValues, step } from "#engine";
import { clearing } from "#numbers/annuity";
import { type Decimal, decimal } from "#numbers/decimal";
import { periodsUntil } from "#numbers/growth";
import { snap, subtract } from "#numbers/round";
import {
  beforePayouts,
  type Contract,
  contractOf,
  everyTime,
  MOST_YEARS,
  NOTHING,
  readyAmount,
  SHOWN_FOREVER,
  startingWith,
  yearByYear,
} from "./annuity-contract.ts";
import type { Given } from "./annuity-payout.ts";

type Found = {
  readonly lasts: string | null;
  readonly payouts: Shown<unknown> | null;
  readonly last_payout: Shown<Decimal> | null;
  readonly total_paid: Shown<Decimal> | null;
  readonly total_interest: Shown<Decimal> | null;
};

const NEVER = "Forever";
const LONGER = `More than ${MOST_YEARS} years`;

function compute(given: Given) {
  const contract = contractOf(given);
  const { amount, rate, perYear, start } = contract;
  const { payment } = given;
  if (snap(start.times(rate)).gte(snap(payment)))
    return { ...NOTHING, lasts: NEVER, schedule: yearByYear(contract, payment, SHOWN_FOREVER) };
  const cleared = clearing(start, rate, payment, MOST_YEARS * perYear);
  if (!cleared) return { ...NOTHING, lasts: LONGER, schedule: yearByYear(contract, payment, MOST_YEARS) };
  const { payments: payouts, interest } = cleared;
  const total_paid = start.plus(interest);
  return {
    ...NOTHING,
    lasts: formatMonths((12 * payouts) / perYear),
    payouts,
    last_payout: total_paid.minus(payment.times(payouts - 1)),
    total_paid,
    total_interest: rate.isZero() ? rate : subtract(total_paid, amount),
    schedule: yearByYear(contract, payment, Math.ceil(payouts / perYear), total_paid),
  };
}

function sentence(given: ShownValues<Given>, { lasts, payouts, last_payout }: Found): string {
  const begun = startingWith(given);
  if (payouts?.value === 1) return `${begun} is used up by a single payout of ${last_payout ?? ""}.`;
  const pays = `${begun} pays ${given.payment} ${everyTime(given)}`;
  if (lasts === NEVER) return `${pays} and never runs out.`;
  const last = last_payout ? `. The final payout is ${last_payout}` : "";
  return `${pays} for ${lasts?.replace("More", "more")}${last}.`;
}

function working(given: ShownValues<Given>, found: Found, show: Show, values: Given): readonly Line[] {
  const contract = contractOf(values);
  return [
    ...beforePayouts(given, contract, show),
    ...steps(given, found, show, contract),
    optionalStep`Interest: ${found.total_paid} - ${given.amount} = ${found.total_interest}`,
  ];
}

function steps(given: ShownValues<Given>, found: Found, show: Show, contract: Contract): readonly Line[] {
  const { lasts, payouts, last_payout, total_paid } = found;
  const { payment } = given;
  const { rate, due, ready, start } = contract;
  const amount = readyAmount(given, contract, show);
  const worth = due && !rate.isZero() ? phrase`${amount} ÷ (1 + i)` : amount;
  if (lasts === NEVER)
    return [
      step`Interest each period: ${worth} × i = ${show("money", start.times(rate))}`,
      "Interest alone covers each payout.",
    ];
  const exact = periodsUntil(decimal(0), { start: ready, payment: payment.value.neg(), rate, due }) ?? decimal(0);
  const n = show("number", exact, { upTo: 4 });
  return [
    rate.isZero()
      ? step`Payouts n: ${amount} ÷ ${payment} = ${n}`
      : step`Payouts n: -ln(1 - ${worth} × i ÷ ${payment}) ÷ ln(1 + i) = ${n}`,
    payouts ? `Rounded up: ${payouts}` : `That is more than ${MOST_YEARS} years.`,
    payouts &&
      total_paid &&
      payouts.value !== 1 &&
      step`Total paid out: ${payment} × ${Number(payouts.value) - 1} + ${last_payout ?? ""} = ${total_paid}`,
  ];
}

export const howLong = { compute, sentence, working };
