import { CONTEMPORARY_MATHEMATICS_6_2 } from "#calculators/sources";
import type { Content } from "#engine";
import type margin from "./margin.ts";
import vectors from "./vectors.ts";

export default {
  title: "Margin and markup calculator",
  purpose:
    "Calculates the margin and markup of anything you sell from the cost and the price. With the margin or markup you want, it calculates the price from the cost, or the cost from the price.",
  about: [
    "You sell candles at a market, bid on a kitchen remodel, or run a store. What do you charge to make enough profit? You can set the price with a margin or with a markup. If you mix up margin and markup, you charge the wrong price.",
  ],
  howToUse: [
    "Use margin if you want to keep a certain percentage of each sale. Use markup if you want to add a certain percentage to your cost.",
    "Compare the margin with your running costs. If rent, wages and returns take 35% of your sales, a margin of 40% leaves 5% of your sales.",
    "Planning a sale? Enter your cost and the lower price to see the new margin before you print the sign.",
  ],
  methodology: [
    "Profit is the price minus the cost. Margin is the profit as a percentage of the price. Markup is the profit as a percentage of the cost.",
    "From a cost, the price is cost × (1 + markup) or cost ÷ (1 - margin). From a price, the cost is price ÷ (1 + markup) or price × (1 - margin).",
  ],
  assumptions: [
    "Margin means gross margin. Only the cost you enter is subtracted from the price.",
    "Enter both the cost and the price without sales tax or VAT.",
    "Figures are rounded only for display.",
  ],
  limitations: [
    "Rent, wages, returns and other running costs aren't subtracted. If you want to include them, add them to the cost.",
    "Margin and markup alone can't give you a price. Enter the cost or the price too.",
    "The page can't say what price your customers will pay.",
  ],
  example: {
    story: "Ruth pays $60 for a handmade lamp and wants a margin of 40%. Her first thought is to add 40% to the cost.",
    outcome:
      "Adding 40% would make the price $84 and the profit $24. But $24 is only 28.57% of $84. Ruth divides $60 by 0.6 instead, and the price is $100.",
    inputs: { given: "cost_margin", cost: 60, margin: 40 },
  },
  mistakes: [
    "Using a markup when you want a margin. A 40% markup gives only a 28.57% margin.",
    "Comparing your markup with another store's margin. Compare margin with margin.",
    "Leaving shipping, packaging and card fees out of the cost.",
    "Giving 20% off without checking the profit. If your margin is 40%, a 20% discount cuts the profit in half.",
  ],
  questions: [
    {
      question: "What is the difference between margin and markup?",
      answer:
        "Margin is the profit as a percentage of the price. Markup is the profit as a percentage of the cost. If you buy for $60 and sell for $100, the profit is $40. The margin is 40%, and the markup is 66.67%.",
    },
    {
      question: "How do I price for a 40% margin?",
      answer: "Divide the cost by 0.6, which is 100% minus 40%. A cost of $60 gives a price of $100.",
    },
    {
      question: "What is a good profit margin?",
      answer:
        "It depends on the business. Compare your margin with others in your trade, and check that the margin is higher than your running costs as a percentage of sales.",
    },
    {
      question: "Can a margin be more than 100%?",
      answer:
        "No. At a margin of 100%, the whole price is profit. A markup can be more than 100%. At a markup of 100%, the price is twice the cost.",
    },
    {
      question: "What does a negative margin mean?",
      answer: "The price is below the cost, and you lose money on every sale.",
    },
  ],
  next: [
    { slug: "break-even", why: "how many you must sell to cover your costs." },
    { slug: "sales-tax", why: "add tax to the price." },
    { slug: "roi", why: "was the whole investment worth it?" },
  ],
  related: ["percentage", "discount", "sales-tax", "break-even", "commission", "roi"],
  feeds: { "sales-tax": { price: "price" } },
  sources: [
    CONTEMPORARY_MATHEMATICS_6_2,
    {
      title: "HM Revenue & Customs, Enquiry Manual EM3504, gross profit rate and rate of mark-up",
      url: "https://www.gov.uk/hmrc-internal-manuals/enquiry-manual/em3504",
    },
  ],
  synonyms: [
    "markup",
    "gross margin",
    "profit margin",
    "gross profit",
    "mark up",
    "selling price",
    "cost price",
    "retail price",
  ],
  everydayWords: ["sell", "retail", "wholesale", "pricing", "gross profit", "making", "product"],
  inputWords: {
    cost: "Bought for, costs me, each unit",
    price: "Sold for, charge, sale",
    margin: "Making, keep, percent of price",
    markup: "Mark up on item",
  },
  vectors,
  changes: [
    {
      version: "1.0.2",
      date: "2026-11-26",
    },
    {
      version: "1.0.1",
      date: "2026-11-23",
    },
  ],
} satisfies Content<typeof margin>;
