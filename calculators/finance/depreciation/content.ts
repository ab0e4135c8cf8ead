import type { Content } from "#engine";
import type depreciation from "./depreciation.ts";
import vectors from "./vectors.ts";

export default {
  title: "Depreciation calculator: straight line or MACRS",
  purpose:
    "Calculates how much of an asset's cost is written off each year and what its book value is, by the straight-line, declining-balance, sum-of-the-years'-digits or MACRS method.",
  about: [
    "A delivery van costs $58,000 and lasts five years. Its cost isn't an expense of one year. The cost is spread over the five years. The method decides how much each year gets. That changes your profit, your taxes and the value in your books.",
    "Bookkeepers, small business owners and students use this page. MACRS is the method for US tax returns. The other methods are for financial reports.",
  ],
  howToUse: [
    "Choose straight line if the asset loses value evenly, such as furniture. It is the simplest and the most common.",
    "Choose declining balance or sum of the years' digits if the asset loses most of its value early, such as a car or a computer.",
    "Use the table for your books. The column “Depreciation” shows each year's expense. “Book value” shows the asset's value on the balance sheet at the end of the year.",
    "Bought during the year? Enter how many months of the first year you own the asset.",
  ],
  methodology: [
    "Straight line: (cost − salvage value) ÷ useful life, the same each year. The yearly rate is 100% ÷ useful life, and it applies to cost minus salvage value.",
    "Declining balance: the book value at the start of the year × factor ÷ useful life. The yearly rate is factor ÷ useful life, and it applies to the book value. A factor of 2 is double declining. The book value never falls below the salvage value. If you choose to switch, the calculator changes to equal amounts for the remaining years as soon as that writes off more.",
    "Sum of the years' digits: for a life of five years the digits add up to 5 + 4 + 3 + 2 + 1 = 15. The first year gets 5 ÷ 15 of the cost minus salvage, the second 4 ÷ 15, and so on.",
    "MACRS: each year, cost × the percentage in the IRS table for the property class. We use the tables of the half-year convention, which treat every purchase as made in the middle of the year.",
  ],
  assumptions: [
    "If you own the asset for 9 months of the first year, that year gets 9 ÷ 12 of a full year's depreciation. The missing 3 months are made up in an extra year at the end.",
    "Declining balance without the switch may end above the salvage value, as in the DDB function of spreadsheets.",
    "MACRS ignores the salvage value and uses the half-year convention, whatever the date of purchase.",
    "On a tax return, you may round the amounts to whole dollars.",
  ],
  limitations: [
    "Section 179 and bonus depreciation aren't included. On a US tax return, you deduct the whole cost of most equipment bought after January 19, 2025 in the first year, unless you choose not to. That is 100% bonus depreciation. The MACRS table is for assets without it.",
    "The mid-quarter convention, real estate and the alternative system (ADS) aren't included. They use other IRS tables.",
    "The units-of-production method isn't offered. It depends on how much you use the asset each year.",
    "It doesn't say which class your asset belongs to. IRS Publication 946 lists them.",
  ],
  example: {
    story:
      "Kenzie's print shop buys a press. With shipping and setup it costs $58,000, should last five years, and will then be worth about $10,000. She uses double declining balance.",
    outcome:
      "$23,200 is written off in the first year. In the fourth year, only $2,528 is written off, because the book value then reaches the salvage value of $10,000. Nothing is written off in the fifth year.",
    inputs: { method: "declining", cost: 58000, salvage: 10000, life: 5 },
  },
  mistakes: [
    "Leaving out shipping, setup and sales tax. They are part of the cost.",
    "Subtracting the salvage value from the cost with declining balance. With that method, the salvage value only sets where depreciation stops.",
    "Depreciating land. Land doesn't wear out.",
    "Using the depreciation in your books for a US tax return. Most assets need MACRS for taxes.",
  ],
  questions: [
    {
      question: "Which method should I use?",
      answer:
        "For financial reports, use the method that matches how the asset loses value. Most companies use straight line. For US taxes, most property needs MACRS.",
    },
    {
      question: "Why does 5-year property take six years?",
      answer:
        "The half-year convention treats every purchase as made in the middle of the year. Five years from there end in the middle of the sixth year.",
    },
    {
      question: "What is the difference between 150% and 200% declining balance?",
      answer:
        "With 150%, the rate is 1.5 times the straight-line rate. With 200%, it is twice the straight-line rate. Enter 1.5 or 2 as the factor.",
    },
    {
      question: "What is book value?",
      answer: "The cost minus all depreciation so far. It is rarely what you could sell the asset for.",
    },
    {
      question: "Does total depreciation depend on the method?",
      answer:
        "Yes. MACRS writes off the whole cost. Straight line and sum of the years' digits write off the cost minus the salvage value. Declining balance without the switch may write off less.",
    },
  ],
  next: [
    { slug: "npv", why: "is the purchase worth it?" },
    { slug: "income-tax", why: "what a deduction saves you." },
    { slug: "break-even", why: "how much to sell to cover the cost." },
  ],
  related: ["npv", "irr", "income-tax", "percentage-change"],
  sources: [
    {
      title: "OpenStax, Principles of Accounting, Volume 1: Financial Accounting, section 11.3, Depreciation Methods",
      url: "https://openstax.org/books/principles-financial-accounting/pages/11-3-explain-and-apply-depreciation-methods-to-allocate-capitalized-costs",
    },
    {
      title: "US Internal Revenue Service, Publication 946, figuring the deduction under MACRS (archived)",
      url: "https://taxmap.ntis.gov/taxmap/archive2010/taxmap/pubs/p946-026.htm",
    },
    {
      title: "Plante Moran, 100% bonus depreciation returns with the One, Big, Beautiful Bill (2025)",
      url: "https://www.plantemoran.com/explore-our-thinking/insight/2022/08/the-tcja-100-percent-bonus-depreciation-starts-to-phase-out-after-2022",
      read: "2026-11-26",
    },
    {
      title: "Microsoft Learn, Excel VBA reference, WorksheetFunction.Ddb method",
      url: "https://learn.microsoft.com/en-us/office/vba/api/excel.worksheetfunction.ddb",
    },
  ],
  synonyms: [
    "straight line depreciation",
    "double declining balance",
    "DDB",
    "sum of years digits",
    "SYD",
    "MACRS",
    "book value",
    "write off",
    "asset depreciation schedule",
  ],
  everydayWords: ["write off", "deduction", "lost value", "double declining", "equipment"],
  inputWords: {
    cost: "Machine, truck, van, laptop, company computer",
    salvage: "Worth after its life",
    life: "Over years, each year",
    first_months: "12 unless bought midyear",
    recovery: "MACRS: 5 vehicles, 7 furniture",
  },
  vectors,
  released: "2026-11-22",
  changes: [
    {
      version: "1.0.5",
      date: "2026-11-26",
    },
    {
      version: "1.0.4",
      date: "2026-11-24",
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
} satisfies Content<typeof depreciation>;
