// What owning and renting leave. Both spend the same each month: the one whose home costs less invests the difference.
import { levelPayment } from "#numbers/annuity";
import { Decimal, decimal } from "#numbers/decimal";
import { costsIn, grown, type RunningCosts } from "./running-costs.ts";

const MONTHLY = 12;

export type Plan = RunningCosts &
  Readonly<
    Record<
      "down_payment" | "closing_costs" | "annual_rate" | "selling_rate" | "tax_rate" | "investment_return",
      Decimal
    >
  > & { readonly term: number };

/** What there is at the end of a year, if the home is sold then. */
export type YearEnd = Readonly<
  Record<"value" | "owed" | "selling" | "proceeds" | "saved" | "owner" | "renter", Decimal>
>;

export const paymentOf = ({ price, down_payment, annual_rate, term }: Plan): Decimal =>
  levelPayment(price.minus(down_payment), annual_rate.div(100 * MONTHLY), term * MONTHLY);

/** The first payment includes interest on the whole loan. */
export function firstMonth(plan: Plan): { readonly owning: Decimal; readonly renting: Decimal } {
  const { tax, owning, renting } = costsIn(plan, 0);
  const interest = plan.price
    .minus(plan.down_payment)
    .times(plan.annual_rate)
    .div(100 * MONTHLY);
  const deducted = interest.plus(tax).times(plan.tax_rate).div(100);
  return { owning: Decimal.sum(paymentOf(plan), owning).minus(deducted), renting };
}

export function yearEnds(plan: Plan, years: number): readonly YearEnd[] {
  const payment = paymentOf(plan);
  let now: State = {
    renter: plan.down_payment.plus(plan.closing_costs),
    owner: decimal(0),
    owed: plan.price.minus(plan.down_payment),
  };
  return Array.from({ length: years }, (_, year) => {
    now = afterYear(plan, year, year < plan.term ? payment : decimal(0), now);
    if (year + 1 >= plan.term) now = { ...now, owed: decimal(0) };
    const value = grown(plan.price, plan.appreciation, year + 1);
    const selling = value.times(plan.selling_rate).div(100);
    const proceeds = value.minus(selling).minus(now.owed);
    const { owed, owner: saved, renter } = now;
    return { value, owed, selling, proceeds, saved, owner: proceeds.plus(saved), renter };
  });
}

/** Two savings accounts, and what the owner still owes. */
type State = Readonly<Record<"renter" | "owner" | "owed", Decimal>>;

/** Each account grows for a month before the difference of that month is added. */
function afterYear(plan: Plan, year: number, payment: Decimal, start: State): State {
  const growth = plan.investment_return.div(100 * MONTHLY).plus(1);
  const { tax, owning, renting } = costsIn(plan, year);
  const rate = plan.annual_rate.div(100 * MONTHLY);
  let { renter, owner, owed } = start;
  for (let month = 0; month < MONTHLY; month++) {
    const interest = owed.times(rate);
    const deducted = interest.plus(tax).times(plan.tax_rate).div(100);
    const more = payment.plus(owning).minus(deducted).minus(renting);
    renter = renter.times(growth).plus(more.isNegative() ? 0 : more);
    owner = owner.times(growth).minus(more.isNegative() ? more : 0);
    owed = owed.plus(interest).minus(payment);
  }
  return { renter, owner, owed };
}
