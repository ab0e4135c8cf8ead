import type { Content } from "#engine";
import type houseAffordability from "./house-affordability.ts";
import vectors from "./vectors.ts";

export default {
  title: "House affordability calculator: how much house?",
  purpose:
    "Calculates the most you can pay for a home on your income and debts, using the two ratios that lenders use. Property tax, home insurance and mortgage insurance are included.",
  about: [
    "Use it before you look at listings or ask a lender for preapproval. You need your income before tax, what you pay each month on debts, and your savings for a down payment.",
    "Lenders ask two things: how much of your income would go to the house, and how much to the house and your debts together. The stricter answer sets your price.",
    "The form starts with US figures: property tax of 0.89% of the price, the average of 2024, and mortgage insurance of 0.61%, as in the Consumer Financial Protection Bureau's sample form. Home insurance of 0.4% is about the average premium of $1,569 in 2022 on a $400,000 home. Closing costs of 3% are within the 2% to 5% that Freddie Mac expects. All of them vary widely by place, so enter your own.",
  ],
  howToUse: [
    "Have a home in mind already? Choose “Income you need for a home” and enter its price.",
    "Treat the price as a ceiling, not a target. Put the monthly housing costs next to your budget: could you pay that and still save?",
    "Look at what limits you. If it is housing costs and debts, paying off a loan raises the price. If it is housing costs alone, a higher income, a larger down payment or a lower rate helps.",
    "Replace the property tax and insurance rates with local ones before you make an offer. Average property tax in one state can be several times that in another.",
  ],
  methodology: [
    "Your monthly income times 28% is the most for housing. Your monthly income times 36%, minus your debt payments, is the other limit. The smaller one is the budget in the formula. You can change both percentages.",
    "In the formula, k is the monthly payment per $1 borrowed, including mortgage insurance, and t is the monthly property tax and home insurance per $1 of the price. Fees are subtracted first because they don't depend on the price.",
    "The income you need for a home works the other way around: its monthly costs divided by 28%, or its costs and your debts divided by 36%, whichever is larger.",
    "Closing costs are paid in cash besides the down payment. They don't change what you can borrow.",
    "The table repeats the calculation at three shares of income. “Comfortable” is 28% for housing and 36% with debts, the shares that the Consumer Financial Protection Bureau suggests. The other two have no separate limit on housing: Fannie Mae allows 45% with good credit and savings, and 50% at most.",
    "Tax and insurance depend on the price, so the price is on both sides of the equation. It is solved exactly.",
    "Mortgage insurance starts when the loan is more than 80% of the price, that is, when the price is more than five times your down payment. If your budget can't cover that jump in cost, the answer is five times your down payment, and the page says so.",
  ],
  assumptions: [
    "Income is before tax, for everyone who will sign the loan. Entering take-home pay gives a price that is too low.",
    "The rate is fixed and compounds monthly, over 30 years unless you choose another term.",
    "Property tax and home insurance are a percentage of the price each year. Add costs that don't depend on the price to the fees.",
    "Mortgage insurance is a yearly percentage of the loan. At exactly 80% of the price there is none. The API leaves out mortgage insurance and closing costs unless you send their rates.",
  ],
  limitations: [
    "It shows what the ratios allow. Even “Comfortable” is a rule of thumb. Food, child care, savings and repairs aren't counted.",
    "Moving and furniture aren't included, and closing costs vary by state and lender. The Loan Estimate lists yours.",
    "A lender also looks at your credit history, job and savings. Some programs allow more: 31% and 43% for many FHA loans, 41% for VA loans.",
    "The published figures we check against come from calculator manuals. They don't cover mortgage insurance, so we check that by hand.",
  ],
  example: {
    story:
      "Tanya and Ben earn $90,000 together. They pay $500 a month on a car and student loans and have saved $40,000. A lender quotes 6.5% over 30 years, with mortgage insurance of 0.6%. Where they look, property tax is 1.1% and home insurance 0.4%.",
    outcome:
      "Their debts leave room for $2,200 a month, but 28% of their income is $2,100, so that is their limit. Ben also wants a truck for $400 a month. Then the debts would set the limit, and the price would drop to $256,834.26. The truck can wait.",
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
    "Entering take-home pay. The ratios are meant for income before tax.",
    "Leaving out property tax and insurance. In the example they take $367.51 of the $2,100 a month.",
    "Putting all savings into the down payment. Closing costs, moving and the first repair come right after.",
    "Buying a car between preapproval and closing. The new payment lowers what the lender allows.",
  ],
  questions: [
    {
      question: "What is the 28/36 rule?",
      answer:
        "Spend no more than 28% of income before tax on housing, and no more than 36% on housing and all other debt payments. Whichever limit you reach first counts. It is a rule of thumb among lenders, not a law.",
    },
    {
      question: "How much house can I afford on $100,000 a year?",
      answer:
        "About $329,800 with $40,000 down, $500 of monthly debts and a rate of 6.5% over 30 years, using the form's average taxes and insurance. With 20% down it is about $380,500.",
    },
    {
      question: "How much income do I need for a $400,000 house?",
      answer:
        "About $105,100 a year with 20% down, $500 of monthly debts and a rate of 6.5% over 30 years, using the form's average taxes and insurance. With 10% down, which adds mortgage insurance, about $123,800. Choose “Income you need for a home” to use your own figures.",
    },
    {
      question: "What counts as a debt?",
      answer:
        "What you must pay every month: car and student loans, credit card minimums, child support. Groceries, utilities and car insurance don't count.",
    },
    {
      question: "Would paying off a debt let me buy more?",
      answer:
        "If debts are your limit, yes. In the example with the truck, each $100 a month less would raise the price by about $12,400. If housing costs alone are your limit, it changes nothing.",
    },
    {
      question: "How much does a larger down payment help?",
      answer:
        "The price rises by less than you add, because tax and insurance rise with it. In the example, $10,000 more raises the price by $8,451.18. It helps more when it brings you to 20% and mortgage insurance ends.",
    },
  ],
  next: [
    { slug: "mortgage", why: "see the payment and the payoff schedule at this price." },
    { slug: "rent-vs-buy", why: "would renting leave you with more?" },
    { slug: "savings-goal", why: "how long a larger down payment would take to save." },
  ],
  related: ["mortgage", "rent-vs-buy", "debt-to-income", "paycheck"],
  feeds: { mortgage: { price: "price" } },
  sources: [
    {
      title: "US Consumer Financial Protection Bureau, What is a debt-to-income ratio?",
      url: "https://www.consumerfinance.gov/ask-cfpb/what-is-a-debt-to-income-ratio-en-1791/",
    },
    {
      title: "Fannie Mae, Selling Guide, B3-6-02, Debt-to-Income Ratios",
      url: "https://selling-guide.fanniemae.com/1032992131",
    },
    {
      title: "Freddie Mac, What Are Closing Costs and How Much Will I Pay?",
      url: "https://myhome.freddiemac.com/blog/homeownership/what-are-closing-costs-and-how-much-will-i-pay",
    },
    {
      title: "US Consumer Financial Protection Bureau, What is private mortgage insurance?",
      url: "https://www.consumerfinance.gov/ask-cfpb/what-is-private-mortgage-insurance-en-122/",
    },
    {
      title:
        "National Association of Home Builders, Property taxes by state in 2024, from the American Community Survey",
      url: "https://www.bcaswi.org/?p=3873",
    },
    {
      title: "Insurance Information Institute, Average premiums for homeowners insurance by state, 2022",
      url: "https://www.iii.org/table-archive/21407/file",
    },
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
  everydayWords: [
    "can I afford",
    "budget",
    "max mortgage",
    "bank will give",
    "buy on our salary, together",
    "making a month, year",
    "saved",
    "look at",
    "earn",
    "price range",
    "payments",
    "house",
    "big",
    "car",
  ],
  vectors,
  changes: [
    {
      version: "1.4.0",
      date: "2026-11-24",
      what: "Closing costs and the cash you need to buy are included. A table shows what is comfortable and what is stretched. All other figures are the same as before.",
    },
    {
      version: "1.3.1",
      date: "2026-11-24",
      what: "Two steps are worded more plainly. All figures are the same as before.",
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
