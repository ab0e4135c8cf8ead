import type { Content } from "#engine";
import type margin from "./margin.ts";
import vectors from "./vectors.ts";

export default {
  title: "Margin and markup calculator",
  purpose:
    "Works out the price, the cost, the profit, the margin and the markup of something sold, from any two of cost, price, margin and markup.",
  methodology: [
    "The profit is the price less the cost. The margin is that profit as a share of the price, and the markup is the same profit as a share of the cost.",
    "So the price is cost × (1 + markup), or cost ÷ (1 - margin), and the cost follows the other way round.",
  ],
  assumptions: [
    "The margin is the gross margin: only the cost that you give is taken off.",
    "Cost and price are both without sales tax or VAT, or both with it.",
    "A percentage is written as its label says: 40 means 40%.",
    "Nothing is rounded on the way. Only what is shown is rounded, half a cent upwards.",
  ],
  limitations: [
    "Rent, wages, returns and other running costs are left out, unless they are in the cost you give.",
    "Margin and markup together tell no amounts: each follows from the other, whatever the price.",
    "It does not say what price your market will bear.",
  ],
  example: {
    story: "Something costs you $60 and you want a margin of 40% on it.",
    inputs: { given: "cost_margin", cost: 60, margin: 40 },
  },
  questions: [
    {
      question: "What is the difference between margin and markup?",
      answer:
        "What the profit is compared with. Bought for $60 and sold for $100, the profit of $40 is a margin of 40% of the price, and a markup of 66.67% on the cost.",
    },
    {
      question: "I want a margin of 40%. Why not add 40% to the cost?",
      answer:
        "Because that is a markup of 40%, and a margin of only 28.57%. For a margin of 40% divide the cost by 0.6: $60 becomes $100, not $84.",
    },
    {
      question: "Can a margin be more than 100%?",
      answer:
        "No. At 100% the whole price is profit, and there is nothing more in it. A markup has no such limit: at 100% the price is twice the cost.",
    },
    {
      question: "What does a negative margin mean?",
      answer: "The price is below the cost, and every sale loses money.",
    },
  ],
  related: ["percentage", "discount", "sales-tax", "vat", "roi"],
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
  vectors,
} satisfies Content<typeof margin>;
