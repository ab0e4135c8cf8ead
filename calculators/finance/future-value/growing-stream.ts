// An amount and its payments as one stream, and the steps to what they grow to.
import { type Line, type Show, type Shown, type ShownValues, step } from "#engine";
import { COMPOUNDED, rateFormula } from "#numbers/compounding";
import { type Decimal, decimal } from "#numbers/decimal";
import { TIMES_A_YEAR } from "#numbers/frequency";
import { futureValue, periodicRate, type Stream } from "#numbers/growth";
import type { Given } from "./future-value.ts";

const NOTHING = decimal(0);
const ONE = decimal(1);

type Found = Readonly<Record<"future_value" | "grown_amount" | "period_rate", Shown<Decimal>>> & {
  readonly grown_payments: Shown<Decimal> | null;
};
type StepOf = (name: "total_paid" | "total_interest") => Line;

export function growthSteps(
  given: ShownValues<Given>,
  found: Found,
  show: Show,
  _: Given,
  stepOf: StepOf,
): readonly Line[] {
  const { present_value, payment, periods, timing } = given;
  const { future_value, grown_amount, grown_payments, period_rate } = found;
  const perYear = TIMES_A_YEAR[given.frequency];
  const n = periods.value;
  const worth = growthOfOne(period_rate.value, n);
  const due = timing === "begin" ? " × (1 + i)" : "";
  const formula = period_rate.value.isZero() ? `${n}` : `((1 + i)^${n} - 1) ÷ i`;
  return [
    step`Rate per period i: ${rateFormula(`${given.annual_rate}`, COMPOUNDED[given.compounding], perYear)} = ${period_rate}`,
    step`Growth of $1: (1 + i)^${n} = ${show("number", worth, { significant: 10 })}`,
    !present_value.value.isZero() && step`Amount today: ${present_value} × (1 + i)^${n} = ${grown_amount}`,
    grown_payments && step`Payments: ${payment} × ${formula}${due} = ${grown_payments}`,
    grown_payments && sumOf(grown_amount, grown_payments, future_value),
    stepOf("total_paid"),
    stepOf("total_interest"),
  ];
}

type Money = Shown<Decimal>;
const sumOf = (amount: Money, payments: Money, all: Money) =>
  !amount.value.isZero() && step`Future value: ${amount} + ${payments} = ${all}`;

const growthOfOne = (percentRate: Decimal, periods: number): Decimal =>
  futureValue({ start: ONE, payment: NOTHING, rate: percentRate.div(100), due: false }, periods);

export function streamOf({ present_value, payment, annual_rate, compounding, frequency, timing }: Given): Stream {
  const rate = periodicRate(annual_rate, COMPOUNDED[compounding], TIMES_A_YEAR[frequency]);
  return { start: present_value, payment, rate, due: timing === "begin" };
}
