// The loan you have and the one that would replace it, and what each has cost by the end of each year.
import { clearing, levelLoan } from "#numbers/annuity";
import { type Decimal, decimal } from "#numbers/decimal";
import { owedYearByYear } from "#numbers/growth";

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
  const keep = interestByYear(given.balance, given.annual_rate, current, years);
  const refinance = interestByYear(next.amount, given.new_rate, next, years);
  return keep.map((paid, i) => ({ year: i + 1, keep: paid, refinance: next.costs.plus(refinance[i] ?? 0) }));
}

/** The interest paid by the end of each year. */
function interestByYear(principal: Decimal, annualPercent: Decimal, loan: Loan, years: number): readonly Decimal[] {
  const owed = owedYearByYear({ ...loan, principal, rate: annualPercent.div(100 * MONTHLY) }, MONTHLY, years);
  return owed.map((owed, i) => {
    const months = (i + 1) * MONTHLY;
    return months < loan.payments ? loan.payment.times(months).minus(principal.minus(owed)) : loan.interest;
  });
}
