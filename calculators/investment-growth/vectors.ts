import type { Vectors } from "#engine";
import type investmentGrowth from "./investment-growth.ts";

const METHODS = {
  title: "OpenStax, Principles of Finance, section 7.3, Methods for Solving Time Value of Money Problems",
  url: "https://openstax.org/books/principles-finance/pages/7-3-methods-for-solving-time-value-of-money-problems",
};
const APPLICATIONS = {
  title: "OpenStax, Principles of Finance, section 7.4, Applications of TVM in Finance",
  url: "https://openstax.org/books/principles-finance/pages/7-4-applications-of-tvm-in-finance",
};
const COMPOUND = {
  title: "OpenStax, Contemporary Mathematics, section 6.4, Compound Interest",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-4-compound-interest",
};
const dax = (name: string) => ({
  title: `Microsoft Learn, DAX reference, ${name.toUpperCase()} function, example`,
  url: `https://learn.microsoft.com/en-us/dax/${name}-function-dax`,
});
const NUMPY = {
  title: "numpy-financial, test suite, TestNper",
  url: "https://github.com/numpy/numpy-financial/blob/main/numpy_financial/tests/test_financial.py",
};

export default [
  {
    given: "$2,000 at 4% for 5 years",
    inputs: { find: "end", start: 2000, contribution: 0, annual_rate: 4, years: 5 },
    expected: { end_value: "2433.31" },
    by: "published",
    source: METHODS,
  },
  {
    given: "What must be put away at 5% for $50,000 in 5 years",
    inputs: { find: "start", target: 50000, contribution: 0, annual_rate: 5, years: 5 },
    expected: { needed_start: "39176.31" },
    by: "published",
    source: METHODS,
  },
  {
    given: "How long $15,000 at 6% takes to become $25,000",
    inputs: { find: "years", start: 15000, target: 25000, contribution: 0, annual_rate: 6 },
    expected: { needed_years: "8.7667" },
    by: "published",
    source: METHODS,
  },
  {
    given: "How long $100 at 5% takes to become $133.82",
    inputs: { find: "years", start: 100, target: "133.82", contribution: 0, annual_rate: 5 },
    expected: { needed_years: "5.97" },
    by: "published",
    source: METHODS,
  },
  {
    given: "The rate that turns $15,000 into $25,000 in eight and a half years",
    inputs: { find: "rate", start: 15000, target: 25000, contribution: 0, years: 8.5 },
    expected: { needed_rate: "6.1940" },
    by: "published",
    source: METHODS,
  },
  {
    given: "The price today of a bond that pays $1,000 in 30 years, at 5%",
    inputs: { find: "start", target: 1000, contribution: 0, annual_rate: 5, years: 30 },
    expected: { needed_start: "231.38" },
    by: "published",
    source: APPLICATIONS,
  },
  {
    given: "What must be put away at 23 for $1,500,000 at 67, at 6.35% compounded monthly, rounded up by the book",
    inputs: { find: "start", target: 1500000, contribution: 0, annual_rate: 6.35, compounding: "monthly", years: 44 },
    expected: { needed_start: "92442.51" },
    by: "published",
    source: COMPOUND,
    rounding: "up",
  },
  {
    given: "What must be put away for $250,000 in 30 years, at 6.75% compounded monthly",
    inputs: { find: "start", target: 250000, contribution: 0, annual_rate: 6.75, compounding: "monthly", years: 30 },
    expected: { needed_start: "33186.2277" },
    by: "published",
    source: COMPOUND,
  },
  {
    given: "What must be put away for $40,000 in 18 years, at 6% compounded twice a year",
    inputs: { find: "start", target: 40000, contribution: 0, annual_rate: 6, compounding: "semiannual", years: 18 },
    expected: { needed_start: "13801" },
    by: "published",
    source: {
      title: "OpenStax, Algebra and Trigonometry 2e, section 6.1, Exponential Functions",
      url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/6-1-exponential-functions",
    },
  },
  {
    given: "How many months $1,000 and $100 a month, paid at the beginning, take to become $10,000 at 12%",
    inputs: {
      find: "years",
      start: 1000,
      target: 10000,
      contribution: 100,
      contribution_timing: "begin",
      annual_rate: 12,
      compounding: "monthly",
    },
    expected: { periods: "59.6738656742946" },
    by: "standard",
    source: dax("nper"),
  },
  {
    given: "How many months $1,000 takes to become $1,200 at 2.5% ÷ 12 a month, each month given as a year",
    inputs: {
      find: "years",
      start: 1000,
      target: 1200,
      contribution: 0,
      annual_rate: "0.208333333333333333333333333333",
    },
    expected: { needed_years: "87.6054764194" },
    by: "standard",
    source: {
      ...dax("pduration"),
      title: "Microsoft Learn, DAX reference, PDURATION function, example (sure to 13 digits)",
    },
  },
  {
    given: "How many years $2,000 a year, paid at the beginning, take to become $100,000 at 7.5%",
    inputs: {
      find: "years",
      start: 0,
      target: 100000,
      contribution: 2000,
      contribution_frequency: "yearly",
      contribution_timing: "begin",
      annual_rate: 7.5,
    },
    expected: { needed_years: "20.76156441" },
    by: "standard",
    source: NUMPY,
  },
  {
    given: "How many years $500 takes to become $1,500 at 10%",
    inputs: { find: "years", start: 500, target: 1500, contribution: 0, annual_rate: 10 },
    expected: { needed_years: "11.52670461" },
    by: "standard",
    source: NUMPY,
  },
  {
    given: "The monthly contribution that becomes $50,000 in 18 years at 6% compounded monthly",
    inputs: { find: "contribution", start: 0, target: 50000, annual_rate: 6, compounding: "monthly", years: 18 },
    expected: { needed_contribution: "129.081160867991" },
    by: "standard",
    source: dax("pmt"),
  },
  {
    given: "A loss: the rate that turns $1,000 into $810 in 2 years",
    inputs: { find: "rate", start: 1000, target: 810, contribution: 0, years: 2 },
    expected: { needed_rate: "-10" },
    by: "hand",
    source: { title: "810 ÷ 1,000 = 0.81 = 0.9 × 0.9, so 0.9 - 1 = -10% a year" },
    edge: true,
  },
  {
    given: "No growth: $100 and $50 a month are $700 after a year",
    inputs: { find: "years", start: 100, target: 700, contribution: 50, annual_rate: 0 },
    expected: { needed_years: "1", periods: "12", total_growth: "0" },
    by: "hand",
    source: { title: "(700 - 100) ÷ 50 = 12 months" },
    edge: true,
  },
  {
    given: "The start grows to more than is wanted, so that money can be taken out",
    inputs: {
      find: "contribution",
      start: 1000,
      target: 1000,
      contribution_frequency: "yearly",
      annual_rate: 5,
      years: 3,
    },
    expected: { needed_contribution: "-50" },
    by: "hand",
    source: { title: "1,000 × 5 ÷ 100 = 50 a year may be taken out, and 1,000 is left" },
    edge: true,
  },
] satisfies Vectors<typeof investmentGrowth>;
