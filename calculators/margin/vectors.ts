import type { Vectors } from "#engine";
import type margin from "./margin.ts";

const mathematics = (place: string) => ({
  title: "OpenStax, Contemporary Mathematics, section 6.2, Discounts, Markups, and Sales Tax",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-2-discounts-markups-and-sales-tax",
  place,
  read: "2026-11-22",
});
const prealgebra = (place: string) => ({
  title: "OpenStax, Prealgebra 2e, section 6.3, Solve Sales Tax, Commission, and Discount Applications",
  url: "https://openstax.org/books/prealgebra-2e/pages/6-3-solve-sales-tax-commission-and-discount-applications",
  place,
  read: "2026-11-22",
});

const salesTaxAndDiscount = (place: string) => ({
  title: "OpenStax, Prealgebra 2e, section 6.3, Solve Sales Tax, Commission, and Discount Applications",
  url: "https://openstax.org/books/prealgebra-2e/pages/6-3-solve-sales-tax-commission-and-discount-applications",
  place,
  read: "2026-11-22",
});

export default [
  {
    given: "A cost of $62 with a markup of 15%",
    inputs: { given: "cost_markup", cost: 62, markup: 15 },
    expected: { price: "71.30", profit: "9.30" },
    by: "published",
    source: mathematics("Example 7, Determining the Retail Price"),
  },
  {
    given: "A cost of $750 with a markup of 45%",
    inputs: { given: "cost_markup", cost: 750, markup: 45 },
    expected: { price: "1,087.50", profit: "337.50" },
    by: "published",
    source: mathematics("Example 7, Determining the Retail Price"),
  },
  {
    given: "A guitar for $1,200 with a markup of 50%",
    inputs: { given: "cost_markup", cost: 1200, markup: 50 },
    expected: { profit: "600", price: "1,800" },
    by: "published",
    source: prealgebra("Solve Mark-up Applications, Try It, guitar"),
  },
  {
    given: "A photograph for $250 with a markup of 40%",
    inputs: { given: "cost_markup", cost: 250, markup: 40 },
    expected: { profit: "100", price: "350" },
    by: "published",
    source: prealgebra("Solve Mark-up Applications, photograph"),
  },
  {
    given: "A bracelet for $16 with a markup of 45%",
    inputs: { given: "cost_markup", cost: 16, markup: 45 },
    expected: { profit: "7.20", price: "23.20" },
    by: "published",
    source: prealgebra("Practice Makes Perfect, bracelet"),
  },
  {
    given: "A car for $8,500 with a markup of 35%",
    inputs: { given: "cost_markup", cost: 8500, markup: 35 },
    expected: { profit: "2,975", price: "11,475" },
    by: "published",
    source: prealgebra("Solve Mark-up Applications, Try It, car"),
  },
  {
    given: "A price of $10.62 that has a markup of 20%",
    inputs: { given: "price_markup", price: 10.62, markup: 20 },
    expected: { cost: "8.85" },
    by: "published",
    source: mathematics("Example 9, Calculating the Cost"),
  },
  {
    given: "A price of $26.55 that has a markup of 125%",
    inputs: { given: "price_markup", price: 26.55, markup: 125 },
    expected: { cost: "11.80" },
    by: "published",
    source: mathematics("Example 9, Calculating the Cost"),
  },
  {
    given: "A phone bought for $480 and sold for $840",
    inputs: { cost: 480, price: 840 },
    expected: { markup: "75" },
    by: "published",
    source: mathematics("Example 11, Determine the Percent Markup of a Phone"),
  },
  {
    given: "Bought for $5.20 and sold for $9.90",
    inputs: { cost: "5.20", price: "9.90" },
    expected: { markup: "90.38", profit: "4.70" },
    by: "published",
    source: mathematics("Example 8, Calculating the Percent Markup"),
  },
  {
    given: "Margin is not markup: a cost of £682,000 and a price of £1,062,000",
    inputs: { cost: 682000, price: 1062000 },
    expected: { margin: "35.78", markup: "55.72", profit: "380,000" },
    by: "published",
    source: {
      title: "Project Finance for Construction",
      url: "https://fliphtml5.com/osspz/pihz/Project_Finance_for_Construction/381",
      place: "Corporate accounts, profitability ratios, page 366",
      read: "2026-11-22",
    },
    edge: true,
  },
  {
    given: "Sales of £112,410 with a cost of sales of £100,036",
    inputs: { cost: 100036, price: 112410 },
    expected: { margin: "11" },
    by: "published",
    source: {
      title: "HM Revenue & Customs, Enquiry Manual EM3508, Gross Profit Rate Model",
      url: "https://www.gov.uk/hmrc-internal-manuals/enquiry-manual/em3508",
      place: "Example, general store",
      read: "2026-11-22",
    },
  },
  {
    given: "Net sales of $293,500 with a cost of goods sold of $180,000",
    inputs: { cost: 180000, price: 293500 },
    expected: { margin: "39" },
    by: "published",
    source: {
      title:
        "OpenStax, Principles of Accounting, Volume 1, section 6.6, Describe and Prepare Multi-Step and Simple Income Statements for Merchandising Companies",
      url: "https://openstax.org/books/principles-financial-accounting/pages/6-6-describe-and-prepare-multi-step-and-simple-income-statements-for-merchandising-companies",
      place: "Gross Profit Margin Ratio, CBS",
      read: "2026-11-22",
    },
  },
  {
    given: "A cost of $9 with a margin of 25%",
    inputs: { given: "cost_margin", cost: 9, margin: 25 },
    expected: { price: "12", profit: "3", markup: "33.333" },
    by: "hand",
    source: { title: "9 ÷ (1 - 25%) = 12; 12 - 9 = 3; 3 ÷ 9 = 33.333…%" },
  },
  {
    given: "A margin of 100% on a price: it cost nothing, and there is no markup",
    inputs: { given: "price_margin", price: 50, margin: 100 },
    expected: { cost: "0", profit: "50", margin: "100" },
    by: "hand",
    source: { title: "50 × (100 - 100) ÷ 100 = 0" },
    edge: true,
  },
  {
    given: "Sold at a loss: a cost of $100 and a price of $80",
    inputs: { cost: 100, price: 80 },
    expected: { profit: "-20", margin: "-25", markup: "-20" },
    by: "hand",
    source: { title: "80 - 100 = -20; -20 ÷ 80 = -0.25 and -20 ÷ 100 = -0.2" },
    edge: true,
  },
  {
    given: "Tom's tomatoes: a cost of $0.60 with a markup of 33%",
    inputs: { given: "cost_markup", cost: "0.60", markup: 33 },
    expected: { profit: "0.20", price: "0.80" },
    by: "published",
    source: salesTaxAndDiscount("Tom's tomatoes"),
  },
  {
    given: "Alan's bicycle: a cost of $115 with a markup of 225%",
    inputs: { given: "cost_markup", cost: 115, markup: 225 },
    expected: { profit: "258.75", price: "373.75" },
    by: "published",
    source: salesTaxAndDiscount("Alan's bicycle"),
  },
  {
    given: "A t-shirt for $29.50 with a markup of 18%",
    inputs: { given: "price_markup", price: 29.5, markup: 18 },
    expected: { cost: "25.00" },
    by: "published",
    source: { ...mathematics("Finding the Cost of a T-Shirt"), read: "2026-11-23" },
  },
  {
    given: "A protein bar for $1.30 with a markup of 60%",
    inputs: { given: "cost_markup", cost: 1.3, markup: 60 },
    expected: { price: "2.08" },
    by: "published",
    source: { ...mathematics("Determine Retail Price of a Power Bar"), read: "2026-11-23" },
  },
] satisfies Vectors<typeof margin>;
