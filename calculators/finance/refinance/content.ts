import { CONTEMPORARY_MATHEMATICS_6_12 } from "#calculators/sources";
import type { Content } from "#engine";
import type refinance from "./refinance.ts";
import vectors from "./vectors.ts";

export default {
  title: "Refinance calculator: break-even and savings",
  purpose:
    "Compares your current loan with a new one: the new payment, how many months it takes to break even on the closing costs, and the total you save or lose.",
  about: [
    "Rates have fallen, and a lender offers to cut your payment by $156 a month. But the new loan costs $5,000 in fees. Is it worth it? Look at two figures: how soon the monthly savings add up to the fees, and how much you save in total.",
    "Use it for a lower rate, a shorter term, or a cash-out refinance. It also works for car and student loans with fixed payments.",
  ],
  howToUse: [
    "If you plan to move or sell before the break-even month, keep the loan you have.",
    "Look at the total savings as well. A lower payment over a longer term can cost more in total. Try a new term close to the time left on your current loan.",
    "Ask each lender for a Loan Estimate and add up the fees in it. Leave out prepaid taxes and insurance: you pay those with any loan.",
    "Points are fees that buy a lower rate. Enter the points to see how they change the break-even month.",
  ],
  methodology: [
    "Each monthly payment is balance × r ÷ (1 − (1 + r)^−n). In this formula, r is the monthly rate and n is the number of months.",
    "The break-even time is the cost of refinancing divided by the monthly savings, rounded up to whole months.",
    "Total savings are the interest left on the current loan, minus the interest on the new loan, minus the costs.",
    "The chart adds up interest and costs, but the break-even time compares payments. The lines in the chart can cross earlier or later than the break-even month.",
    "Points are charged as a percentage of the new loan. If you add closing costs and points to the loan, the new loan is (balance + cash out + costs) ÷ (1 − points).",
  ],
  assumptions: [
    "Both loans have a fixed rate. You make every payment on time and pay nothing extra.",
    "The break-even time counts all costs, including the costs you add to the loan.",
    "If you enter your payment, we work out the time left on the loan from it.",
  ],
  limitations: [
    "It leaves out what the closing costs could earn if you invested them. It also leaves out tax deductions for interest.",
    "Mortgage insurance, property tax and home insurance aren't included. If refinancing ends your mortgage insurance, you save more than shown.",
    "If your current loan has a prepayment penalty, add the penalty to the closing costs.",
    "With cash out, you borrow more and pay more interest. Don't judge such a loan by its total savings alone.",
  ],
  example: {
    story:
      "Nora owes $250,000 at 7% and has 25 years left. A lender offers 6% over 25 years for $5,000 in closing costs, which she pays in cash.",
    outcome:
      "Her payment falls by about $156 a month, and she breaks even after 33 months. Over 25 years she saves roughly $41,900. She plans to stay for at least ten years and goes ahead.",
    inputs: { balance: 250000, months_left: 300, annual_rate: 7, new_rate: 6, new_years: 25, costs: 5000 },
  },
  mistakes: [
    "Looking only at the payment. A longer term lowers the payment, but you pay interest for more years.",
    "Forgetting the costs that are added to the loan. You pay interest on them too.",
    "Counting interest you have already paid. Compare only the interest left on the current loan with the interest on the new loan.",
    "Refinancing again and again. In the first years of each new loan, your payments are mostly interest.",
  ],
  questions: [
    {
      question: "When is refinancing worth it?",
      answer:
        "Refinancing is worth it if you will keep the new loan well past the break-even month and the total savings are above 0. A lower rate alone isn't enough: the costs and the term matter too.",
    },
    {
      question: "What do closing costs usually come to?",
      answer: "Often 2% to 5% of the loan. Your Loan Estimate lists the costs, and you can negotiate some of them.",
    },
    {
      question: "Is a no-cost refinance free?",
      answer:
        "No. The lender adds the costs to the loan or charges a higher rate. If the rate is higher, enter that rate with closing costs of 0.",
    },
    {
      question: "Should I choose a shorter term?",
      answer:
        "A shorter term saves the most interest, if you can afford the payment. If the payment goes up, there is no break-even month. Look at the total savings instead.",
    },
    {
      question: "Does cash out make sense?",
      answer:
        "Cash out can pay off debt at a higher rate, such as credit cards. But you pay interest over the whole new term, and your home secures the loan.",
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
    CONTEMPORARY_MATHEMATICS_6_12,
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
  everydayWords: ["refi", "mortgage", "lower rate", "switch", "recoup", "worth refinancing"],
  inputWords: {
    balance: "Still owe on mortgage, loan left",
    payment: "Monthly, principal and interest only",
    annual_rate: "Old one, to drop from",
    new_rate: "Of the offers, to cut payment",
    new_years: "To repay the new loan",
    costs: "Closing costs, fees, without points",
    cash_out: "Extra money borrowed",
  },
  vectors,
  released: "2026-11-22",
  changes: [
    { version: "1.0.5", date: "2026-11-26" },
    { version: "1.0.4", date: "2026-11-26" },
    {
      version: "1.0.3",
      date: "2026-11-25",
    },
    {
      version: "1.0.2",
      date: "2026-11-24",
    },
    {
      version: "1.0.1",
      date: "2026-11-24",
    },
  ],
} satisfies Content<typeof refinance>;
