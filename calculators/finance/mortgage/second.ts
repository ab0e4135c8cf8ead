import { dayOf, monthsOn, written } from "#calculators/second/calendar";
import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import {
  bills,
  interestOf,
  type Loan,
  level,
  numbered,
  paymentsUntil,
  together,
  total,
} from "#calculators/second/lending";
import { cents, counted, money, percent } from "#calculators/second/print";
import { isMore, isZero, minus, near, over, plus, type Ratio, root, times } from "#calculators/second/ratio";

const mortgage: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const price = of("price");
  const loan = loanOf(given);
  const planned = whole(given, "years") * 12;
  const payment = level(loan, planned);
  const extra = of("extra_payment");
  const hasExtra = !isZero(extra);
  const payments = paymentsUntil(loan, plus(payment, extra), planned) ?? planned;
  const inFull = minus(times(payment, planned), loan.amount);
  const interest = hasExtra ? interestOf(loan, plus(payment, extra), payments) : inFull;
  const insured = insuredPayments(given, loan, planned);
  const insurance = insured > 0 ? over(times(loan.amount, of("mortgage_insurance_rate")), 1200) : undefined;
  const tax = over(taxOf(given), 12);
  const home = over(of("home_insurance"), 12);
  const rows = bills(loan, payment, planned, () => extra);
  return {
    monthly_total: money(plus(payment, tax, home, of("fees"), insurance ?? 0)),
    principal_and_interest: money(payment),
    monthly_property_tax: unlessZero(tax),
    monthly_home_insurance: unlessZero(home),
    monthly_fees: unlessZero(of("fees")),
    loan: money(loan.amount),
    loan_to_value: percent(over(times(loan.amount, 100), price)),
    total_interest: money(interest),
    total_paid: money(plus(loan.amount, interest)),
    cash_to_close: isZero(of("closing_costs"))
      ? undefined
      : money(plus(minus(price, loan.amount), of("closing_costs"))),
    payoff_date: given.first_payment && written(monthsOn(dayOf(given, "first_payment"), payments - 1, "last")),
    payments: counted(payments, "payment"),
    interest_saved: hasExtra ? money(minus(inFull, interest)) : undefined,
    payments_saved: hasExtra ? counted(planned - payments, "payment") : undefined,
    mortgage_insurance: insurance && money(insurance),
    insured_payments: insurance && counted(Math.min(insured, payments), "payment"),
    last_payment: cents(rows.at(-1)?.paid ?? 0n),
    billed_interest: cents(total(rows, "interest")),
    schedule: numbered(together(rows, 12)),
    monthly_schedule: numbered(rows),
  };
};

const unlessZero = (amount: Ratio) => (isZero(amount) ? undefined : money(amount));

/** Compounded twice a year, six months grow as much as half the yearly rate says. */
function loanOf(given: Given): Loan {
  const of = (name: string) => figure(given, name);
  const down =
    given.down_payment_as === "percent" ? over(times(of("price"), of("down_payment_rate")), 100) : of("down_payment");
  const amount = minus(of("price"), down);
  if (given.compounding === "monthly") return { amount, rate: over(of("annual_rate"), 1200) };
  return { amount, rate: minus(root(plus(1, over(of("annual_rate"), 200)), 6), 1), keep: near };
}

/** Property tax of a year. */
const taxOf = (given: Given): Ratio =>
  given.property_tax_as === "percent"
    ? over(times(figure(given, "price"), figure(given, "property_tax_rate")), 100)
    : figure(given, "property_tax");

/** Payments until 78% of the price is owed, as scheduled; none where at most 80% of it was borrowed. */
function insuredPayments(given: Given, loan: Loan, planned: number): number {
  const part = (percent: number) => over(times(figure(given, "price"), percent), 100);
  const limit = part(78);
  if (isZero(figure(given, "mortgage_insurance_rate")) || !isMore(loan.amount, part(80))) return 0;
  return paymentsUntil(loan, level(loan, planned), planned, limit) ?? planned;
}

export default mortgage;
