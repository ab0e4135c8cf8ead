// The answer to each question in a sentence.
import type { Shown, ShownValues } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { FREQUENCY } from "#numbers/frequency";
import type { Given } from "./loan.ts";

type Figure = "payment" | "amount" | "annual_rate" | "total_interest" | "last_payment" | "billed_interest";
type Found = Readonly<Record<Figure, Shown<Decimal>>> & { readonly payments: Shown<unknown> };
type Loan = Pick<ShownValues<Given>, "frequency" | "balloon">;

export const loanSentence = (given: Loan, found: Found): string =>
  takes(found, stream(given, found), found.total_interest);

/** The last payment is a smaller one. */
export function termSentence({ frequency }: Loan, found: Found): string {
  const { last_payment, payment } = found;
  const all =
    found.payments.value === 1
      ? onePayment(last_payment)
      : manyPayments(found, `${payment}, the last of ${last_payment}`, frequency);
  return takes(found, all, found.billed_interest);
}

export const amountSentence = (given: Loan, found: Found): string =>
  `With ${stream(given, found)} you can borrow ${found.amount} at ${found.annual_rate} a year.`;

export const rateSentence = (given: Loan, found: Found): string =>
  `${found.amount} paid back in ${stream(given, found)} means a rate of ${found.annual_rate} a year.`;

const takes = ({ amount, annual_rate }: Found, stream: string, interest: Shown<Decimal>): string =>
  `A loan of ${amount} at ${annual_rate} a year takes ${stream} with ${interest} in total interest.`;

const onePayment = (payment: Shown<Decimal>): string => `one payment of ${payment} after one period`;

const manyPayments = ({ payments }: Found, each: string, frequency: Loan["frequency"]): string =>
  `${payments} payments of ${each}, due ${FREQUENCY[frequency].toLowerCase()},`;

function stream({ frequency, balloon }: Loan, found: Found): string {
  const { payments, payment } = found;
  const all = payments.value === 1 ? onePayment(payment) : manyPayments(found, `${payment}`, frequency);
  return balloon && !balloon.value.isZero() ? `${all} and ${balloon} at the end,` : all;
}
