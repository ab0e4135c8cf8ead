import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { level } from "#calculators/second/lending";
import { fixed, money } from "#calculators/second/print";
import { isMore, isZero, minus, over, plus, type Ratio, ratio, smaller, times } from "#calculators/second/ratio";

const houseAffordability: Opinion = (given) => (given.find === "income" ? neededIncome(given) : affordable(given));

function affordable(given: Given) {
  const of = (name: string) => figure(given, name);
  const income = over(of("income"), 12);
  const [front, back] = [times(income, of("front_ratio")), times(income, of("back_ratio"))].map((part) =>
    over(part, 100),
  );
  const budget = minus(smaller(front ?? 0, minus(back ?? 0, of("monthly_debts"))), of("fees"));
  if (!isMore(budget, 0)) return undefined;
  const bought = boughtFor(given, budget);
  return {
    price: money(bought.price),
    limit: null,
    ...inMonths(given, bought, income),
    range: rangeOf(given, income),
  };
}

/** The same home at 28 and 36 % of income, and at 45 and 50 % with debts alone. */
function rangeOf(given: Given, income: Ratio) {
  const shares = [
    [28, 36],
    [100, 45],
    [100, 50],
  ] as const;
  return shares.flatMap(([front, back]) => {
    const most = smaller(
      over(times(income, front), 100),
      minus(over(times(income, back), 100), figure(given, "monthly_debts")),
    );
    const left = minus(most, figure(given, "fees"));
    if (!isMore(left, 0)) return [];
    const bought = boughtFor(given, left);
    return [[null, `${back}%`, money(bought.price), money(costsOf(given, bought).all)]];
  });
}

/** The smallest income of which neither share is passed. */
function neededIncome(given: Given) {
  const of = (name: string) => figure(given, name);
  const price = of("home_price");
  const down =
    given.down_payment_as === "percent" ? over(times(price, of("down_payment_rate")), 100) : of("down_payment");
  const loan = minus(price, down);
  const home = { price, loan, isInsured: isMore(over(loan, price), "0.8") && !isZero(of("mortgage_insurance_rate")) };
  const costs = costsOf(given, home).all;
  const forHousing = over(times(costs, 100), of("front_ratio"));
  const forAll = over(times(plus(costs, of("monthly_debts")), 100), of("back_ratio"));
  const income = isMore(forHousing, forAll) ? forHousing : forAll;
  if (isZero(income)) return undefined;
  return {
    income_needed: money(times(income, 12)),
    monthly_income_needed: money(income),
    limit: null,
    ...inMonths(given, home, income),
  };
}

function costsOf(given: Given, { price, loan, isInsured }: Bought) {
  const of = (name: string) => figure(given, name);
  const monthly = (name: string, amount: Ratio) => over(times(amount, of(name)), 1200);
  const payment = times(loan, perUnit(given));
  const [tax, home] = [monthly("property_tax_rate", price), monthly("home_insurance_rate", price)];
  const insurance = isInsured ? monthly("mortgage_insurance_rate", loan) : ratio(0);
  return { payment, tax, home, insurance, all: plus(payment, tax, home, insurance, of("fees")) };
}

function inMonths(given: Given, bought: Bought, income: Ratio) {
  const { payment, tax, home, insurance, all } = costsOf(given, bought);
  const down = minus(bought.price, bought.loan);
  const closing = over(times(bought.price, figure(given, "closing_rate")), 100);
  const share = (amount: Ratio, whole: Ratio) => `${fixed(over(times(amount, 100), whole), 2)}%`;
  return {
    loan: money(bought.loan),
    down_payment_used: money(down),
    closing_costs: isZero(closing) ? undefined : money(closing),
    cash_needed: isZero(closing) ? undefined : money(plus(down, closing)),
    monthly_total: money(all),
    principal_and_interest: money(payment),
    property_tax: money(tax),
    home_insurance: money(home),
    mortgage_insurance: isZero(insurance) ? undefined : money(insurance),
    housing_ratio: share(all, income),
    debt_ratio: share(plus(all, figure(given, "monthly_debts")), income),
    loan_to_value: share(bought.loan, bought.price),
  };
}

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
