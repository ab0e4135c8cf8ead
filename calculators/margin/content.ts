import type { Content } from "#engine";
import type margin from "./margin.ts";
import vectors from "./vectors.ts";

export default {
  title: "Margin and markup calculator",
  purpose:
    "Calculates the price, cost, profit, margin and markup of anything you sell, from cost and price, or from one of them and the margin or markup.",
  about: [
    "If you sell candles at a market, bid on a kitchen remodel, or run a store, one question comes up every week: what do I charge to make enough profit? Margin and markup both answer it, and if you mix them up, you charge the wrong price.",
  ],
  howToUse: [
    "Use margin if you want to keep a certain share of each sale. Use markup if you start from what you paid.",
    "Check the margin against your running costs. If rent, wages and returns eat 35% of sales, a 40% margin leaves 5%.",
    "Planning a sale? Lower the price here and see what is left of the margin before you print the sign.",
  ],
  methodology: [
    "Profit is the price minus the cost. Margin is that profit as a percentage of the price. Markup is the same profit as a percentage of the cost.",
    "So the price is cost × (1 + markup), or cost ÷ (1 - margin). The cost is price ÷ (1 + markup), or price × (1 - margin).",
  ],
  assumptions: [
    "Margin means gross margin: only the cost you enter is subtracted.",
    "Cost and price are both without sales tax or VAT, or both with it.",
    "Nothing is rounded along the way. Only displayed figures are, with halves rounding up.",
  ],
  limitations: [
    "Rent, wages, returns and other running costs are left out unless they are in the cost you enter.",
    "Margin and markup alone can't give you prices. Enter at least one amount.",
    "It can't say what price your customers will pay.",
  ],
  example: {
    story:
      "Ruth pays $60 for a handmade lamp and wants to keep 40% of the selling price. Her first thought is to add 40% to the cost.",
    outcome:
      "Adding 40% would have made it $84, a margin of only 28.57%. The right price is $100: she divides by 0.6 instead of multiplying by 1.4.",
    inputs: { given: "cost_margin", cost: 60, margin: 40 },
  },
  mistakes: [
    "Using a markup when you mean a margin. A 40% markup is only a 28.57% margin.",
    "Comparing your markup with someone else's margin.",
    "Leaving shipping, packaging and card fees out of the cost.",
    "Giving 20% off without checking. On a 40% margin, it cuts the profit in half.",
  ],
  questions: [
    {
      question: "What is the difference between margin and markup?",
      answer:
        "Margin compares the profit with the price, markup with the cost. Buy for $60 and sell for $100: the $40 profit is a 40% margin (of the price) and a 66.67% markup (on the cost).",
    },
    { question: "How do I price for a 40% margin?", answer: "Divide the cost by 0.6. $60 becomes $100." },
    {
      question: "What is a good profit margin?",
      answer:
        "It depends on the business. Compare with others in your trade, and check that the margin covers your running costs.",
    },
    {
      question: "Can a margin be more than 100%?",
      answer: "No. At 100% the whole price is profit. A markup has no such limit: at 100% the price is twice the cost.",
    },
    {
      question: "What does a negative margin mean?",
      answer: "The price is below the cost, and every sale loses money.",
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
    {
      title: "OpenStax, Contemporary Mathematics, section 6.2, Discounts, Markups, and Sales Tax",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-2-discounts-markups-and-sales-tax",
    },
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
  everydayWords: [
    "sell for, sold it for, bought for",
    "charge",
    "wholesale",
    "retail pricing",
    "profit percent",
    "each item, unit",
    "sale",
    "making",
    "keep",
    "mark up",
    "gross",
    "product",
  ],
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-23",
      what: "The answer joins margin and markup with “and”. All figures are the same as before.",
    },
  ],
} satisfies Content<typeof margin>;
