import type { Content } from "#engine";
import type heloc from "./heloc.ts";
import vectors from "./vectors.ts";

export default {
  title: "HELOC calculator: payments and borrowing limit",
  purpose:
    "Calculates the payments on a home equity line of credit (HELOC), first while you draw and then while you repay, and how much your home lets you borrow.",
  about: [
    "A HELOC is a credit line on your home. For some years, often ten, you can draw on it and pay interest only. Then the line closes, and you repay what you owe in monthly payments.",
    "The payment usually jumps when the draw period ends, because you begin to pay back the money itself. This page shows by how much.",
  ],
  howToUse: [
    "Plan for the payment in the repayment period, not for the one at the start.",
    "Enter a higher rate for the repayment period. Most HELOC rates follow the prime rate.",
    "Try paying something extra while you draw. It lowers both the jump and the interest.",
    "To find your limit, ask lenders how much of the home value all loans together may reach. It's often 80% to 90%.",
  ],
  methodology: [
    "In the draw period, each payment is a month's interest on what you owe, and anything extra you choose. In the formula, r is the yearly rate divided by 12, and n is the number of months of repayment.",
    "In the repayment period, level payments clear the balance. The last one takes the cents that are left.",
    "A second draw adds to the balance after the month you enter, and its interest begins in the next month.",
    "The limit is the home value times the lender's limit, minus what you owe on the mortgage.",
  ],
  assumptions: [
    "The rate stays the same within each period.",
    "Every month counts as a twelfth of a year, and interest is rounded to the cent.",
    "You pay on time, and there are no yearly or closing fees.",
  ],
  limitations: [
    "Some banks ask for a part of the balance each month as well, or for equal parts of it in the repayment period. Their payments begin higher and fall.",
    "Two published examples of HELOCs could be read, and one of a level payment. The others are worked out by hand.",
    "Income, credit score and the bank's own rules decide what you really get.",
  ],
  example: {
    story:
      "Priya draws $50,000 for a new kitchen at 8%. Her line has a draw period of 10 years and a repayment period of 20.",
    outcome: "After ten years she still owes all of it. She decides to pay $150 more each month from the start.",
    inputs: { drawn: 50000, annual_rate: 8, draw_years: 10, repay_years: 20 },
  },
  mistakes: [
    "Thinking that payments in the draw period lower the debt. They pay interest only.",
    "Counting on the rate of today for 30 years.",
    "Drawing up to the limit. If prices fall, you may owe more than you can sell for.",
    "Forgetting that the home is the security. You can lose it.",
  ],
  questions: [
    {
      question: "What is the monthly payment on a $50,000 HELOC?",
      answer: "At 8%, $333.33 while you pay interest only. Over 20 years of repayment, $418.22.",
    },
    {
      question: "How much can I borrow with a HELOC?",
      answer: "At a limit of 85%, a home of $400,000 with a mortgage of $220,000 gives a line of up to $120,000.",
    },
    {
      question: "What is the difference between a HELOC and a home equity loan?",
      answer:
        "A home equity loan pays you everything at once at a fixed rate. A HELOC lets you draw when you need it, usually at a rate that changes.",
    },
    {
      question: "Can I pay a HELOC back early?",
      answer: "Usually, yes. Some banks charge a fee if you close the line within the first two or three years.",
    },
    {
      question: "Is the interest tax-deductible?",
      answer: "In the US, only if the money buys, builds or improves the home, and only if you itemize.",
    },
  ],
  next: [
    { slug: "refinance", why: "one new mortgage instead." },
    { slug: "loan", why: "a fixed loan for the same amount." },
    { slug: "debt-payoff", why: "all your debts in order." },
  ],
  related: ["mortgage", "refinance", "loan", "mortgage-payoff", "debt-to-income"],
  sources: [
    {
      title: "US Regulation Z, 12 CFR part 1026, appendix G, home equity model forms",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/g/",
    },
  ],
  synonyms: [
    "home equity line of credit",
    "HELOC payment",
    "home equity",
    "interest-only payment",
    "draw period",
    "credit line",
  ],
  everydayWords: ["borrow against my house", "second mortgage"],
  inputWords: { drawn: "Balance, amount borrowed", mortgage: "Still owed on the house" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof heloc>;
