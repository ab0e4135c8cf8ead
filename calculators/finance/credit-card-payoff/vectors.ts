import { CONTEMPORARY_MATHEMATICS_6_10, NAUGLE_CREDIT_CARD, UBS_COST_OF_CREDIT } from "#calculators/sources";
import type { Vectors } from "#engine";
import type creditCardPayoff from "./credit-card-payoff.ts";

export default [
  {
    ...CONTEMPORARY_MATHEMATICS_6_10,
    read: "2026-11-22",
    place: "Example 7",
    always: { plan: "minimum", annual_rate: 18, minimum_rate: 2.5, floor: 25 },
    rows: [
      [
        "Calculate the Minimum Payment Due",
        { balance: 1309 },
        { payment: "32.73" },
        { edge: "The minimum of 2.5% on a balance of $1,309 is $32.725, and half a cent goes up" },
      ],
      ["Calculate the Minimum Payment Due", { balance: 265.5 }, { payment: "25.00" }, { edge: "A balance of $265.50: the minimum is $25" }],
    ],
  },
  {
    title: "US Federal Reserve Board, sample credit card statement of 2010, as quoted by Money Talks News",
    url: "https://www.moneytalksnews.com/new-credit-card-statements-could-help-consumers-decrease-debt/",
    read: "2026-11-22",
    by: "quoted",
    rows: [["Minimum payment table", { plan: "months", balance: 3000, annual_rate: 14.4, months: 36 }, { payment: "103", total_paid: "3,712" }]],
  },
  {
    title: "Office Watch, Excel can figure out payments to clear credit card debt",
    url: "https://office-watch.com/2023/excel-payments-clear-credit-card-debt",
    read: "2026-11-22",
    by: "software",
    rows: [["Result of PMT", { plan: "months", balance: 5400, annual_rate: 17, months: 24 }, { payment: "266.99" }]],
  },
  { ...NAUGLE_CREDIT_CARD, read: "2026-11-22", rows: [["Television for $1,000", { balance: 1000, annual_rate: 22, payment: 20 }, { months: "137" }]] },
  {
    ...UBS_COST_OF_CREDIT,
    read: "2026-11-22",
    rows: [["What you really pay when making minimum payments", { balance: 400, annual_rate: 18, payment: 15 }, { total_interest: "115", total_paid: "515" }]],
  },
  {
    title:
      "The US Federal Reserve's press release of April 16, 2009 prints 16 years, which are 16 × 12 = 192 months, and $2,812, but not the minimum; 2% or $20 is that of Regulation Z, appendix M2",
    url: "https://www.federalreserve.gov/newsevents/pressreleases/other20090416a.htm",
    read: "2026-11-22",
    by: "hand",
    rows: [
      [
        "Quotation of Governor Duke and the paragraph after it",
        { plan: "minimum", balance: 3000, annual_rate: 13, minimum_rate: 2, floor: 20 },
        { months: "192", total_interest: "2,812" },
        { given: "Only the minimum, which we take as 2% or $20, on $3,000 at 13%: 16 years" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "1,000 × 10% = 100; 100.01 - 100 = 0.01; 999.99 × 10% = 99.999, which is 100.00 in cents",
        { balance: 1000, annual_rate: 120, payment: "100.01" },
        { first_interest: "100", "monthly_schedule.1.balance": "999.99", "monthly_schedule.2.interest": "100.00" },
        { edge: "A cent more than the interest pays the card off, in the end" },
      ],
      [
        "500 + 15 = 515; 515 - 400 = 115; 115 × 1% = 1.15, and 115 + 1.15 = 116.15",
        { balance: 500, annual_rate: 12, payment: 200, promo_months: 2, promo_rate: 0, transfer_fee_rate: 3 },
        { transfer_fee: "15", months: "3", total_interest: "1.15", last_payment: "116.15", first_interest: "0" },
        { edge: "Two months at 0%, and then the card's 12%" },
      ],
      [
        "302 - 2 × 101 = 100; 100 × 1% = 1, and 100 + 1 = 101",
        { plan: "months", balance: 302, annual_rate: 12, months: 3, promo_months: 2 },
        { payment: "101", total_interest: "1", last_payment: "101" },
        { given: "Paid off in three months, of which two are at 0% and one at 12%" },
      ],
      [
        "1.001^(365 ÷ 12) - 1 = 0.0308683, and 1,000 × 0.0308683 = 30.87",
        { balance: 1000, annual_rate: 36.5, payment: 100, interest_by: "day" },
        { first_interest: "30.87" },
        { given: "Daily interest: 0.1% a day compounds to 3.087% in a month of 365 ÷ 12 days" },
      ],
      [
        "2,000 × 24% ÷ 12 = 40, and 40 + 2,000 × 1% = 60",
        { plan: "minimum", balance: 2000, annual_rate: 24, minimum_rate: 1, minimum_of: "interest", floor: 25 },
        { first_interest: "40", payment: "60" },
        { given: "A minimum of 1% and the interest on $2,000 at 24%" },
      ],
      [
        "60 + 0.60 - 25 = 35.60; 35.60 + 0.36 - 25 = 10.96; 10.96 + 0.11 = 11.07; interest 0.60 + 0.36 + 0.11 = 1.07",
        { plan: "minimum", balance: 60, annual_rate: 12, minimum_rate: 2, floor: 25 },
        { months: "3", payment: "25", total_interest: "1.07", last_payment: "11.07" },
        { edge: "The minimum falls below the floor, and the last payment is what is left" },
      ],
      [
        "5,000 × 10% = 500, and 190.95 a month for 36 months, which is less, may not be paid",
        { plan: "minimum", balance: 5000, annual_rate: 22, minimum_rate: 10, floor: 1 },
        { payment: "500", three_year_payment: "", three_year_saving: "" },
        { edge: "A first minimum that is more than the payment for three years: that payment is not offered" },
      ],
      [
        "61,000.99 + 61,000.99 × 0.000264% ÷ 12 = 61,000.99 + 0.0134 = 61,001.0034, in cents 61,001.00",
        { plan: "months", balance: "61000.994", annual_rate: "0.000264", months: 1, interest_by: "day" },
        { payment: "61001.00", total_paid: "61001.00", last_payment: "61001.00" },
        { edge: "A balance with a part of a cent, which no card company bills" },
      ],
    ],
  },
  {
    title: "In a Day Development, A Balance Transfer Offer",
    url: "https://inadaydevelopment.com/money-blog/1717/a-balance-transfer-offer",
    read: "2026-11-24",
    rows: [
      [
        "The solution: fee and amount to pay back after 21 months",
        { plan: "months", balance: 6500, annual_rate: 20, months: 21, promo_months: 21, transfer_fee_rate: 5 },
        { transfer_fee: "325", total_paid: "6,825" },
        { given: "A transfer of $6,500 for a fee of 5%: $6,825 to pay back" },
      ],
    ],
  },
] satisfies Vectors<typeof creditCardPayoff>;
