import { figure, type Opinion, whole } from "#calculators/second/given";
import { bills, inPrint, interestOf, level, together } from "#calculators/second/lending";
import { fixed, money, percent } from "#calculators/second/print";
import { isMore, isZero, minus, over, plus, type Ratio, times } from "#calculators/second/ratio";

const vaLoan: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const [price, months] = [of("price"), whole(given, "years") * 12];
  const down =
    given.down_payment_as === "percent" ? over(times(price, of("down_payment_rate")), 100) : of("down_payment");
  const base = minus(price, down);
  const rate = feeOf(over(times(down, 100), price), given.use);
  const fee = over(times(base, rate), 100);
  const inCash = given.fee_paid === "cash";
  const loan = { amount: inCash ? base : plus(base, fee), rate: over(of("annual_rate"), 1200) };
  const payment = level(loan, months);
  const [tax, insurance] = [over(of("property_tax"), 12), over(of("home_insurance"), 12)];
  return {
    monthly_total: money(plus(payment, tax, insurance, of("fees"))),
    principal_and_interest: money(payment),
    monthly_property_tax: some(tax),
    monthly_home_insurance: some(insurance),
    monthly_fees: some(of("fees")),
    fee_rate: percent(rate),
    funding_fee: money(fee),
    base_loan: money(base),
    loan: money(loan.amount),
    cash_to_close: money(plus(down, inCash ? fee : 0)),
    total_interest: money(interestOf(loan, payment, months)),
    schedule: together(bills(loan, payment, months), 12).map((row, i) => [fixed(i + 1, 0), ...inPrint(row)]),
  };
};

const some = (amount: Ratio) => (isZero(amount) ? undefined : money(amount));

function feeOf(share: Ratio, use: string | undefined) {
  if (use === "exempt") return "0";
  if (!isMore(10, share)) return "1.25";
  if (!isMore(5, share)) return "1.5";
  return use === "later" ? "3.3" : "2.15";
}

export default vaLoan;
