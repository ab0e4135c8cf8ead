import { CONTEMPORARY_MATHEMATICS_6_2, PREALGEBRA_6_3 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type margin from "./margin.ts";

export default [
  {
    ...CONTEMPORARY_MATHEMATICS_6_2,
    read: "2026-11-22",
    rows: [
      ["Example 7, Determining the Retail Price", { given: "cost_markup", cost: 62, markup: 15 }, { price: "71.30", profit: "9.30" }],
      ["Example 7, Determining the Retail Price", { given: "cost_markup", cost: 750, markup: 45 }, { price: "1,087.50", profit: "337.50" }],
      ["Example 9, Calculating the Cost", { given: "price_markup", price: 10.62, markup: 20 }, { cost: "8.85" }],
      ["Example 9, Calculating the Cost", { given: "price_markup", price: 26.55, markup: 125 }, { cost: "11.80" }],
      ["Example 11, Determine the Percent Markup of a Phone", { cost: 480, price: 840 }, { markup: "75" }],
      ["Example 8, Calculating the Percent Markup", { cost: "5.20", price: "9.90" }, { markup: "90.38", profit: "4.70" }],
    ],
  },
  {
    ...PREALGEBRA_6_3,
    read: "2026-11-22",
    always: { given: "cost_markup" },
    rows: [
      ["Solve Mark-up Applications, Try It, guitar", { cost: 1200, markup: 50 }, { profit: "600", price: "1,800" }],
      ["Solve Mark-up Applications, photograph", { cost: 250, markup: 40 }, { profit: "100", price: "350" }],
      ["Practice Makes Perfect, bracelet", { cost: 16, markup: 45 }, { profit: "7.20", price: "23.20" }],
      ["Solve Mark-up Applications, Try It, car", { cost: 8500, markup: 35 }, { profit: "2,975", price: "11,475" }],
      ["Tom's tomatoes", { cost: "0.60", markup: 33 }, { profit: "0.20", price: "0.80" }],
      ["Alan's bicycle", { cost: 115, markup: 225 }, { profit: "258.75", price: "373.75" }],
    ],
  },
  {
    title: "Project Finance for Construction",
    url: "https://fliphtml5.com/osspz/pihz/Project_Finance_for_Construction/381",
    read: "2026-11-22",
    rows: [
      [
        "Corporate accounts, profitability ratios, page 366",
        { cost: 682000, price: 1062000 },
        { margin: "35.78", markup: "55.72", profit: "380,000" },
        { edge: "Margin is not markup: a cost of £682,000 and a price of £1,062,000" },
      ],
    ],
  },
  {
    title: "HM Revenue & Customs, Enquiry Manual EM3508, Gross Profit Rate Model",
    url: "https://www.gov.uk/hmrc-internal-manuals/enquiry-manual/em3508",
    read: "2026-11-22",
    rows: [["Example, general store", { cost: 100036, price: 112410 }, { margin: "11" }]],
  },
  {
    title:
      "OpenStax, Principles of Accounting, Volume 1, section 6.6, Describe and Prepare Multi-Step and Simple Income Statements for Merchandising Companies",
    url: "https://openstax.org/books/principles-financial-accounting/pages/6-6-describe-and-prepare-multi-step-and-simple-income-statements-for-merchandising-companies",
    read: "2026-11-22",
    rows: [["Gross Profit Margin Ratio, CBS", { cost: 180000, price: 293500 }, { margin: "39" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "9 ÷ (1 - 25%) = 12; 12 - 9 = 3; 3 ÷ 9 = 33.333…%",
        { given: "cost_margin", cost: 9, margin: 25 },
        { price: "12", profit: "3", markup: "33.333" },
        { given: "A cost of $9 with a margin of 25%" },
      ],
      [
        "50 × (100 - 100) ÷ 100 = 0",
        { given: "price_margin", price: 50, margin: 100 },
        { cost: "0", profit: "50", margin: "100" },
        { edge: "A margin of 100% on a price: it cost nothing, and there is no markup" },
      ],
      [
        "80 - 100 = -20; -20 ÷ 80 = -0.25 and -20 ÷ 100 = -0.2",
        { cost: 100, price: 80 },
        { profit: "-20", margin: "-25", markup: "-20" },
        { edge: "Sold at a loss: a cost of $100 and a price of $80" },
      ],
    ],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_6_2,
    read: "2026-11-23",
    rows: [
      ["Finding the Cost of a T-Shirt", { given: "price_markup", price: 29.5, markup: 18 }, { cost: "25.00" }],
      ["Determine Retail Price of a Power Bar", { given: "cost_markup", cost: 1.3, markup: 60 }, { price: "2.08" }],
    ],
  },
] satisfies Vectors<typeof margin>;
