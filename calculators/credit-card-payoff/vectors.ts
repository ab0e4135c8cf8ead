import type { Vectors } from "#engine";
import type creditCardPayoff from "./credit-card-payoff.ts";

const NJ = {
  title: "NJ.com, Here's how to pay off credit cards (2019)",
  url: "https://www.nj.com/expo/life-and-culture/g66l-2019/01/a6e4084c3e2971/heres-how-to-pay-off-credit-ca.html",
};
const CALCULATEY = {
  title: "Calculatey, credit card payoff calculator, the first two months of its example",
  url: "https://calculatey.pages.dev/credit-card-payoff-calculator",
};

export default [
  {
    given: "Only the minimum of 2% or $20 on $3,000 at 13%: 16 years",
    inputs: { plan: "minimum", balance: 3000, annual_rate: 13, minimum_rate: 2, floor: 20 },
    expected: { months: "192", total_interest: "2812" },
    by: "published",
    source: {
      title:
        "US Federal Reserve Board, press release of 16 April 2009 on its repayment calculator; the minimum is that of Regulation Z, appendix M2",
      url: "https://www.federalreserve.gov/newsevents/pressreleases/other20090416a.htm",
    },
  },
  {
    given: "The minimum of 2.5% on a balance of $1,309 is $32.725, and half a cent goes up",
    inputs: { plan: "minimum", balance: 1309, annual_rate: 18, minimum_rate: 2.5, floor: 25 },
    expected: { payment: "32.73" },
    by: "published",
    source: {
      title: "OpenStax, Contemporary Mathematics, section 6.10, Credit Cards",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-10-credit-cards",
    },
    edge: true,
  },
  {
    given: "A minimum of 1% and the interest on $2,000 at 22%",
    inputs: {
      plan: "minimum",
      balance: 2000,
      annual_rate: 22,
      minimum_rate: 1,
      minimum_of: "interest",
      floor: 25,
    },
    expected: { first_interest: "36.67", payment: "56.67" },
    by: "published",
    source: {
      title: "Accounting Insights, What Is the Minimum Payment on a $2000 Credit Card?",
      url: "https://accountinginsights.org/what-is-the-minimum-payment-on-a-2000-credit-card",
    },
  },
  {
    given: "$5,000 at 22% with $200 a month: the first month",
    inputs: { balance: 5000, annual_rate: 22, payment: 200 },
    expected: { first_interest: "91.67", "monthly_schedule.1.balance": "4891.67" },
    by: "published",
    source: CALCULATEY,
  },
  {
    given: "The same: the interest in the second month",
    inputs: { balance: 5000, annual_rate: 22, payment: 200 },
    expected: { "monthly_schedule.2.interest": "89.68" },
    by: "published",
    source: CALCULATEY,
  },
  {
    given: "$1,000 at 15% with $20 a month",
    inputs: { balance: 1000, annual_rate: 15, payment: 20 },
    expected: { months: "79", total_interest: "579" },
    by: "published",
    source: NJ,
  },
  {
    given: "$1,000 at 22% with $20 a month",
    inputs: { balance: 1000, annual_rate: 22, payment: 20 },
    expected: { months: "137", total_interest: "1735" },
    by: "published",
    source: NJ,
  },
  {
    given: "$400 at 18% with $15 a month: almost three years",
    inputs: { balance: 400, annual_rate: 18, payment: 15 },
    expected: { months: "35", total_interest: "115", total_paid: "515" },
    by: "published",
    source: {
      title: "UBS, The true cost of credit",
      url: "https://www.ubs.com/us/en/wfw/articles/manage/fw/the-true-cost-of-credit.html",
    },
  },
  {
    given: "$10,000 at 18.95% with $175 a month",
    inputs: { balance: 10000, annual_rate: 18.95, payment: 175 },
    expected: { months: "149" },
    by: "published",
    source: {
      title: "Study.com, answer on paying off $10,000 of credit card debt at 18.95% with $175 a month",
      url: "https://study.com/academy/answer/due-to-poor-spending-habits-ricky-has-accumulated-10-000-in-credit-card-debt-he-has-missed-several-payments-and-now-the-annual-interest-rate-on-the-card-is-18-95-if-he-pays-175-per-month-on-the.html",
    },
  },
  {
    given: "What clears $12,500 at 3.5% in 36 months",
    inputs: { plan: "months", balance: 12500, annual_rate: 3.5, months: 36 },
    expected: { payment: "366.28" },
    by: "published",
    source: {
      title: "Hewlett-Packard, HP 10bII+ user's guide, Additional Examples, Automobile Loan",
      url: "https://manualshive.com/en/manual/hp/10bii/156448?page=153",
    },
  },
  {
    given: "Without interest: $1,000 with $300 a month, and $100 in the last",
    inputs: { balance: 1000, annual_rate: 0, payment: 300 },
    expected: { months: "4", last_payment: "100", total_interest: "0", total_paid: "1000" },
    by: "hand",
    source: { title: "3 × 300 = 900, and 1,000 - 900 = 100" },
    edge: true,
  },
  {
    given: "A cent more than the interest pays the card off, in the end",
    inputs: { balance: 1000, annual_rate: 120, payment: "100.01" },
    expected: {
      first_interest: "100",
      "monthly_schedule.1.balance": "999.99",
      "monthly_schedule.2.interest": "100.00",
    },
    by: "hand",
    source: { title: "1,000 × 10% = 100; 100.01 - 100 = 0.01; 999.99 × 10% = 99.999, which is 100.00 in cents" },
    edge: true,
  },
  {
    given: "Daily interest: 0.1% a day compounds to 3.087% in a month of 365 ÷ 12 days",
    inputs: { balance: 1000, annual_rate: 36.5, payment: 100, interest_by: "day" },
    expected: { first_interest: "30.87" },
    by: "hand",
    source: { title: "1.001^(365 ÷ 12) - 1 = 0.0308683, and 1,000 × 0.0308683 = 30.87" },
  },
  {
    given: "The minimum falls below the floor, and the last payment is what is left",
    inputs: { plan: "minimum", balance: 60, annual_rate: 12, minimum_rate: 2, floor: 25 },
    expected: { months: "3", payment: "25", total_interest: "1.07", last_payment: "11.07" },
    by: "hand",
    source: {
      title:
        "60 + 0.60 - 25 = 35.60; 35.60 + 0.36 - 25 = 10.96; 10.96 + 0.11 = 11.07; interest 0.60 + 0.36 + 0.11 = 1.07",
    },
    edge: true,
  },
  {
    given: "A first minimum that is more than the payment for three years: that payment is not offered",
    inputs: { plan: "minimum", balance: 5000, annual_rate: 22, minimum_rate: 10, floor: 1 },
    expected: { payment: "500", three_year_payment: "", three_year_saving: "" },
    by: "hand",
    source: { title: "5,000 × 10% = 500, and 190.95 a month for 36 months, which is less, may not be paid" },
    edge: true,
  },
] satisfies Vectors<typeof creditCardPayoff>;
