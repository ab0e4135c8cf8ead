import type { Vectors } from "#engine";
import type roi from "./roi.ts";

const SAVINGS = {
  title: "OpenStax, Contemporary Mathematics, section 6.6, Methods of Savings",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-6-methods-of-savings",
};
const INVESTMENTS = {
  title: "OpenStax, Contemporary Mathematics, section 6.7, Investments",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-7-investments",
};

export default [
  {
    given: "$10,000 becomes $11,239.53",
    inputs: { cost: 10000, value: 11239.53 },
    expected: { roi: "12.40" },
    by: "published",
    source: SAVINGS,
  },
  {
    given: "$2,500 becomes $2,682.20",
    inputs: { cost: 2500, value: "2682.20" },
    expected: { roi: "7.29" },
    by: "published",
    source: SAVINGS,
  },
  {
    given: "100 shares bought at $21.87 and sold at $29.15",
    inputs: { cost: 2187, value: 2915 },
    expected: { profit: "728.00", roi: "33.29" },
    by: "published",
    source: INVESTMENTS,
  },
  {
    given: "A bond for $3,000 that pays $165 four times and is paid back",
    inputs: { cost: 3000, value: 3000, income: 660, time_as: "years", years: 4 },
    expected: { profit: "660", roi: "22", annualised: "5.10" },
    by: "published",
    source: INVESTMENTS,
  },
  {
    given: "$13,000 becomes $132,293.49 in 20 years",
    inputs: { cost: 13000, value: 132293.49, time_as: "years", years: 20 },
    expected: { roi: "917.64", annualised: "12.3" },
    by: "published",
    source: INVESTMENTS,
  },
  {
    given: "A share at $62.25 that pays $1.76 and keeps its price",
    inputs: { cost: 62.25, value: 62.25, income: 1.76 },
    expected: { roi: "2.83" },
    by: "published",
    source: INVESTMENTS,
  },
  {
    given: "$1,000 earns $30.37 in 182 days, by the year of 365 days",
    inputs: { cost: 1000, value: 1030.37, time_as: "days", days: 182 },
    expected: { annualised: "6.18" },
    by: "standard",
    source: {
      title: "US Consumer Financial Protection Bureau, Regulation DD, 12 CFR 1030, appendix A, part I",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1030/a/",
    },
    edge: true,
  },
  {
    given: "Shares at $38.50, sold at $39.40 after six and a quarter years with $2.89 of dividends",
    inputs: { cost: "38.50", value: "39.40", income: 2.89, time_as: "years", years: 6.25 },
    expected: { annualised: "1.5136" },
    by: "published",
    source: {
      title: "thefinancebase.com, How to Calculate a Stockholder's Rate of Return (1.015136195)",
      url: "http://thefinancebase.com/calculate-stockholders-rate-return-4798.html",
    },
  },
  {
    given: "Shares at $61.09, sold at $64.34 after four years with $1.92 of dividends",
    inputs: { cost: 61.09, value: 64.34, income: 1.92, time_as: "years", years: 4 },
    expected: { roi: "8.463", annualised: "2.052" },
    by: "published",
    source: {
      title: "wizedu.com, You purchased 300 shares of General Electric",
      url: "https://wizedu.com/questions/13161/you-purchased-300-shares-of-general-electric",
    },
  },
  {
    given: "More than everything is lost, and no yearly rate leads there",
    inputs: { cost: 100, value: -50, time_as: "years", years: 2 },
    expected: { profit: "-150", roi: "-150" },
    by: "hand",
    source: { title: "-50 - 100 = -150, and -150 ÷ 100 = -150%" },
    edge: true,
  },
  {
    given: "Everything is lost",
    inputs: { cost: 100, value: 0, time_as: "years", years: 2 },
    expected: { roi: "-100", annualised: "-100" },
    by: "hand",
    source: { title: "0 - 100 = -100, and 0 ÷ 100 = 0 = (1 - 100%) × (1 - 100%)" },
    edge: true,
  },
] satisfies Vectors<typeof roi>;
