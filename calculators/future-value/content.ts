import type { Content } from "#engine";
import type futureValue from "./future-value.ts";
import vectors from "./vectors.ts";

export default {
  title: "Future value calculator: lump sum and payments",
  purpose: "Calculates what an amount today, regular payments, or both together grow to at a fixed interest rate.",
  about: [
    "What will $10,000 be worth in ten years? And how much more if you add $100 every month? Future value answers both: it is today's money plus the interest, and the interest on that interest.",
    "Use it to see what a deposit or a savings plan comes to, or to compare money now with a larger amount later. If compounding matches the length of a period, it gives the same result as the FV function of spreadsheets and financial calculators.",
  ],
  howToUse: [
    "Enter the amount you have today, the payment you add each period, or both. Enter 0 for the one you don't need.",
    "Choose the length of a period and enter how many there are: 120 months, 40 quarters or 10 years are the same time. Payments come once a period.",
    "The interest earned shows what time adds. In the chart, the distance between the two lines is interest: small at first, large at the end.",
    "To find the amount, the payment or the rate that leads to a target, open “What if” below the answer.",
  ],
  methodology: [
    "In the formula, PV is the amount today, i the rate for one period and n the number of periods. The amount today earns interest in every period, so it is multiplied by (1 + i) once for each.",
    "The last payment comes at the end and earns nothing, the one before it earns for one period, and so on. The second part of the formula adds them all up in one step. At a rate of 0, it is the payment × n.",
    "Payments at the beginning of each period earn interest for one more period, so their sum is multiplied by (1 + i).",
  ],
  assumptions: [
    "The interest rate is a yearly rate with the compounding you choose. We convert it to the equivalent rate for one period.",
    "With monthly periods and monthly compounding, the monthly rate is the yearly rate ÷ 12, as in the FV function of spreadsheets.",
    "All payments are the same, and the rate stays the same.",
    "Nothing is rounded along the way, only what you see.",
  ],
  limitations: [
    "Taxes, fees and inflation aren't taken off. Prices that rise 3% a year are 1.34 times as high after ten years. Divide the result by that to see what it buys in today's prices.",
    "Rates of savings accounts change, and investments go up and down. A fixed rate is an assumption, not a promise.",
    "For payments of different amounts, the NPV calculator gives their value today. Some banks pay no interest on a deposit until the next compounding date. For those, use the compound interest calculator.",
  ],
  example: {
    story:
      "Rosa puts $5,000 from a bonus into an account for her son and adds $150 every month until he turns 18, in 15 years. The account earns 4%, compounded monthly.",
    outcome: "The account will hold about $46,015. Rosa will have paid in $32,000 of it, and the rest is interest.",
    inputs: { present_value: 5000, payment: 150, periods: 180, annual_rate: 4, compounding: "monthly" },
  },
  mistakes: [
    "Entering years as periods when the periods are months. Ten years of monthly payments is 120 periods.",
    "Dividing the rate by 12 before entering it. Enter the yearly rate; we turn it into the rate for one period.",
    "Choosing payments at the beginning when the first one comes at the end of the first period.",
    "Comparing a future value with today's prices. Things will cost more by then.",
  ],
  questions: [
    {
      question: "What is the difference between future value and present value?",
      answer:
        "Future value says what today's money grows to. Present value goes the other way: it says what money in the future is worth today.",
    },
    {
      question: "What is the future value of $10,000 in 10 years?",
      answer: "At 4% a year, $14,802.44. At 6%, $17,908.48. At 8%, $21,589.25.",
    },
    {
      question: "How do I get the same answer as the FV function in a spreadsheet?",
      answer:
        "Choose the same compounding as the length of a period, because FV takes one rate for each period. FV also shows money you get as positive and money you pay as negative; here everything is positive.",
    },
    {
      question: "Does it matter when in the period I pay?",
      answer:
        "Yes: at the beginning, each payment earns interest for one more period. At 6%, monthly payments made at the beginning come to about half a percent more.",
    },
    {
      question: "How long does it take for money to double?",
      answer: "About 72 divided by the rate: 12 years at 6%, 9 years at 8%.",
    },
  ],
  next: [
    { slug: "present-value", why: "what future money is worth today." },
    { slug: "inflation", why: "what the result will buy." },
    { slug: "savings-goal", why: "how much to save to reach a target." },
  ],
  related: ["present-value", "compound-interest", "investment-growth", "savings-goal"],
  sources: [
    {
      title: "OpenStax, Principles of Finance, section 7.2, Time Value of Money (TVM) Basics",
      url: "https://openstax.org/books/principles-finance/pages/7-2-time-value-of-money-tvm-basics",
    },
    {
      title: "OpenStax, College Algebra 2e, section 9.4, Series and Their Notations",
      url: "https://openstax.org/books/college-algebra-2e/pages/9-4-series-and-their-notations",
    },
    {
      title: "Microsoft Support, FV function",
      url: "https://support.microsoft.com/en-us/office/fv-function-2eef9f44-a084-4c61-bdd8-4fe4bb1b71b3",
    },
  ],
  synonyms: ["FV", "value later", "lump sum growth", "annuity future value", "time value of money"],
  everydayWords: [
    "FV",
    "worth later",
    "worth after years",
    "end of every month",
    "put away a week, each quarter",
    "set aside every year",
    "saving",
    "annuity due",
    "lump sum",
    "deposit",
    "big",
  ],
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-24",
      what: "The answer says “120 payments of $100.00, made every month”, and two labels are clearer. All figures are the same as before.",
    },
  ],
  released: "2026-11-23",
} satisfies Content<typeof futureValue>;
