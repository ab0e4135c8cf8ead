import type { Vectors } from "#engine";
import type margin from "./margin.ts";

const OPENSTAX = {
  title: "OpenStax, Contemporary Mathematics, section 6.2, Discounts, Markups, and Sales Tax",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-2-discounts-markups-and-sales-tax",
};
const COACH = {
  title: "AccountingCoach, What is the difference between gross margin and markup?",
  url: "https://www.accountingcoach.com/blog/gross-margin-mark-up",
};

export default [
  {
    given: "A cost of $62 with a markup of 15%",
    inputs: { given: "cost_markup", cost: 62, markup: 15 },
    expected: { price: "71.30", profit: "9.30" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "A cost of $750 with a markup of 45%",
    inputs: { given: "cost_markup", cost: 750, markup: 45 },
    expected: { price: "1087.50", profit: "337.50" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "A protein bar for $1.30 with a markup of 60%",
    inputs: { given: "cost_markup", cost: "1.30", markup: 60 },
    expected: { price: "2.08" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "A price of $10.62 that has a markup of 20%",
    inputs: { given: "price_markup", price: 10.62, markup: 20 },
    expected: { cost: "8.85" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "A price of $26.55 that has a markup of 125%",
    inputs: { given: "price_markup", price: 26.55, markup: 125 },
    expected: { cost: "11.80" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "A phone bought for $480 and sold for $840",
    inputs: { cost: 480, price: 840 },
    expected: { markup: "75" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "Bought for $5.20 and sold for $9.90",
    inputs: { cost: "5.20", price: "9.90" },
    expected: { markup: "90.38", profit: "4.70" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "Margin is not markup: a cost of $75 and a price of $100",
    inputs: { cost: 75, price: 100 },
    expected: { margin: "25", markup: "33.333", profit: "25" },
    by: "published",
    source: COACH,
    edge: true,
  },
  {
    given: "A cost of $9 with a margin of 25%",
    inputs: { given: "cost_margin", cost: 9, margin: 25 },
    expected: { price: "12", profit: "3", markup: "33.333" },
    by: "published",
    source: COACH,
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
] satisfies Vectors<typeof margin>;
