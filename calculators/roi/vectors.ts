import type { Vectors } from "#engine";
import type roi from "./roi.ts";

const section = (name: string, page: string) => (place: string) => ({
  title: `OpenStax, Contemporary Mathematics, section ${name}`,
  url: `https://openstax.org/books/contemporary-mathematics/pages/${page}`,
  place,
  read: "2026-11-22",
});
const savings = section("6.6, Methods of Savings", "6-6-methods-of-savings");
const investments = section("6.7, Investments", "6-7-investments");
const returns = (place: string) => ({
  title: "OpenStax, Principles of Finance, section 15.1, Risk and Return to an Individual Asset",
  url: "https://openstax.org/books/principles-finance/pages/15-1-risk-and-return-to-an-individual-asset",
  place,
  read: "2026-11-22",
});
const responsibility = (place: string) => ({
  title:
    "OpenStax, Principles of Accounting, Volume 2: Managerial Accounting, section 9.3, Describe the Types of Responsibility Centers",
  url: "https://openstax.org/books/principles-managerial-accounting/pages/9-3-describe-the-types-of-responsibility-centers",
  place,
  read: "2026-11-22",
});

export default [
  {
    given: "$10,000 becomes $11,239.53",
    inputs: { cost: 10000, value: 11239.53 },
    expected: { roi: "12.40" },
    by: "published",
    source: savings("Example, Calculating Return on Investment"),
  },
  {
    given: "$2,500 becomes $2,682.20",
    inputs: { cost: 2500, value: "2682.20" },
    expected: { roi: "7.29" },
    by: "published",
    source: savings("Example, Calculating Return on Investment"),
  },
  {
    given: "100 shares bought for $2,187.00 and sold for $2,915.00",
    inputs: { cost: 2187, value: 2915 },
    expected: { profit: "728.00", roi: "33.29" },
    by: "published",
    source: investments("Example, Stock Price Increases"),
  },
  {
    given: "A bond for $3,000 that earns $660 in four years and is paid back",
    inputs: { cost: 3000, value: 3000, income: 660, time_as: "years", years: 4 },
    expected: { roi: "22", annualised: "5.10" },
    by: "published",
    source: investments("Examples, Return and Annual Return on Investment for a Bond"),
  },
  {
    given: "$13,000 becomes $132,293.49 in 20 years",
    inputs: { cost: 13000, value: 132293.49, time_as: "years", years: 20 },
    expected: { roi: "917.64", annualised: "12.3" },
    by: "published",
    source: investments("Example, Return on Investment for Stock in Company ABC"),
  },
  {
    given: "A share at $30.69 that pays $1.48 and keeps its price",
    inputs: { cost: 30.69, value: 30.69, income: 1.48 },
    expected: { roi: "4.82" },
    by: "published",
    source: investments("Example, Computing Percent Yield"),
  },
  {
    given: "A share at $62.25 that pays $1.76 and keeps its price",
    inputs: { cost: 62.25, value: 62.25, income: 1.76 },
    expected: { roi: "2.83" },
    by: "published",
    source: investments("Example, Computing Percent Yield"),
  },
  {
    given: "A share bought at $128.74 and sold at $176.53, with $2.68 of dividends",
    inputs: { cost: 128.74, value: 176.53, income: 2.68 },
    expected: { profit: "50.47", roi: "39.20" },
    by: "published",
    source: returns("Individual Investment Realized Return, Target"),
  },
  {
    given: "Dividends that outweigh a fall: 10 shares for $1,750.00, sold for $1,697.20, with $59.10",
    inputs: { cost: 1750, value: "1697.20", income: "59.10" },
    expected: { profit: "6.30", roi: "0.36" },
    by: "published",
    source: returns("Calculating Return, 3M"),
  },
  {
    given: "A share bought at $79.30 and sold at $224.59 after five years",
    inputs: { cost: "79.30", value: 224.59, time_as: "years", years: 5 },
    expected: { roi: "183.22", annualised: "23.15" },
    by: "published",
    source: returns("Facebook, May 2015 to May 2020"),
  },
  {
    given: "A department earns $3,891 on an investment of $15,000",
    inputs: { cost: 15000, value: 15000, income: 3891 },
    expected: { roi: "25.9" },
    by: "published",
    source: responsibility("Return on investment of the children's clothing department"),
  },
  {
    given: "A department earns $2,533 on an investment of $65,000",
    inputs: { cost: 65000, value: 65000, income: 2533 },
    expected: { roi: "3.9" },
    by: "published",
    source: responsibility("Return on investment of the women's clothing department"),
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
