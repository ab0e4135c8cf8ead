import type { Vectors } from "#engine";
import type autoLoan from "./auto-loan.ts";

const OPENSTAX = {
  title: "OpenStax, Contemporary Mathematics, section 6.11, Buying or Leasing a Car",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-11-buying-or-leasing-a-car",
};
const TRADE_IN_TAX = {
  title: "Common Vehicle Trade-In Sales Tax Errors, table of a $45,000 car with a $20,000 trade-in",
  url: "https://visualfoodie.com/common-vehicle-trade-in-sales-tax-errors",
};

export default [
  {
    given: "$22,778 at 4.5% over 72 months, rounded up to the cent by the book",
    inputs: { price: 22778, sales_tax_rate: 0, annual_rate: 4.5, months: 72 },
    expected: { payment: "361.58" },
    by: "published",
    source: OPENSTAX,
    rounding: "up",
  },
  {
    given: "$16,990 at 7.5% over 36 months, rounded up to the cent by the book",
    inputs: { price: 16990, sales_tax_rate: 0, annual_rate: 7.5, months: 36 },
    expected: { payment: "528.50" },
    by: "published",
    source: OPENSTAX,
    rounding: "up",
  },
  {
    given: "$21,800 with 6.75% of tax, and fees of $31, $1,000 and $175",
    inputs: { price: 21800, sales_tax_rate: 6.75, fees: 1206, annual_rate: 5, months: 60 },
    expected: { sales_tax: "1471.50", amount_financed: "24477.50" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "$19,800 with 9.5% of tax, fees of $300, $321.50 and $1,100, and $5,000 down",
    inputs: { price: 19800, sales_tax_rate: 9.5, fees: 1721.5, down_payment: 5000, annual_rate: 5, months: 60 },
    expected: { amount_financed: "18402.50" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "A sedan of $14,000 with $1,500 down at 3.5% over three years",
    inputs: { price: 14000, down_payment: 1500, sales_tax_rate: 0, annual_rate: 3.5, months: 36 },
    expected: { payment: "366.28", total_paid: "13185.94" },
    by: "published",
    source: {
      title: "Hewlett-Packard, HP 10bII+ user's guide, Additional Examples, Automobile Loan",
      url: "https://manualshive.com/en/manual/hp/10bii/156448?page=153",
    },
  },
  {
    given: "A trade-in of $6,000 with $4,000 still owed on it, for a car of $25,000 with 8% of tax and $500 of fees",
    inputs: {
      price: 25000,
      trade_in: 6000,
      trade_in_owed: 4000,
      sales_tax_rate: 8,
      fees: 500,
      annual_rate: 6,
      months: 60,
    },
    expected: { sales_tax: "1520", amount_financed: "25020" },
    by: "published",
    source: {
      title: "Loan and Tax Calculator, Auto Loan Calculator with Trade-In, example calculation",
      url: "https://loanandtaxcalculator.com/blog/auto-loan-calculator-with-trade-in-guide",
    },
  },
  {
    given: "Tax after the trade-in: 7% of $45,000 less $20,000",
    inputs: { price: 45000, trade_in: 20000, sales_tax_rate: 7, annual_rate: 6, months: 60 },
    expected: { sales_tax: "1750" },
    by: "published",
    source: TRADE_IN_TAX,
  },
  {
    given: "Tax before the trade-in: 7% of $45,000",
    inputs: { price: 45000, trade_in: 20000, sales_tax_rate: 7, taxed: "full_price", annual_rate: 6, months: 60 },
    expected: { sales_tax: "3150" },
    by: "published",
    source: TRADE_IN_TAX,
  },
  {
    given: "Negative equity: $9,000 owed on a trade-in of $6,000 adds $3,000 to the loan",
    inputs: {
      price: 20000,
      down_payment: 1000,
      trade_in: 6000,
      trade_in_owed: 9000,
      sales_tax_rate: 0,
      annual_rate: 0,
      months: 44,
    },
    expected: { negative_equity: "3000", amount_financed: "22000", payment: "500", total_cost: "20000" },
    by: "hand",
    source: { title: "20,000 - 1,000 + (9,000 - 6,000) = 22,000, and 22,000 ÷ 44 = 500" },
    edge: true,
  },
  {
    given: "Tax and fees paid at signing are not borrowed",
    inputs: {
      price: 20000,
      down_payment: 2000,
      sales_tax_rate: 5,
      fees: 600,
      tax_and_fees: "paid",
      annual_rate: 0,
      months: 36,
    },
    expected: { due_at_signing: "3600", amount_financed: "18000", payment: "500", total_cost: "21600" },
    by: "hand",
    source: { title: "20,000 × 5% = 1,000; 2,000 + 1,000 + 600 = 3,600; (20,000 - 2,000) ÷ 36 = 500" },
  },
  {
    given: "A trade-in that is worth more than the car leaves nothing to tax",
    inputs: {
      price: 10000,
      trade_in: 12000,
      trade_in_owed: 8000,
      sales_tax_rate: 7,
      annual_rate: 0,
      months: 12,
    },
    expected: { sales_tax: "0", amount_financed: "6000", payment: "500" },
    by: "hand",
    source: { title: "10,000 - (12,000 - 8,000) = 6,000, and 6,000 ÷ 12 = 500" },
    edge: true,
  },
  {
    given: "Half a cent of tax goes up: 7.5% of $100.20, added to a loan over one month",
    inputs: { price: 100.2, sales_tax_rate: 7.5, annual_rate: 0, months: 1 },
    expected: { sales_tax: "7.52", payment: "107.72" },
    by: "hand",
    source: { title: "100.20 × 7.5 ÷ 100 = 7.515 exactly, and 100.20 + 7.515 = 107.715" },
    edge: true,
  },
] satisfies Vectors<typeof autoLoan>;
