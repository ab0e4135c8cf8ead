import type { Content } from "#engine";
import type simpleInterest from "./simple-interest.ts";
import vectors from "./vectors.ts";

export default {
  title: "Simple interest calculator with day counts",
  purpose:
    "Calculates simple interest on a sum for years, months, days or between two dates. It also finds the principal or the rate, using the day count in your contract.",
  about: [
    "Simple interest is the kind you can do on a napkin: principal times rate times time. Loans between friends, late-payment charges, court judgments and many short business loans use it.",
    "The difficulty is in the days. A year can count as 360 or 365 days, and a month as 30 days or its real length. Contracts differ, so choose the day count that yours names.",
  ],
  howToUse: [
    "For a loan to a friend, put the principal, the rate, both dates and the day count in a short note, and sign it. Then you both know what the interest will be.",
    "To check a late fee on an invoice, enter the amount, the rate in the contract and the days since it was due.",
  ],
  methodology: [
    "In the formula, principal is the sum lent, rate is the yearly rate and time is in years. Nothing is added to the principal along the way, so twice the time is twice the interest.",
    "A day is 1/365 of a year (exact interest) or 1/360 (ordinary interest), as you choose. Between two dates, the days are counted first, by the calendar or as if every month had thirty.",
    "To find the principal or the rate, solve the same equation for it.",
  ],
  assumptions: [
    "A year has 365 days unless you choose otherwise, in leap years too.",
    "Between two dates, the first day doesn't count and the last one does.",
    "With 30-day months, the 31st counts as the 30th in the European method. In the American method, an end date on the 31st counts as the 30th only if the start date is the 30th or 31st. From January 15 to March 31 is 75 days in the European method and 76 in the American one.",
    "Four months count as 4/12 of a year, however many days are in them.",
    "Interest is rounded only for display, with halves rounding up. Many lenders round every fraction of a cent up.",
  ],
  limitations: [
    "Most savings accounts and credit cards compound; this doesn't.",
    "It doesn't handle payments along the way. After each payment, start again with the remaining balance.",
    "Your contract says which day count applies. This page can't know it.",
  ],
  example: {
    story:
      "Paul lends his cousin $5,000 for a food truck, at 6%, from November 20, 2026 to May 20, 2027. They agree on simple interest and a year of 365 days.",
    outcome:
      "His cousin repays $5,148.77 on the due date. With a 360-day year the interest would have been $150.83, about two dollars more, so it was worth writing the day count down.",
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
    "Entering months as days, or 6% as 0.06.",
    "Using simple interest for a savings account. Those compound.",
    "Not noticing that a lender divides actual days by 360, which raises the cost by 1.4%.",
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
        "Simple interest is always on the original principal. Compound interest is also on earlier interest. Over one period they are equal.",
    },
    {
      question: "Should I divide by 360 or 365?",
      answer:
        "Follow the contract. US banks often use 360 for business loans, which makes each day slightly more expensive: 365 days at 6% then cost 6.08%. Consumer loans mostly use 365.",
    },
    {
      question: "How do I calculate interest for one month?",
      answer:
        "Take a twelfth of the yearly interest. Or multiply the yearly interest by the number of days and divide by 365. In a month of 31 days, that is a little more.",
    },
    {
      question: "Why do my bank's figures differ?",
      answer: "Usually the day count, whether the first or last day counts, or rounding. Try the other day counts.",
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
  everydayWords: [
    "I = prt",
    "flat",
    "loan to a friend, family",
    "lent",
    "owe me",
    "over, per day",
    "late fee on an unpaid invoice",
    "judgment",
    "promissory note",
    "plain",
    "percent",
    "p times r times t",
    "borrowed",
  ],
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-23",
      what: "The step that counts the days says whether it uses the calendar or months of 30 days. All figures are the same as before.",
    },
  ],
} satisfies Content<typeof simpleInterest>;
