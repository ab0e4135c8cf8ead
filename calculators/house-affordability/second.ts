import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { level } from "#calculators/second/lending";
import { fixed, money } from "#calculators/second/print";
import { isMore, isZero, minus, over, plus, type Ratio, ratio, smaller, times } from "#calculators/second/ratio";

const houseAffordability: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const income = over(of("income"), 12);
  const [front, back] = [times(income, of("front_ratio")), times(income, of("back_ratio"))].map((part) =>
    over(part, 100),
  );
  const budget = minus(smaller(front ?? 0, minus(back ?? 0, of("monthly_debts"))), of("fees"));
  if (!isMore(budget, 0)) return undefined;
  const bought = boughtFor(given, budget);
  const { price, loan, isInsured } = bought;
  const monthly = (name: string, amount: Ratio) => over(times(amount, of(name)), 1200);
  const payment = times(loan, perUnit(given));
  const insurance = isInsured ? monthly("mortgage_insurance_rate", loan) : ratio(0);
  const all = plus(
    payment,
    monthly("property_tax_rate", price),
    monthly("home_insurance_rate", price),
    insurance,
    of("fees"),
  );
  const share = (amount: Ratio) => `${fixed(over(times(amount, 100), income), 2)}%`;
  return {
    price: money(price),
    limit: null,
    loan: money(loan),
    down_payment_used: money(minus(price, loan)),
    monthly_total: money(all),
    principal_and_interest: money(payment),
    property_tax: money(monthly("property_tax_rate", price)),
    home_insurance: money(monthly("home_insurance_rate", price)),
    mortgage_insurance: isZero(insurance) ? undefined : money(insurance),
    housing_ratio: share(all),
    debt_ratio: share(plus(all, of("monthly_debts"))),
    loan_to_value: `${fixed(over(times(loan, 100), price), 2)}%`,
  };
};

/** The monthly payment on a loan of 1. */
const perUnit = (given: Given): Ratio =>
  level({ amount: ratio(1), rate: over(figure(given, "annual_rate"), 1200) }, 12 * whole(given, "years"));

type Bought = { readonly price: Ratio; readonly loan: Ratio; readonly isInsured: boolean };

/** What each month's budget buys: payment on the loan, tax and insurance on the price. */
function boughtFor(given: Given, budget: Ratio): Bought {
  const of = (name: string) => figure(given, name);
  const taxes = over(plus(of("property_tax_rate"), of("home_insurance_rate")), 1200);
  const insurance = over(of("mortgage_insurance_rate"), 1200);
  const payment = perUnit(given);
  if (given.down_payment_as === "percent") {
    const part = over(minus(100, of("down_payment_rate")), 100);
    const isInsured = isMore(part, "0.8") && !isZero(insurance);
    const price = over(budget, plus(times(part, plus(payment, isInsured ? insurance : 0)), taxes));
    return { price, loan: times(price, part), isInsured };
  }
  return withAmount(budget, of("down_payment"), payment, taxes, insurance);
}

function withAmount(budget: Ratio, down: Ratio, payment: Ratio, taxes: Ratio, insurance: Ratio): Bought {
  // Without a loan the budget pays for taxes alone.
  if (isMore(times(taxes, down), budget)) return { price: over(budget, taxes), loan: ratio(0), isInsured: false };
  const priceAt = (rate: Ratio) => over(plus(budget, times(down, rate)), plus(rate, taxes));
  const limit = times(5, down);
  const plain = priceAt(payment);
  if (!isMore(plain, limit) || isZero(insurance)) return { price: plain, loan: minus(plain, down), isInsured: false };
  const insured = priceAt(plus(payment, insurance));
  if (isMore(insured, limit)) return { price: insured, loan: minus(insured, down), isInsured: true };
  // The price would lie where the cost jumps.
  return { price: limit, loan: minus(limit, down), isInsured: false };
}

export default houseAffordability;
