import type { Content } from "#engine";
import { inWords, newestOf } from "#facts/dated";
import { factLine } from "#facts/in-words";
import { newestMonth, SERIES } from "#facts/prices/change";
import { printed } from "../../shared/printed.ts";
import inflation from "./inflation.ts";
import vectors from "./vectors.ts";

const factLines = Object.values(SERIES).map(factLine);

const NEWEST_MONTH = newestMonth("us_cpi_u");
const since1990 = printed(inflation, { amount: 100, from: "1990-06-01", to: NEWEST_MONTH });
/** "The Canadian Consumer Price Index (CPI) ends in October 2023." */
const ended = Object.values(SERIES)
  .filter((fact) => newestOf(fact).to.slice(0, 4) < NEWEST_MONTH.slice(0, 4))
  .map((fact) => `The ${fact.what} ends in ${inWords(newestOf(fact).to, "month")}.`)
  .join(" ");

export default {
  title: "Inflation calculator: prices and buying power",
  purpose:
    "Shows what the same things cost later, and what the same amount of money buys later. Use a yearly rate, your own index figures, or published consumer price indexes for the US, the UK, Canada, the euro area and Australia.",
  about: [
    "What is $100 from 1990 worth today? Has your pay kept up with prices? How much will $40,000 a year buy when you retire?",
    "For the past, use a consumer price index (CPI), the official record of what households pay. For the future, enter a yearly rate that you expect.",
  ],
  howToUse: [
    "To check a raise, enter your old pay. As the start month, choose the month when that pay began. “Inflation-adjusted cost” is the pay you need now to buy as much as you could then.",
    "To plan ahead, choose “A yearly rate”. Try 2% and then 4%. Over 20 years, prices rise by 49% at 2% and by 119% at 4%.",
    "To judge an investment, compare its growth with total inflation over the same time. Only growth above inflation is a real gain.",
  ],
  methodology: [
    "The price factor is the price at the end divided by the price at the start. A factor of 1.5 means that prices rose by half. With a price index, the factor is the index in the end month divided by the index in the start month. With a yearly rate, the factor is (1 + rate) to the power of the number of years, as in the formula.",
    "The inflation-adjusted cost is the amount times the price factor. Buying power is the amount divided by the price factor.",
    "Average annual inflation is the steady yearly rate that leads to the same price factor.",
  ],
  assumptions: [
    "A yearly rate stays the same every year.",
    "Buying power lost is smaller than the rise in prices. When prices rise by 100%, you lose 50%, because the same money buys half as much.",
    ...factLines.map(({ line }) => line),
    "Published index figures are for whole months. Australia's figures are for whole quarters.",
    "For less than 12 months, average annual inflation is what a full year at the same pace would bring.",
  ],
  factLines,
  limitations: [
    `The published figures end with the months named under “Assumptions”. ${ended} For later months, enter your own index figures.`,
    "There is no US figure for October 2025, because no prices were collected that month.",
    "The euro area figures cover the same 19 countries in every month: those that used the euro in 2022.",
    "The page doesn't convert currencies. The currency sign follows your region, even if you choose another country's index.",
    "An index is an average. Your own rent, food and tuition can rise much faster or slower.",
    "Future inflation is unknown. Try a lower and a higher rate.",
  ],
  example: {
    story:
      "Elena earned $58,000 in June 2021. Five years later she earns $66,000, 13.8% more, and still feels poorer. She enters her old pay, June 2021 and June 2026.",
    outcome:
      "Prices rose 22.91%, but her pay rose only 13.8%. To buy what she could in 2021, she would have to earn $5,290.03 more than she does now. She brings this up in her pay review.",
    inputs: { amount: 58000, by: "cpi", from: "2021-06-01", to: "2026-06-01" },
  },
  mistakes: [
    "Adding up yearly rates. Ten years at 3% make 34.39%, not 30%, because each rise builds on the last.",
    "Thinking that 50% inflation halves what your money buys. You can still buy two thirds of what you could before.",
    "Planning retirement with today's prices. Prices will be higher by then.",
    "Taking the starting index and the ending index from different tables. Both must come from the same table.",
  ],
  questions: [
    {
      question: "How much is $100 from 1990 worth today?",
      answer: `By the US CPI, $100 in June 1990 bought as much as ${since1990("future_cost")} buys in ${since1990("to_month")}. Enter your own amount and months for any other year.`,
    },
    {
      question: "What is the difference between inflation-adjusted cost and buying power?",
      answer:
        "Inflation-adjusted cost is what the same things cost later. Buying power is what the same money buys later. At 3% for ten years, things that cost $1,000 now will cost $1,343.92. And $1,000 kept in a drawer will buy only as much as $744.09 does now.",
    },
    {
      question: "How do I find what today's money was worth years ago?",
      answer:
        "Choose a recent month as the start month and the earlier month as the end month. “Inflation-adjusted cost” is then what the same things cost in that earlier month.",
    },
    {
      question: "Should I use the CPI or the RPI for the UK?",
      answer:
        "Use the CPI, except when a contract names the RPI. The RPI is older and usually shows higher inflation. The UK's Office for National Statistics advises against it.",
    },
    {
      question: "Where do I get index figures?",
      answer:
        "The six indexes under “Price index” are built in. For another country, look on the website of that country's statistics office.",
    },
    {
      question: "How fast do prices double?",
      answer: "Divide 72 by the yearly rate for a good guess. At 3%, that is 24 years. The exact time is 23.4 years.",
    },
  ],
  next: [
    { slug: "salary", why: "turn the pay you need into an hourly or monthly figure." },
    { slug: "retirement-savings", why: "save for costs that keep rising." },
    { slug: "cagr", why: "compare inflation with the yearly growth of an investment." },
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
    "HICP",
    "real value",
    "deflation",
  ],
  everydayWords: ["purchasing power", "buying", "adjusted", "prices risen", "back in"],
  inputWords: {
    amount: "Dollars, bucks, old salary, wage, bread cost",
    from: "In 1990, since, then",
    to: "Now, today, real value",
    index: "US, UK, Germany and others",
    annual_rate: "Prices gone up a year",
    years: "From now on",
    from_index: "CPI then",
    to_index: "CPI later",
  },
  vectors,
  changes: [
    {
      version: "2.4.0",
      date: "2026-11-26",
      what: "Knows Canadian prices of November 2023 to November 2024. All other answers are the same as before.",
    },
    {
      version: "2.3.0",
      date: "2026-11-26",
      what: "Knows US prices of July and August 2026, and the form begins with the newest month that has a figure. All other answers are the same as before.",
    },
    {
      version: "2.2.4",
      date: "2026-11-26",
      what: "Answers are refused only where a figure has more than 30 digits. We refused every rate and time whose product was above 3,000, such as $1 at 100% over 33 years.",
    },
    {
      version: "2.2.3",
      date: "2026-11-24",
    },
    {
      version: "2.2.2",
      date: "2026-11-24",
    },
    {
      version: "2.2.1",
      date: "2026-11-23",
    },
    {
      version: "2.2.0",
      date: "2026-11-22",
      what: "Three more published indexes: Canada's CPI from 1960, the euro area's HICP from 1996 and Australia's CPI from 1948. Answers to earlier inputs are the same as before.",
    },
    {
      version: "2.1.0",
      date: "2026-11-22",
      what: "With a published index, a chart and a table show the years in between. All other figures are the same as before.",
    },
    {
      version: "2.0.0",
      date: "2026-11-22",
      what: "It starts with a published price index and two months. You can also choose a yearly rate or your own index. Programs that use a yearly rate must now send by=rate.",
    },
  ],
} satisfies Content<typeof inflation>;
