// What owning and renting leave. Both spend the same each month: the one whose home costs less invests the difference.
import { accumulated, growth, levelPayment } from "#numbers/annuity";
import { Decimal, decimal } from "#numbers/decimal";
import { narrow } from "#numbers/wide";
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
  const run = runOf(plan);
  let now: State = {
    renter: plan.down_payment.plus(plan.closing_costs),
    owner: decimal(0),
    owed: plan.price.minus(plan.down_payment),
  };
  return Array.from({ length: years }, (_, year) => {
    now = afterYear(plan, year, year < plan.term ? payment : decimal(0), now, run);
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

/** Months that are alike: how many, what 1 grows to in them, and what 1 at the end of each comes to. */
type Run = { readonly months: number } & Readonly<Record<"saved" | "owed", { growth: Decimal; sum: Decimal }>>;

/** Where no interest is deducted, those of a year are. */
function runOf({ tax_rate, investment_return, annual_rate }: Plan): Run {
  const months = tax_rate.isZero() ? MONTHLY : 1;
  const at = (percent: Decimal) => {
    const rate = percent.div(100 * MONTHLY);
    return { growth: narrow(growth(rate, months)), sum: accumulated(rate, months) };
  };
  return { months, saved: at(investment_return), owed: at(annual_rate) };
}

/** Each account grows for a month before the difference of that month is added. */
function afterYear(plan: Plan, year: number, payment: Decimal, start: State, { months, saved, owed }: Run): State {
  const { tax, owning, renting } = costsIn(plan, year);
  const rate = plan.annual_rate.div(100 * MONTHLY);
  let now = start;
  for (let month = 0; month < MONTHLY; month += months) {
    const deducted = now.owed.times(rate).plus(tax).times(plan.tax_rate).div(100);
    const more = payment.plus(owning).minus(deducted).minus(renting).times(saved.sum);
    now = {
      renter: now.renter.times(saved.growth).plus(more.isNegative() ? 0 : more),
      owner: now.owner.times(saved.growth).minus(more.isNegative() ? more : 0),
      owed: now.owed.times(owed.growth).minus(payment.times(owed.sum)),
    };
  }
  return now;
}
