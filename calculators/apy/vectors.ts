import type { Vectors } from "#engine";
import type apy from "./apy.ts";

const OPENSTAX = {
  title: "OpenStax, Contemporary Mathematics, section 6.4, Compound Interest",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-4-compound-interest",
};
const REGULATION_DD = {
  title: "US Consumer Financial Protection Bureau, Regulation DD, 12 CFR 1030, appendix A, part I",
  url: "https://www.consumerfinance.gov/rules-policy/regulations/1030/a/",
};

export default [
  {
    given: "5% compounded daily",
    inputs: { annual_rate: 5, compounding: "daily" },
    expected: { apy: "5.13" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "6% compounded quarterly",
    inputs: { annual_rate: 6, compounding: "quarterly" },
    expected: { apy: "6.14" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "2.08% compounded monthly",
    inputs: { annual_rate: 2.08, compounding: "monthly" },
    expected: { apy: "2.10" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "2.09% compounded yearly stays what it is",
    inputs: { annual_rate: 2.09, compounding: "yearly" },
    expected: { apy: "2.09" },
    by: "published",
    source: OPENSTAX,
    edge: true,
  },
  {
    given: "2.05% compounded daily",
    inputs: { annual_rate: 2.05, compounding: "daily" },
    expected: { apy: "2.07" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "18% compounded monthly",
    inputs: { annual_rate: 18, compounding: "monthly" },
    expected: { apy: "19.562" },
    by: "published",
    source: {
      title: "OpenStax, Principles of Finance, section 8.4, Stated versus Effective Rates",
      url: "https://openstax.org/books/principles-finance/pages/8-4-stated-versus-effective-rates",
    },
  },
  {
    given: "5.25% compounded quarterly, to 14 digits",
    inputs: { annual_rate: 5.25, compounding: "quarterly" },
    expected: { apy: "5.3542667370758" },
    by: "standard",
    source: {
      title: "Microsoft Learn, DAX reference, EFFECT function, example (sure to 14 digits)",
      url: "https://learn.microsoft.com/en-us/dax/effect-function-dax",
    },
  },
  {
    given: "Back from 5.3543% to the rate that is compounded quarterly",
    inputs: { find: "rate", apy: 5.3543, compounding: "quarterly" },
    expected: { annual_rate: "5.2500319868356" },
    by: "standard",
    source: {
      title: "Microsoft Learn, DAX reference, NOMINAL function, example",
      url: "https://learn.microsoft.com/en-us/dax/nominal-function-dax",
    },
  },
  {
    given: "10% compounded continuously: $1,000 becomes $1,105.17",
    inputs: { annual_rate: 10, compounding: "continuous" },
    expected: { apy: "10.517" },
    by: "published",
    source: {
      title: "OpenStax, Algebra and Trigonometry 2e, section 6.1, Exponential Functions",
      url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/6-1-exponential-functions",
    },
    edge: true,
  },
  {
    given: "$61.68 of interest on $1,000 in 365 days",
    inputs: { find: "earned", interest: 61.68, principal: 1000, days: 365 },
    expected: { apy: "6.17" },
    by: "published",
    source: REGULATION_DD,
  },
  {
    given: "$30.37 of interest on $1,000 in 182 days",
    inputs: { find: "earned", interest: 30.37, principal: 1000, days: 182 },
    expected: { apy: "6.18" },
    by: "published",
    source: REGULATION_DD,
  },
  {
    given: "$26.68 of interest on $1,000 in 183 days",
    inputs: { find: "earned", interest: 26.68, principal: 1000, days: 183 },
    expected: { apy: "5.39" },
    by: "published",
    source: REGULATION_DD,
  },
  {
    given: "$133.13 of interest on $1,000 in two years",
    inputs: { find: "earned", interest: 133.13, principal: 1000, days: 730 },
    expected: { apy: "6.45" },
    by: "published",
    source: REGULATION_DD,
  },
  {
    given: "5.25% compounded daily earns $53.90 on $1,000",
    inputs: { annual_rate: 5.25, compounding: "daily" },
    expected: { apy: "5.39" },
    by: "published",
    source: REGULATION_DD,
  },
  {
    given: "Six times a year: 6% is 1% every two months",
    inputs: { annual_rate: 6, compounding: "other", times: 6 },
    expected: { apy: "6.1520150601" },
    by: "hand",
    source: { title: "1.01 × 1.01 × 1.01 × 1.01 × 1.01 × 1.01 = 1.061520150601" },
    edge: true,
  },
] satisfies Vectors<typeof apy>;
