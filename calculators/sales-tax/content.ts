import type { Content } from "#engine";
import type salesTax from "./sales-tax.ts";
import vectors from "./vectors.ts";

export default {
  title: "Sales tax calculator by state: add it or take it out",
  purpose:
    "Adds sales tax to a price, takes it out of a total that has it in, or finds the rate that was charged. It knows the rate of each US state, with the tax rounded the way shops round it.",
  methodology: [
    "The tax is the price times the rate. What you pay is the price and the tax.",
    "To take the tax out of a total, the total is not multiplied by the rate: the total is the price and the rate of the price, so the tax is the total times the rate, divided by 100 and the rate. What is left is the price.",
    "The tax is rounded to the cent as you choose, and then added or taken off, so that price, tax and total always add up.",
  ],
  assumptions: [
    "The tax is rounded once, on the whole sale, to the nearest cent, and half a cent goes up. That is the rule of the US states in the Streamlined Sales and Use Tax Agreement.",
    "With “each article” the tax on one is rounded and then multiplied. Sellers may do either, and the two can differ by some cents.",
    "A cent is a hundredth of your money. “Not at all” keeps every digit and rounds only what is shown.",
    "Choose a state for its own rate in 2026. Counties and cities add theirs: look it up and enter it as local tax. California, Nevada and Virginia are given with the part that every county has to add.",
    "A rate of your own is the whole rate, state, county and city together, and comes before the state's. Programs that send neither a state nor a rate are asked for one.",
    "State rates are from a table of all states, read on 22 November 2026, with those of Louisiana and New Mexico from their own revenue departments.",
  ],
  limitations: [
    "It does not know the local rate where you are, nor what is taxed there. Food, clothes or medicine are often exempt.",
    "The District of Columbia is not included: what we read about its rate in 2026 disagrees.",
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
      title: "Federal State Law, Sales tax rates by state",
      url: "https://federalstatelaw.com/tables/sales-tax",
    },
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
  changes: [
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "Knows the rate of each US state in 2026, and adds local tax to it. Answers with a rate of your own are the same as before.",
    },
  ],
  vectors,
} satisfies Content<typeof salesTax>;
