// How the first payment comes about, and what follows.
import { type Line, type Show, type Shown, type ShownValues, step } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { levelFormula } from "../../shared/level-payments.ts";
import { startOf } from "./plan-outcome.ts";
import { isByPoverty, isUk, LAW, rapPercent, shareOf, yearsOf } from "./plan-rules.ts";
import type { Given } from "./student-loan.ts";

type Found = Readonly<
  Record<"monthly_payment" | "total_paid" | "total_interest" | "starting_balance", Shown<Decimal>>
> &
  Readonly<Record<"highest_payment" | "forgiven" | "matched", Shown<Decimal> | null>>;

export function repaymentSteps(given: ShownValues<Given>, found: Found, show: Show, values: Given): readonly Line[] {
  const { balance, annual_rate, months_before } = given;
  const { starting_balance } = found;
  return [
    months_before &&
      !starting_balance.value.eq(balance.value) &&
      step`Balance with interest: ${balance} + ${balance} × ${annual_rate} × ${months_before.value} ÷ 12 = ${show("money", startOf(values))}`,
    ...firstPayment(given, found, show, values),
    step`Month by month, interest is the balance × ${annual_rate} ÷ 12, to the cent`,
    totalStep(found),
  ];
}

function totalStep({ starting_balance, total_interest, total_paid, forgiven, matched }: Found): Line {
  if (forgiven && matched)
    return step`Total paid: ${starting_balance} + ${total_interest} - ${matched} - ${forgiven} = ${total_paid}`;
  const less = matched ?? forgiven;
  if (less) return step`Total paid: ${starting_balance} + ${total_interest} - ${less} = ${total_paid}`;
  return step`Total paid: ${starting_balance} + ${total_interest} = ${total_paid}`;
}

function firstPayment({ plan, annual_rate, income }: ShownValues<Given>, found: Found, show: Show, values: Given) {
  const { monthly_payment, starting_balance } = found;
  if (plan === "rap" && income) {
    const [percent, off] = [show("percent", rapPercent(income.value)), LAW.rap.perDependent * values.dependents];
    const least = show("money", LAW.rap.least);
    return [
      step`Monthly payment: ${income} × ${percent} ÷ 12 - ${show("money", off)}, but at least ${least}: ${monthly_payment}`,
    ];
  }
  if ((isUk(plan) || isByPoverty(plan)) && income) return [shareStep(values, income, monthly_payment, show)];
  const n = yearsOf(values, starting_balance.value) * 12;
  if (plan === "graduated" && found.highest_payment)
    return [
      step`${n} payments in steps of two years. The last is ${LAW.graduated.mostToLeast} times the first, and together they're worth ${starting_balance} today: ${monthly_payment} to ${found.highest_payment}`,
    ];
  return [
    step`Monthly payment, where r is ${annual_rate} ÷ 12: ${levelFormula(starting_balance, annual_rate.value, n)} = ${monthly_payment}`,
  ];
}

function shareStep(values: Given, income: Shown<Decimal>, payment: Shown<Decimal>, show: Show): Line {
  if (!isUk(values.plan) && !isByPoverty(values.plan)) return undefined;
  const law = shareOf(values, values.plan);
  if ("noAnswer" in law) return undefined;
  const [above, rate] = [show("money", law.above), show("percent", law.rate)];
  if (income.value.lte(law.above)) return step`The income is not above ${above}, so the payment is ${payment}`;
  const most = isUk(values.plan) ? "" : `, at most the ${LAW.cappedAtYears}-year standard payment`;
  return step`Monthly payment: (${income} - ${above}) × ${rate} ÷ 12${most}: ${payment}`;
}
