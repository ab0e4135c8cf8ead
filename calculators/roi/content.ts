import type { Content } from "#engine";
import type roi from "./roi.ts";
import vectors from "./vectors.ts";

export default {
  title: "ROI calculator: total and annual return",
  purpose:
    "Calculates the return on an investment from what you put in and what came back, income included, and turns it into a yearly rate if you enter the time.",
  about: [
    "Shares, a rental apartment, a course that got you a raise, a marketing campaign: ROI lets you compare them. Enter what it cost, what it is worth now, and what it paid you along the way.",
    "Add the time if you can. A return of 31% is excellent in a year and poor in ten.",
  ],
  howToUse: [
    "Compare annualized returns, not totals.",
    "Then compare with the boring alternative: what would an index fund or a savings account have paid over the same time?",
    "For a business decision, rank your options by annualized return and check that you counted every cost of the one on top.",
  ],
  methodology: [
    "In the formula, cost is what you invested, value is what it is worth at the end, and income is what it paid along the way. Profit is value plus income minus cost, and ROI is the profit divided by the cost.",
    "The annualized return is the steady yearly rate that leads to the same result in the same time.",
  ],
  assumptions: [
    "Income counts as if it came at the end. What you earned by reinvesting it earlier isn't counted.",
    "Days are divided by 365, and so are the days between two dates unless you choose another day count.",
    "Buying costs belong in the amount invested; selling costs come off the ending value.",
    "Nothing is rounded along the way, only what you see.",
  ],
  limitations: [
    "If you added or withdrew money in between, you need an internal rate of return, which uses the date of each payment.",
    "A total return doesn't say how long it took.",
    "Under a year, the annualized return shows a pace that may not last.",
    "Taxes, inflation and risk are left out.",
  ],
  example: {
    story:
      "Nina bought shares for $10,000, collected $600 in dividends, and sold everything for $12,500 after three years.",
    outcome:
      "Her neighbor made 31% too, on a garage he owned for ten years. Per year that is less than 3%, so Nina did far better with the same total.",
    inputs: { cost: 10000, value: 12500, income: 600, time_as: "years", years: 3 },
  },
  mistakes: [
    "Forgetting costs: fees, repairs, your own time.",
    "Ignoring income. Dividends and rent are part of the return.",
    "Dividing the total by the years. 21% in two years is 10% a year, because 1.1 × 1.1 = 1.21.",
    "Comparing an investment bought on credit with one paid for in cash.",
  ],
  questions: [
    {
      question: "What is a good ROI?",
      answer:
        "It depends on time and risk. Compare the annualized return with what another investment of the same risk would have paid.",
    },
    {
      question: "How do I calculate ROI?",
      answer:
        "Subtract the cost from what came back, divide by the cost and multiply by 100. $3,100 of profit on $10,000 is 31%.",
    },
    {
      question: "Why isn't the annual return the total divided by the years?",
      answer: "Because you also earn a return on the returns of earlier years.",
    },
    {
      question: "Can ROI be below -100%?",
      answer:
        "Yes, if you lose more than you invested, as with borrowed money. No yearly rate describes that, so none is shown.",
    },
    {
      question: "Where do I put rent and repairs?",
      answer: "In income: rent minus repairs, loan interest and other running costs. It may be negative.",
    },
  ],
  next: [
    { slug: "cagr", why: "growth between two values, without income." },
    { slug: "investment-growth", why: "plan the next investment." },
    { slug: "percentage-change", why: "a simple rise or fall." },
  ],
  related: ["cagr", "investment-growth", "percentage-change", "margin", "apy"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 6.7, Investments",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-7-investments",
    },
    {
      title:
        "US Consumer Financial Protection Bureau, Regulation DD, 12 CFR 1030, appendix A (yearly rate from a number of days, with 365 days a year)",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1030/a/",
    },
  ],
  synonyms: [
    "return on investment",
    "annualized return",
    "annualised ROI",
    "rate of return",
    "holding period return",
    "total return",
    "profit percentage",
    "gain",
  ],
  everydayWords: [
    "profit",
    "made, got back",
    "gain percent",
    "stock bought and sold",
    "buying, selling",
    "bitcoin",
    "dividends",
    "rental property",
    "remodel",
    "flip a house",
    "marketing spend, ads",
    "paid",
  ],
  vectors,
  changes: [
    {
      version: "1.0.2",
      date: "2026-11-24",
      what: "The multiple has a clearer label. All figures are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-23",
      what: "With two dates, the answer names the dates instead of giving a fraction of a year, and the step names the day count. All figures are the same as before.",
    },
  ],
} satisfies Content<typeof roi>;
