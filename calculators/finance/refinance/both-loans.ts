// The loan you have and the one that would replace it, and what each has cost by the end of each year.
import { balanceAfter, clearing, levelLoan } from "#numbers/annuity";
import { type Decimal, decimal } from "#numbers/decimal";

export const MONTHLY = 12;
export const MOST_MONTHS = 600;

type Current = { readonly balance: Decimal; readonly annual_rate: Decimal };
type Known =
  | { readonly known: "term"; readonly months_left: number }
  | { readonly known: "payment"; readonly payment: Decimal };
type Offer = Readonly<Record<"balance" | "cash_out" | "costs" | "points" | "new_rate", Decimal>> & {
  readonly costs_paid: "cash" | "loan";
  readonly new_years: number;
};

type Loan = ReturnType<typeof levelLoan>;
type NewLoan = Loan & { readonly amount: Decimal; readonly costs: Decimal };

/** Undefined where the payment clears the loan too late, or never. */
export function currentLoan(given: Current & Known): Loan | undefined {
  const rate = given.annual_rate.div(100 * MONTHLY);
  if (given.known === "term") return levelLoan(given.balance, rate, given.months_left);
  const cleared = clearing(given.balance, rate, given.payment, MOST_MONTHS);
  return cleared && { ...cleared, payment: given.payment };
}

/** Points are a part of the new loan, which they are a part of where they are added to it. */
export function newLoan(given: Offer): NewLoan {
  const { balance, cash_out, new_rate } = given;
  const needed = balance.plus(cash_out);
  const share = given.points.div(100);
  const amount = given.costs_paid === "cash" ? needed : needed.plus(given.costs).div(decimal(1).minus(share));
  const costs = given.costs.plus(amount.times(share));
  const loan = levelLoan(amount, new_rate.div(100 * MONTHLY), given.new_years * MONTHLY);
  return { ...loan, amount, costs };
}

export function costByYear(given: Current & Offer, current: Loan, next: NewLoan) {
  const years = Math.ceil(Math.max(current.payments, next.payments) / MONTHLY);
  const keep = (months: number) => costAfter(given.balance, given.annual_rate, current, months);
  const refinance = (months: number) => costAfter(next.amount, given.new_rate, next, months).plus(next.costs);
  return Array.from({ length: years }, (_, i) => ({
    year: i + 1,
    keep: keep((i + 1) * MONTHLY),
    refinance: refinance((i + 1) * MONTHLY),
  }));
}

/** The interest paid in that many months. */
function costAfter(principal: Decimal, annualPercent: Decimal, loan: Loan, months: number): Decimal {
  if (months >= loan.payments) return loan.interest;
  const owed = balanceAfter(principal, annualPercent.div(100 * MONTHLY), loan.payment, months);
  return loan.payment.times(months).minus(principal.minus(owed));
}
