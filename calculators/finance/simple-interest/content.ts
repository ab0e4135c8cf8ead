import type { Content } from "#engine";
import type simpleInterest from "./simple-interest.ts";
import vectors from "./vectors.ts";

export default {
  title: "Simple interest calculator with day counts",
  purpose:
    "Calculates simple interest on a sum for years, months, days or between two dates. It also finds the principal or the rate.",
  about: [
    "Simple interest is the kind you can do on a napkin: principal times rate times time. Loans between friends, late-payment charges, court judgments and many short business loans use simple interest.",
    "Contracts count days in different ways. A year can have 360 or 365 days, and a month can have 30 days or its real length. This rule is called the day count. Enter the time as days or two dates, then choose the day count that your contract names.",
  ],
  howToUse: [
    "For a loan to a friend, put the principal, the rate, both dates and the day count in a short note, and sign it. Then you both know what the interest will be.",
    "To check a late fee on an invoice, enter the amount, the rate in the contract and the number of days since the due date.",
  ],
  methodology: [
    "In the formula, principal is the sum lent, rate is the yearly rate and time is in years. Interest is never added to the principal, so twice the time gives twice the interest.",
    "You choose whether a day is 1/365 of a year (exact interest) or 1/360 of a year (ordinary interest). Between two dates, we count the days by the calendar or as if every month had 30 days.",
    "The same formula, rearranged, gives the principal or the rate.",
  ],
  assumptions: [
    "If you don't choose otherwise, a year has 365 days, even in leap years.",
    "Between two dates, the first day doesn't count and the last day does.",
    "If you count 30-day months, the American and European methods can differ when the end date is the 31st. From January 15 to March 31, the European method counts 75 days and the American method counts 76.",
    "If you enter months, each month counts as 1/12 of a year.",
  ],
  limitations: [
    "Don't use it for most savings accounts and credit cards. They use compound interest.",
    "It doesn't handle payments along the way. After each payment, start again with the remaining balance.",
    "With the wrong day count, the interest is wrong too. Look for the day count in your contract.",
  ],
  example: {
    story:
      "Paul lends his cousin $5,000 for a food truck, at 6%, from November 20, 2026 to May 20, 2027. They agree on simple interest and a year of 365 days.",
    outcome:
      "His cousin repays $5,148.77 on the due date. With a 360-day year, the interest would be $150.83, about two dollars more. The day count in their agreement settles which figure is right.",
    inputs: {
      find: "interest",
      principal: 5000,
      annual_rate: 6,
      time_as: "dates",
      start: "2026-11-20",
      end: "2027-05-20",
    },
  },
  mistakes: [
    "Entering 0.06 for 6%. Enter 6.",
    "Typing a number of months while the time is set to days.",
    "Using simple interest for a savings account. Savings accounts compound.",
    "Overlooking that a lender counts actual days but divides by 360. That raises the interest by 1.4%.",
    "Counting both the first and the last day.",
  ],
  questions: [
    {
      question: "What is the formula for simple interest?",
      answer: "Interest = principal × rate × time. $5,000 at 6% for one year is $300.",
    },
    {
      question: "What is the difference between simple and compound interest?",
      answer:
        "Simple interest is charged only on the original principal. Compound interest is also charged on earlier interest.",
    },
    {
      question: "Should I divide by 360 or 365?",
      answer:
        "Follow the contract. Consumer loans mostly use 365. US banks often use 360 for business loans. With 360, each day costs slightly more: 365 days at 6% cost 6.08% of the principal.",
    },
    {
      question: "How do I calculate interest for one month?",
      answer:
        "Divide the yearly interest by 12. If your contract counts days, multiply the yearly interest by the number of days in the month and divide by 365, or by 360 if your contract says so.",
    },
    {
      question: "Why do my bank's figures differ?",
      answer:
        "The bank may use another day count, count the first day too, or round differently. Try the other day counts.",
    },
  ],
  next: [
    { slug: "compound-interest", why: "when interest earns interest." },
    { slug: "loan", why: "when you repay in installments." },
    { slug: "date-difference", why: "count the days yourself." },
  ],
  related: ["loan", "apr", "date-difference", "credit-card-payoff"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 6.3, Simple Interest",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-3-simple-interest",
    },
    {
      title: "International Swaps and Derivatives Association, 2006 ISDA Definitions, section 4.16, Day Count Fraction",
    },
  ],
  synonyms: [
    "I = Prt",
    "ordinary interest",
    "exact interest",
    "banker's rule",
    "day count",
    "30/360",
    "actual/360",
    "per diem",
    "promissory note",
    "interest by days",
  ],
  everydayWords: ["I = prt", "p times r t", "flat"],
  inputWords: {
    principal: "Lent, borrowed, family, brother, friend owe me",
    interest: "Late fee, invoice, judgment",
    total: "Promissory note repaid",
    annual_rate: "Percent, no compounding",
    days: "Over how long",
    days_in_year: "365 or 360, per day",
    day_count: "Actual or 30-day months",
  },
  vectors,
  changes: [
    {
      version: "1.0.2",
      date: "2026-11-26",
    },
    {
      version: "1.0.1",
      date: "2026-11-23",
    },
  ],
} satisfies Content<typeof simpleInterest>;
