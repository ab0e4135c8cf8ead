import type { Content } from "#engine";
import type billSplit from "./bill-split.ts";
import vectors from "./vectors.ts";

export default {
  title: "Bill split calculator with tax and tip",
  purpose:
    "Splits a bill with its tax and tip between people, evenly or by what each of you ordered. The amounts are rounded and still add up to exactly the bill.",
  about: [
    "Splitting evenly is easy until one person had three cocktails and another had soup. Type a name and an amount for each of you, add the tax and the tip once, and everyone sees a fair figure.",
    "Roommates use it for electricity, and friends for a rental house: enter shares instead of amounts, such as 2 for a couple and 1 for a single.",
  ],
  howToUse: [
    "Read the list out or paste it into the group chat. Every amount includes that person's part of the tax and tip, so no one has to add anything.",
    "If one person paid the whole bill, the list shows what everyone else owes them.",
  ],
  methodology: [
    "Bill, tax and tip are added up and rounded once, to the cent or to your currency's smallest unit. That is the total to pay.",
    "Each person gets their own share of it: what they ordered, divided by what everyone ordered. Someone who had a third of the food pays a third of the tax and tip as well.",
    "Each share is rounded down to whole cents. The leftover cents go, one each, to the people whose share was rounded down the most. Yen, which has no cents, is divided the same way into whole yen.",
  ],
  assumptions: [
    "Tax starts at 0. If your bill prints a subtotal, enter it as the bill and the sales tax as the tax; if you enter the total, leave the tax at 0. The tip starts at 0% and is taken on the bill without the tax you enter, unless you choose otherwise.",
    "If the amounts people ordered don't add up to the bill, the rest is spread in proportion too. Only the proportion counts, so shares such as 2 and 1 also work.",
    "What each person pays is rounded to your currency's smallest unit: cents in dollars or euros, whole yen, and thousandths of a Kuwaiti dinar.",
  ],
  limitations: [
    "A dish you shared has to be divided by hand before you enter it.",
    "Where cash is rounded to five cents, what you hand over may differ a little.",
    "It doesn't keep track of who owes whom from last week.",
  ],
  example: {
    story:
      "Ana had soup for $18, Ben steak and wine for $42, and Cal pasta for $24. The $84 bill comes with $7 of sales tax, and they tip 18%.",
    outcome:
      "Ana pays $22.74, with her part of the tax and tip. An even split would have cost her $35.37, over $12 more.",
    inputs: { bill: 84, tax: 7, tip_rate: 18, split: "shares", shares: "Ana:18; Ben:42; Cal:24" },
  },
  mistakes: [
    "Entering prices with tax and the tax again. Add tax only if it isn't in the prices.",
    "Splitting the food fairly and the tip evenly. The person who had soup then helps pay the tip on the cocktails.",
    "Leaving out someone who only had a drink. Their share of the bill lands on everyone else.",
    "Mixing amounts and shares. Enter amounts for everyone, such as 24.50, or shares for everyone, such as 2.",
  ],
  questions: [
    {
      question: "How do we split the bill by what we ordered?",
      answer:
        "Choose “By what each person had” and enter a name and an amount for each person. Put tax and tip in their own fields; they are shared in the same proportion.",
    },
    {
      question: "Why does one of us pay a cent more?",
      answer:
        "A third of $100.00 is $33.333…, and three times $33.33 is only $99.99. Someone has to pay the last cent.",
    },
    {
      question: "What if two of us are a couple and pay together?",
      answer: "Use shares: 2 for “Kim and Lee”, and 1 each for Max and Zoe.",
    },
    {
      question: "Should the tip be on the tax?",
      answer: "That is up to you. You can choose whether the tip is taken before or after tax.",
    },
    {
      question: "How do we split rent or a vacation rental?",
      answer:
        "Enter the rent as the bill, with no tip, and shares by room size or by nights, such as 3 for Ana and 7 for Ben.",
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
  everydayWords: [
    "roommates",
    "tab",
    "check",
    "dinner, pizza",
    "meal",
    "owe, pays",
    "settle up",
    "chip in",
    "share, divide between",
    "rent",
    "rented cabin, Airbnb trip",
    "gas",
    "each one",
    "friends",
    "utilities",
    "couples",
    "bucks",
  ],
  vectors,
  changes: [
    {
      version: "1.0.4",
      date: "2026-11-25",
      what: "In a currency without cents, such as yen, or with three decimals, such as Kuwaiti dinars, shares are in that currency's smallest unit and add up to the total. Currencies with cents are as before.",
    },
    {
      version: "1.0.3",
      date: "2026-11-24",
      what: "One choice and the step for the leftover cents are worded more plainly. All figures are the same as before.",
    },
    {
      version: "1.0.2",
      date: "2026-11-23",
      what: "“Kim and Lee pay” instead of “pays”. All figures are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-23",
      what: "A step is worded more clearly. All figures are the same as before.",
    },
  ],
} satisfies Content<typeof billSplit>;
