// How the payment, amount, term or rate of a loan is worked out, in print.
import { type Line, phrase, type Show, type Shown, type ShownValues, step } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { TIMES_A_YEAR } from "#numbers/frequency";
import { periodsUntil } from "#numbers/growth";
import { levelFormula, unrounded } from "../../shared/level-payments.ts";
import type { Given } from "./loan.ts";

type Found = Readonly<Record<"payment" | "amount" | "annual_rate" | "total_interest", Shown<Decimal>>> & {
  readonly payments: Shown<Decimal | number | bigint>;
};

export function loanSteps(given: ShownValues<Given>, found: Found, show: Show): readonly Line[] {
  const { find, frequency, balloon } = given;
  const { payment, amount, payments, annual_rate, total_interest } = found;
  const perYear = TIMES_A_YEAR[frequency];
  const rate = annual_rate.value.div(100 * perYear);
  const r = show("percent", rate.times(100), { upTo: 6 });
  const rest = balloon && !balloon.value.isZero() ? balloon : undefined;
  const paid = phrase`${unrounded(payment, show)} × ${payments}${rest ? phrase` + ${rest}` : ""}`;
  const interest = step`${payment.exact ? "Total interest" : "Total interest, payment not rounded"}: ${paid} - ${amount} = ${total_interest}`;
  if (find === "rate") {
    const found = step`Rate for one period: ${amount} × r ÷ (1 - (1 + r)^-${payments}) is ${payment} where r = ${r}`;
    return [found, step`Yearly rate: ${r} × ${perYear} = ${annual_rate}`, interest];
  }
  const perPeriod = step`Rate for one period, r: ${annual_rate} ÷ ${perYear} = ${r}`;
  if (find === "payment") return [perPeriod, ...paymentSteps(found, rest, rate, show), interest];
  if (find === "amount") return [perPeriod, ...amountSteps(found, rest, rate, show), interest];
  const debt = { start: amount.value.neg(), payment: payment.value, rate, due: false };
  const n = show("number", periodsUntil(decimal(0), debt) ?? decimal(0), { upTo: 4 });
  const time = rate.isZero() ? `${amount} ÷ ${payment}` : `-ln(1 - ${amount} × r ÷ ${payment}) ÷ ln(1 + r)`;
  return [perPeriod, step`Number of payments, rounded up: ${time} = ${n} → ${payments}`];
}

function paymentSteps(
  { payment, amount, payments }: Found,
  balloon: Shown<Decimal> | undefined,
  rate: Decimal,
  show: Show,
) {
  if (!balloon) return [step`Payment: ${levelFormula(amount, rate, `${payments}`)} = ${payment}`];
  const paidDown = show("money", amount.value.minus(balloon.value));
  return [
    step`Paid down until the end: ${amount} - ${balloon} = ${paidDown}`,
    step`Payment, with the interest on the balloon: ${levelFormula(paidDown, rate, `${payments}`)} + ${balloon} × r = ${payment}`,
  ];
}

function amountSteps(
  { payment, amount, payments }: Found,
  balloon: Shown<Decimal> | undefined,
  rate: Decimal,
  show: Show,
) {
  const left = balloon ? show("money", payment.value.minus(balloon.value.times(rate))) : payment;
  const worth = rate.isZero() ? `${left} × ${payments}` : `${left} × (1 - (1 + r)^-${payments}) ÷ r`;
  return [
    balloon && step`Payment without the interest on the balloon: ${payment} - ${balloon} × r = ${left}`,
    balloon ? step`Amount: ${worth} + ${balloon} = ${amount}` : step`Amount: ${worth} = ${amount}`,
  ];
}
