import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { level, owed } from "#calculators/second/lending";
import { counted, fixed, money, percent } from "#calculators/second/print";
import { type Amount, isMore, isZero, minus, over, plus, type Ratio, times } from "#calculators/second/ratio";

const downPayment: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const shares = plus(of("down_rate"), of("closing_rate"));
  if (given.find === "price" && isZero(shares)) return undefined;
  const price = given.find === "price" ? over(times(of("cash"), 100), shares) : of("price");
  const home = bought(given, price, of("down_rate"));
  const common = {
    cash_needed: money(home.cash),
    down_payment: money(home.down),
    closing_costs: money(home.closing),
    loan: money(home.loan),
    monthly_payment: money(home.payment),
    monthly_insurance: home.premium && money(home.premium),
  };
  if (given.find === "price") return { ...common, home_price: money(price) };
  const months = monthsFor(given, home.cash);
  return {
    ...common,
    still_to_save: isMore(home.cash, of("saved")) ? money(minus(home.cash, of("saved"))) : undefined,
    months_to_save: months === undefined ? undefined : counted(months, "month"),
    shares: ["3.5", 5, 10, 15, 20, 25].map((share) => {
      const { cash, payment } = bought(given, price, share);
      const time = monthsFor(given, cash);
      return [percent(share), money(cash), money(payment), time === undefined ? "" : fixed(time, 0)];
    }),
  };
};

function bought(given: Given, price: Ratio, share: Amount) {
  const of = (name: string) => figure(given, name);
  const down = over(times(price, share), 100);
  const closing = over(times(price, of("closing_rate")), 100);
  const loan = minus(price, down);
  const isInsured = isMore(over(loan, price), "0.8") && !isZero(of("mortgage_insurance_rate"));
  const premium = isInsured ? over(times(loan, of("mortgage_insurance_rate")), 1200) : undefined;
  const pays = level({ amount: loan, rate: over(of("annual_rate"), 1200) }, 12 * whole(given, "years"));
  return { down, closing, cash: plus(down, closing), loan, premium, payment: plus(pays, premium ?? 0) };
}

/** Savings are a loan the other way round: what is "owed" after n months is less than nothing by what there is. */
function monthsFor(given: Given, goal: Ratio): number | undefined {
  const of = (name: string) => figure(given, name);
  const [saved, monthly] = [of("saved"), of("monthly_saving")];
  if (!isMore(goal, saved)) return 0;
  if (isZero(monthly)) return undefined;
  const loan = { amount: times(saved, -1), rate: over(of("savings_rate"), 1200) };
  const isThere = (months: number) => !isMore(goal, times(owed(loan, monthly, months), -1));
  if (!isThere(1200)) return undefined;
  let [low, high] = [0, 1200];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isThere(middle)) high = middle;
    else low = middle;
  }
  return high;
}

export default downPayment;
