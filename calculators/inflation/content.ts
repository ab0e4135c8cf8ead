import type { Content } from "#engine";
import { factInWords } from "#facts/in-words";
import { SERIES } from "#facts/prices/change";
import type inflation from "./inflation.ts";
import vectors from "./vectors.ts";

const series = Object.values(SERIES).map(factInWords);

export default {
  title: "Inflation calculator: prices and buying power",
  purpose:
    "Shows inflation from both sides: what the same things cost later, and what the same amount of money still buys. Use published consumer price indexes for the US, the UK, Canada, the euro area or Australia, a yearly rate, or your own index figures.",
  about: [
    "What is $100 from 1990 worth today? Has your pay kept up with prices? How much will $40,000 a year buy when you retire? All three are the same calculation.",
    "For the past, use the consumer price index (CPI), the official record of what households pay. For the future, try a rate, because no one knows what prices will do.",
  ],
  howToUse: [
    "To check a raise, enter your old pay and the month when it began. “Inflation-adjusted cost” is the pay you need now to buy as much as you could then.",
    "To plan ahead, switch to a yearly rate. Run it once with 2% and once with 4%: over 20 years, prices rise by 49% at 2% and by 119% at 4%.",
    "To judge an investment, compare its growth with total inflation over the same time. Only growth above inflation is a real gain.",
  ],
  methodology: [
    "The price factor is the end price divided by the start price: 1.5 means that prices rose by half. With a price index, divide the index of the end month by the index of the start month. With a rate it is (1 + rate) to the power of the number of years, as in compound interest.",
    "The inflation-adjusted cost is the amount times the factor. Buying power is the amount divided by it.",
    "Average annual inflation is the steady yearly rate that gives the same factor: factor^(12 ÷ months) - 1.",
  ],
  assumptions: [
    "A yearly rate stays the same every year. The number of years may have decimals: 2.5 means two and a half years.",
    "Buying power is in dollars of the start month.",
    "Buying power lost is a share of the starting amount. It is smaller than the rise in prices: when prices double, you lose half.",
    ...series,
    "Published index figures are for whole months and aren't seasonally adjusted. Only the month and year of a date count. Australia's index is by quarter: a date counts for its whole quarter. The end month may be before the start month.",
    "For less than 12 months, average annual inflation is what a whole year at that pace would give.",
    "Only displayed figures are rounded.",
  ],
  limitations: [
    "Published figures end with the last month named above. We never extend or estimate them. There is no US figure for October 2025, because no prices were collected that month.",
    "The Canadian and Australian figures end in 2023: we found no later ones that two sources agree on. Enter your own index figures for later months.",
    "The euro area figures cover the same 19 countries in every month: those that used the euro from 2015 to 2022.",
    "Amounts are shown with your region's currency sign, whichever country's index you choose. Exchange rates play no part.",
    "Your own inflation differs from the average. Rent, food and tuition can rise much faster or slower than the index.",
    "Future inflation is unknown. Try a lower and a higher rate.",
  ],
  example: {
    story:
      "Elena earned $58,000 in June 2021. Five years later she earns $66,000, 13.8% more, and still feels poorer. She enters her old pay and the two months.",
    outcome:
      "She isn't imagining it. Prices rose 22.91%, so she would need $5,290.03 more just to buy what she could in 2021. She takes that figure into her pay review.",
    inputs: { amount: 58000, by: "cpi", from: "2021-06-01", to: "2026-06-01" },
  },
  mistakes: [
    "Adding up yearly rates. Ten years at 3% is 34.39%, not 30%, because each rise builds on the last.",
    "Thinking that 50% inflation takes half your money. It takes a third: you can still buy two thirds of what you could before.",
    "Planning retirement in today's dollars and forgetting to add inflation.",
    "Mixing two series, or figures with different base years. Both index figures must come from the same table.",
  ],
  questions: [
    {
      question: "How much is $100 from 1990 worth today?",
      answer:
        "By the US CPI, $100 in June 1990 bought as much as $257.08 buys in June 2026. Enter your own amount and months for any other year.",
    },
    {
      question: "What is the difference between the two results?",
      answer:
        "The first is what the same things cost later. The second is what the same money still buys. At 3% for ten years, things that cost $1,000 will cost $1,343.92, and $1,000 kept in a drawer will buy as much as $744.09 does now.",
    },
    {
      question: "How do I find what today's money was worth years ago?",
      answer:
        "Choose a recent month as the start and the earlier month as the end. You get what the same things cost then.",
    },
    {
      question: "Should I use the CPI or the RPI for the UK?",
      answer:
        "Use the CPI unless a contract names the RPI. The RPI is older and usually shows higher inflation, and the Office for National Statistics advises against it.",
    },
    {
      question: "Where do I get index figures?",
      answer:
        "Six indexes are built in: see “Price index”. For another country, look on the website of its statistics office.",
    },
    {
      question: "How fast do prices double?",
      answer: "Divide 72 by the rate for a good guess: at 3%, about 24 years. The exact time is 23.4 years.",
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
  everydayWords: [
    "worth today, money",
    "adjusted",
    "since",
    "prices risen, gone up",
    "old wage, salary then",
    "buying, purchasing power",
    "dollar",
    "real value",
    "buy now",
    "back in 1985",
    "bread",
    "dollars",
  ],
  vectors,
  changes: [
    {
      version: "2.2.3",
      date: "2026-11-24",
      what: "“Cost of the same things” is now “Inflation-adjusted cost”. All figures are the same as before.",
    },
    {
      version: "2.2.2",
      date: "2026-11-24",
      what: "The answer words the average yearly rate more plainly. All figures are the same as before.",
    },
    {
      version: "2.2.1",
      date: "2026-11-23",
      what: "Worded the answer more clearly. All figures are the same as before.",
    },
    {
      version: "2.2.0",
      date: "2026-11-22",
      what: "Three more published indexes: Canada's CPI from 1960, the euro area's HICP from 1996 and Australia's CPI from 1948. Answers to earlier inputs are the same as before.",
    },
    {
      version: "2.1.0",
      date: "2026-11-22",
      what: "A chart and a table show the years between two months of a published index. All other figures are the same as before.",
    },
    {
      version: "2.0.0",
      date: "2026-11-22",
      what: "Prices change by a published index between two months, unless you choose a yearly rate or your own index. Programs that use a yearly rate must now send by=rate.",
    },
  ],
} satisfies Content<typeof inflation>;
