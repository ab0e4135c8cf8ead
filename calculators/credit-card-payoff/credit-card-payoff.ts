import {
  choice,
  count,
  defineCalculator,
  formatAnyMoney,
  formatMonths,
  type InputValues,
  money,
  noAnswer,
  percent,
  step,
  table,
} from "#engine";
import { equivalentRate, levelPayment } from "#math/annuity";
import { type Decimal, decimal } from "#math/decimal";
import { ceil, round } from "#math/round";
import { type Bill, billed, fromCents, settled, toCents, together } from "#math/schedule";
import { BILL, byMonth, byYear, levelFormula, YEARS_CHART } from "../shared/loans.ts";
import { minimumBills } from "./minimum-payments.ts";

const MONTHLY = 12;
const DAILY = 365;
const MOST_MONTHS = 1200;
// US Regulation Z, 12 CFR 1026.7(b)(12)(i)(F): beside the minimum a statement tells the payment that takes three years.
const THREE_YEARS = 36;

const inputs = {
  plan: choice(
    "Payment plan",
    { fixed: "Same amount every month", months: "Pay it off by a certain time", minimum: "Minimum payment only" },
    { default: "fixed" },
  ),
  balance: money("Card balance", { min: 1, max: 1e7, example: 5000 }),
  annual_rate: percent("Interest rate", { min: 0, max: 200, example: 22, help: "Your card's APR, per year." }),
  payment: money("Monthly payment", { min: 1, max: 1e7, example: 200, when: { plan: ["fixed"] } }),
  months: count("Pay off in", { unit: "months", min: 1, max: MOST_MONTHS, example: 24, when: { plan: ["months"] } }),
  minimum_rate: percent("Minimum payment rate", { min: 0.1, max: 100, example: 2, when: { plan: ["minimum"] } }),
  minimum_of: choice(
    "Minimum payment is",
    { balance: "Percentage of the balance", interest: "Percentage plus the month's interest" },
    { default: "balance", when: { plan: ["minimum"] } },
  ),
  floor: money("Lowest minimum payment", {
    min: 1,
    max: 1e5,
    example: 25,
    when: { plan: ["minimum"] },
    help: "The minimum never falls below this.",
  }),
  interest_by: choice(
    "How often interest is added",
    { month: "Monthly (1/12 of the rate)", day: "Daily (1/365 of the rate)" },
    { more: true, default: "month" },
  ),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  slug: "credit-card-payoff",
  name: "Credit card payoff calculator",
  category: "finance",
  summary: "How long your card takes to pay off, what the interest costs, or what to pay to finish by a certain time.",
  version: "1.0.2",
  inputs,

  outputs: {
    months: count("Time to pay off", { unit: "months" }),
    payment: money("Monthly payment", {
      help: "With minimum payments, this is the first one; it shrinks with the balance.",
    }),
    total_interest: money("Total interest"),
    total_paid: money("Total paid"),
    first_interest: money("First month's interest"),
    last_payment: money("Last payment"),
    three_year_payment: money("Payment to be debt-free in 3 years", { optional: true }),
    three_year_saving: money("Interest saved by the 3-year payment", { optional: true }),
    schedule: table("Year by year", { year: count("Year"), ...BILL }, YEARS_CHART),
    monthly_schedule: table("Month by month", { month: count("Month"), ...BILL }, { page: true }),
  },
  primary: ({ plan }) => (plan === "months" ? "payment" : "months"),
  formula: "next balance = balance + balance × r − payment, where r is the monthly rate",

  compute(asked) {
    const given = { ...asked, balance: round(asked.balance, 2) };
    const rate = monthlyRate(given.annual_rate, given.interest_by);
    const bills = billsOf(given, rate);
    const [first, last] = [bills[0], bills.at(-1)];
    if (!first || !last || last.balance > 0n) return never(given, rate, first);
    const sum = together(bills);
    const interest = fromCents(sum.interest);
    const threeYears = levelPayment(given.balance, rate, THREE_YEARS);
    // Who must pay the minimum cannot pay less than it.
    const isFaster = bills.length > THREE_YEARS && threeYears.gt(fromCents(first.paid));
    const faster = given.plan === "minimum" && isFaster ? levelBills(given.balance, rate) : undefined;
    return {
      months: bills.length,
      payment: given.plan === "months" ? levelPayment(given.balance, rate, given.months) : fromCents(first.paid),
      total_interest: interest,
      total_paid: fromCents(sum.paid),
      first_interest: fromCents(first.interest),
      last_payment: fromCents(last.paid),
      three_year_payment: faster ? threeYears : null,
      three_year_saving: faster ? interest.minus(fromCents(together(faster).interest)) : null,
      schedule: byYear(bills, MONTHLY),
      monthly_schedule: () => byMonth(bills),
    };
  },

  sentence({ plan, balance }, { months, payment, total_interest }) {
    const time = formatMonths(Number(months.value));
    if (plan === "months")
      return `To pay off ${balance} in ${time}, pay ${payment} a month. The interest is ${total_interest}.`;
    const what = plan === "fixed" ? `${payment} a month` : `Only the minimum, ${payment} at first,`;
    return `${what} pays off ${balance} in ${time}, with ${total_interest} in interest.`;
  },

  working(given, { months, payment, total_paid, first_interest, last_payment }, show) {
    const { plan, balance, annual_rate, minimum_rate, floor, interest_by } = given;
    const rate = monthlyRate(annual_rate.value, interest_by);
    const r = show("percent", rate.times(100), { upTo: 6 });
    const owed = show("money", round(balance.value, 2));
    const interest = show("money", owed.value.times(rate));
    const principal = show("money", payment.value.minus(first_interest.value));
    const left = show("money", owed.value.minus(principal.value));
    const cost = show("money", total_paid.value.minus(owed.value));
    const n = Number(months.value);
    const capped = floor && payment.value.lt(floor.value) ? " and no more than is owed" : "";
    const plus = given.minimum_of === "interest" ? ` + ${first_interest}` : "";
    return [
      interest_by === "day"
        ? step`Monthly rate r: (1 + ${annual_rate} ÷ 365)^(365 ÷ 12) - 1 = ${r}`
        : step`Monthly rate r: ${annual_rate} ÷ 12 = ${r}`,
      step`First month's interest, to the cent: ${owed} × r = ${interest}`,
      plan === "minimum" &&
        step`First minimum: ${owed} × ${minimum_rate}${plus}, but no less than ${floor}${capped}, is ${payment}`,
      plan === "months" && step`Payment: ${levelFormula(owed, rate, n)} = ${payment}`,
      step`Principal in the first month: ${payment} - ${first_interest} = ${principal}`,
      step`Balance after the first month: ${owed} - ${principal} = ${left}`,
      !(n === 1) && `And so on, until the last payment of ${last_payment} in month ${n}`,
      step`Total interest: ${total_paid} - ${owed} = ${cost}`,
    ];
  },

  notes({ floor }, { payment, three_year_payment, three_year_saving }) {
    const shrinks = "The minimum payment shrinks as the balance falls, so the last dollars take years.";
    return [
      floor && payment.value.gt(floor.value) && shrinks,
      three_year_payment &&
        `${three_year_payment} a month pays it off in 3 years and saves ${three_year_saving} in interest.`,
    ];
  },
});

const monthlyRate = (annualRate: Decimal, interestBy: "month" | "day"): Decimal =>
  equivalentRate(annualRate, interestBy === "day" ? DAILY : MONTHLY, MONTHLY);

function billsOf(given: Given, rate: Decimal): readonly Bill[] {
  const { balance } = given;
  if (given.plan === "months") return levelBills(balance, rate, given.months);
  if (given.plan === "fixed") {
    const payment = toCents(given.payment);
    return settled(toCents(balance), rate, MOST_MONTHS, () => payment);
  }
  return minimumBills(given, rate, MOST_MONTHS);
}

const levelBills = (principal: Decimal, rate: Decimal, periods: number = THREE_YEARS): readonly Bill[] =>
  billed({ principal, rate, periods, payment: levelPayment(principal, rate, periods), extra: decimal(0) });

function never(given: Given, rate: Decimal, first: Bill | undefined) {
  const enough = formatAnyMoney(ceil(levelPayment(given.balance, rate, THREE_YEARS), 2));
  const way = `A payment of ${enough} a month pays it off in 3 years.`;
  if (!first || first.principal > 0n)
    return noAnswer(`That would take more than ${MOST_MONTHS / MONTHLY} years. ${way}`);
  const interest = formatAnyMoney(fromCents(first.interest));
  return noAnswer(`This payment never pays off the card: the first month's interest alone is ${interest}. ${way}`);
}
