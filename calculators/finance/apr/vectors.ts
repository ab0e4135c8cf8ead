import { CONTEMPORARY_MATHEMATICS_6_12 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type apr from "./apr.ts";

export default [
  {
    title: "US Regulation Z, 12 CFR part 1026, appendix J",
    url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/j/",
    read: "2026-11-20",
    by: "law",
    always: { payment_from: "given" },
    rows: [
      ["Example (c)(1)(i)", { amount: 5000, payment: 230, payments: 24 }, { apr: "9.69" }],
      [
        "Example (c)(1)(ii)",
        { amount: 6000, payment: 200, payments: 36, first_period: "dates", advance_date: "1978-02-10", first_payment_date: "1978-04-01" },
        { apr: "11.82" },
        { given: "36 monthly payments of $200 on $6,000, a month and 19 days to the first" },
      ],
      [
        "Example (c)(1)(iii)",
        {
          amount: 5000,
          payment: 219.17,
          payments: 24,
          frequency: "semimonthly",
          first_period: "dates",
          advance_date: "1978-02-23",
          first_payment_date: "1978-03-01",
        },
        { apr: "10.34" },
        { given: "24 half-monthly payments of $219.17 on $5,000, six days to the first" },
      ],
      [
        "Example (c)(1)(iv)",
        {
          amount: 10000,
          payment: 385,
          payments: 40,
          frequency: "quarterly",
          first_period: "dates",
          advance_date: "1978-05-23",
          first_payment_date: "1978-10-01",
        },
        { apr: "8.97" },
        { given: "40 quarterly payments of $385 on $10,000, a quarter and 39 days to the first" },
      ],
      [
        "Example (c)(1)(v)",
        { amount: 500, payment: 17.6, payments: 30, frequency: "weekly", first_period: "dates", advance_date: "1978-03-20", first_payment_date: "1978-04-21" },
        { apr: "14.96" },
        { given: "30 weekly payments of $17.60 on $500, four weeks and four days to the first" },
      ],
      ["Example (c)(2)(i)", { amount: 5000, first_payment: 250, payment: 230, payments: 24 }, { apr: "10.08" }],
      [
        "Example (c)(2)(ii)",
        {
          amount: 400,
          first_payment: 39.5,
          payment: 38.31,
          payments: 12,
          frequency: "four_weekly",
          first_period: "dates",
          advance_date: "1978-03-18",
          first_payment_date: "1978-04-20",
        },
        { apr: "28.50" },
        { given: "$39.50 and then 11 four-weekly payments of $38.31 on $400, a period and five days to the first" },
      ],
      ["Example (c)(3)(i)", { amount: 5000, payment: 230, last_payment: 280, payments: 24 }, { apr: "10.50" }],
      [
        "Example (c)(3)(ii)",
        {
          amount: 200,
          payment: 9.5,
          last_payment: 30,
          payments: 20,
          frequency: "biweekly",
          first_period: "dates",
          advance_date: "1978-04-03",
          first_payment_date: "1978-04-11",
        },
        { apr: "12.22" },
        { given: "19 two-weekly payments of $9.50 and a last one of $30 on $200, eight days to the first" },
      ],
      [
        "Example (c)(4)(i)",
        { amount: 5000, first_payment: 250, payment: 230, last_payment: 280, payments: 24 },
        { apr: "10.90" },
        { given: "$250, 22 monthly payments of $230, and a last one of $280 on $5,000" },
      ],
      [
        "Example (c)(4)(ii)",
        {
          amount: 8000,
          first_payment: 449.36,
          payment: 465,
          last_payment: 200,
          payments: 20,
          frequency: "two_monthly",
          first_period: "dates",
          advance_date: "1978-01-10",
          first_payment_date: "1978-03-01",
        },
        { apr: "7.30" },
        { edge: "Every two months, and 50 days to the first that count as 52: a month of 30 and 22 more" },
      ],
      [
        "Example (c)(5)(i)",
        { amount: 1000, payment: 1080, payments: 1, first_period: "dates", advance_date: "1978-01-03", first_payment_date: "1978-09-15" },
        { apr: "11.45" },
        { edge: "A single payment of $1,080 on $1,000, after 255 days" },
      ],
      [
        "Example (c)(5)(ii)",
        { amount: 1000, payment: 1044, payments: 1, first_period: "dates", advance_date: "1978-01-10", first_payment_date: "1978-07-10" },
        { apr: "8.80" },
        { given: "A single payment of $1,044 on $1,000, after six months" },
      ],
      [
        "Example (c)(5)(iii)",
        { amount: 1000, payment: 1135.19, payments: 1, first_period: "dates", advance_date: "1978-01-17", first_payment_date: "1979-07-17" },
        { apr: "8.76" },
        { edge: "A single payment of $1,135.19 on $1,000, after a year and a half" },
      ],
      [
        "Example (c)(5)(iv)",
        { amount: 1000, payment: 1240, payments: 1, first_period: "dates", advance_date: "1978-01-10", first_payment_date: "1980-01-10" },
        { apr: "11.36" },
        { given: "A single payment of $1,240 on $1,000, after two years" },
      ],
    ],
  },
  {
    title: "Calculated Industries, Qualifier Plus IIIfx (model 3430) user's guide",
    url: "https://manualshive.com/ru/manual/calculated-industries/3430/3383829",
    read: "2026-11-20",
    rows: [
      [
        "Page 50, APR",
        { amount: 250000, annual_rate: 8, payments: 360, paid_fees: 4300 },
        { apr: "8.18", finance_charge: "414,688.12", amount_financed: "245,700.00", total_of_payments: "660,388.12" },
      ],
    ],
  },
  {
    title: "Hewlett-Packard, HP 12C Platinum user's guide",
    url: "https://www.easymanua.ls/hp/12c-platinum/manual?p=67",
    read: "2026-11-20",
    rows: [
      [
        "Section 3, Odd-Period Calculations, example 2, page 67",
        {
          payment_from: "given",
          amount: 3950,
          payment: 120,
          payments: 42,
          first_period: "dates",
          advance_date: "2004-07-19",
          first_payment_date: "2004-09-01",
        },
        { apr: "13.95" },
        { given: "A car loan of $3,950 with 42 payments of $120, a month and 13 days to the first" },
      ],
    ],
  },
  {
    title: "US Federal Trade Commission, What To Know About Payday and Car Title Loans",
    url: "https://consumer.ftc.gov/articles/what-know-about-payday-and-car-title-loans",
    read: "2026-11-20",
    rows: [
      ["Cost of a payday loan", { payment_from: "given", amount: 500, payment: 575, payments: 1, frequency: "biweekly" }, { apr: "391", finance_charge: "75" }],
    ],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_6_12,
    read: "2026-11-22",
    rows: [
      [
        "Examples 2 and 3, 30-Year Mortgage at 5.35% Interest",
        { payment_from: "given", amount: 99596, payment: 556.16, payments: 360 },
        { total_of_payments: "200,217.60", finance_charge: "100,621.60" },
      ],
    ],
  },
  {
    title:
      "Form H-25(B) of Regulation Z prints these three figures and “years 1-7”; 78% of $180,000 is owed from payment 80 on, and 360 × 761.784076 - 162,000 + 80 × 82.35 = 118,830.27",
    url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/h/",
    read: "2026-11-22",
    by: "hand",
    rows: [
      [
        "Form H-25(B), page 5, Loan Calculations",
        { amount: 162000, annual_rate: 3.875, payments: 360, insurance: 82.35, insured_payments: 80 },
        { apr: "4.174", finance_charge: "118,830.27", amount_financed: "162,000.00" },
        { given: "A mortgage of $162,000 at 3.875% with insurance of $82.35, which we end after 80 payments" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "The payments of a loan are worth the loan at its own rate, which is 7.25% ÷ 12 a month",
        { amount: 12345, annual_rate: 7.25, payments: 48 },
        { apr: "7.250" },
        { edge: "Without fees and odd days the APR is the interest rate" },
      ],
      [
        "1,100 ÷ 1,000 - 1 = 0.1",
        { amount: 1000, financed_fees: 100, annual_rate: 0, payments: 1, frequency: "yearly" },
        { apr: "10", finance_charge: "100", amount_financed: "1000" },
        { edge: "Financed fees: $1,000 received, $100 added, paid back after a year without interest" },
      ],
      [
        "1,000 ÷ 900 - 1 = 0.1111…",
        { amount: 1000, paid_fees: 100, annual_rate: 0, payments: 1, frequency: "yearly" },
        { apr: "11.111", finance_charge: "100", amount_financed: "900" },
        { edge: "Paid fees: $900 received of $1,000, paid back after a year without interest" },
      ],
      [
        "12 × 6.9355 ÷ 12 = 6.9355, the rate of the loan itself: there are no fees",
        { amount: 20000, annual_rate: 6.9355, payments: 36 },
        { apr: "6.9355000000000000000000000000" },
        { edge: "Without fees the APR is the interest rate, also where its fourth decimal is a tie" },
      ],
      [
        "3 × 100 ÷ 3 = 100; 100 - 100 = 0",
        { amount: 100, annual_rate: 0, payments: 3 },
        { apr: "0.000", finance_charge: "0.000000000000000000000000000000000000000000", total_of_payments: "100.00" },
        { edge: "A loan of $100 at 0% in three payments of a third" },
      ],
      [
        "13 × 100 ÷ 13 = 100, the rate of the loan itself: there are no fees",
        { amount: 5270, payments: 27, frequency: "four_weekly", annual_rate: 100 },
        { apr: "100.000000000000000000000000000" },
        { edge: "100% is 100% in every digit, every four weeks too" },
      ],
      [
        "1,000 + 1,000 ÷ 1.1 = 1,210 ÷ 1.1² + 1,210 ÷ 1.1³",
        {
          payment_from: "given",
          amount: 1000,
          later_payouts: "1000:1",
          payment: 1210,
          payments: 2,
          frequency: "yearly",
          first_period: "dates",
          advance_date: "2026-01-15",
          first_payment_date: "2028-01-15",
        },
        { apr: "10.000000000000000000000000000", finance_charge: "420.00", amount_financed: "2,000.00", total_of_payments: "2,420.00" },
        { given: "$1,000 and another $1,000 a year later, then two yearly payments of $1,210" },
      ],
      [
        "2,000 + 1,585.10 ÷ 1.1² = 1,331 ÷ 1.1 + 1,331 ÷ 1.1² + 1,331 ÷ 1.1³ = 3,310",
        { payment_from: "given", amount: 2000, later_payouts: "1585.10:2", payment: 1331, payments: 3, frequency: "yearly" },
        { apr: "10.000000000000000000000000000", amount_financed: "3,585.10", finance_charge: "407.90" },
        { edge: "A payout after the first payment: $2,000, and $1,585.10 with the second of three payments of $1,331" },
      ],
      [
        "1,000 + 1,005 ÷ (1 + 0.5 × 1%) = 2,000 = 2,020 ÷ 1.01; 52 × 1% = 52%",
        { payment_from: "given", amount: 1000, later_payouts: "1005:0.5", payment: 2020, payments: 1, frequency: "weekly" },
        { apr: "52.000000000000000000000000000", finance_charge: "15.00" },
        { edge: "Half a week of simple interest: $1,000, $1,005 half a week later, and a single payment of $2,020 after a week" },
      ],
      [
        "4 × 250 - (600 + 400) = 0",
        { payment_from: "given", amount: 600, later_payouts: "400:0.5", payment: 250, payments: 4 },
        { apr: "0.000", finance_charge: "0.00", amount_financed: "1,000.00" },
        { edge: "$600 and $400 half a month later, paid back in four payments of $250 without interest" },
      ],
    ],
  },
  {
    title:
      "European Commission, Examples for the calculation of the annual percentage rate of charge for credit agreements relating to residential immovable property, January 2015",
    url: "https://github.com/rimas-kudelis/php-apr-calculator/blob/master/doc/aprc-examples-calculation_en.pdf",
    read: "2026-11-26",
    rows: [
      [
        "Example 35, page 64",
        {
          payment_from: "given",
          amount: 3000,
          paid_fees: 60,
          first_payment: 3100,
          payment: 3000,
          payments: 4,
          frequency: "quarterly",
          later_payouts: "3000:1; 3000:2; 3000:3",
        },
        { effective_rate: "5.6" },
        { given: "$3,000 each quarter, paid back in the next one, with fees of $60 and $100: a deferred debit card" },
      ],
    ],
  },
] satisfies Vectors<typeof apr>;
