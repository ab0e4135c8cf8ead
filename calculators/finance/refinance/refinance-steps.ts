// The steps from both payments to what refinancing saves.
import { type Line, type Show, type Shown, type ShownValues, step } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { levelFormula, unrounded } from "../../shared/level-payments.ts";
import { MONTHLY } from "./both-loans.ts";
import type { Given } from "./refinance.ts";

type Amount = "current_payment" | "new_payment" | "new_loan" | "total_costs" | "monthly_savings";
type Found = Readonly<Record<Amount, Shown<Decimal>>> & {
  readonly current_months: Shown<unknown>;
  readonly break_even: Shown<unknown> | null;
};
type StepOf = (name: "lifetime_savings") => Line;

export function refinanceSteps(
  given: ShownValues<Given>,
  found: Found,
  show: Show,
  _: Given,
  stepOf: StepOf,
): readonly Line[] {
  const { balance, points, cash_out, annual_rate, new_rate, new_years } = given;
  const { current_payment, new_payment, new_loan, total_costs, monthly_savings, break_even } = found;
  const n = Number(found.current_months.value);
  const months = new_years.value * MONTHLY;
  const added = given.costs_paid === "loan" ? ` + ${total_costs}` : "";
  const out = cash_out.value.isZero() ? "" : ` + ${cash_out}`;
  const monthly = (rate: Decimal) => show("percent", rate.div(MONTHLY), { upTo: 6 });
  return [
    ...(given.known === "term"
      ? [
          step`Current monthly rate r: ${annual_rate} ÷ 12 = ${monthly(annual_rate.value)}`,
          step`Current payment: ${levelFormula(balance, annual_rate.value, n)} = ${current_payment}`,
        ]
      : []),
    !points.value.isZero() && `Costs of refinancing, with ${points} of the new loan in points: ${total_costs}`,
    (out || added) && step`New loan: ${balance}${out}${added} = ${new_loan}`,
    step`New monthly rate r: ${new_rate} ÷ 12 = ${monthly(new_rate.value)}`,
    step`New payment: ${levelFormula(new_loan, new_rate.value, months)} = ${new_payment}`,
    step`Monthly savings: ${unrounded(current_payment, show)} - ${unrounded(new_payment, show)} = ${monthly_savings}`,
    break_even && `Break-even: ${total_costs} ÷ ${monthly_savings}, rounded up, is ${break_even}`,
    stepOf("lifetime_savings"),
  ];
}
