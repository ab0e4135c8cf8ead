import { figure, type Opinion, whole } from "#calculators/second/given";
import { bills, inPrint, level, together, total } from "#calculators/second/lending";
import { cents, fixed, money, percent } from "#calculators/second/print";
import { larger, minus, nearest, over, plus, times } from "#calculators/second/ratio";

const heloc: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  if (given.find === "limit") {
    const [home, mortgage] = [of("home_value"), of("mortgage")];
    return {
      credit_line: money(larger(0, minus(over(times(home, of("most_borrowed")), 100), mortgage))),
      equity: money(minus(home, mortgage)),
      loan_to_value: percent(over(times(mortgage, 100), home)),
      schedule: [],
    };
  }
  const rate = over(of("annual_rate"), 1200);
  const later = given.later_rate === undefined ? rate : over(of("later_rate"), 1200);
  const extra = nearest(of("extra"), 2);
  const rows = [];
  let owed = nearest(of("drawn"), 2);
  const months = 12 * whole(given, "draw_years");
  for (let month = 1; month <= months; month++) {
    if (month === whole(given, "later_after") + 1) owed += nearest(of("later_draw"), 2);
    const interest = nearest(times(owed, rate));
    const principal = extra < owed ? extra : owed;
    owed -= principal;
    rows.push({ paid: interest + principal, interest, principal, balance: owed });
  }
  const loan = { amount: over(owed, 100), rate: later };
  const repay = level(loan, 12 * whole(given, "repay_years"));
  const all = [...rows, ...bills(loan, repay, 12 * whole(given, "repay_years"))];
  const first = plus(times(of("drawn"), rate), of("extra"));
  return {
    draw_payment: money(first),
    repayment: money(repay),
    rise: money(minus(repay, first)),
    balance: cents(owed),
    total_interest: cents(total(all, "interest")),
    total_paid: cents(total(all, "paid")),
    schedule: together(all, 12).map((row, i) => [fixed(i + 1, 0), ...inPrint(row)]),
  };
};

export default heloc;
