import type { Content } from "#engine";
import type simpleInterest from "./simple-interest.ts";
import vectors from "./vectors.ts";

export default {
  title: "Simple interest calculator with day counts",
  purpose:
    "Works out simple interest on a sum of money for years, months, days or between two dates, or the principal or the rate behind it, by the day count that your contract uses.",
  methodology: [
    "Interest is the principal times the yearly rate times the time in years. Nothing is added to the principal on the way, so twice the time is twice the interest.",
    "Days are a part of a year. By exact interest a day is 1/365 of it, by ordinary interest 1/360. Between two dates the days themselves are counted first: as they are in the calendar, or as if every month had thirty.",
    "The principal or the rate comes from the same equation, turned around.",
  ],
  assumptions: [
    "Days count over a year of 365 unless you choose otherwise, also in leap years.",
    "Between two dates the first day is not counted and the last one is.",
    "With months of thirty days the 31st counts as the 30th: in Europe always, in America as the last day only where the first is the 30th or 31st. February keeps its own length.",
    "Four months are 4/12 of a year, whatever days they have.",
    "Interest is rounded only when it is shown, half a cent upwards. Many lenders round any part of a cent up.",
  ],
  limitations: [
    "Most savings accounts and credit cards compound: they add interest to the balance, and then interest earns interest. This does not.",
    "It knows no payments in between. After one, take what is left as the principal of a new sum.",
    "Which day count applies is said in the contract, and is not known here.",
  ],
  example: {
    story: "You lend $5,000 at 6% from 20 November 2026 to 20 May 2027.",
    inputs: {
      find: "interest",
      principal: 5000,
      annual_rate: 6,
      time_as: "dates",
      start: "2026-11-20",
      end: "2027-05-20",
    },
  },
  questions: [
    {
      question: "Should I divide the days by 360 or by 365?",
      answer:
        "By what the contract says. Banks in the United States often use 360 for business loans, which makes a day's interest a little dearer: 365 days at 6% then cost 6.08%. Consumer loans mostly use 365.",
    },
    {
      question: "What is the difference between simple and compound interest?",
      answer:
        "Simple interest is always on the principal. Compound interest is also on the interest that has come before. Over one period they are the same, and after that compound interest is more.",
    },
    {
      question: "How do I work out the interest for one month?",
      answer:
        "Take a twelfth of the yearly interest, which is what “1 month” gives, or count the days of that month over 365. The two differ: 31 days are a little more than a twelfth of a year.",
    },
    {
      question: "Why do my bank's figures differ by a few days of interest?",
      answer:
        "The usual reasons are the day count, whether the first or the last day counts, and rounding. Try the other day counts: the difference between 360 and 365 alone is 1.4% of the interest.",
    },
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
  vectors,
} satisfies Content<typeof simpleInterest>;
