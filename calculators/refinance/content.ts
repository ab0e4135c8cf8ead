import type { Content } from "#engine";
import type refinance from "./refinance.ts";
import vectors from "./vectors.ts";

export default {
  title: "Refinance calculator: break-even and savings",
  purpose:
    "Calculates what refinancing a mortgage or another loan changes: the new payment, how long it takes to break even on the closing costs, and the total you save or lose.",
  about: [
    "Rates have fallen, and a lender offers to cut your payment by $156 a month. But the new loan costs $5,000 in fees. Is it worth it? Two numbers decide: how soon the savings cover the costs, and what each loan costs by the time it is paid off.",
    "Use it for a lower rate, a shorter term, or a cash-out refinance. It also works for car and student loans with fixed payments.",
  ],
  howToUse: [
    "If you plan to move or sell before the break-even month, keep the loan you have.",
    "Look at the total savings as well. A lower payment over a longer term can cost more in the end. Try a new term close to the time you have left.",
    "Ask each lender for the Loan Estimate and add up its fees. Leave out prepaid taxes and insurance: you pay those either way.",
    "Thinking about points? Enter them, and see whether the break-even month still suits you.",
  ],
  methodology: [
    "Both payments follow from the formula for a level payment: the balance times r ÷ (1 − (1 + r)^−n), where r is the monthly rate and n is the number of months.",
    "The break-even time is the cost of refinancing divided by the monthly savings, rounded up to whole months.",
    "Total savings are the interest left on the current loan, minus the interest on the new one, minus the costs. The chart compares interest and costs, year by year. The break-even time compares payments instead, so the chart's lines can cross at another time.",
    "Points are a percentage of the new loan. If costs are added to the loan, the points are part of it too: the new loan is (balance + cash out + costs) ÷ (1 − points).",
  ],
  assumptions: [
    "Both loans have a fixed rate, and you make every payment on time and no extra ones.",
    "Payments and interest aren't rounded along the way, only what you see.",
    "The break-even time counts the full costs even if you add them to the loan, because you still owe them.",
    "If you know your payment, the time left is how long that payment takes to pay off the balance.",
  ],
  limitations: [
    "It doesn't count what the closing costs could earn elsewhere, nor tax deductions for interest.",
    "Mortgage insurance, property tax and home insurance aren't included. If refinancing ends mortgage insurance, you save more.",
    "A prepayment penalty on the current loan belongs in the closing costs.",
    "With cash out, the two loans aren't the same size. Part of the added interest pays for the money you take.",
  ],
  example: {
    story:
      "Nora owes $250,000 at 7% and has 25 years left. A lender offers 6% over 25 years for $5,000 in closing costs, which she pays in cash.",
    outcome:
      "Her payment falls by about $156 a month, so she makes up the costs in 33 months. Over 25 years she saves roughly $41,900. She plans to stay for at least ten years and goes ahead.",
    inputs: { balance: 250000, months_left: 300, annual_rate: 7, new_rate: 6, new_years: 25, costs: 5000 },
  },
  mistakes: [
    "Looking only at the payment. Stretching the debt over more years lowers it even at the same rate.",
    "Forgetting the costs that are added to the loan. You pay them with interest.",
    "Comparing the total interest of the new loan with what you have already paid. Only what is left counts.",
    "Refinancing again and again. Each time, the early payments are mostly interest.",
  ],
  questions: [
    {
      question: "When is refinancing worth it?",
      answer:
        "When you'll keep the loan well past the break-even month, and the total savings are positive. Rules such as “one percent lower” ignore the costs and the term.",
    },
    {
      question: "What do closing costs usually come to?",
      answer: "Often 2% to 5% of the loan. Your Loan Estimate lists them, and some can be negotiated.",
    },
    {
      question: "Is a no-cost refinance free?",
      answer:
        "No. The lender adds the costs to the loan or charges a higher rate. Enter the higher rate with costs of 0 to compare.",
    },
    {
      question: "Should I choose a shorter term?",
      answer:
        "If you can afford the payment, it saves the most interest. If the payment goes up, there is no break-even month, but the total savings show the gain.",
    },
    {
      question: "Does cash out make sense?",
      answer: "It can replace more expensive debt. But you pay for it over the whole term, and your home secures it.",
    },
  ],
  next: [
    { slug: "mortgage-payoff", why: "save interest without a new loan." },
    { slug: "mortgage", why: "the full payment with taxes and insurance." },
    { slug: "apr", why: "compare offers with their fees." },
  ],
  related: ["mortgage-payoff", "mortgage", "loan", "apr", "amortization"],
  sources: [
    {
      title: "SAS/ETS User's Guide, The LOAN Procedure, Example 13.2: Refinancing a Loan",
      url: "http://www.okstate.edu/sas/v8/sashtml/ets/chap13/sect27.htm",
    },
    {
      title: "OpenStax, Contemporary Mathematics, section 6.12, Renting and Homeownership",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-12-renting-and-homeownership",
    },
  ],
  synonyms: [
    "refi",
    "mortgage refinance",
    "break-even point",
    "cash-out refinance",
    "lower rate",
    "closing costs",
    "remortgage",
  ],
  everydayWords: [
    "refi",
    "new rate",
    "lower, cut my rate",
    "worth refinancing",
    "recoup closing costs",
    "per month",
    "offers",
    "still owe",
    "come out ahead",
    "switch",
    "drop from",
    "mortgage",
  ],
  vectors,
  released: "2026-11-22",
  changes: [
    {
      version: "1.0.3",
      date: "2026-11-25",
      what: "A step subtracts before rounding. All figures are the same as before.",
    },
    {
      version: "1.0.2",
      date: "2026-11-24",
      what: "The columns of the table are named more clearly. All figures are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-24",
      what: "The table and the chart say “With the current loan” and “With the new loan”. All figures are the same as before.",
    },
  ],
} satisfies Content<typeof refinance>;
