// Both loans by the level payment formula, and the balances by which the cost so far is counted year by year.
import { figure, type Opinion, whole } from "#calculators/second/given";
import { interestOf, type Loan, level, owed, paymentsUntil } from "#calculators/second/lending";
import { fixed, money } from "#calculators/second/print";
import { isMore, minus, near, over, plus, type Ratio, times, up } from "#calculators/second/ratio";

const LONGEST = 600;

const refinance: Opinion = (given) => {
  const balance = figure(given, "balance");
  const current: Loan = { amount: balance, rate: monthly(figure(given, "annual_rate")), keep: near };
  const asked = given.known === "payment" ? figure(given, "payment") : undefined;
  const months = asked ? paymentsUntil(current, asked, LONGEST) : whole(given, "months_left");
  if (months === undefined) return undefined;
  const payment = asked ?? level(current, months);

  const share = over(figure(given, "points"), 100);
  const needed = plus(balance, figure(given, "cash_out"));
  const costs = figure(given, "costs");
  const amount = given.costs_paid === "cash" ? needed : over(plus(needed, costs), minus(1, share));
  const paid = plus(costs, times(amount, share));
  const next: Loan = { amount, rate: monthly(figure(given, "new_rate")), keep: near };
  const term = whole(given, "new_years") * 12;
  const newPayment = level(next, term);

  const savings = minus(payment, newPayment);
  const interest = asked ? interestOf(current, payment, months) : minus(times(payment, months), balance);
  const newInterest = minus(times(newPayment, term), amount);
  const years = Math.ceil(Math.max(months, term) / 12);
  return {
    break_even: isMore(savings, over(1, 10n ** 60n)) ? fixed(up(near(over(paid, savings)), 0), 0) : undefined,
    monthly_savings: money(savings),
    new_payment: money(newPayment),
    current_payment: money(payment),
    new_loan: money(amount),
    total_costs: money(paid),
    current_interest: money(interest),
    new_interest: money(newInterest),
    lifetime_savings: money(minus(interest, plus(newInterest, paid))),
    current_months: fixed(months, 0),
    totals: Array.from({ length: years }, (_, i) => [
      fixed(i + 1, 0),
      money(soFar(current, payment, 12 * (i + 1), months, interest)),
      money(plus(soFar(next, newPayment, 12 * (i + 1), term, newInterest), paid)),
    ]),
  };
};

const monthly = (rate: Ratio): Ratio => over(rate, 1200);

/** All payments so far, less what they took off the debt. */
function soFar(loan: Loan, payment: Ratio, months: number, last: number, interest: Ratio): Ratio {
  if (months >= last) return interest;
  return minus(times(payment, months), minus(loan.amount, owed(loan, payment, months)));
}

export default refinance;
