// The steps to the payment, and what the first one is made of.
import { type Line, type Show, type Shown, type ShownValues, step } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { levelFormula } from "../../shared/level-payments.ts";
import type { Given } from "./amortization.ts";
import { BIWEEKLY, MONTHLY, twoWeeksIn } from "./payment-plan.ts";

type Found = Readonly<Record<"payment" | "total_interest", Shown<Decimal>>> &
  Readonly<Record<"payments" | "payoff_date", Shown<unknown>>> & { readonly interest_saved: Shown<Decimal> | null };

export function scheduleSteps(given: ShownValues<Given>, found: Found, show: Show): readonly Line[] {
  const { amount, annual_rate, years, months, frequency } = given;
  const { payment, payments, payoff_date, total_interest, interest_saved } = found;
  const n = MONTHLY * years.value + months.value;
  const [perYear, count] = frequency === "biweekly" ? [BIWEEKLY, twoWeeksIn(n)] : [MONTHLY, n];
  const r = show("percent", annual_rate.value.div(perYear), { upTo: 6 });
  const level = show("money", frequency === "accelerated" ? payment.value.times(2) : payment.value);
  const inYear = frequency === "monthly" ? MONTHLY : BIWEEKLY;
  const interest = show("money", amount.value.times(annual_rate.value).div(100 * inYear));
  const repaid = show("money", payment.value.minus(interest.value));
  const planned = show("money", total_interest.value.plus(interest_saved?.value ?? 0));
  return [
    step`Term in months: ${years.value} × 12 + ${months.value} = ${n}`,
    frequency === "biweekly" && `Number of payments n, rounded up: ${n} × 26 ÷ 12 → ${count}`,
    step`Rate for one period r: ${annual_rate} ÷ ${perYear} = ${r}`,
    step`Payment: ${levelFormula(amount, annual_rate.value, count)} = ${level}`,
    frequency === "accelerated" && step`Half of it every two weeks: ${level} ÷ 2 = ${payment}`,
    step`Interest in the first payment: ${amount} × ${annual_rate} ÷ ${inYear} = ${interest}`,
    step`Principal in the first payment, before extras: ${payment} - ${interest} = ${repaid}`,
    !(payments.value === 1) && `And so on, until payment ${payments} on ${payoff_date}`,
    interest_saved && step`Interest saved: ${planned} - ${total_interest} = ${interest_saved}`,
  ];
}
