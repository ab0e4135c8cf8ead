// What calculators of level payments share: the lender's rate, the payment of a mortgage that is being paid, a payment that
// is too small, and the payment in print.
import { formatEnough, money, noAnswer, phrase, type Show, type Shown } from "#engine";
import type { Decimal } from "#numbers/decimal";

/** `percent("Interest rate", { ...QUOTED, max: 50, example: 6.5 })` */
export const QUOTED = { min: 0, help: "Per year, as the lender quotes it." } as const;

/** Of a mortgage that is being paid, where `known` says that the visitor knows its payment. */
export const currentPayment = money("Current monthly payment", {
  min: 1,
  max: 1e8,
  example: 1800,
  when: { known: ["payment"] },
  help: "Principal and interest, without taxes and insurance.",
});

/** Where a payment clears a debt too late or not at all. `first` is the interest in the first period. */
export function neverPaidOff(payment: Decimal, first: Decimal, mostYears: number, period: "month" | "period") {
  if (payment.gt(first))
    return noAnswer(`That would take more than ${mostYears} years to pay off. Enter a larger payment.`);
  return noAnswer(
    (currency) =>
      `Enter a payment above ${formatEnough(first, currency)}: that much is interest each ${period}, so a smaller one never pays off the loan.`,
  );
}

/** In print, where r is the rate of one period and n the number of payments. */
export const levelFormula = (principal: Shown<Decimal>, annualPercent: Decimal, n: number | string): Shown<string> =>
  annualPercent.isZero() ? phrase`${principal} ÷ ${n}` : phrase`${principal} × r ÷ (1 - (1 + r)^-${n})`;

/** In print, for a total of many: the cents of the shown payment alone would not add up to it. */
export const unrounded = (payment: Shown<Decimal>, show: Show): Shown<Decimal> =>
  payment.exact ? payment : show("money", payment.value, { upTo: 6 });
