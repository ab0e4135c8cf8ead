import type { Content } from "#engine";
import type roi from "./roi.ts";
import vectors from "./vectors.ts";

export default {
  title: "ROI calculator: return in all and a year",
  purpose:
    "Works out the return on an investment from what went in and what came back, income included, and turns it into a yearly rate when you say how long it took.",
  methodology: [
    "The profit is the value at the end and the income on the way, less the amount invested. Divided by that amount it is the return on investment.",
    "The yearly return is the one steady rate that leads to the same result in the same time: (1 + ROI)^(1 ÷ years) - 1.",
  ],
  assumptions: [
    "Income counts as if it came at the end. Income that came early and was invested again earned more than that.",
    "Days are divided by 365, and so are the days between two dates unless you choose another day count.",
    "Costs of buying are in the amount invested, and costs of selling are taken off the value at the end.",
    "Nothing is rounded on the way. Only what is shown is rounded.",
  ],
  limitations: [
    "Money that was added or taken out on the way needs an internal rate of return, which takes the days of each payment into account.",
    "A return in all says nothing about time: 50% is splendid in a year and modest in ten. Compare yearly returns.",
    "Under a year the yearly return shows a pace that may not last.",
    "Taxes, inflation and risk are left out.",
  ],
  example: {
    story: "You bought shares for $10,000, got $600 of dividends, and sold them for $12,500 after three years.",
    inputs: { cost: 10000, value: 12500, income: 600, time_as: "years", years: 3 },
  },
  questions: [
    {
      question: "What is a good ROI?",
      answer:
        "That depends on the time and the risk. Compare the yearly return with what you could have had with as little risk elsewhere, such as in a savings account.",
    },
    {
      question: "Why is the yearly return not the total divided by the years?",
      answer:
        "Because each year's return is earned on the ones before. 21% in two years is 10% a year, as 1.1 × 1.1 is 1.21, and not 10.5%.",
    },
    {
      question: "Can a return be below -100%?",
      answer:
        "Yes, when more is lost than was invested, as with borrowed money. No yearly rate describes that, so none is shown.",
    },
    {
      question: "Where do I put rent and repairs?",
      answer:
        "In the income: rent less repairs, interest and other running costs. It may be negative. What you spent on buying belongs in the amount invested.",
    },
  ],
  related: ["cagr", "investment-growth", "percentage-change", "margin", "apy"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 6.7, Investments",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-7-investments",
    },
    {
      title:
        "US Consumer Financial Protection Bureau, Regulation DD, 12 CFR 1030, appendix A (yearly rate from days, of 365)",
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
  vectors,
} satisfies Content<typeof roi>;
