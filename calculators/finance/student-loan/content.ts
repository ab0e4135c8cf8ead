import { CONTEMPORARY_MATHEMATICS_6_9 } from "#calculators/sources";
import type { Content } from "#engine";
import type studentLoan from "./student-loan.ts";
import vectors from "./vectors.ts";

export default {
  title: "Student loan calculator: US and UK repayment plans",
  purpose:
    "Calculates the monthly payment on a student loan, the total cost, and what is forgiven at the end. It covers the US standard, graduated, extended and income-driven plans, private loans, and UK Plans 1, 2, 4, 5 and Postgraduate.",
  about: [
    "You're about to leave college, or you have a loan and wonder whether another plan suits you better. Choose a plan, and enter your balance, your rate and, for plans based on income, what you earn.",
    "In the US, federal loans changed on July 1, 2026. Loans made since then have two plans: the new standard plan of 10 to 25 years, and the Repayment Assistance Plan (RAP). Older loans keep the plans they had.",
    "In the UK, the repayment depends on what you earn and never on what you owe. The balance only decides how long you pay.",
  ],
  howToUse: [
    "Look at the total paid and what is forgiven, and then at the monthly payment. A lower payment usually costs more in the end.",
    "Enter an extra monthly payment to see how much sooner you're done. On a plan that forgives the rest anyway, extra payments can be wasted money.",
    "Still in school? Enter the months until payments start. On an unsubsidized loan, the interest of that time is added to the balance.",
    "With several US loans at different rates, try each alone or use the average weighted by balance. With a UK undergraduate and a postgraduate loan, add the two monthly payments.",
  ],
  methodology: [
    "Standard, extended and private loans have equal payments. In the formula, r is the yearly rate divided by 12, and n is the number of payments. The extended plan takes 25 years. The standard plan for loans since July 2026 takes 10 years below $25,000, 15 below $50,000, 20 below $100,000, and 25 from there on.",
    "The graduated plan takes 10 years. The payment rises every two years by the same percentage. The last payment is three times the first, which is the most that the law allows. A college's printed examples have the same payments.",
    "Under RAP, you pay a percentage of your whole adjusted gross income. It is 1% above $10,000 and one more for each further $10,000, up to 10% above $100,000. Divide by 12 and subtract $50 for each dependent. The least is $10. Interest that the payment doesn't cover is waived. If less than $50 goes to principal, the government pays the difference, up to the amount of your payment. After 30 years, the rest is forgiven.",
    "Under IBR, you pay 15% of the income above 150% of the poverty guideline, or 10% if you're a new borrower since July 2014. You never pay more than the ten-year standard payment. The rest is forgiven after 25 years, or after 20 with the 10% plan.",
    "In the UK, you pay 9% of the income above your plan's threshold, or 6% on a Postgraduate Loan. What is left is written off after 25 years on Plan 1, 40 years on Plan 5 and 30 years on the others.",
  ],
  assumptions: [
    "The interest rate stays the same. In the UK it changes every year, and on Plan 2 with your income.",
    "Your income and the thresholds rise only by the percentages you enter. Both begin at 0%.",
    "The poverty guidelines are those of 2026.",
    "Interest is charged each month and rounded to the cent. Interest before the first payment is simple interest.",
    "Under IBR, unpaid interest is owed but draws no interest.",
  ],
  limitations: [
    "PAYE and income-contingent repayment (ICR) are left out. Both end on July 1, 2028, and we could not read the yearly figures of ICR. SAVE has ended.",
    "We read the federal rules as a published check quotes them from the Federal Register, and the UK thresholds as an open model quotes them from GOV.UK.",
    "Federal servicers pay part of the interest on subsidized loans in the first three years of IBR. They also round very small IBR payments. Neither is included.",
    "It can't tell whether you qualify for a plan, for Public Service Loan Forgiveness or for a discount.",
    "Forgiven debt can be taxable income in the US. The tax isn't included.",
    "Some Plan 1 and Plan 4 loans from before 2006 and 2007 are written off at age 65 instead.",
  ],
  example: {
    story:
      "Jordan finished college with $35,000 of federal loans at 6% and found a job that pays $45,000. The standard plan costs $388.57 a month for ten years. Jordan looks at RAP.",
    outcome:
      "The payment falls to $150.00, but it lasts 30 years. In that time the government pays part of the principal, and the rest is forgiven. Jordan's income will rise, so the true figures will be different. Jordan takes RAP for now and plans to switch after a raise.",
    inputs: { plan: "rap", balance: 35000, annual_rate: 6, income: 45000 },
  },
  mistakes: [
    "Choosing the plan with the lowest payment without looking at the total.",
    "Entering take-home pay. US plans use adjusted gross income, and UK plans use income before tax.",
    "Paying extra toward a UK loan that would be written off anyway.",
    "Forgetting that one more dollar can raise a RAP payment. At $60,000 the rate is 5%, and at $60,001 it is 6% of the whole income.",
  ],
  questions: [
    {
      question: "Which plan has the lowest payment?",
      answer:
        "For most people, a plan based on income. The lower your income compared with your debt, the bigger the difference. Among fixed plans, extended has the lowest payment and graduated the lowest first payment.",
    },
    {
      question: "What is the Repayment Assistance Plan?",
      answer:
        "It is the federal plan based on income that began on July 1, 2026. Payments run from $10 a month to 10% of income, and they don't stop at the standard payment. The balance never grows if you pay on time.",
    },
    {
      question: "Which UK plan am I on?",
      answer:
        "Plan 1 is for courses in England and Wales that began before September 2012, and for Northern Ireland. Plan 2 is for those until July 2023, and still for Wales. Plan 5 is for England since August 2023, and Plan 4 is for Scotland.",
    },
    {
      question: "Why does my balance grow although I pay?",
      answer:
        "Your payment is smaller than the interest. That happens on UK plans and IBR with a low income. What is left at the end of the plan is forgiven.",
    },
    {
      question: "Should I pay extra?",
      answer:
        "Pay extra if you'll repay the loan in full anyway: you save the interest. If part of it will be forgiven, compare the total paid with and without the extra payment first.",
    },
  ],
  next: [
    { slug: "debt-payoff", why: "pay off several loans, one after another." },
    { slug: "paycheck", why: "what you take home before the payment." },
    { slug: "loan", why: "find the rate or the term of any other loan." },
  ],
  related: ["loan", "debt-payoff", "amortization", "paycheck", "debt-to-income"],
  sources: [
    CONTEMPORARY_MATHEMATICS_6_9,
    {
      title: "US Department of Education, final rule of May 1, 2026, 91 FR 23768, amending 34 CFR 685.208 and 685.209",
      url: "https://www.govinfo.gov/content/pkg/FR-2026-05-01/html/2026-08556.htm",
    },
    {
      title: "GOV.UK, Repaying your student loan: when your student loan gets written off or cancelled",
      url: "https://www.gov.uk/repaying-your-student-loan/when-your-student-loan-gets-written-off-or-cancelled",
    },
    {
      title: "GOV.UK, Repaying your student loan: how much you repay",
      url: "https://www.gov.uk/repaying-your-student-loan/what-you-pay",
    },
  ],
  synonyms: ["student debt", "college loan", "income-driven repayment", "loan forgiveness", "RAP", "IBR", "Plan 2"],
  everydayWords: ["student loans", "graduated", "tuition", "college", "uni", "university", "forgiven"],
  inputWords: { annual_rate: "Average loan rate", income: "Yearly salary, AGI", months_before: "Grace period" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof studentLoan>;
