import { CONTEMPORARY_MATHEMATICS_6_12 } from "#calculators/sources";
import type { Content } from "#engine";
import { AVERAGES } from "#facts/homes/starts";
import type rentVsBuy from "./rent-vs-buy.ts";
import vectors from "./vectors.ts";

export default {
  title: "Rent vs buy calculator: break-even year and total cost",
  purpose:
    "Compares how much money you end up with if you buy a home and if you rent one, and finds the year in which buying breaks even.",
  about: [
    "Your rent is $2,200, and a home like yours costs $400,000. Buying builds equity, but it also brings closing costs, taxes, repairs and the cost of selling. Renting leaves you with savings that can grow. Which choice leaves you with more money depends on how long you stay.",
    "The calculator compares an owner and a renter who start with the same cash and have the same monthly budget. Each month, the one who pays less for housing saves the difference.",
  ],
  howToUse: [
    "Compare like with like: enter the rent for a home of the same size in an equally good location.",
    "Look at the break-even year first. If you may move before that year, renting is usually the safer choice.",
    "Then change one assumption at a time. Home price growth and the return on savings make a large difference, and they are the hardest to know.",
    "If changing a rate by one percentage point changes the answer from buying to renting, the two are close. Then let your plans decide.",
  ],
  methodology: [
    "The renter starts with savings equal to the owner's down payment plus closing costs. Each month, the one who pays less adds the difference to savings. Savings grow each month by a twelfth of the annual return.",
    "The monthly cost of owning is the mortgage payment plus property tax, maintenance, home insurance and HOA fees, minus any tax saved. The mortgage payment is the loan × r ÷ (1 − (1 + r)^−n), where r is the monthly rate and n is the number of months.",
    "The monthly cost of renting is the rent plus renters insurance.",
    "Once a year, the home value, the rent, insurance and fees rise by the rates you enter. Property tax and maintenance are a percentage of the home value at the start of the year.",
    "The cash from the sale is the home value minus selling costs, minus the loan left to repay. The owner's money is the cash from the sale plus the owner's savings.",
    "The advantage of buying is the owner's money minus the renter's money. Buying breaks even at the end of the first year in which the advantage is zero or more. The chart shows each year as if you sold the home at the end of that year.",
  ],
  assumptions: [
    "All growth rates stay the same every year.",
    "Each month's savings are added at the end of the month.",
    "The form starts with 3% growth for home prices, rents and other costs, a 5% return on savings, 1% for maintenance and 6% for selling. These rates aren't forecasts, so enter your own.",
    `The property tax rate of ${AVERAGES.propertyTax.rate} was the US average in ${AVERAGES.propertyTax.year}. Look up your own rate, because rates differ a lot between states.`,
    "If you enter 22% as the tax rate for deductions, you save 22% of the mortgage interest and property tax you pay. The form starts with 0%, because most people in the US take the standard deduction.",
  ],
  limitations: [
    "Mortgage insurance isn't included. If you put down less than 20%, add the monthly mortgage insurance to the HOA fees. It then counts for your whole stay.",
    "Taxes on investment returns, taxes on the profit from a sale and limits on deductions aren't included.",
    "Security deposits, moving costs and broker fees for renters aren't included.",
    "Amounts aren't adjusted for inflation. A dollar in ten years buys less than a dollar today.",
  ],
  example: {
    story:
      "Priya pays $2,200 in rent. A similar home costs $400,000. She has $80,000 for the down payment and $10,000 for closing costs, and a lender offers 6.5% over 30 years. She expects to stay for ten years.",
    outcome:
      "After ten years, buying leaves her with about $24,800 more than renting. Buying breaks even after eight years. If she moves after five years, renting leaves her with more. She is fairly sure she will stay, so she buys.",
    inputs: {
      price: 400000,
      down_payment: 80000,
      annual_rate: 6.5,
      rent: 2200,
      stay: 10,
      closing_costs: 10000,
      home_insurance: 1569,
    },
  },
  mistakes: [
    "Comparing the rent with the mortgage payment alone. Taxes, insurance and repairs are extra.",
    "Forgetting what the down payment could earn. If you rent, you can invest that money.",
    "Leaving out the cost of selling. It weighs most on a short stay.",
    "Counting on high price growth. Try 0% and see whether buying still pays.",
  ],
  questions: [
    {
      question: "Is renting throwing money away?",
      answer:
        "No. Owners also spend money that doesn't come back: interest, taxes, insurance, repairs and the cost of selling. What matters is which choice leaves you with more money.",
    },
    {
      question: "How long should I stay for buying to make sense?",
      answer:
        "At least until the break-even year. That year depends on your rent, the home price and the mortgage rate. A rule such as “five years” can be far off.",
    },
    {
      question: "What if I don't save the difference?",
      answer:
        "Then renting leaves you with less than shown. An owner saves without trying, because part of each mortgage payment repays the loan.",
    },
    {
      question: "Which return on savings should I enter?",
      answer:
        "The yearly return you expect after tax. For money in a savings account, enter the account's rate. For money in an index fund, enter the average you expect over many years.",
    },
    {
      question: "Why does a longer stay favor buying?",
      answer:
        "A fixed mortgage payment stays the same while rents rise, so owning gets cheaper compared with renting. The costs of buying and selling also spread over more years.",
    },
  ],
  next: [
    { slug: "house-affordability", why: "see what price you can afford." },
    { slug: "mortgage", why: "see the full monthly payment." },
    { slug: "investment-growth", why: "see what savings can grow to." },
  ],
  related: ["mortgage", "house-affordability", "refinance", "mortgage-payoff", "investment-growth"],
  sources: [
    {
      title: "HP 12C User's Guide, section 12, The Rent or Buy Decision",
      url: "https://www.manualsdir.com/manuals/89748/hp-12c-financial-calculator.html?page=134",
    },
    CONTEMPORARY_MATHEMATICS_6_12,
  ],
  synonyms: [
    "buy vs rent",
    "rent or buy",
    "renting vs buying",
    "own vs rent",
    "price-to-rent",
    "break-even year",
    "home ownership cost",
  ],
  everydayWords: ["renting", "own", "apartment", "condo", "house", "tenant", "smarter", "cheaper"],
  inputWords: {
    rent: "Keep renting for, pay a month",
    stay: "Years before you move",
    selling_rate: "Of the selling price",
    investment_return: "On money not spent",
    tax_rate: "0 without itemizing",
  },
  vectors,
  released: "2026-11-23",
  changes: [
    {
      version: "1.0.4",
      date: "2026-11-26",
      what: "The answer says in words which choice leaves you better off, and by how much. All figures are the same as before.",
    },
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
} satisfies Content<typeof rentVsBuy>;
