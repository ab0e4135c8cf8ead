import { figure, type Opinion, whole } from "#calculators/second/given";
import { bills, level, numbered, together, total } from "#calculators/second/lending";
import { cents, money } from "#calculators/second/print";
import { isMore, larger, minus, over, plus, times } from "#calculators/second/ratio";

const autoLoan: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const allowed = given.taxed === "full_price" ? 0 : of("trade_in");
  const taxed = larger(0, minus(of("price"), plus(allowed, given.rebate_lowers_tax === "true" ? of("rebate") : 0)));
  const tax = over(times(taxed, of("sales_tax_rate")), 100);
  const charges = plus(tax, of("fees"));
  const isFinanced = given.tax_and_fees === "financed";
  const carried = minus(of("trade_in_owed"), of("trade_in"));
  const amount = minus(plus(of("price"), isFinanced ? charges : 0, carried), plus(of("down_payment"), of("rebate")));
  if (!isMore(amount, 0)) return undefined;
  const [loan, months] = [{ amount, rate: over(of("annual_rate"), 1200) }, whole(given, "months")];
  const payment = level(loan, months);
  const paid = times(payment, months);
  const interest = minus(paid, amount);
  const rows = bills(loan, payment, months);
  return {
    payment: money(payment),
    amount_financed: money(amount),
    sales_tax: money(tax),
    due_at_signing: money(plus(of("down_payment"), isFinanced ? 0 : charges)),
    negative_equity: isMore(carried, 0) ? money(carried) : undefined,
    total_interest: money(interest),
    total_paid: money(paid),
    total_cost: money(minus(plus(of("price"), charges, interest), of("rebate"))),
    last_payment: cents(rows.at(-1)?.paid ?? 0n),
    billed_interest: cents(total(rows, "interest")),
    schedule: numbered(together(rows, 12)),
    monthly_schedule: numbered(rows),
  };
};

export default autoLoan;
