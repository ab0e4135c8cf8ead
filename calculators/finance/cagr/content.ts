import type { Content } from "#engine";
import type cagr from "./cagr.ts";
import vectors from "./vectors.ts";

export default {
  title: "CAGR calculator: compound annual growth rate",
  purpose:
    "Calculates the compound annual growth rate: the one steady yearly rate that leads from a starting value to an ending value, over a number of years or between two dates.",
  about: [
    "Your fund gained 61% in five years, and your friend's gained 35% in three. Who did better? Total growth can't say, because the times differ. CAGR turns each gain into a yearly rate: about 10% for you and 10.5% for your friend.",
    "Analysts also use CAGR for revenue, users and populations. You need a starting value, an ending value and the years between them.",
  ],
  howToUse: [
    "Compare your CAGR with an index fund or the inflation rate over the same dates. A CAGR alone doesn't show whether you did well.",
    "Look at “Time to double”. It is easier to picture than a rate: at 11.6% a year, money doubles in about six years and four months.",
  ],
  methodology: [
    "In the formula, start and end are the two values, and years is the time between them. Divide the end by the start to get the growth multiple. Raise the multiple to the power 1 ÷ years to get the factor for one year. Subtract 1 to get the rate.",
    "The time to double is ln 2 ÷ ln(1 + rate), where ln is the natural logarithm.",
  ],
  assumptions: [
    "Nothing was paid in or taken out between the start and the end.",
    "Between two dates, days are divided by 365, as in the XIRR function of spreadsheets, unless you choose another day count.",
    "The CAGR is shown to four decimals.",
  ],
  limitations: [
    "CAGR hides the ups and downs. Two investments with the same CAGR can differ a lot in risk.",
    "CAGR is misleading if you added or took out money. For regular contributions, use the investment calculator.",
    "Over less than a year, CAGR shows what a full year would bring at the same pace. Growth may not continue that fast.",
    "The starting value must be above 0.",
  ],
  example: {
    story:
      "Mei's fund was worth $10,000 five years ago. Her statement now says $16,105.10, and she wonders what that is per year.",
    outcome:
      "Exactly 10% a year. In real life every year was different, and in one year the fund lost money. CAGR smooths all of that away.",
    inputs: { start_value: 10000, end_value: 16105.1, years: 5 },
  },
  mistakes: [
    "Averaging yearly returns. After a year of +50% and a year of −50%, the average is 0%. But $100 has become $75, a CAGR of −13.4%.",
    "Counting the values instead of the years. From the end of 2020 to the end of 2025 is five years, not six.",
    "Dividing total growth by the years. Growth of 61.05% over five years is 10% a year, not 12.2%.",
    "Picking flattering dates. If you start when prices were low, any fund looks good.",
  ],
  questions: [
    {
      question: "What is a good CAGR?",
      answer:
        "That depends on the risk and on what other investments earned. Compare your CAGR with an index over the same years.",
    },
    {
      question: "How is CAGR different from average return?",
      answer:
        "A plain average of yearly returns usually overstates your growth. CAGR is the rate that really leads from the first value to the last.",
    },
    {
      question: "Is 2020 to 2025 five years or six?",
      answer: "Five, from the end of 2020 to the end of 2025. What matters is the time between the two values.",
    },
    {
      question: "Why do I get 9.99% instead of 10% for dates exactly five years apart?",
      answer:
        "We count a year as 365 days, as XIRR does. With leap days, five years count as slightly more than 5. To get about 10%, choose “Actual days ÷ 365 (leap year 366)”.",
    },
    { question: "Can I use CAGR for sales or users?", answer: "Yes. The rate doesn't depend on what you count." },
  ],
  next: [
    { slug: "investment-growth", why: "add contributions, or find the rate you need." },
    { slug: "roi", why: "include dividends and costs." },
    { slug: "percentage-change", why: "total change, without the years." },
  ],
  related: ["roi", "investment-growth", "percentage-change", "compound-interest"],
  feeds: { "investment-growth": { annual_rate: "cagr" }, "compound-interest": { annual_rate: "cagr" } },
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 6.7, Investments (annual return)",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-7-investments",
    },
    {
      title: "Microsoft Learn, DAX reference, RRI function",
      url: "https://learn.microsoft.com/en-us/dax/rri-function-dax",
    },
    {
      title: "Microsoft Support, XIRR function (365 days a year)",
      url: "https://support.microsoft.com/en-us/office/xirr-function-de1242ec-6477-445b-b11b-a303ad9adc9d",
    },
  ],
  synonyms: [
    "compound annual growth rate",
    "annualized return",
    "annualised growth",
    "RRI",
    "geometric mean return",
    "growth rate",
    "average annual growth",
  ],
  everydayWords: ["annualized", "average per year", "growth", "portfolio", "fund", "grew"],
  inputWords: {
    start_value: "Revenue, sales, stock, house, investment then",
    end_value: "Grew, double, triple, turns into, needed",
    years: "Percent a year, smoothed out",
  },
  vectors,
  changes: [
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
} satisfies Content<typeof cagr>;
