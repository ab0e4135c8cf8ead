import type { Content } from "#engine";
import type cagr from "./cagr.ts";
import vectors from "./vectors.ts";

export default {
  title: "CAGR calculator: growth a year",
  purpose:
    "Works out the compound annual growth rate: the one steady yearly rate that leads from a value at the start to a value at the end, over some years or between two dates.",
  methodology: [
    "The end value divided by the start value says how many times as much it has become. The root of that for the number of years is the growth of one year: (end ÷ start)^(1 ÷ years) - 1.",
    "Between two dates the years are counted by the day count you choose, with fractions. How long the value takes to double at that rate is ln 2 ÷ ln(1 + rate).",
  ],
  assumptions: [
    "Nothing was paid in or taken out on the way.",
    "Between dates the days are divided by 365, as the XIRR function of spreadsheets does. With “Days over 365, or 366 in leap years” a whole number of calendar years is exactly that number.",
    "The last day counts and the first does not.",
    "Nothing is rounded on the way. Four decimals are shown.",
  ],
  limitations: [
    "It hides the ups and downs between start and end. Two investments with the same rate can differ much in risk.",
    "With payments on the way it misleads. The investment calculator takes regular ones into account.",
    "Under a year it shows a pace that may never have lasted that long.",
    "Below zero at the start no growth rate exists, so the start value must be more than 0.",
  ],
  example: {
    story: "A fund was worth $10,000 five years ago and is worth $16,105.10 now.",
    inputs: { start_value: 10000, end_value: 16105.1, years: 5 },
  },
  questions: [
    {
      question: "How is it different from the average of the yearly returns?",
      answer:
        "The average overstates what you have. After +50% and -50% the average is 0%, but 100 has become 75, which is a CAGR of -13.4%.",
    },
    {
      question: "Should I count 2020 to 2025 as five years or six?",
      answer:
        "Five, from the end of 2020 to the end of 2025. What counts is how many years pass between the two values, not how many numbers you have.",
    },
    {
      question: "Why do I get 9.99% for dates that are exactly five years apart?",
      answer:
        "Because a year is taken as 365 days, as in XIRR, and leap years make five years a little longer than that. Choose the day count with 366 days in leap years to get 10%.",
    },
    {
      question: "Can I use it for sales or users instead of money?",
      answer: "Yes. The rate does not depend on what is counted: just read the amounts as numbers.",
    },
  ],
  related: ["roi", "investment-growth", "percentage-change", "apy", "compound-interest"],
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
    "XIRR",
    "average annual growth",
  ],
  vectors,
} satisfies Content<typeof cagr>;
