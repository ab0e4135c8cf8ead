import { CONTEMPORARY_MATHEMATICS_6_2 } from "#calculators/sources";
import type { Content } from "#engine";
import { SALES_TAX_READ, SALES_TAX_YEAR } from "#facts/tax/sales-rates";
import type salesTax from "./sales-tax.ts";
import vectors from "./vectors.ts";

export default {
  title: "Sales tax calculator by state: add or remove tax",
  purpose: `Adds sales tax to a price, takes it out of a total, or finds the rate you were charged. It knows the ${SALES_TAX_YEAR} rate of each US state and rounds the tax as stores do.`,
  about: [
    "In the US, the price on the tag is rarely the price at the register. Use this before a large purchase, when you fill in an expense report, or when a receipt looks wrong.",
    "Business owners often need the reverse: how much of today's sales is tax that they owe the state?",
  ],
  howToUse: [
    "Choose your state, then enter the local tax rate. Your state tax office's website finds the local rate by address.",
    "If you know the combined rate from a receipt, choose “None (enter your own rate)” and enter it as “Your own tax rate”.",
    "To take tax out of a total, choose “Price before tax, from the total”. If you run a business, record that price as income and set the tax aside.",
  ],
  methodology: [
    "In the formula, price is the price before tax and rate is the tax rate in percent. The tax is price × rate ÷ 100. Add the tax to the price to get the total.",
    "To take tax out of a total, divide: total ÷ (1 + rate ÷ 100). The tax is the total minus this amount, rounded. The price is the total minus the rounded tax.",
  ],
  assumptions: [
    "The tax on the whole sale is rounded to the nearest cent, and half a cent rounds up. Many US states use this rule. You can choose another rule under “More options”.",
    "If you choose “Each item”, the tax on one item is rounded first, then multiplied by the quantity. The result can differ by a few cents.",
    `State rates are those of ${SALES_TAX_YEAR}. In California, Nevada and Virginia, the rate includes the part that every county must add. In Utah, every county adds 1.25% that is not included. Enter it as part of the local rate.`,
    `State rates come from a published table that we read on ${SALES_TAX_READ}. For Louisiana and New Mexico, they come from the state revenue departments.`,
  ],
  limitations: [
    "It doesn't know your local tax rate. Without the local rate, the tax is too low in many places.",
    "It doesn't know what is taxed where you live. Groceries and medicine are often exempt. Some states also exempt clothes.",
    `The District of Columbia isn't included, because our sources disagree about its rate. Enter the rate from a receipt.`,
    "Enter items with different prices or tax rates one at a time.",
    "Some places use printed tax tables, which can differ by a cent.",
  ],
  example: {
    story:
      "Marcus wants a phone for $499.00 and has $540 in his account. Where he lives, state, county and city together charge 8.81%.",
    outcome:
      "He is $2.96 short. In the next town, the combined rate is 7.5%, and the same phone costs $536.43. He buys it there.",
    inputs: { find: "add", price: 499, tax_rate: 8.81 },
  },
  mistakes: [
    "Subtracting the rate from the total. $54.00 minus 8% is $49.68, but the price before an 8% tax is $50.00.",
    "Using the state rate alone. Local taxes can add several percentage points.",
    "Adding tax to exempt items, such as groceries in many states.",
    "Counting the tax you collect from customers as income. The tax belongs to the state.",
  ],
  questions: [
    {
      question: "How do I take sales tax out of a total?",
      answer: "Divide the total by 1 plus the rate as a decimal. At 8%, $54.00 ÷ 1.08 is $50.00, so the tax is $4.00.",
    },
    {
      question: "Which states have no sales tax?",
      answer:
        "Alaska, Delaware, Montana, New Hampshire and Oregon have no state sales tax. In Alaska, cities and boroughs may charge a local sales tax.",
    },
    {
      question: "Which rate do I use when I buy online?",
      answer:
        "Usually the combined rate at the delivery address. Your state tax office's website finds the rate by address.",
    },
    {
      question: "Is tax charged before or after a discount?",
      answer:
        "Usually a store takes off its own discount first and adds tax to the lower price. A manufacturer's coupon often doesn't lower the taxed price. Your state's law decides.",
    },
    {
      question: "Why is my receipt a cent different?",
      answer:
        "The store may round the tax on each item. To see the result, choose “Each item” under “More options”. Some stores round the state tax and the local tax separately.",
    },
  ],
  next: [
    { slug: "discount", why: "take the discount off before you add tax." },
    { slug: "tip", why: "a restaurant bill with a tip." },
    { slug: "margin", why: "set a price from your costs and the profit you want." },
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
    CONTEMPORARY_MATHEMATICS_6_2,
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
  everydayWords: ["receipt", "pre-tax", "out the door", "purchase", "added"],
  inputWords: {
    price: "Before plus tax, at the register",
    price_paid: "Total, including, with tax",
    state: "California, Texas, New York",
    local_rate: "City and county, added to state",
    tax_rate: "Instead of state",
  },
  changes: [
    {
      version: "1.1.3",
      date: "2026-11-26",
    },
    {
      version: "1.1.2",
      date: "2026-11-25",
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
