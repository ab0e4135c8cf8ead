// The steps to the answer: what the starting amount and the contributions grow to, and the interest in both.
import { type Line, phrase, type Show, type Shown, type ShownValues, step } from "#engine";
import { growthFormula, rateFormula } from "#numbers/compounding";
import type { Decimal } from "#numbers/decimal";
import type { Plan } from "#numbers/deposits";
import { periodicRate } from "#numbers/growth";
import { planFor } from "./account-plan.ts";
import type { Given as Inputs } from "./compound-interest.ts";

type Given = ShownValues<Inputs>;
type Always = "future_value" | "grown_start" | "total_interest";
type Sometimes = "total_contributions" | "grown_contributions" | "tax_paid" | "real_value";
type Found = Readonly<Record<Always, Shown<Decimal>> & Record<Sometimes, Shown<Decimal> | null>>;

export function growthSteps(given: Given, found: Found, show: Show, values: Inputs): readonly Line[] {
  const { principal, annual_rate, tax_rate, inflation_rate } = given;
  const { future_value, grown_start, total_contributions, grown_contributions, total_interest, tax_paid } = found;
  const plan = planFor(values);
  const rate = tax_paid ? show("percent", plan.annualPercent, { upTo: 8 }) : annual_rate;
  const months = values.years * 12 + values.months;
  const time = values.months === 0 ? `${values.years}` : `(${months} ÷ 12)`;
  const paidIn = total_contributions ? phrase`${principal} - ${total_contributions}` : principal;
  return [
    tax_paid && step`Rate after tax: ${annual_rate} × (1 - ${tax_rate}) = ${rate}`,
    step`Starting amount with interest: ${principal} × ${growthWords(plan, `${rate}`, months, time)} = ${grown_start}`,
    ...(grown_contributions ? contributionSteps(given, found, plan, { rate, months }, show) : []),
    grown_contributions && step`Future value: ${grown_start} + ${grown_contributions} = ${future_value}`,
    step`Interest: ${future_value} - ${paidIn} = ${total_interest}`,
    tax_paid && step`Tax on interest: ${total_interest} × ${tax_rate} ÷ (1 - ${tax_rate}) = ${tax_paid}`,
    found.real_value &&
      step`In today's money: ${future_value} ÷ ${growthFormula(`${inflation_rate}`, 1, time)} = ${found.real_value}`,
  ];
}

type Growing = { readonly rate: Shown<Decimal>; readonly months: number };

/** A formula where contributions are level and come in whole periods of interest. */
function contributionSteps(given: Given, found: Found, plan: Plan, { rate, months }: Growing, show: Show) {
  const { total_contributions, grown_contributions } = found;
  const each = periodicRate(plan.annualPercent, plan.compounding, plan.perYear);
  const i = show("percent", each.times(100), { upTo: 8 });
  const n = (plan.perYear * months) / 12;
  const isLevel = given.contribution_raise.value.isZero();
  const isAnnuity = isLevel && plan.between === "equivalent" && Number.isInteger(n) && !each.isZero();
  if (!isAnnuity)
    return [step`Contributions of ${total_contributions ?? ""} with their interest: ${grown_contributions ?? ""}`];
  const due = plan.due ? " × (1 + i)" : "";
  return [
    step`Rate i for one contribution period: ${rateFormula(`${rate}`, plan.compounding, plan.perYear)} = ${i}`,
    step`Contributions: ${given.contribution} × ((1 + i)^${n} - 1) ÷ i${due} = ${grown_contributions ?? ""}`,
  ];
}

function growthWords({ compounding, between }: Plan, rate: string, months: number, time: string): string {
  const formula = growthFormula(rate, compounding, time);
  if (compounding === "continuous" || between === "equivalent") return formula;
  return formula.replace(/(?<=\^).*$/, `${Math.floor((compounding * months) / 12)}`);
}
