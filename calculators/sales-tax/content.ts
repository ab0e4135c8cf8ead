import type { Content } from "#engine";
import type salesTax from "./sales-tax.ts";
import vectors from "./vectors.ts";

export default {
  title: "Sales tax calculator: add it or take it out",
  purpose:
    "Adds sales tax to a price, takes it out of a total that has it in, or finds the rate that was charged, with the tax rounded the way shops round it.",
  methodology: [
    "The tax is the price times the rate. What you pay is the price and the tax.",
    "To take the tax out of a total, the total is not multiplied by the rate: the total is the price and the rate of the price, so the tax is the total times the rate, divided by 100 and the rate. What is left is the price.",
    "The tax is rounded to the cent as you choose, and then added or taken off, so that price, tax and total always add up.",
  ],
  assumptions: [
    "The tax is rounded once, on the whole sale, to the nearest cent, and half a cent goes up. That is the rule of the US states in the Streamlined Sales and Use Tax Agreement.",
    "With “each article” the tax on one is rounded and then multiplied. Sellers may do either, and the two can differ by some cents.",
    "A cent is a hundredth of your money. “Not at all” keeps every digit and rounds only what is shown.",
    "The rate is the whole of it: state, county and city together.",
  ],
  limitations: [
    "It does not know the rate where you are, nor what is taxed there. Food, clothes or medicine are often exempt.",
    "Articles with different rates or prices are worked out one after another.",
    "Some places still use printed tables of brackets, whose tax can differ by a cent.",
  ],
  example: {
    story: "A phone costs $499.00 before tax, and the sales tax is 8.81%.",
    inputs: { find: "add", price: 499, tax_rate: 8.81 },
  },
  questions: [
    {
      question: "How do I take sales tax out of a total?",
      answer:
        "Divide the total by 1 and the rate. With a rate of 8%, $54.00 ÷ 1.08 is $50.00. Taking 8% off would give $49.68, which is too little, because the tax is 8% of the price and not of the total.",
    },
    {
      question: "Why is my receipt a cent different?",
      answer:
        "The till may round the tax on each article instead of on the sale, or the rate is made of parts that were rounded apart. Try “each article”.",
    },
    {
      question: "Is the tax worked out before or after a discount?",
      answer:
        "Usually a shop's own discount comes first, and the tax is on what is left. A coupon that a manufacturer pays for often does not lower the taxed price. The law of the state decides.",
    },
    {
      question: "Which rate do I use?",
      answer:
        "The combined rate where the sale takes place, or where it is delivered. The tax office of the state has a page to look it up by address.",
    },
  ],
  related: ["vat", "discount", "percentage", "tip"],
  sources: [
    {
      title: "Rhode Island General Laws 44-18.1-25, Rounding rule of the Streamlined Sales and Use Tax Agreement",
      url: "https://webserver.rilegislature.gov/Statutes/TITLE44/44-18.1/44-18.1-25.HTM",
    },
    {
      title: "OpenStax, Contemporary Mathematics, section 6.2, Discounts, Markups, and Sales Tax",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-2-discounts-markups-and-sales-tax",
    },
  ],
  synonyms: [
    "tax calculator",
    "reverse sales tax",
    "remove sales tax",
    "price before tax",
    "price with tax",
    "tax rate",
    "receipt",
  ],
  vectors,
} satisfies Content<typeof salesTax>;
