import type { Content } from "#engine";
import type paybackPeriod from "./payback-period.ts";
import vectors from "./vectors.ts";

export default {
  title: "Payback period calculator: simple and discounted",
  purpose:
    "Calculates after how many years an investment has paid for itself, with the same cash flow every year or a different one, and with or without a discount rate.",
  about: [
    "The payback period answers one question: when do I have my money back? It's used for machines, solar panels, insulation and shops alike.",
    "The discounted payback period counts later money for less, because you could have invested it elsewhere in the meantime. It's always longer.",
  ],
  howToUse: [
    "Enter what you save or earn each year after running costs. Savings count as cash flow too.",
    "Compare the result with how long the thing lasts. Ten years of payback are fine for a roof and too long for a phone.",
    "Use the discount rate for anything that takes more than a few years.",
    "Before you decide, look at the net present value. The payback period ignores what comes after.",
  ],
  methodology: [
    "The balance starts at minus the investment, and each year's cash flow is added to it. The payback period ends when the balance reaches zero.",
    "Within the last year, money comes in evenly: the part of the year is what was still missing, divided by that year's cash flow.",
    "With a discount rate, the cash flow of year t is first divided by (1 + rate)^t.",
    "If the balance reaches zero more than once, the first time counts.",
  ],
  assumptions: [
    "The whole investment is paid at the start.",
    "Cash flows come once a year, spread evenly over it for the part of a year.",
    "The discount rate is the same every year.",
  ],
  limitations: [
    "It says nothing about profit after the payback, and nothing about risk.",
    "There is no right answer to how short a payback must be. Companies set their own limits.",
    "Taxes, loans and resale value count only if you include them in the cash flows.",
  ],
  example: {
    story:
      "A bakery can buy a metal press for $50,000. It will bring in $15,000 more each year for ten years. The owner could earn 8% elsewhere.",
    outcome: "The owner allows five years at most, so the press passes, even with discounting.",
    inputs: { cost: 50000, flow: 15000, years: 10, discount_rate: 8 },
  },
  mistakes: [
    "Using profit after depreciation. Use cash: depreciation takes no money out.",
    "Choosing the shortest payback. A project with a longer one may earn far more later.",
    "Forgetting running costs and repairs.",
    "Counting the investment again as the first year's cash flow.",
  ],
  questions: [
    {
      question: "How do I calculate the payback period?",
      answer: "With even cash flows, divide the investment by the cash flow per year. $50,000 ÷ $15,000 is 3.33 years.",
    },
    {
      question: "What is a good payback period?",
      answer: "One that is much shorter than the life of what you buy. Companies often ask for two to five years.",
    },
    {
      question: "What is the difference between payback and break-even?",
      answer: "Payback is a time. The break-even point is a number of units or an amount of sales.",
    },
    {
      question: "What if the cash flows differ?",
      answer: "Choose “Different each year” and list them by year. Negative ones, such as a repair, are fine.",
    },
    {
      question: "Why is the discounted payback longer?",
      answer: "Because each later dollar counts for less. At 9%, a dollar in five years is worth 65 cents today.",
    },
  ],
  next: [
    { slug: "npv", why: "what the whole project is worth today." },
    { slug: "irr", why: "the yearly return it earns." },
    { slug: "break-even", why: "how many units you must sell." },
  ],
  related: ["npv", "irr", "roi", "break-even", "present-value"],
  sources: [
    {
      title: "OpenStax, Principles of Finance, section 16.1, Payback Period Method",
      url: "https://openstax.org/books/principles-finance/pages/16-1-payback-period-method",
    },
  ],
  synonyms: [
    "payback time",
    "discounted payback",
    "pay for itself",
    "amortization time",
    "recovery period",
    "capital budgeting",
  ],
  everydayWords: ["solar panels", "pays off", "money back"],
  inputWords: { cost: "Price, spent", flow: "Savings, profit, return a year" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof paybackPeriod>;
