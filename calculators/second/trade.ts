// Sales tax, VAT, margins, and pay by the hour, week or year.
import { figure, type Given, type Opinion, whole } from "./given.ts";
import { money, percent, upTo } from "./print.ts";
import { type Amount, down, isMore, isZero, minus, nearest, over, plus, type Ratio, times, up } from "./ratio.ts";

const CENT = { top: 1n, bottom: 100n };
const TO_THE_CENT: Readonly<Record<string, (tax: Ratio, digits: number) => bigint>> = { nearest, up, down };

/** The tax in or on one article, or all of them, in cents as the rule has it. */
function taxOf(given: Given, price: Ratio, share: Ratio): Ratio {
  const toTheCent = TO_THE_CENT[given.rounding ?? ""];
  const cents = (tax: Ratio): Ratio => (toTheCent ? times(toTheCent(tax, 2), CENT) : tax);
  const articles = whole(given, "quantity");
  if (given.rounded_on === "article") return times(cents(times(price, share)), articles);
  return cents(times(price, articles, share));
}

const onTop = (rate: Ratio): Ratio => over(rate, 100);
const inside = (rate: Ratio): Ratio => over(rate, plus(100, rate));

export const salesTax: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const told = (net: Ratio, tax: Ratio, rate: Ratio) => ({
    total: money(plus(net, tax)),
    tax: money(tax),
    net: money(net),
    rate: percent(rate, 4),
  });
  if (given.find === "rate") {
    if (isZero(of("price"))) return undefined;
    return told(of("price"), of("tax_paid"), over(times(of("tax_paid"), 100), of("price")));
  }
  const rate = of("tax_rate");
  if (given.find === "add")
    return told(times(of("price"), of("quantity")), taxOf(given, of("price"), onTop(rate)), rate);
  const tax = taxOf(given, of("price_paid"), inside(rate));
  return told(minus(times(of("price_paid"), of("quantity")), tax), tax, rate);
};

export const vat: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const told = (net: Ratio, tax: Ratio, rate: Ratio) => ({
    gross: money(plus(net, tax)),
    net: money(net),
    vat: money(tax),
    rate: percent(rate, 4),
  });
  if (given.find === "rate") {
    const [net, gross] = [of("price_without"), of("price_with")];
    if (isZero(net) || isMore(net, gross)) return undefined;
    return told(net, minus(gross, net), over(times(minus(gross, net), 100), net));
  }
  const rate = of("vat_rate");
  if (given.find === "both") {
    return isZero(rate) ? undefined : told(over(times(of("vat_paid"), 100), rate), of("vat_paid"), rate);
  }
  if (given.find === "gross") {
    const tax = taxOf(given, of("price_without"), onTop(rate));
    return told(times(of("price_without"), of("quantity")), tax, rate);
  }
  const tax = taxOf(given, of("price_with"), inside(rate));
  return told(minus(times(of("price_with"), of("quantity")), tax), tax, rate);
};

export const margin: Opinion = (given) => {
  const both = costAndPrice(given);
  if (!both) return undefined;
  const { cost, price } = both;
  const profit = minus(price, cost);
  const share = (of: Ratio) => (isZero(of) ? undefined : percent(over(times(profit, 100), of)));
  return { price: money(price), cost: money(cost), profit: money(profit), margin: share(price), markup: share(cost) };
};

function costAndPrice(given: Given) {
  const of = (name: string) => figure(given, name);
  const divided = (a: Ratio, b: Ratio) => (isZero(b) ? undefined : over(a, b));
  const left = (rate: Amount) => over(minus(100, rate), 100);
  const raised = (rate: Amount) => over(plus(100, rate), 100);
  switch (given.given) {
    case "cost_margin": {
      const price = divided(of("cost"), left(of("margin")));
      return price && { cost: of("cost"), price };
    }
    case "cost_markup":
      return { cost: of("cost"), price: times(of("cost"), raised(of("markup"))) };
    case "price_margin":
      return { price: of("price"), cost: times(of("price"), left(of("margin"))) };
    case "price_markup": {
      const cost = divided(of("price"), raised(of("markup")));
      return cost && { price: of("price"), cost };
    }
    default:
      return { cost: of("cost"), price: of("price") };
  }
}

export const salary: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const weeks = minus(of("weeks_per_year"), of("unpaid_weeks"));
  const inYear: Readonly<Record<string, Amount>> = {
    hourly: times(weeks, of("hours_per_week")),
    daily: times(weeks, of("days_per_week")),
    weekly: weeks,
    biweekly: over(weeks, 2),
    four_weekly: over(weeks, 4),
    semimonthly: 24,
    monthly: 12,
    quarterly: 4,
    yearly: 1,
  };
  const yearly = times(of("amount"), inYear[given.period ?? ""] ?? 0);
  const told = Object.entries(inYear).map(([period, times]) => [period, money(over(yearly, times))]);
  return { ...Object.fromEntries(told), paid_hours: upTo(inYear.hourly ?? 0, 2) };
};
