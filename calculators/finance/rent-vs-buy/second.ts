// A diary of months in fractions: pay for the home or the rent, put the difference aside, and sell at the end of the year.
import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { level } from "#calculators/second/lending";
import { counted, fixed, money } from "#calculators/second/print";
import {
  isMore,
  isNegative,
  larger,
  minus,
  near,
  over,
  plus,
  power,
  type Ratio,
  times,
} from "#calculators/second/ratio";

const LONGEST = 30;

type Year = Readonly<Record<"value" | "selling" | "owed" | "owner" | "renter", Ratio>>;

const rentVsBuy: Opinion = (given) => {
  const years = diary(given);
  const last = years[whole(given, "stay") - 1];
  if (!last) return undefined;
  const proceeds = soldFor(last);
  const even = years.findIndex((year) => !isNegative(nearly(ahead(year)))) + 1;
  const { paying, renting, deductible } = month(given, 0, loanOf(given).amount);
  return {
    advantage: money(ahead(last)),
    break_even: even > 0 ? counted(even, "year") : undefined,
    owner_wealth: money(plus(proceeds, last.owner)),
    renter_wealth: money(last.renter),
    payment: money(paymentOf(given)),
    owning: money(minus(paying, deductible)),
    renting: money(renting),
    home_value: money(last.value),
    selling_costs: money(last.selling),
    owed: money(last.owed),
    proceeds: money(proceeds),
    owner_savings: money(last.owner),
    years: years.map((year, i) => [fixed(i + 1, 0), money(year.renter), money(plus(soldFor(year), year.owner))]),
  };
};

const soldFor = ({ value, selling, owed }: Year): Ratio => minus(minus(value, selling), owed);
const ahead = (year: Year): Ratio => minus(plus(soldFor(year), year.owner), year.renter);
/** Shortened fractions of months may miss zero by less than this. */
const nearly = (amount: Ratio): Ratio =>
  isMore(over(1, 10n ** 60n), larger(amount, minus(0, amount))) ? times(amount, 0) : amount;

const loanOf = (given: Given) => ({
  amount: minus(figure(given, "price"), figure(given, "down_payment")),
  rate: over(figure(given, "annual_rate"), 1200),
  keep: near,
});
const paymentOf = (given: Given): Ratio => near(level(loanOf(given), whole(given, "term") * 12));

const risen = (given: Given, name: string, by: string, years: number): Ratio =>
  times(figure(given, name), power(plus(1, over(figure(given, by), 100)), years));

/** What is paid in a month with that much owed at its start, and the tax that the owner saves. */
function month(given: Given, year: number, owed: Ratio) {
  const value = risen(given, "price", "appreciation", year);
  const partOf = (name: string) => over(times(value, figure(given, name)), 1200);
  const tax =
    given.property_tax_as === "amount"
      ? over(risen(given, "property_tax", "cost_increase", year), 12)
      : partOf("property_tax_rate");
  const insurance = over(risen(given, "home_insurance", "cost_increase", year), 12);
  const loan = year < whole(given, "term") ? paymentOf(given) : over(0, 1);
  const interest = times(owed, loanOf(given).rate);
  return {
    interest,
    loan,
    paying: plus(loan, tax, partOf("maintenance_rate"), insurance, risen(given, "fees", "cost_increase", year)),
    renting: plus(
      risen(given, "rent", "rent_increase", year),
      risen(given, "renters_insurance", "cost_increase", year),
    ),
    deductible: over(times(plus(interest, tax), figure(given, "tax_rate")), 100),
  };
}

function diary(given: Given): readonly Year[] {
  const growth = plus(1, over(figure(given, "investment_return"), 1200));
  let owed = loanOf(given).amount;
  let renter = plus(figure(given, "down_payment"), figure(given, "closing_costs"));
  let owner = over(0, 1);
  return Array.from({ length: LONGEST }, (_, year) => {
    for (let i = 0; i < 12; i++) {
      const { interest, loan, paying, renting, deductible } = month(given, year, owed);
      const more = minus(minus(paying, deductible), renting);
      renter = near(plus(times(renter, growth), larger(more, 0)));
      owner = near(plus(times(owner, growth), larger(minus(0, more), 0)));
      owed = near(minus(plus(owed, interest), loan));
    }
    if (year + 1 >= whole(given, "term")) owed = over(0, 1);
    const value = risen(given, "price", "appreciation", year + 1);
    return { value, selling: over(times(value, figure(given, "selling_rate")), 100), owed, owner, renter };
  });
}

export default rentVsBuy;
