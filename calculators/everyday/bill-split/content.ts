import type { Content } from "#engine";
import type billSplit from "./bill-split.ts";
import vectors from "./vectors.ts";

export default {
  title: "Bill split calculator with tax and tip",
  purpose:
    "Splits a bill with its tax and tip between people, evenly or by what each of you ordered. The rounded amounts add up to exactly the total.",
  about: [
    "An even split is unfair if one person had three cocktails and another had soup. Type a name and an amount for each person, and enter the tax and the tip once. You see what each person owes.",
    "Roommates use this page for the electricity bill, and friends use it for a vacation rental. They enter shares instead of amounts, such as 2 for a couple and 1 for a single person.",
  ],
  howToUse: [
    "Read the list out or paste it into the group chat. Every amount includes that person's part of the tax and tip.",
    "If one person paid the whole bill, everyone else owes that person the amount in the list.",
  ],
  methodology: [
    "Bill, tax and tip are added up. The total is rounded to the cent.",
    "Each person pays a share of the total: what the person ordered, divided by what everyone ordered. Someone who had a third of the food pays a third of the total, including tax and tip.",
    "Each amount is rounded down to whole cents. The leftover cents go, one each, to the people whose amounts were rounded down the most.",
  ],
  assumptions: [
    "If your bill shows a subtotal, enter the subtotal as the bill and the sales tax as the tax. If you enter the total as the bill, leave the tax at 0.",
    "The tip is a percentage of the amount you enter as the bill. To tip on the tax as well, choose “The bill plus tax”.",
    "If the amounts people ordered add up to less than the bill, everyone pays more in proportion.",
    "With shares of 2 and 1, the first person pays twice as much as the second.",
    "Amounts are rounded to the smallest unit of your currency: cents in dollars or euros, and whole yen in Japan.",
  ],
  limitations: [
    "You have to divide a shared dish yourself. Add a part of the price to each person's amount.",
    "The page doesn't keep track of who owes whom from earlier bills.",
  ],
  example: {
    story:
      "Ana had soup for $18, Ben had steak and wine for $42, and Cal had pasta for $24. The bill is $84 plus $7 of sales tax, and they tip 18%.",
    outcome:
      "Ana's $22.74 includes her part of the tax and tip. In an even split, Ana would have paid $35.37, over $12 more.",
    inputs: { bill: 84, tax: 7, tip_rate: 18, split: "shares", shares: "Ana:18; Ben:42; Cal:24" },
  },
  mistakes: [
    "Adding tax twice. If the prices you enter include tax, leave the tax at 0.",
    "Splitting the food by what each person had, but the tip evenly. The person who had soup then helps pay the tip on the cocktails.",
    "Leaving out someone who only had a drink. Everyone else then pays for that drink.",
    "Mixing amounts and shares. Enter amounts for everyone, such as 24.50, or shares for everyone, such as 2.",
  ],
  questions: [
    {
      question: "How do we split the bill by what we ordered?",
      answer:
        "Choose “By what each person had” and enter a name and an amount for each person. Enter the tax and the tip in their own fields. Everyone pays tax and tip in proportion to what they ordered.",
    },
    {
      question: "Why does one of us pay a cent more?",
      answer:
        "A third of $100.00 is $33.333…. Three people who pay $33.33 pay only $99.99, so one of them pays the last cent.",
    },
    {
      question: "What if two of us are a couple and pay together?",
      answer: "Choose “By what each person had” and enter shares: 2 for “Kim and Lee”, 1 for Max and 1 for Zoe.",
    },
    {
      question: "Should the tip be on the tax?",
      answer: "That is up to you. You can calculate the tip on the bill before tax or on the bill with tax.",
    },
    {
      question: "How do we split rent or a vacation rental?",
      answer:
        "Enter the rent as the bill and leave the tip at 0. Choose “By what each person had” and enter shares by nights or by room size. If Ana stays 3 nights and Ben stays 7, enter 3 for Ana and 7 for Ben.",
    },
  ],
  next: [
    { slug: "tip", why: "an even split with whole-dollar rounding." },
    { slug: "percentage", why: "work out a single share by hand." },
  ],
  related: ["tip", "percentage", "discount", "sales-tax"],
  sources: [
    {
      title: "Money for PHP, documentation, Allocation",
      url: "https://github.com/moneyphp/money/blob/d49ee625c6ba79b9d7a228ce153b02fc1032152b/doc/features/allocation.rst",
    },
    { title: "M. L. Balinski and H. P. Young, Fair Representation, second edition (2001), the method of Hamilton" },
  ],
  synonyms: [
    "split the bill",
    "split the cheque",
    "split the check",
    "share costs",
    "restaurant",
    "group dinner",
    "who owes what",
    "divide money",
    "rent split",
  ],
  everydayWords: ["roommates", "friends", "couples", "dinner", "restaurant", "owe", "share", "everybody"],
  inputWords: {
    bill: "Check, tab, pizza, meal, rent, cabin, trip",
    tax: "Dollars, if not included",
    tip_rate: "Gratuity",
    tip_on: "Before or after tax",
    split: "Evenly, who pays what",
    people: "Going even, how much each one, bucks",
    shares: "Paid for gas, food, settle up",
  },
  vectors,
  changes: [
    {
      version: "1.0.6",
      date: "2026-11-26",
      what: "By what each person had, the page shows each person's share large instead of the total. All figures are the same as before.",
    },
    { version: "1.0.5", date: "2026-11-26" },
    {
      version: "1.0.4",
      date: "2026-11-25",
      what: "In a currency without cents, such as yen, or with three decimals, such as Kuwaiti dinars, shares are in that currency's smallest unit and add up to the total. Currencies with cents are as before.",
    },
    {
      version: "1.0.3",
      date: "2026-11-24",
    },
    {
      version: "1.0.2",
      date: "2026-11-23",
    },
    {
      version: "1.0.1",
      date: "2026-11-23",
    },
  ],
} satisfies Content<typeof billSplit>;
