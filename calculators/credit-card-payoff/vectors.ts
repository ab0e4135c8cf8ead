import type { Vectors } from "#engine";
import type creditCardPayoff from "./credit-card-payoff.ts";

const MINIMUM = {
  title: "OpenStax, Contemporary Mathematics, section 6.10, Credit Cards",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-10-credit-cards",
  place: "Example 7, Calculate the Minimum Payment Due",
  read: "2026-11-22",
};

export default [
  {
    given: "The minimum of 2.5% on a balance of $1,309 is $32.725, and half a cent goes up",
    inputs: { plan: "minimum", balance: 1309, annual_rate: 18, minimum_rate: 2.5, floor: 25 },
    expected: { payment: "32.73" },
    by: "published",
    source: MINIMUM,
    edge: true,
  },
  {
    given: "A balance of $265.50: the minimum is $25",
    inputs: { plan: "minimum", balance: 265.5, annual_rate: 18, minimum_rate: 2.5, floor: 25 },
    expected: { payment: "25.00" },
    by: "published",
    source: MINIMUM,
    edge: true,
  },
  {
    given: "What clears $3,000 at 14.4% in three years",
    inputs: { plan: "months", balance: 3000, annual_rate: 14.4, months: 36 },
    expected: { payment: "103", total_paid: "3,712" },
    by: "quoted",
    source: {
      title: "US Federal Reserve Board, sample credit card statement of 2010, as quoted by Money Talks News",
      url: "https://www.moneytalksnews.com/new-credit-card-statements-could-help-consumers-decrease-debt/",
      place: "Minimum payment table",
      read: "2026-11-22",
    },
  },
  {
    given: "What clears $5,400 at 17% in two years",
    inputs: { plan: "months", balance: 5400, annual_rate: 17, months: 24 },
    expected: { payment: "266.99" },
    by: "software",
    source: {
      title: "Office Watch, Excel can figure out payments to clear credit card debt",
      url: "https://office-watch.com/2023/excel-payments-clear-credit-card-debt",
      place: "Result of PMT",
      read: "2026-11-22",
    },
  },
  {
    given: "$1,000 at 22% with $20 a month",
    inputs: { balance: 1000, annual_rate: 22, payment: 20 },
    expected: { months: "137" },
    by: "published",
    source: {
      title: "University of Georgia, mathematics education, R. M. Naugle, The Cost of using a Credit Card",
      url: "http://jwilson.coe.uga.edu/EMT668/EMAT6680.F99/Naugle/writeup3.html",
      place: "Television for $1,000",
      read: "2026-11-22",
    },
  },
  {
    given: "$400 at 18% with $15 a month: almost three years",
    inputs: { balance: 400, annual_rate: 18, payment: 15 },
    expected: { total_interest: "115", total_paid: "515" },
    by: "published",
    source: {
      title: "UBS, The true cost of credit",
      url: "https://www.ubs.com/us/en/wfw/articles/manage/fw/the-true-cost-of-credit.html",
      place: "What you really pay when making minimum payments",
      read: "2026-11-22",
    },
  },
  {
    given: "Only the minimum, which we take as 2% or $20, on $3,000 at 13%: 16 years",
    inputs: { plan: "minimum", balance: 3000, annual_rate: 13, minimum_rate: 2, floor: 20 },
    expected: { months: "192", total_interest: "2,812" },
    by: "hand",
    source: {
      title:
        "The US Federal Reserve's press release of April 16, 2009 prints 16 years, which are 16 × 12 = 192 months, and $2,812, but not the minimum; 2% or $20 is that of Regulation Z, appendix M2",
      url: "https://www.federalreserve.gov/newsevents/pressreleases/other20090416a.htm",
      place: "Quotation of Governor Duke and the paragraph after it",
      read: "2026-11-22",
    },
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
    given: "A transfer of $6,500 for a fee of 5%: $6,825 to pay back",
    inputs: {
      plan: "months",
      balance: 6500,
      annual_rate: 20,
      months: 21,
      promo_months: 21,
      transfer_fee_rate: 5,
    },
    expected: { transfer_fee: "325", total_paid: "6,825" },
    by: "published",
    source: {
      title: "In a Day Development, A Balance Transfer Offer",
      url: "https://inadaydevelopment.com/money-blog/1717/a-balance-transfer-offer",
      place: "The solution: fee and amount to pay back after 21 months",
      read: "2026-11-24",
    },
  },
  {
    given: "Two months at 0%, and then the card's 12%",
    inputs: { balance: 500, annual_rate: 12, payment: 200, promo_months: 2, promo_rate: 0, transfer_fee_rate: 3 },
    expected: { transfer_fee: "15", months: "3", total_interest: "1.15", last_payment: "116.15", first_interest: "0" },
    by: "hand",
    source: { title: "500 + 15 = 515; 515 - 400 = 115; 115 × 1% = 1.15, and 115 + 1.15 = 116.15" },
    edge: true,
  },
  {
    given: "Paid off in three months, of which two are at 0% and one at 12%",
    inputs: { plan: "months", balance: 302, annual_rate: 12, months: 3, promo_months: 2 },
    expected: { payment: "101", total_interest: "1", last_payment: "101" },
    by: "hand",
    source: { title: "302 - 2 × 101 = 100; 100 × 1% = 1, and 100 + 1 = 101" },
  },
  {
    given: "Daily interest: 0.1% a day compounds to 3.087% in a month of 365 ÷ 12 days",
    inputs: { balance: 1000, annual_rate: 36.5, payment: 100, interest_by: "day" },
    expected: { first_interest: "30.87" },
    by: "hand",
    source: { title: "1.001^(365 ÷ 12) - 1 = 0.0308683, and 1,000 × 0.0308683 = 30.87" },
  },
  {
    given: "A minimum of 1% and the interest on $2,000 at 24%",
    inputs: { plan: "minimum", balance: 2000, annual_rate: 24, minimum_rate: 1, minimum_of: "interest", floor: 25 },
    expected: { first_interest: "40", payment: "60" },
    by: "hand",
    source: { title: "2,000 × 24% ÷ 12 = 40, and 40 + 2,000 × 1% = 60" },
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
  {
    given: "A balance with a part of a cent, which no card company bills",
    inputs: {
      plan: "months",
      balance: "61000.994",
      annual_rate: "0.000264",
      months: 1,
      interest_by: "day",
    },
    expected: { payment: "61001.00", total_paid: "61001.00", last_payment: "61001.00" },
    by: "hand",
    source: { title: "61,000.99 + 61,000.99 × 0.000264% ÷ 12 = 61,000.99 + 0.0134 = 61,001.0034, in cents 61,001.00" },
    edge: true,
  },
] satisfies Vectors<typeof creditCardPayoff>;
