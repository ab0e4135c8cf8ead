import { CONTEMPORARY_MATHEMATICS_6_7 } from "#calculators/sources";
import type { Content } from "#engine";
import type roi from "./roi.ts";
import vectors from "./vectors.ts";

export default {
  title: "ROI calculator: total and annual return",
  purpose:
    "Calculates the return on an investment (ROI) from what you put in and what you got back. If you enter the time, it also gives the return per year.",
  about: [
    "ROI lets you compare very different things: shares, a rental apartment or a marketing campaign. Enter what you invested, what the investment is worth now, and the income it paid you.",
    "Add the time if you can. A return of 31% is excellent for one year and poor for ten years.",
  ],
  howToUse: [
    "Compare returns per year (annualized returns), not total returns.",
    "Then ask what an index fund or a savings account would have paid over the same time.",
    "For a business decision, rank your options by annualized return. Then check that you counted every cost of the best one.",
  ],
  methodology: [
    "In the formula, cost is the amount invested, value is the ending value, and income is the income received. Profit is value plus income minus cost. ROI is the profit divided by the cost.",
    "The annualized return is the yearly return that, earned every year, gives the same total return.",
  ],
  assumptions: [
    "Income counts as if you received all of it at the end.",
    "A year counts as 365 days. If you enter two dates, you can choose another day count, such as a year of 360 days.",
    "Add the costs of buying to the amount invested. Subtract the costs of selling from the ending value.",
  ],
  limitations: [
    "If you added or withdrew money along the way, use the IRR calculator instead. It uses the date of each payment.",
    "A total return says nothing about time. Compare it only with a total return over the same time.",
    "For less than a year, the annualized return assumes that the investment keeps growing at the same pace. Often it doesn't.",
    "Taxes, inflation and risk are left out.",
  ],
  example: {
    story:
      "Nina bought shares for $10,000, collected $600 in dividends, and sold everything for $12,500 after three years.",
    outcome: "Her neighbor also made 31%, but over ten years. That is less than 3% a year, so Nina did far better.",
    inputs: { cost: 10000, value: 12500, income: 600, time_as: "years", years: 3 },
  },
  mistakes: [
    "Forgetting costs, such as fees and repairs.",
    "Ignoring income. Dividends and rent are part of the return.",
    "Dividing the total return by the years. A return of 21% in two years is 10% a year, because 1.1 × 1.1 = 1.21.",
  ],
  questions: [
    {
      question: "What is a good ROI?",
      answer:
        "It depends on time and risk. Compare the annualized return with the yearly return of another investment of the same risk.",
    },
    {
      question: "How do I calculate ROI?",
      answer:
        "Subtract the amount invested from what you got back. The result is the profit. Divide the profit by the amount invested, and multiply by 100. A profit of $3,100 on $10,000 is 31%.",
    },
    {
      question: "Why isn't the annual return the total divided by the years?",
      answer: "Because in each later year, you also earn a return on the gains of earlier years.",
    },
    {
      question: "Can ROI be below -100%?",
      answer:
        "Yes, if you lose more than you invested. With borrowed money, that can happen. The page then shows no annualized return.",
    },
    {
      question: "Where do I put rent and repairs?",
      answer:
        "Enter them as “Income received”: rent minus repairs, loan interest and other running costs. The amount can be negative.",
    },
  ],
  next: [
    { slug: "cagr", why: "growth between two values, without income." },
    { slug: "investment-growth", why: "plan the next investment." },
    { slug: "percentage-change", why: "a simple rise or fall." },
  ],
  related: ["cagr", "investment-growth", "percentage-change", "margin", "apy"],
  sources: [
    CONTEMPORARY_MATHEMATICS_6_7,
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
  everydayWords: ["gain percent", "profit", "stock", "bitcoin", "flip", "house", "ads"],
  inputWords: {
    cost: "Bought for, paid, remodel, marketing spend",
    value: "Sold for, got back, made",
    income: "Dividends, rental property rent, a year",
    years: "Held",
  },
  vectors,
  changes: [
    {
      version: "1.0.3",
      date: "2026-11-26",
    },
    {
      version: "1.0.2",
      date: "2026-11-24",
    },
    {
      version: "1.0.1",
      date: "2026-11-23",
    },
  ],
} satisfies Content<typeof roi>;
