import {
  CFPB_MORTGAGE_INSURANCE,
  FANNIE_MAE_SELLING_GUIDE,
  III_HOME_INSURANCE,
  NAHB_PROPERTY_TAXES,
} from "#calculators/sources";
import type { Content } from "#engine";
import { AVERAGES, START } from "#facts/homes/starts";
import type houseAffordability from "./house-affordability.ts";
import vectors from "./vectors.ts";

const { propertyTax, homeInsurance } = AVERAGES;

export default {
  title: "House affordability calculator: how much house?",
  purpose:
    "Calculates the most you can pay for a home on your income and debts, by the two limits that lenders use. Property tax, home insurance and mortgage insurance are included.",
  about: [
    "Use it before you look at listings or ask a lender for preapproval. You need your income before tax, what you pay each month on debts, and your savings for a down payment.",
    "Lenders set two limits. One is on monthly housing costs. The other is on monthly housing costs and debt payments together. The stricter limit sets your price.",
    `The form starts with US figures. Property tax is ${propertyTax.rate} of the price a year, the US average in ${propertyTax.year}. Home insurance is 0.4%: on a $400,000 home that is $1,600 a year, close to the US average of ${homeInsurance.premium} in ${homeInsurance.year}, the latest we have. Premiums have risen since. Mortgage insurance is ${START.mortgageInsurance}% of the loan, as in the Consumer Financial Protection Bureau's sample form. Closing costs are 3%; Freddie Mac expects 2% to 5%. All these rates vary widely by place, so enter your own.`,
  ],
  howToUse: [
    "Do you have a home in mind? Choose “Income you need for a home” and enter the price.",
    "Treat the price as a ceiling, not a target. Could you pay the monthly housing costs and still save?",
    "Look at “Limited by”. If your limit is on housing costs and debts, paying off a loan raises the price. If your limit is on housing costs alone, a higher income, a larger down payment or a lower interest rate helps.",
  ],
  methodology: [
    "There are two limits on your monthly housing costs. One is your monthly income × 28%. The other is your monthly income × 36%, minus your debt payments. The smaller of the two is the budget in the formula. You can change both percentages.",
    "In the formula, fees are the monthly HOA fees. k is the monthly payment per $1 borrowed, including mortgage insurance. t is the monthly property tax and home insurance per $1 of the price.",
    "To find the income you need for a home, we divide the monthly housing costs by 28%. We also divide housing costs plus debt payments by 36%. The larger result is the monthly income you need.",
    "The table “Comfortable or stretched” has limits of its own, which you can't change. “Comfortable” is 28% for housing and 36% for housing and debts, as the Consumer Financial Protection Bureau suggests. “Stretched” is 45% for housing and debts, which Fannie Mae allows with good credit and savings. Fannie Mae allows at most 50%. “Stretched” and “Fannie Mae's limit” have no separate limit on housing.",
  ],
  assumptions: [
    "The interest rate is fixed and compounds monthly.",
    "Property tax and home insurance are a percentage of the price each year. Add other fixed monthly costs to the HOA fees.",
    "Mortgage insurance is a yearly percentage of the loan. It is charged only if the loan is more than 80% of the price.",
    "In API requests, mortgage insurance and closing costs are 0% unless you send a rate.",
  ],
  limitations: [
    "It shows what lenders' limits allow. Even “Comfortable” is only a rule of thumb. Food, child care, savings and repairs aren't counted, so make your own budget, too.",
    "Moving and furniture aren't included. Closing costs vary by state and lender: the Loan Estimate from your lender lists yours.",
    "A lender also looks at your credit history, job and savings, and may offer you less.",
    "Some loan programs allow more. Many FHA loans allow 31% for housing and 43% for housing and debts. For VA loans, 41% for housing and debts is a guideline: lenders may go higher if enough income is left for your family.",
  ],
  example: {
    story:
      "Tanya and Ben earn $90,000 a year together. They pay $500 a month on a car loan and student loans, and have saved $40,000 for a down payment. A lender quotes 6.5% over 30 years, with mortgage insurance of 0.6%. Where they look, property tax is 1.1% and home insurance 0.4%.",
    outcome:
      "With their debts, they could spend $2,200 a month on housing. But 28% of their income is only $2,100, so $2,100 is their limit. Ben also wants a truck for $400 a month. With that payment, their debts would leave $1,800 for housing, and the price would drop to $256,834.26. The truck can wait.",
    inputs: {
      income: 90000,
      monthly_debts: 500,
      down_payment: 40000,
      annual_rate: 6.5,
      property_tax_rate: 1.1,
      home_insurance_rate: 0.4,
      mortgage_insurance_rate: 0.6,
    },
  },
  mistakes: [
    "Entering take-home pay. The limits are meant for income before tax, so the price would be too low.",
    "Leaving out property tax and home insurance. In the example they take $367.51 of the $2,100 a month.",
    "Putting all savings into the down payment. You also need cash for closing costs, moving and the first repairs.",
    "Buying a car between preapproval and closing. The new payment lowers what the lender allows.",
  ],
  questions: [
    {
      question: "What is the 28/36 rule?",
      answer:
        "Spend no more than 28% of income before tax on housing, and no more than 36% on housing and debt payments together. The stricter limit counts. The 28/36 rule is a rule of thumb among lenders, not a law.",
    },
    {
      question: "How much house can I afford on $100,000 a year?",
      answer:
        "About $329,800 with $40,000 down, $500 of monthly debts and a rate of 6.5% over 30 years. With 20% down, about $380,500. Both answers use the form's tax and insurance rates.",
    },
    {
      question: "How much income do I need for a $400,000 house?",
      answer:
        "About $105,100 a year with 20% down, $500 of monthly debts and a rate of 6.5% over 30 years. With 10% down, about $123,800: you borrow more and pay mortgage insurance. Both answers use the form's tax and insurance rates.",
    },
    {
      question: "What counts as a debt?",
      answer:
        "What you must pay every month: car and student loans, credit card minimums, child support. Groceries, utilities and car insurance don't count.",
    },
    {
      question: "Would paying off a debt let me buy more?",
      answer:
        "Yes, if your limit is on housing costs and debts. In the example with the truck, paying $100 less a month on debts would raise the price by about $12,400. If your limit is on housing costs alone, paying off a debt changes nothing.",
    },
    {
      question: "How much does a larger down payment help?",
      answer:
        "The price rises by less than you add, because tax and insurance rise with the price. In the example, $10,000 more down raises the price by $8,451.18. A larger down payment helps more if it reaches 20%, because mortgage insurance ends.",
    },
  ],
  next: [
    { slug: "mortgage", why: "see the payment and the payoff schedule at this price." },
    { slug: "rent-vs-buy", why: "would renting leave you with more money?" },
    { slug: "savings-goal", why: "how long a larger down payment would take to save." },
  ],
  related: ["mortgage", "rent-vs-buy", "debt-to-income", "paycheck"],
  feeds: { mortgage: { price: "price" } },
  sources: [
    {
      title: "US Consumer Financial Protection Bureau, What is a debt-to-income ratio?",
      url: "https://www.consumerfinance.gov/ask-cfpb/what-is-a-debt-to-income-ratio-en-1791/",
    },
    FANNIE_MAE_SELLING_GUIDE,
    {
      title: "Freddie Mac, What Are Closing Costs and How Much Will I Pay?",
      url: "https://myhome.freddiemac.com/blog/homeownership/what-are-closing-costs-and-how-much-will-i-pay",
    },
    CFPB_MORTGAGE_INSURANCE,
    NAHB_PROPERTY_TAXES,
    III_HOME_INSURANCE,
    {
      title: "Calculated Industries, Qualifier Plus 4x user's guide, Qualifying",
      url: "https://www.manualsdir.com/manuals/585139/calculated-industries-3423.html?page=71",
    },
  ],
  synonyms: [
    "how much house can I afford",
    "home affordability",
    "28/36 rule",
    "debt-to-income",
    "DTI",
    "mortgage qualification",
    "how much mortgage",
    "income needed for a mortgage",
    "front-end ratio",
    "back-end ratio",
  ],
  everydayWords: ["can I afford", "buy", "budget", "max", "price range"],
  inputWords: {
    income: "We make together, salary, earn a year",
    home_price: "House to look at",
    monthly_debts: "A month: car payment, cards, student loans",
    down_payment: "Saved so far",
    property_tax_rate: "Yearly, of the price",
    front_ratio: "Housing's share of income",
    back_ratio: "Housing plus debts, of income",
  },
  vectors,
  changes: [
    { version: "1.4.1", date: "2026-11-26" },
    {
      version: "1.4.0",
      date: "2026-11-24",
      what: "Closing costs and the cash you need to buy are included. A table shows what is comfortable and what is stretched. All other figures are the same as before.",
    },
    {
      version: "1.3.1",
      date: "2026-11-24",
    },
    {
      version: "1.3.0",
      date: "2026-11-23",
      what: "Finds the income you need for a home, too. The limits of FHA and VA loans have their own buttons. Answers to earlier inputs are the same as before.",
    },
    {
      version: "1.2.0",
      date: "2026-11-22",
      what: "The form now begins with the average US property tax, 0.89%, and with mortgage insurance of 0.61% on loans above 80% of the price. Answers to the same inputs are the same as before.",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "The answer warns if the loan is more than 80% of the price and no mortgage insurance is included.",
    },
  ],
} satisfies Content<typeof houseAffordability>;
