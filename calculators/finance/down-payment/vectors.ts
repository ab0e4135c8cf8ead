import type { Vectors } from "#engine";
import type downPayment from "./down-payment.ts";

export default [
  {
    title: "Freddie Mac, My Home, Down Payments & Closing Costs",
    url: "http://myhome.freddiemac.com/buy/down-payments-closing-costs.html",
    read: "2026-11-27",
    place: "A $200,000 home: 5% down vs. 20% down",
    always: { price: 200000, annual_rate: 4.5, mortgage_insurance_rate: "0.51" },
    rows: [
      ["5% down payment", { down_rate: 5 }, { down_payment: "10,000", loan: "190,000", monthly_insurance: "80.75", monthly_payment: "1,043.45" }],
      [
        "20% down payment",
        { down_rate: 20 },
        { down_payment: "40,000", loan: "160,000", monthly_payment: "810.70" },
        { edge: "20% down ends mortgage insurance" },
      ],
    ],
  },
  {
    title: "Freddie Mac, My Home, Determining Costs",
    url: "http://myhome.freddiemac.com/buy/determine-costs.html",
    read: "2026-11-27",
    always: { price: 150000, annual_rate: 4.5 },
    rows: [
      ["Down payments and your mortgage, 3%; closing costs of 2%", { down_rate: 3, closing_rate: 2 }, { down_payment: "4,500", closing_costs: "3,000" }],
      ["Down payments and your mortgage, 10%; closing costs of 5%", { down_rate: 10, closing_rate: 5 }, { down_payment: "15,000", closing_costs: "7,500" }],
    ],
  },
  {
    title: "CalculatorBud, Down Payment Calculator",
    url: "https://calculatorbud.com/down-payment-calculator",
    read: "2026-11-27",
    place: "Savings Timeline: 3% vs 20%",
    always: { price: 400000, annual_rate: 6.5, closing_rate: 0, monthly_saving: 1000 },
    rows: [
      ["3.5% (FHA)", { down_rate: 3.5 }, { cash_needed: "14,000", months_to_save: "14" }, { given: "$1,000 a month for 3.5% of $400,000: 1 year, 2 months" }],
      [
        "20% (Traditional)",
        { down_rate: 20 },
        { cash_needed: "80,000", months_to_save: "80" },
        { given: "$1,000 a month for 20% of $400,000: 6 years, 8 months" },
      ],
    ],
  },
  {
    title: "Team Kerick, Down Payment, Closing Costs, Cash To Close",
    url: "https://teamkerick.com/post/down-payment-closing-costs-cash-to-close",
    read: "2026-11-27",
    rows: [["Down Payment", { price: 300000, down_rate: 3, annual_rate: 6.5 }, { down_payment: "9,000", loan: "291,000" }, { given: "3% down on $300,000" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "23,000 ÷ (20% + 3%) = 100,000; 80,000 ÷ 120 = 666.67",
        { find: "price", cash: 23000, annual_rate: 0, years: 10 },
        { home_price: "100,000", loan: "80,000", monthly_payment: "666.67" },
      ],
      [
        "12,000 - 1,999.99 = 10,000.01, which takes 10,000.01 ÷ 1,000, so 11 months",
        { price: 60000, annual_rate: 0, closing_rate: 0, saved: "1999.99", monthly_saving: 1000 },
        { still_to_save: "10,000.01", months_to_save: "11" },
        { edge: "A cent short takes another month" },
      ],
      ["12,000 - 12,000 = 0", { price: 60000, annual_rate: 0, closing_rate: 0, saved: 12000 }, { months_to_save: "0" }, { edge: "Exactly enough is saved" }],
      [
        "1,000 × 1.01 + 1,000 = 2,010",
        { price: 10050, annual_rate: 0, closing_rate: 0, monthly_saving: 1000, savings_rate: 12 },
        { cash_needed: "2,010", months_to_save: "2" },
        { edge: "Interest of 1% a month makes it exactly two months" },
      ],
    ],
  },
] satisfies Vectors<typeof downPayment>;
