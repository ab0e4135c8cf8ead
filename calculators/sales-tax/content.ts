import type { Content } from "#engine";
import type salesTax from "./sales-tax.ts";
import vectors from "./vectors.ts";

export default {
  title: "Sales tax calculator by state: add or remove tax",
  purpose:
    "Adds sales tax to a price, takes it out of a total, or finds the rate you were charged. It knows the 2026 rate of each US state and rounds the tax as stores do.",
  about: [
    "In the US, the price on the tag is rarely the price at the register. Use this before a large purchase, when you fill in an expense report, or when a receipt looks wrong.",
    "Business owners need the reverse as well: how much of today's sales is tax that they owe the state?",
  ],
  howToUse: [
    "Choose your state, then add the local rate of your county, city and district. Your state's tax office has a page that finds it by address.",
    "If you already know the combined rate from a receipt, enter it as your own tax rate and skip the rest.",
    "To take tax out of a total, pick “Price before tax, from the total”. Record the price as income and set the tax aside.",
  ],
  methodology: [
    "In the formula, price is the price before tax and rate is the tax rate in percent. The tax is price × rate ÷ 100, and price plus tax is the total.",
    "To take the tax out, divide the total: price = total ÷ (1 + rate ÷ 100). The tax is a percentage of the price, not of the total, so you can't simply subtract the rate.",
    "The tax is first rounded to the cent as you choose, then added or subtracted. So price, tax and total always add up, unless you choose not to round.",
  ],
  assumptions: [
    "The tax is rounded once, on the whole sale, to the nearest cent, with half a cent rounding up. That is the rule in the Streamlined Sales and Use Tax Agreement, which many US states follow.",
    "With “Each item”, the tax on one item is rounded and then multiplied. Sellers may do either, and the two can differ by a few cents.",
    "A cent means the smallest unit of your currency: a whole yen, or a thousandth of a Kuwaiti dinar. “Don't round” keeps every digit in the calculation, although you still see cents.",
    "State rates are those of 2026. For California, Nevada and Virginia they include the part that every county must add. Utah's leaves out the 1.25% that every county there adds.",
    "Your own tax rate is the full rate and replaces the state and local ones.",
    "State rates come from a table of all states, read on November 22, 2026, and those of Louisiana and New Mexico from their revenue departments.",
  ],
  limitations: [
    "It doesn't know the local rate where you are, or what is taxed there. Groceries and medicine are often exempt, and clothes in some states.",
    "The District of Columbia isn't included, because our sources disagree about its 2026 rate.",
    "Items with different rates or prices have to be entered one at a time.",
    "Some places still use printed tax tables, which can differ by a cent.",
  ],
  example: {
    story:
      "Marcus wants a phone for $499.00 and has $540 in his account. Where he lives, state, county and city together charge 8.81%.",
    outcome:
      "He is $2.96 short. One town over, the combined rate is 7.5%, and the same phone would cost $536.43 there. He drives.",
    inputs: { find: "add", price: 499, tax_rate: 8.81 },
  },
  mistakes: [
    "Subtracting the rate from the total. $54.00 minus 8% is $49.68, but the price before an 8% tax is $50.00.",
    "Using the state rate alone. Local taxes can add several percentage points.",
    "Adding tax to exempt items, such as groceries in many states.",
    "Treating the tax you collected as revenue. It belongs to the state.",
  ],
  questions: [
    {
      question: "How do I take sales tax out of a total?",
      answer: "Divide the total by 1 plus the rate as a decimal. At 8%, $54.00 ÷ 1.08 is $50.00, so the tax is $4.00.",
    },
    {
      question: "Which states have no sales tax?",
      answer:
        "Alaska, Delaware, Montana, New Hampshire and Oregon have no state sales tax. In Alaska, cities and boroughs may charge their own.",
    },
    {
      question: "Which rate do I use when I buy online?",
      answer:
        "Usually the combined rate of the address it ships to. Use your state tax office's page to find the rate by address.",
    },
    {
      question: "Is tax charged before or after a discount?",
      answer:
        "Usually a store's own discount comes off first and the rest is taxed. A manufacturer's coupon often doesn't lower the taxed price. Your state's law decides.",
    },
    {
      question: "Why is my receipt a cent different?",
      answer:
        "The register may round the tax on each item, or round the state and local parts separately. Try “Each item”.",
    },
  ],
  next: [
    { slug: "discount", why: "take the discount off before you add tax." },
    { slug: "tip", why: "a restaurant bill with a tip." },
    { slug: "margin", why: "set a price that leaves enough after costs." },
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
  everydayWords: [
    "plus, added tax",
    "before, including tax",
    "pre-tax",
    "out the door",
    "receipt",
    "total",
    "purchase",
    "at the register",
    "California, Texas, New York",
    "pay",
  ],
  changes: [
    {
      version: "1.1.2",
      date: "2026-11-25",
      what: "A note says “statewide rate” where it said “lowest rate”. All figures are the same as before.",
    },
    {
      version: "1.1.1",
      date: "2026-11-25",
      what: "In a currency without cents, such as yen, or with three decimals, the tax is rounded to that currency's smallest unit. Where a currency has cents, all figures are the same as before.",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "Knows the rate of each US state in 2026, and adds local tax to it. Answers with a rate of your own are the same as before.",
    },
  ],
  vectors,
} satisfies Content<typeof salesTax>;
