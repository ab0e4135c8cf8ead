import type { Content } from "#engine";
import { inWords, spanInWords } from "#facts/dated";
import { SERIES } from "#facts/prices/change";
import type inflation from "./inflation.ts";
import vectors from "./vectors.ts";

const series = Object.values(SERIES).flatMap(({ what, periods }) =>
  periods.map(
    ({ from, to, source }) =>
      `${what}: ${spanInWords(from, to)}, from ${source.title}, read on ${inWords(source.read, "day")}.`,
  ),
);

export default {
  title: "Inflation calculator: prices and buying power",
  purpose:
    "Shows inflation from both sides: what things cost when prices have changed, and what the same sum of money still buys. It uses published consumer prices of the United States or the United Kingdom between two months, a yearly rate, or index figures of your own.",
  methodology: [
    "Prices that rise by the same rate every year grow like compound interest: cost later = amount × (1 + rate)^years. What money buys falls by the same factor: buying power = amount ÷ (1 + rate)^years.",
    "With a price index, the factor is the index of the second month divided by the index of the first. Average inflation is the yearly rate that gives this factor: factor^(12 ÷ months) - 1.",
  ],
  assumptions: [
    "The rate is the same every year. A part of a year counts as that part of a year's growth.",
    "Buying power is shown in prices as they were at first.",
    "The buying power that is lost is compared with the amount at first. It is less than the rise of prices: when prices double, half of it is lost.",
    ...series,
    "Published index figures are for whole months and are not seasonally adjusted. Only the month and year of a date count. The second month may be before the first.",
    "For fewer than 12 months, average inflation is what a whole year at that pace would give.",
    "Only what is shown is rounded.",
  ],
  limitations: [
    "Published figures end with the last month named above. We never extend or estimate them. There is no US figure for October 2025, because no prices were collected that month.",
    "There is no index of Canada, the euro area or Australia: we could not read a whole monthly series that two sources agree on. Enter index figures of your own for them.",
    "Amounts carry this site's currency sign, whichever country's index you choose. Exchange rates play no part.",
    "An average rate fits no one exactly. Rent, food and tuition can rise much faster or slower than the index.",
    "Future inflation is unknown. Try a lower and a higher rate.",
    "Index figures must be of the same series and on the same base.",
  ],
  example: {
    story: "You spend $40,000 a year, prices rise by 3% a year, and you look 20 years ahead.",
    inputs: { amount: 40000, by: "rate", annual_rate: 3, years: 20 },
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
        "Choose a recent month as “From” and the earlier month as “To”. The answer is what the same things cost then.",
    },
    {
      question: "Where do I get index figures?",
      answer:
        "The CPI of the United States and the CPI and RPI of the United Kingdom are built in. For others, ask your statistics office: in the United States the CPI-U of the Bureau of Labor Statistics, in Britain the CPI of the Office for National Statistics, in the euro area the HICP of Eurostat.",
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
  changes: [
    {
      version: "2.1.0",
      date: "2026-11-22",
      what: "A chart and a table show the years between two months of a published index. All other figures are the same as before.",
    },
    {
      version: "2.0.0",
      date: "2026-11-22",
      what: "Prices change by published US CPI-U, UK CPI or UK RPI figures between two months unless you choose a yearly rate or your own index. Programs that left out by must now send by=rate; answers by rate and by own index are the same as before.",
    },
  ],
} satisfies Content<typeof inflation>;
