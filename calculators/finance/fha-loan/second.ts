import { figure, type Opinion, whole } from "#calculators/second/given";
import { bills, interestOf, level, together } from "#calculators/second/lending";
import { cents, fixed, money, percent } from "#calculators/second/print";
import { type Amount, isMore, isZero, minus, over, plus, type Ratio, times } from "#calculators/second/ratio";

const fhaLoan: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const [price, years] = [of("price"), whole(given, "years")];
  const down =
    given.down_payment_as === "percent" ? over(times(price, of("down_payment_rate")), 100) : of("down_payment");
  const base = minus(price, down);
  const upfront = over(times(base, 7), 400);
  const inCash = given.upfront_paid === "cash";
  const loan = { amount: inCash ? base : plus(base, upfront), rate: over(of("annual_rate"), 1200) };
  const payment = level(loan, years * 12);
  const ratio = over(times(base, 100), price);
  const rate = premium(isMore(base, 726200), ratio, years);
  const monthly = over(times(base, rate), 1200);
  const charged = Math.min(years, isMore(ratio, 90) ? 30 : 11);
  const rows = bills(loan, payment, years * 12);
  const yearly = together(rows, 12);
  const premiums = yearly.map((_, i) => {
    if (i >= charged) return over(0, 1);
    const owed = i === 0 ? loan.amount : over(yearly[i - 1]?.balance ?? 0n, 100);
    const months = rows.slice(12 * i, 12 * i + 12).length;
    return over(times(monthly, months, owed), loan.amount);
  });
  const [tax, insurance] = [over(of("property_tax"), 12), over(of("home_insurance"), 12)];
  return {
    monthly_total: money(plus(payment, monthly, tax, insurance, of("fees"))),
    principal_and_interest: money(payment),
    monthly_premium: money(monthly),
    monthly_property_tax: some(tax),
    monthly_home_insurance: some(insurance),
    monthly_fees: some(of("fees")),
    premium_rate: percent(rate),
    premium_months: fixed(12 * charged, 0),
    upfront_premium: money(upfront),
    base_loan: money(base),
    loan: money(loan.amount),
    loan_to_value: percent(ratio),
    cash_to_close: money(plus(down, inCash ? upfront : 0)),
    total_interest: money(interestOf(loan, payment, years * 12)),
    total_premiums: money(plus(upfront, ...premiums)),
    schedule: yearly.map((row, i) => [
      fixed(i + 1, 0),
      cents(row.paid),
      cents(row.interest),
      money(premiums[i] ?? 0),
      cents(row.balance),
    ]),
  };
};

const some = (amount: Ratio) => (isZero(amount) ? undefined : money(amount));

function premium(isLarge: boolean, ratio: Ratio, years: number): Amount {
  if (years > 15) return over((isMore(ratio, 95) ? 55 : 50) + (isLarge ? 20 : 0), 100);
  if (isLarge && isMore(ratio, 90)) return "0.65";
  return isMore(ratio, isLarge ? 78 : 90) ? "0.4" : "0.15";
}

export default fhaLoan;
