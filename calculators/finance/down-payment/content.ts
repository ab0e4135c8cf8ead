import type { Content } from "#engine";
import type downPayment from "./down-payment.ts";
import vectors from "./vectors.ts";

export default {
  title: "Down payment calculator: cash you need to buy a home",
  purpose:
    "Adds up the down payment and closing costs for a home, shows how long it takes to save them, and compares 3.5%, 5%, 10% and 20% down.",
  about: [
    "The monthly payment is what people look at first. But it is usually the cash at closing that decides when you can buy.",
    "A small down payment gets you in sooner. A large one lowers the loan, the interest and, from 20% on, spares you mortgage insurance. The table shows both sides for six down payments.",
  ],
  howToUse: [
    "Enter the price of homes like the one you want, what you have saved and what you save each month.",
    "Look at the table. Going from 20% to 10% down may save years of waiting and add a few hundred dollars a month.",
    "Already know your cash? Choose “Home price for my cash”.",
    "Keep a reserve. Leave three to six months of expenses out of the cash you enter.",
  ],
  methodology: [
    "The down payment and the closing costs are percentages of the price. Together they are the cash you need.",
    "The rest of the price is borrowed and repaid by level monthly payments. If the loan is more than 80% of the price, a twelfth of the yearly mortgage insurance is added.",
    "Savings grow by your monthly amount, and by interest if you enter a rate. We count whole months until they reach the cash you need.",
    "For the price that your cash buys, the cash is divided by the two percentages together.",
  ],
  assumptions: [
    "The price stays the same while you save.",
    "All closing costs are paid in cash. They don't include property tax and insurance that a lender may collect in advance.",
    "Interest on savings is added every month, before tax.",
  ],
  limitations: [
    "Lenders have minimums of their own. In the US, many conventional loans start at 3%, FHA loans at 3.5%, and VA loans can do without a down payment.",
    "The payment leaves out property tax and home insurance. The mortgage calculator has them.",
    "Closing costs are estimates until you have the lender's Loan Estimate. Elsewhere they follow other rules, such as stamp duty in the UK.",
  ],
  example: {
    story:
      "Jo wants a home for about $400,000. She has $20,000 and saves $1,000 a month. She expects closing costs of 3%.",
    outcome:
      "20% down would keep her waiting for six years. With 5% down she could buy in about a year, and pay more each month.",
    inputs: { find: "cash", price: 400000, annual_rate: 6.5, saved: 20000, monthly_saving: 1000 },
  },
  mistakes: [
    "Saving for the down payment alone. Closing costs of 3% on $400,000 are another $12,000.",
    "Putting the last dollar into the home. The first repair comes soon.",
    "Believing that 20% is required. It is the point where mortgage insurance ends.",
    "Keeping the savings in stocks shortly before you buy. A bad month could cost you the home.",
  ],
  questions: [
    {
      question: "How much down payment do I need?",
      answer:
        "Often 3% to 5% of the price, and 20% to avoid mortgage insurance. Ask which programs for first-time buyers your state has.",
    },
    {
      question: "Is it better to put more down?",
      answer:
        "It lowers the loan, the interest and perhaps the rate. But if you have debts on credit cards, pay them off first.",
    },
    {
      question: "How much are closing costs?",
      answer: "Freddie Mac expects 2% to 5% of the purchase price in the US.",
    },
    {
      question: "Can the down payment be a gift?",
      answer: "Usually yes, from family. The lender wants a letter saying that it doesn't have to be paid back.",
    },
  ],
  next: [
    { slug: "mortgage", why: "the whole monthly cost with taxes and insurance." },
    { slug: "house-affordability", why: "the price that fits your income." },
    { slug: "savings-goal", why: "what to save each month for a date." },
  ],
  related: ["mortgage", "house-affordability", "savings-goal", "fha-loan"],
  sources: [
    {
      title: "Freddie Mac, My Home, Down Payments & Closing Costs",
      url: "http://myhome.freddiemac.com/buy/down-payments-closing-costs.html",
    },
  ],
  synonyms: ["cash to close", "house deposit calculator", "home down payment", "deposit for a house", "20% down"],
  everydayWords: ["save for a house", "closing", "deposit", "put down"],
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof downPayment>;
