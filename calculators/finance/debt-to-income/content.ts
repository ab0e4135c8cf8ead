import { FANNIE_MAE_SELLING_GUIDE } from "#calculators/sources";
import type { Content } from "#engine";
import type debtToIncome from "./debt-to-income.ts";
import vectors from "./vectors.ts";

export default {
  title: "Debt-to-income calculator: your DTI ratio",
  purpose:
    "Calculates your debt-to-income ratio, the share of your income before tax that goes to debt payments each month, and shows how a lender would see it.",
  about: [
    "Before a lender gives you a mortgage, it adds up your monthly debt payments and divides the total by your monthly income before tax. The result is your debt-to-income ratio, or DTI. It often matters as much as your credit score.",
    "The ratio is also a good check for yourself. At 36%, 36 cents of every dollar you earn before tax go to debts.",
  ],
  howToUse: [
    "Enter your income before tax and what you pay on each debt every month. For credit cards, enter the minimum payment, not the balance.",
    "Planning to buy a home? Instead of your rent, enter the new mortgage payment with property tax and insurance.",
    "If the ratio is above 36%, look at “Monthly cut needed to reach 36%”. Paying off one loan completely lowers the ratio more than paying a little extra on each loan.",
    "Below 36%? “Room left below 36%” is the new monthly payment that would bring you to 36%.",
  ],
  methodology: [
    "Add up all monthly debt payments, including housing. Divide the total by the monthly income before tax. Lenders call this the back-end ratio. Most people call it DTI.",
    "The front-end ratio counts only housing. Many lenders want it at 28% or less.",
    "The Consumer Financial Protection Bureau's toolkit suggests staying below 36% for a mortgage and other debts together. Many FHA loans stop at 43%. Fannie Mae allows up to 45% with good credit and savings, and at most 50%. Until 2021, federal rules for “qualified mortgages” had a limit of 43%. They now look at the price of the loan instead.",
  ],
  assumptions: [
    "Income is before tax and deductions. If your income varies, use a low average.",
    "Comfortable means below 36%. Stretched means from 36% to just below 43%. High means 43% or more.",
  ],
  limitations: [
    "Each lender has its own limits. Loan programs such as FHA or VA allow ratios above 36%.",
    "The ratio leaves out groceries, utilities, childcare, and car and health insurance. Check that you can pay for them too.",
    "The ratio says nothing about your credit score, your savings or the value of the home.",
  ],
  example: {
    story:
      "Ben earns $6,000 a month before tax. He pays $1,800 on his mortgage, $300 for the car, $150 on student loans and $50 on a credit card.",
    outcome:
      "If he pays off the student loans, his ratio falls to 35.8%, which most lenders find comfortable. But his housing ratio of 30% is above the 28% that many lenders want.",
    inputs: { income: 6000, housing: 1800, car: 300, student: 150, cards: 50 },
  },
  mistakes: [
    "Using take-home pay. Lenders divide by income before tax. Take-home pay makes the ratio look too high.",
    "Entering the whole card balance instead of the minimum payment.",
    "Forgetting child support, alimony or a loan that you co-signed.",
    "Leaving out property tax and insurance on the new home.",
  ],
  questions: [
    {
      question: "What is a good debt-to-income ratio?",
      answer:
        "Below 36% is comfortable for most lenders. Above 43%, you have fewer lenders to choose from, and they want good credit and savings. Few go above 50%.",
    },
    {
      question: "Does rent count?",
      answer:
        "For a general picture, yes. When you apply for a mortgage, the lender counts the new mortgage payment instead of your rent.",
    },
    {
      question: "How can I lower my ratio quickly?",
      answer:
        "First pay off a loan with a small balance but a large monthly payment. Spreading a debt over more years also lowers the monthly payment, but costs more interest.",
    },
    {
      question: "Does the ratio affect my credit score?",
      answer: "No. Credit bureaus don't know your income. But lenders look at both the ratio and the score.",
    },
    {
      question: "What is the difference between the front-end and the back-end ratio?",
      answer: "The front-end ratio is housing alone. The back-end ratio is housing plus all other debts.",
    },
  ],
  next: [
    { slug: "house-affordability", why: "the home price that fits your income and debts." },
    { slug: "debt-payoff", why: "a plan to get rid of your debts." },
    { slug: "mortgage", why: "the payment of a new home loan." },
  ],
  related: ["house-affordability", "debt-payoff", "mortgage", "loan"],
  sources: [
    {
      title:
        "US Consumer Financial Protection Bureau, Your Money, Your Goals, debt-to-income tool, as quoted by Issuhub",
      url: "https://issuhub.com/view/index?id=4410&pageIndex=181",
    },
    FANNIE_MAE_SELLING_GUIDE,
    {
      title: "National Association of Home Builders, CFPB Issues Final Qualified Mortgage Rules (2020)",
      url: "https://www.nahb.org/blog/2020/12/CFPB-Issues-Final-Qualified-Mortgage-Rules",
      read: "2026-11-26",
    },
    {
      title: "American Institute for Preventive Medicine, Healthylife, Debt-to-income ratio",
      url: "https://articles.healthylife.com/tag/mortgage",
    },
  ],
  synonyms: ["DTI", "DTI ratio", "debt ratio", "back-end ratio", "front-end ratio"],
  everydayWords: ["DTI", "lender", "qualify", "approve", "back end", "high", "bills"],
  inputWords: {
    income: "Bring in, gross, before taxes",
    housing: "Home loan, with tax, a month",
    car: "Auto payment a month",
    student: "Loans, paid a month",
    cards: "Minimums, not balances, a month",
    other: "Debts and bills you owe a month",
  },
  vectors,
  changes: [
    { version: "1.0.6", date: "2026-11-26" },
    {
      version: "1.0.5",
      date: "2026-11-26",
      what: "A ratio of 43% or more is called “High” instead of “Hard to borrow”: many lenders go up to 45% or 50%. A monthly income that makes the ratio very low is named in a warning, because it may be a year's. With a yearly income, a ratio of exactly 36% or 43% is now always in the category that begins there. It could be in the one below, such as for $6,000 a month on $200,000 a year.",
    },
    {
      version: "1.0.4",
      date: "2026-11-25",
    },
    {
      version: "1.0.3",
      date: "2026-11-24",
    },
    {
      version: "1.0.2",
      date: "2026-11-24",
    },
    {
      version: "1.0.1",
      date: "2026-11-23",
    },
  ],
  released: "2026-11-22",
} satisfies Content<typeof debtToIncome>;
