// The steps from the mortgage as it is to what is saved.
import { type Line, optionalStep, type Show, type Shown, type ShownValues, step } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { paymentsDue } from "#numbers/due-dates";
import { levelFormula } from "../../shared/level-payments.ts";
import type { Given } from "./mortgage-payoff.ts";
import { BIWEEKLY, lengthStep, MONTHLY } from "./payoff-plan.ts";

type Amount = "payment" | "each_payment";
type Found = Readonly<Record<Amount, Shown<Decimal>>> &
  Readonly<Record<"planned_months" | "payments", Shown<unknown>>> &
  Readonly<Record<"extra_needed" | "needed_payment", Shown<Decimal> | null>>;
type StepOf = (name: "interest_saved") => Line;

export function payoffSteps(
  given: ShownValues<Given>,
  found: Found,
  show: Show,
  _: Given,
  stepOf: StepOf,
): readonly Line[] {
  const { balance, annual_rate, frequency, single_extra, years_left, months_left, next_due, payoff_by } = given;
  const extra = given.extra_payment ?? found.extra_needed ?? show("money", decimal(0));
  const { payment, planned_months, each_payment, payments } = found;
  const n = Number(planned_months.value);
  const [perYear, half] = frequency === "monthly" ? [MONTHLY, ""] : [BIWEEKLY, " ÷ 2"];
  const left = show("money", balance.value.minus(single_extra.value));
  const planned = { owed: balance, paid: payment, annual_rate, perYear: MONTHLY, payments: n };
  const faster = { owed: left, paid: each_payment, annual_rate, perYear, payments: Number(payments.value) };
  return [
    ...(given.known === "term"
      ? [
          step`Monthly payments left n: ${years_left?.value ?? 0} × 12 + ${months_left?.value ?? 0} = ${n}`,
          step`Monthly payment, where r is ${annual_rate} ÷ 12: ${levelFormula(balance, annual_rate.value, "n")} = ${payment}`,
        ]
      : [lengthStep("Monthly payments left", planned, show)]),
    !single_extra.value.isZero() && step`Balance after the one-time extra: ${balance} - ${single_extra} = ${left}`,
    next_due &&
      payoff_by &&
      step`Payments due from ${next_due} to ${payoff_by}, n: ${paymentsDue(next_due.value, payoff_by.value, frequency)}`,
    optionalStep`Payment needed, where r is ${annual_rate} ÷ ${perYear}: ${levelFormula(left, annual_rate.value, "n")} = ${found.needed_payment}`,
    !found.extra_needed?.value.isZero() &&
      optionalStep`Extra needed, rounded up: ${found.needed_payment} - ${payment}${half} → ${found.extra_needed}`,
    step`New payment: ${payment}${half} + ${extra} = ${each_payment}`,
    lengthStep("Payments from now on", faster, show),
    stepOf("interest_saved"),
  ];
}
