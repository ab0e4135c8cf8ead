import { CONTEMPORARY_MATHEMATICS_6_11 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type autoLoan from "./auto-loan.ts";

export default [
  {
    ...CONTEMPORARY_MATHEMATICS_6_11,
    read: "2026-11-22",
    rows: [
      ["Example 3, New Car Payments", { price: 22778, sales_tax_rate: 0, annual_rate: 4.5, months: 72 }, { payment: "361.58" }, { rounding: "up" }],
      ["Example 3, New Car Payments", { price: 31885, sales_tax_rate: 0, annual_rate: 2.9, months: 60 }, { payment: "571.52" }, { rounding: "up" }],
      ["Example 4, Used Car Payments", { price: 16990, sales_tax_rate: 0, annual_rate: 7.5, months: 36 }, { payment: "528.50" }, { rounding: "up" }],
      [
        "Example 1, Total Cost to Purchase a Car",
        { price: 21800, sales_tax_rate: 6.75, fees: 1206, annual_rate: 5, months: 60 },
        { sales_tax: "1,471.50", amount_financed: "24,477.50" },
        { given: "$21,800 with 6.75% of tax, and fees of $31, $1,000 and $175, entered as $1,206" },
      ],
      [
        "Example 2, Total Cost to Purchase a Car with Down Payment",
        { price: 19800, sales_tax_rate: 9.5, fees: 1721.5, down_payment: 5000, annual_rate: 5, months: 60 },
        { sales_tax: "1,881", amount_financed: "18,402.50" },
        { given: "$19,800 with 9.5% of tax, fees of $300, $321.50 and $1,100, entered as $1,721.50, and $5,000 down" },
      ],
    ],
  },
  {
    title: "Hewlett-Packard, HP 10bII+ user's guide",
    url: "https://manualshive.com/en/manual/hp/10bii/156448?page=153",
    read: "2026-11-20",
    rows: [
      [
        "Additional Examples, Automobile Loan, page 145",
        { price: 14000, down_payment: 1500, sales_tax_rate: 0, annual_rate: 3.5, months: 36 },
        { payment: "366.28", total_paid: "13,185.94" },
      ],
    ],
  },
  {
    title: "The HP Palmtop Paper, Using HP Calc to calculate payments on a new house",
    url: "http://www.palmtoppaper.com/ptphtml/28/pt280036.htm",
    read: "2026-11-22",
    rows: [["Steps 3a to 3f", { price: 27000, down_payment: 8000, sales_tax_rate: 0, annual_rate: 8.5, months: 48 }, { payment: "468.32" }]],
  },
  {
    title: "US Federal Trade Commission, Auto Trade-Ins and Negative Equity",
    url: "https://consumer.ftc.gov/articles/auto-trade-ins-and-negative-equity-when-you-owe-more-your-car-worth",
    read: "2026-11-22",
    rows: [
      [
        "Example",
        { price: 20000, trade_in: 15000, trade_in_owed: 18000, sales_tax_rate: 0, annual_rate: 0, months: 46 },
        { negative_equity: "3,000" },
        { edge: "Negative equity: $18,000 owed on a trade-in that is worth $15,000" },
      ],
    ],
  },
  {
    title: "Minnesota Administrative Rules, part 8130.1500, Exemption for property taken in trade",
    url: "https://print.casetext.com/regulation/minnesota-administrative-rules/agency-181-revenue-department/chapter-8130-sales-and-use-taxes/general-provisions/part-81301500-exemption-for-property-taken-in-trade",
    read: "2026-11-24",
    by: "law",
    rows: [
      [
        "Example 2, new contract",
        { price: 12000, trade_in: 5000, trade_in_owed: 2000, sales_tax_rate: 0, annual_rate: 0, months: 12 },
        { amount_financed: "9,000" },
        { given: "A mobile home of $12,000 for one of $5,000 with a loan of $2,000 on it" },
      ],
    ],
  },
  {
    by: "hand",
    always: { annual_rate: 0 },
    rows: [
      [
        "30,000 × 7% = 2,100, and 30,000 - 2,000 + 2,100 = 30,100",
        { price: 30000, rebate: 2000, sales_tax_rate: 7, months: 10 },
        { sales_tax: "2,100", amount_financed: "30,100", total_cost: "30,100" },
        { given: "A rebate of $2,000 that is taxed, as in California and Ohio" },
      ],
      [
        "(45,000 - 20,000) × 7% = 1,750, and 45,000 - 20,000 + 1,750 = 26,750",
        { price: 45000, trade_in: 20000, sales_tax_rate: 7, months: 10 },
        { sales_tax: "1,750", amount_financed: "26,750" },
        { given: "Tax after the trade-in or on the full price: 7% of $45,000 less $20,000" },
      ],
      [
        "45,000 × 7% = 3,150, and 45,000 - 20,000 + 3,150 = 28,150",
        { price: 45000, trade_in: 20000, sales_tax_rate: 7, taxed: "full_price", months: 10 },
        { sales_tax: "3,150", amount_financed: "28,150" },
        { given: "The same where the trade-in is taxed too" },
      ],
      [
        "20,000 × 5% = 1,000; 2,000 + 1,000 + 600 = 3,600; (20,000 - 2,000) ÷ 36 = 500",
        { price: 20000, down_payment: 2000, sales_tax_rate: 5, fees: 600, tax_and_fees: "paid", months: 36 },
        { due_at_signing: "3,600", amount_financed: "18,000", payment: "500", total_cost: "21,600" },
        { given: "Tax and fees paid at signing are not borrowed" },
      ],
      [
        "10,000 - (12,000 - 8,000) = 6,000, and 6,000 ÷ 12 = 500",
        { price: 10000, trade_in: 12000, trade_in_owed: 8000, sales_tax_rate: 7, months: 12 },
        { sales_tax: "0", amount_financed: "6,000", payment: "500" },
        { edge: "A trade-in that is worth more than the car leaves nothing to tax" },
      ],
    ],
  },
  {
    title:
      "Minnesota Department of Revenue, Motor Vehicle Sales, subtracts rebates and trade-in before its 6.875%: (30,000 - 2,000 - 8,000) × 6.875% = 1,375, and 20,000 + 1,375 = 21,375",
    url: "https://www.revenue.state.mn.us/guide/motor-vehicle-sales",
    read: "2026-11-24",
    by: "hand",
    rows: [
      [
        "Calculating the Vehicle Purchase Price",
        { price: 30000, rebate: 2000, rebate_lowers_tax: true, trade_in: 8000, sales_tax_rate: "6.875", annual_rate: 0, months: 10 },
        { sales_tax: "1,375", amount_financed: "21,375" },
        { given: "A rebate and a trade-in that both lower the tax, as in Minnesota" },
      ],
    ],
  },
] satisfies Vectors<typeof autoLoan>;
