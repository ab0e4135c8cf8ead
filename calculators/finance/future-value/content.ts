import { PRINCIPLES_FINANCE_7_2 } from "#calculators/sources";
import type { Content } from "#engine";
import type futureValue from "./future-value.ts";
import vectors from "./vectors.ts";

export default {
  title: "Future value calculator: lump sum and payments",
  purpose: "Calculates what an amount today, regular payments, or both together grow to at a fixed interest rate.",
  about: [
    "What will $10,000 be worth in ten years? And how much more if you add $100 every month? Future value answers both questions. It is the money you put in plus all the interest it earns.",
    "Use it to see what a deposit or a savings plan grows to, or to compare money now with a larger amount later.",
  ],
  howToUse: [
    "Enter the amount you have today, the payment you add each period, or both. Enter 0 for the one you don't have.",
    "Under “Length of a period”, choose how often you make a payment. Then enter how many periods there are. For ten years of monthly payments, enter 120.",
    "In the chart, the distance between the two lines is the interest earned so far. It is small at first and large at the end.",
    "To find the amount, the payment or the rate that leads to a target, open “What if” below the answer.",
  ],
  methodology: [
    "In the formula, PV is the amount today, i is the interest rate for one period and n is the number of periods. The amount today is multiplied by (1 + i) once for each period.",
    "The last payment comes at the end and earns no interest. The payment before the last earns interest for one period, and so on. The second part of the formula adds up all payments with their interest. At an interest rate of 0%, the second part is the payment × n.",
    "Payments at the beginning of each period earn interest for one more period. We then multiply the second part by (1 + i).",
  ],
  assumptions: [
    "The interest rate and the payment stay the same.",
    "The interest rate is a yearly rate. We use it and the compounding you choose to work out the rate for one period.",
    "With monthly periods and monthly compounding, the monthly rate is the yearly rate ÷ 12, as in the FV function of spreadsheets.",
    "Figures are rounded only when they are shown.",
  ],
  limitations: [
    "Taxes, fees and inflation aren't subtracted. If prices rise 3% a year, they are 1.34 times as high after ten years. To see the result in today's prices, divide it by 1.34.",
    "Rates of savings accounts change, and investments go up and down. If the rate changes, your result will differ.",
    "All payments must be the same amount. For payments of different amounts, the NPV calculator gives their value today.",
    "Some banks pay no interest on a deposit until the next compounding date. For those banks, use the compound interest calculator.",
  ],
  example: {
    story:
      "Rosa puts $5,000 from a bonus into an account for her son and adds $150 every month until he turns 18, in 15 years. The account earns 4%, compounded monthly.",
    outcome: "The account will hold about $46,015. Rosa will have paid in $32,000, and the rest is interest.",
    inputs: { present_value: 5000, payment: 150, periods: 180, annual_rate: 4, compounding: "monthly" },
  },
  mistakes: [
    "Entering years as periods when the periods are months. Ten years of monthly payments are 120 periods.",
    "Dividing the rate by 12 before entering it. Enter the yearly rate.",
    "Choosing “Beginning of each period” when the first payment comes at the end of the first period.",
    "Comparing a future value with today's prices. Things will cost more by then.",
  ],
  questions: [
    {
      question: "What is the difference between future value and present value?",
      answer: "Future value is what today's money grows to. Present value is what money in the future is worth today.",
    },
    {
      question: "What is the future value of $10,000 in 10 years?",
      answer: "At 4% a year, it is $14,802.44. At 6%, it is $17,908.48. At 8%, it is $21,589.25.",
    },
    {
      question: "How do I get the same answer as the FV function in a spreadsheet?",
      answer:
        "Choose compounding that matches the length of a period: “Every month” if a period is a month. In FV, money you pay is negative and money you get is positive. On this page, all amounts are positive.",
    },
    {
      question: "Does it matter when in the period I pay?",
      answer:
        "Yes. If you pay at the beginning, each payment earns interest for one more period. At 6%, monthly payments then grow to about half a percent more.",
    },
    {
      question: "How long does it take for money to double?",
      answer:
        "Divide 72 by the yearly rate for a good estimate. At 6%, money doubles in about 12 years. At 8%, it doubles in about 9 years.",
    },
  ],
  next: [
    { slug: "present-value", why: "what future money is worth today." },
    { slug: "inflation", why: "what the result will buy." },
    { slug: "savings-goal", why: "how much to save to reach a target." },
  ],
  related: ["present-value", "compound-interest", "investment-growth", "savings-goal"],
  sources: [
    PRINCIPLES_FINANCE_7_2,
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
  everydayWords: ["FV", "worth later", "lump sum", "annuity", "set aside"],
  inputWords: {
    present_value: "Worth now, deposit",
    payment: "Put away every week, month, quarter, year",
    periods: "120 months are ten years",
    annual_rate: "Expected, yearly",
    timing: "End or start, annuity due",
  },
  vectors,
  changes: [
    {
      version: "1.0.2",
      date: "2026-11-26",
      what: "Answers are refused only where the value has more than 30 digits. We refused every rate and time whose product was above 3,000, such as $1 at 100% over 33 years.",
    },
    {
      version: "1.0.1",
      date: "2026-11-24",
    },
  ],
  released: "2026-11-23",
} satisfies Content<typeof futureValue>;
