import type { Vectors } from "#engine";
import type retirementWithdrawal from "./retirement-withdrawal.ts";

const ANNUITIES = {
  title: "OpenStax, Principles of Finance, section 8.2, Annuities",
  url: "https://openstax.org/books/principles-finance/pages/8-2-annuities",
};
const EQUAL = {
  title: "OpenStax, Principles of Finance, section 8.5, Equal Payments with a Financial Calculator and Excel",
  url: "https://openstax.org/books/principles-finance/pages/8-5-equal-payments-with-a-financial-calculator-and-excel",
};
const PERPETUITIES = {
  title: "OpenStax, Principles of Finance, section 8.1, Perpetuities",
  url: "https://openstax.org/books/principles-finance/pages/8-1-perpetuities",
};
const NUMPY = {
  title: "numpy-financial, test suite",
  url: "https://github.com/numpy/numpy-financial/blob/main/numpy_financial/tests/test_financial.py",
};
const YEARLY = { frequency: "yearly", timing: "end" } as const;

export default [
  {
    given: "What $75,000 at 3% pays a year for 5 years",
    inputs: { find: "withdrawal", pot: 75000, annual_return: 3, years: 5, ...YEARLY },
    expected: { needed_withdrawal: "16376.59" },
    by: "published",
    source: { ...ANNUITIES, title: `${ANNUITIES.title} (printed 16,376.60 from a factor rounded to 4.579705)` },
  },
  {
    given: "The pot for $25,000 a year over 5 years at 8%",
    inputs: { find: "pot", withdrawal: 25000, annual_return: 8, years: 5, ...YEARLY },
    expected: { needed_pot: "99817.75" },
    by: "published",
    source: EQUAL,
  },
  {
    given: "The same with the first withdrawal at once",
    inputs: { find: "pot", withdrawal: 25000, annual_return: 8, years: 5, frequency: "yearly", timing: "begin" },
    expected: { needed_pot: "107803.17" },
    by: "published",
    source: EQUAL,
  },
  {
    given: "The pot for $45,000 a year over 10 years at 6%",
    inputs: { find: "pot", withdrawal: 45000, annual_return: 6, years: 10, ...YEARLY },
    expected: { needed_pot: "331204" },
    by: "published",
    source: ANNUITIES,
  },
  {
    given: "The pot for $12,000 a year over 20 years at 7%, to 28 digits",
    inputs: { find: "pot", withdrawal: 12000, annual_return: 7, years: 20, ...YEARLY },
    expected: { needed_pot: "127128.1709461939327295222005" },
    by: "standard",
    source: NUMPY,
  },
  {
    given: "No return: what $15,000 pays a month for 5 years",
    inputs: { find: "withdrawal", pot: 15000, annual_return: 0, years: 5, timing: "end" },
    expected: { needed_withdrawal: "250" },
    by: "standard",
    source: NUMPY,
    edge: true,
  },
  {
    given: "What $200,000 at 6% compounded monthly pays a month for 15 years",
    inputs: { find: "withdrawal", pot: 200000, annual_return: 6, compounding: "monthly", years: 15, timing: "end" },
    expected: { needed_withdrawal: "1687.713656" },
    by: "standard",
    source: {
      title: "ExcelFinancialFunctions, spot tests, Readme2",
      url: "https://github.com/fsprojects/ExcelFinancialFunctions/blob/master/tests/ExcelFinancialFunctions.Tests/spottests.fs",
    },
  },
  {
    given: "An endowment that pays $75,000 a year for ever at 3.5%",
    inputs: { find: "pot_forever", withdrawal: 75000, annual_return: 3.5, ...YEARLY },
    expected: { needed_pot: "2142857" },
    by: "published",
    source: PERPETUITIES,
    edge: true,
  },
  {
    given: "$1.75 a year for ever at 5.8%",
    inputs: { find: "pot_forever", withdrawal: "1.75", annual_return: 5.8, ...YEARLY },
    expected: { needed_pot: "30.17" },
    by: "published",
    source: PERPETUITIES,
  },
  {
    given: "$1.75 a year for ever, raised by 1.2% a year, at 5.8%",
    inputs: { find: "pot_forever", withdrawal: "1.75", annual_return: 5.8, raise: 1.2, ...YEARLY },
    expected: { needed_pot: "38.04" },
    by: "published",
    source: PERPETUITIES,
  },
  {
    given: "A chair that $1,500,000 pays $45,000 a year for ever at 3%",
    inputs: { find: "withdrawal_forever", pot: 1500000, annual_return: 3, ...YEARLY },
    expected: { needed_withdrawal: "45000" },
    by: "published",
    source: PERPETUITIES,
  },
  {
    given: "How long $1,000,000 at 4% pays $50,000 at the beginning of each year",
    inputs: {
      find: "time",
      pot: 1000000,
      annual_return: 4,
      withdrawal: 50000,
      frequency: "yearly",
      timing: "begin",
    },
    expected: { full_withdrawals: "37" },
    by: "published",
    source: {
      title: "Chip Pearson, Calculate How Long Funds Will Last (NPER 37.38 years)",
      url: "https://www.pcreview.co.uk/threads/calculate-how-long-funds-will-last.3941880/",
    },
  },
  {
    given: "How long $100,000 at 4% pays $8,000 a year, raised by 3% a year: the balance is below zero in year 14",
    inputs: {
      find: "time",
      pot: 100000,
      annual_return: 4,
      withdrawal: 8000,
      raise: 3,
      frequency: "yearly",
      timing: "begin",
    },
    expected: { full_withdrawals: "13" },
    by: "published",
    source: {
      title: "joeu2004, Retirement savings in Excel, excelbanter.com",
      url: "https://www.excelbanter.com/excel-discussion-misc-queries/446015-retirement-savings-excel.html",
    },
  },
  {
    given: "$100,000 at 4% pays $4,000 a year for ever",
    inputs: { find: "time", pot: 100000, annual_return: 4, withdrawal: 4000, ...YEARLY },
    expected: { lasts: "For ever: it never runs out" },
    by: "published",
    source: {
      title: "joeu2004, Retirement savings in Excel, excelbanter.com",
      url: "https://www.excelbanter.com/excel-discussion-misc-queries/446015-retirement-savings-excel.html",
    },
    edge: true,
  },
  {
    given: "No return: $1,000 pays $300 three times and then $100",
    inputs: { find: "time", pot: 1000, annual_return: 0, withdrawal: 300 },
    expected: { full_withdrawals: "3", last_withdrawal: "100", lasts: "3 months", "schedule.1.balance": "0" },
    by: "hand",
    source: { title: "1,000 - 3 × 300 = 100" },
  },
] satisfies Vectors<typeof retirementWithdrawal>;
