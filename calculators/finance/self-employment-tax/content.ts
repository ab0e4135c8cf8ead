import type { Content } from "#engine";
import type selfEmploymentTax from "./self-employment-tax.ts";
import vectors from "./vectors.ts";

export default {
  title: "Self-employment tax calculator with quarterly payments",
  purpose:
    "Calculates what freelancers, contractors and sole traders owe in contributions: US self-employment tax by Schedule SE, with the half you can deduct and the quarterly payments, or UK Class 4 National Insurance.",
  about: [
    "Employees pay half of Social Security and Medicare, and the employer pays the other half. If you work for yourself, you pay both.",
    "The tax is on your profit, not on what customers pay you. Subtract your business expenses first. Income tax is separate and comes on top.",
  ],
  howToUse: [
    "Put the tax aside as you are paid. The share of the profit tells you how much of each dollar or pound.",
    "Work out your income tax with the income tax calculator. In the US, subtract the half you can deduct from your profit first. Then enter the tax under “More options”, and the installments cover both.",
    "If you also have a job in the US, enter its wages. They use up part of the Social Security limit, so you owe less.",
  ],
  methodology: [
    "US: net earnings are 92.35% of the profit. That takes off the employer's half of the contributions, as an employer would.",
    "Social Security is 12.4% of net earnings, up to the year's limit less your wages. Medicare is 2.9% of all net earnings. Together they are the self-employment tax of Schedule SE.",
    "Half of it can be deducted from the income that income tax is on.",
    "Additional Medicare Tax is 0.9% of wages and net earnings above $200,000, $250,000 for a couple filing jointly, or $125,000 for a spouse filing separately. We show the part that is due on net earnings.",
    "UK: Class 4 is 6% of profits between the lower and the upper profits limit, and 2% of profits above.",
    "An installment is the tax and your own income tax figure divided by four in the US, or by two in the UK.",
  ],
  assumptions: [
    "The profit is that of the whole year and all your businesses.",
    "Wages are subject to Social Security. Spouses who file jointly each work out their own tax.",
    "In the UK, you are between 16 and state pension age for the whole tax year.",
  ],
  limitations: [
    "Farm and church income and the optional methods of Schedule SE are not included.",
    "Income tax, the deduction for qualified business income and state taxes are not worked out here.",
    "In the UK, voluntary Class 2 contributions and the yearly maximum for people who are also employed are not included.",
    "To avoid a penalty, it can be enough to pay what you owed last year. We don't work that out.",
    "The only worked example of Class 4 at today's rates that we could read is that of a public tax program.",
  ],
  example: {
    story:
      "Marcus designs websites in Ohio. In 2026 he expects a profit of $60,000 after expenses and has no other job. He wants to know what to send to the IRS each quarter, income tax aside.",
    outcome: "He also may deduct half of the tax before he works out his income tax.",
    inputs: { country: "us", profit: 60000, year: "2026" },
  },
  mistakes: [
    "Taking 15.3% of the profit. It is 15.3% of 92.35% of it.",
    "Paying on revenue. Expenses come off first.",
    "Waiting until April. Without installments during the year, you can owe a penalty.",
    "Forgetting income tax. It is often as large as the self-employment tax.",
  ],
  questions: [
    {
      question: "What is the self-employment tax rate?",
      answer: "15.3% of net earnings: 12.4% for Social Security and 2.9% for Medicare. That is 14.13% of your profit.",
    },
    {
      question: "How much can I earn before I owe it?",
      answer: "In the US, you owe nothing if net earnings are below $400. In the UK, Class 4 begins above £12,570.",
    },
    {
      question: "When are quarterly taxes due?",
      answer:
        "In the middle of April, June, September and January. If the day falls on a weekend or holiday, it is the next working day.",
    },
    {
      question: "Is it deducted from income tax?",
      answer:
        "Half of it lowers the income that is taxed, whether you itemize or not. It isn't taken off the tax itself.",
    },
  ],
  next: [
    { slug: "income-tax", why: "the income tax on the rest." },
    { slug: "retirement-savings", why: "what you can put aside before tax." },
    { slug: "mileage-reimbursement", why: "what you can deduct for driving." },
  ],
  related: ["income-tax", "paycheck", "mileage-reimbursement", "social-security"],
  sources: [
    { title: "IRS, Instructions for Schedule SE (Form 1040)", url: "https://www.irs.gov/instructions/i1040sse" },
    { title: "26 U.S.C. 1401 and 1402", url: "https://www.law.cornell.edu/uscode/text/26/1402" },
    {
      title: "GOV.UK, Self-employed National Insurance rates",
      url: "https://www.gov.uk/self-employed-national-insurance-rates",
    },
  ],
  synonyms: ["SE tax", "Schedule SE", "1099 tax calculator", "Class 4 NIC", "estimated quarterly taxes"],
  everydayWords: ["freelancer", "gig work", "contractor", "1099", "sole trader"],
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof selfEmploymentTax>;
