// What a payout comes to, for a number of years or forever.
import { type Line, noAnswer, optionalStep, type Show, type Shown, type ShownValues, step } from "#engine";
import { interestIn, levelPayment } from "#numbers/annuity";
import type { Decimal } from "#numbers/decimal";
import { unrounded } from "../../shared/level-payments.ts";
import {
  beforePayouts,
  type Contract,
  contractOf,
  everyTime,
  NOTHING,
  readyAmount,
  SHOWN_FOREVER,
  startingWith,
  yearByYear,
} from "./annuity-contract.ts";
import type { Given as AnyGiven } from "./annuity-payout.ts";

/** Without a number of years, payouts last forever. */
type Given = Omit<AnyGiven, "years"> & { readonly years?: number };
type Found = {
  readonly payout: Shown<Decimal> | null;
  readonly payouts: Shown<unknown> | null;
  readonly total_paid: Shown<Decimal> | null;
  readonly total_interest: Shown<Decimal> | null;
};

function compute(given: Given) {
  const contract = contractOf(given);
  const { amount, rate, start, perYear } = contract;
  if (!given.years) {
    if (rate.isZero()) return noAnswer("Enter an interest rate above 0%: without interest, no payout lasts forever.");
    const payout = start.times(rate);
    return { ...NOTHING, payout, schedule: yearByYear(contract, payout, SHOWN_FOREVER) };
  }
  const payouts = given.years * perYear;
  const payout = levelPayment(start, rate, payouts);
  const total_paid = payout.times(payouts);
  const total_interest = interestIn(amount, rate, payout, payouts);
  const schedule = yearByYear(contract, payout, given.years, total_paid);
  return { ...NOTHING, payout, payouts, total_paid, total_interest, schedule };
}

const sentence = (given: ShownValues<Given>, { payout }: Found): string =>
  `${startingWith(given)} pays ${payout} ${everyTime(given)}${given.years ? ` for ${given.years}` : ", forever"}.`;

function working(given: ShownValues<Given>, found: Found, show: Show, values: Given): readonly Line[] {
  const contract = contractOf(values);
  return [
    ...beforePayouts(given, contract, show),
    ...steps(given, found, show, contract),
    optionalStep`Interest: ${found.total_paid} - ${given.amount} = ${found.total_interest}`,
  ];
}

function steps(given: ShownValues<Given>, found: Found, show: Show, contract: Contract): readonly Line[] {
  const { payout, payouts, total_paid } = found;
  const { rate, due } = contract;
  const amount = readyAmount(given, contract, show);
  const share = rate.isZero() ? `÷ ${payouts}` : `× i${payouts ? ` ÷ (1 - (1 + i)^-${payouts})` : ""}`;
  const earlier = due && !rate.isZero() ? " ÷ (1 + i)" : "";
  return [
    step`Payout: ${amount} ${share}${earlier} = ${payout ?? ""}`,
    total_paid && step`Total paid out: ${payout ? unrounded(payout, show) : ""} × ${payouts ?? ""} = ${total_paid}`,
  ];
}

export const howMuch = { compute, sentence, working };
