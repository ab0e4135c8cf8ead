import type { Content } from "#engine";
import type inflation from "./inflation.ts";
import vectors from "./vectors.ts";

export default {
  title: "Inflation calculator: prices and buying power",
  purpose:
    "Shows inflation from both sides: what things will cost when prices have risen, and what the same sum of money will still buy, at a yearly rate or between two figures of a price index.",
  methodology: [
    "Prices that rise by the same rate every year grow like compound interest: cost later = amount × (1 + rate)^years. What money buys falls by the same factor: buying power = amount ÷ (1 + rate)^years.",
    "With a price index, such as the consumer price index of your country, the factor is the later figure divided by the earlier one.",
  ],
  assumptions: [
    "The rate is the same every year. A part of a year counts as that part of a year's growth.",
    "The buying power is told in prices as they were at first.",
    "The buying power that is lost is compared with the amount at first. It is less than the rise of prices: when prices double, half of it is lost.",
    "Index figures are yours to look up, so that they are never out of date here.",
    "Only what is shown is rounded.",
  ],
  limitations: [
    "An average rate is nobody's own. Rent, food and tuition can rise much faster or slower than the index.",
    "Nobody knows future inflation. Try a lower and a higher rate.",
    "Index figures must be of the same series and on the same base.",
  ],
  example: {
    story: "You spend $40,000 a year, prices rise by 3% a year, and you look 20 years ahead.",
    inputs: { amount: 40000, annual_rate: 3, years: 20 },
  },
  questions: [
    {
      question: "What is the difference between the two results?",
      answer:
        "One follows the things, the other the money. At 3% for ten years, what costs $1,000 now will cost $1,343.92, and $1,000 kept in a drawer will buy what $744.09 buys now.",
    },
    {
      question: "How do I find what today's money was worth years ago?",
      answer:
        "Give today's amount and the years that have passed. “The same money buys” is what it would have taken then, at that average rate. Or give the index figure of now first, and the one of then as the later one.",
    },
    {
      question: "Where do I get index figures?",
      answer:
        "From your statistics office: in the United States the CPI-U of the Bureau of Labor Statistics, in Britain the CPI of the Office for National Statistics, in the euro area the HICP of Eurostat.",
    },
    {
      question: "How fast do prices double?",
      answer: "Divide 72 by the rate for a good guess: at 3% in about 24 years. Exactly, it is 23.4 years.",
    },
  ],
  related: ["compound-interest", "investment-growth", "retirement-savings", "percentage-change", "cagr"],
  sources: [
    {
      title: "OpenStax, Principles of Finance, section 3.2, Macroeconomics (inflation and how it is measured)",
      url: "https://openstax.org/books/principles-finance/pages/3-2-macroeconomics",
    },
    {
      title: "US Bureau of Labor Statistics, CPI Inflation Calculator",
      url: "https://www.bls.gov/data/inflation_calculator.htm",
    },
    {
      title: "US Bureau of Labor Statistics, Consumer Price Index",
      url: "https://www.bls.gov/cpi/",
    },
  ],
  synonyms: [
    "CPI",
    "consumer price index",
    "purchasing power",
    "buying power",
    "cost of living",
    "price rise",
    "RPI",
    "real value",
    "deflation",
  ],
  vectors,
} satisfies Content<typeof inflation>;
