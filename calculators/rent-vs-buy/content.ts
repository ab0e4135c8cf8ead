import type { Content } from "#engine";
import type rentVsBuy from "./rent-vs-buy.ts";
import vectors from "./vectors.ts";

export default {
  title: "Rent vs buy calculator: break-even year and total cost",
  purpose:
    "Compares how much money you end up with if you buy a home and if you rent one, and finds the year in which buying breaks even.",
  about: [
    "Your rent is $2,200, and a home like yours costs $400,000. Buying builds equity, but it also brings closing costs, taxes, repairs and the cost of selling. Renting leaves you with savings that can grow. Which one leaves you with more depends mostly on how long you stay.",
    "This calculator treats both sides alike. Buyer and renter start with the same cash and have the same amount to spend each month. The one with the cheaper home that month saves the rest. Every assumption is a field that you can change.",
  ],
  howToUse: [
    "Compare like with like: enter the rent for a home of the same size in an equally good location.",
    "Look at the break-even year first. If you may move sooner, renting is usually the safer choice.",
    "Then change one assumption at a time. Home price growth and the return on savings matter most, and they are the hardest to know.",
    "If a change of one percentage point turns the answer around, the two are close. Let your plans decide, not the figure.",
  ],
  methodology: [
    "The renter starts with the cash that the buyer spends: down payment plus closing costs. Each month, the one whose home costs less saves the difference. Savings grow each month by a twelfth of the annual return.",
    "Owning costs the mortgage payment, property tax, maintenance, home insurance and HOA fees, less any tax saved. The payment is the loan × r ÷ (1 − (1 + r)^−n), where r is the monthly rate and n the number of months.",
    "Renting costs the rent and renters insurance.",
    "Once a year, the home value, the rent, insurance and fees rise by their rates. Property tax and maintenance are a percentage of the home value at the start of the year.",
    "If you sell, you receive the home value minus selling costs and the loan that is left. The owner's money is that amount plus the owner's savings.",
    "Advantage of buying = owner's money − renter's money. Buying breaks even after the first year in which this is zero or more. We look 30 years ahead. The chart shows both amounts for each year, as if you sold then.",
  ],
  assumptions: [
    "All growth rates stay the same every year, and both people really do save the difference.",
    "Each month's savings are added at the end of the month. Nothing is rounded along the way, only what you see.",
    "We assume 3% growth for prices, rents and other costs, a 5% return, 1% for maintenance and 6% for selling. These are starting points, not forecasts.",
    "The property tax rate of 0.89% is the US average. Look yours up, because it differs a lot between states.",
    "With a tax rate for deductions, you save that share of mortgage interest and property tax in the month you pay them. The default is 0, because most people in the US take the standard deduction.",
  ],
  limitations: [
    "Mortgage insurance isn't included. With less than 20% down, you can add it to the HOA fees, but it then counts for your whole stay.",
    "Taxes on investment returns and on the profit from a sale aren't included. Neither are limits on deductions.",
    "Security deposits, moving costs and broker fees for renters aren't included. You usually get most of a deposit back.",
    "Amounts are in each year's dollars and aren't adjusted for inflation.",
    "We found no published example with rising rent, property tax as a percentage, or a break-even year. We check those by hand and with a second program.",
  ],
  example: {
    story:
      "Priya pays $2,200 in rent. A similar home costs $400,000. She has $80,000 for the down payment and $10,000 for closing costs, and a lender offers 6.5% over 30 years. She expects to stay for ten years.",
    outcome:
      "After ten years, buying leaves her with about $24,800 more, and it breaks even after eight years. If she moves after five, renting is better. She is fairly sure she will stay, so she buys.",
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
    "Forgetting what the down payment could earn. It is the largest advantage of renting.",
    "Leaving out the cost of selling. It weighs most on a short stay.",
    "Counting on high price growth. Try 0% and see whether buying still pays.",
  ],
  questions: [
    {
      question: "Is renting throwing money away?",
      answer:
        "No. Owners also spend money that doesn't come back: interest, taxes, insurance, repairs and the cost of selling. What matters is which amount is larger, and what you do with the rest.",
    },
    {
      question: "How long should I stay for buying to make sense?",
      answer:
        "At least until the break-even year. It depends on your rent, price and mortgage rate, so a rule such as “five years” can be far off.",
    },
    {
      question: "What if I don't save the difference?",
      answer:
        "Then renting leaves you with less than shown. Part of each mortgage payment is forced saving, and for some people that settles it.",
    },
    {
      question: "Which return on savings should I enter?",
      answer:
        "One that you can expect after tax. Use the rate of your savings account for safe savings, and a long-run estimate for an index fund if you accept its ups and downs.",
    },
    {
      question: "Why does a longer stay favor buying?",
      answer:
        "A fixed payment stays the same while rents rise, so owning gets cheaper in comparison. The costs of buying and selling also spread over more years.",
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
    {
      title: "OpenStax, Contemporary Mathematics, section 6.12, Renting and Homeownership",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-12-renting-and-homeownership",
    },
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
  everydayWords: [
    "keep renting",
    "own a condo",
    "buy a house",
    "break even",
    "apartment",
    "makes sense",
    "move",
    "smarter",
    "tenant",
    "better off",
    "cheaper",
  ],
  vectors,
  released: "2026-11-23",
  changes: [
    {
      version: "1.0.3",
      date: "2026-11-25",
      what: "A step is worded more exactly. All figures are the same as before.",
    },
    {
      version: "1.0.2",
      date: "2026-11-24",
      what: "The columns of the table are named more clearly. All figures are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-24",
      what: "Worded steps and labels more clearly. All figures are the same as before.",
    },
  ],
} satisfies Content<typeof rentVsBuy>;
