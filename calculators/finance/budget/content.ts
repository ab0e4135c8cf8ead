import type { Content } from "#engine";
import type budget from "./budget.ts";
import vectors from "./vectors.ts";

export default {
  title: "Budget calculator: the 50/30/20 rule and your own spending",
  purpose:
    "Divides your take-home pay into needs, wants and savings by the 50/30/20 rule or your own shares, and compares your real spending with the plan.",
  about: [
    "A budget answers two questions: where does the money go, and how much of it can you keep? The 50/30/20 rule gives a first answer in ten seconds. Half of your take-home pay is for needs, 30% for wants, and 20% for savings and debts.",
    "With your own lines, the calculator shows which of the three groups is too large, and by how much.",
  ],
  howToUse: [
    "Enter what arrives in your account, with child support, benefits and side jobs.",
    "List your needs and wants a month. For yearly bills such as car insurance, enter a twelfth.",
    "Don't list savings. What remains is what you can save.",
    "If needs take more than the plan allows, look at the two or three longest bars first. Small lines rarely change much.",
  ],
  methodology: [
    "Pay for another period is turned into a month's: a weekly pay times 52 divided by 12, and one for two weeks times 26 divided by 12.",
    "Each group's budget is its share of the monthly income. Savings get what needs and wants leave.",
    "Your needs and wants are added up, and what is left of the income is compared with the budget for savings.",
  ],
  assumptions: [
    "The rule counts minimum debt payments as needs. Anything you pay above the minimum counts as savings.",
    "Retirement contributions taken from your paycheck are already gone. If you want them in the plan, add them to the income.",
  ],
  limitations: [
    "The shares are a rule of thumb. Where housing is expensive, 60% or more for needs is common. Change the shares under “More options”.",
    "A budget for a month can't see irregular costs. Put aside a twelfth of repairs, gifts and holidays each month.",
    "With irregular income, use a low month rather than the average.",
  ],
  example: {
    story:
      "Sam takes home $4,500 a month. Rent, food, car, insurance and loans cost him $2,980. Restaurants, subscriptions, hobbies and trips take another $660.",
    outcome:
      "His needs are above half of his income, but his wants are modest. So he still saves almost the fifth that the rule asks for.",
    inputs: {
      spending: "own",
      income: 4500,
      needs: "Rent or mortgage:1500; Groceries:500; Utilities:180; Car and fuel:450; Insurance:150; Loan payments:200",
      wants: "Eating out:250; Subscriptions:60; Hobbies:150; Travel:200",
    },
  },
  mistakes: [
    "Starting from income before tax. The rule is about take-home pay.",
    "Calling every habit a need. Food is a need, restaurant meals are a want.",
    "Multiplying a weekly amount by four. A month has a little more than four weeks.",
    "Planning to save what is left at the end of the month. Move it to savings on payday instead.",
  ],
  questions: [
    {
      question: "What is the 50/30/20 rule?",
      answer:
        "Spend half of your take-home pay on needs and 30% on wants, and put 20% into savings and extra debt payments.",
    },
    {
      question: "What counts as a need?",
      answer:
        "Housing, utilities, groceries, health care, insurance, transportation to work, childcare and minimum debt payments.",
    },
    {
      question: "Is the rule realistic on a low income?",
      answer: "Often not. If needs take 70%, start with 70/20/10 and raise the savings when a debt is paid off.",
    },
    {
      question: "Do I save first or pay debts first?",
      answer:
        "First keep a small reserve for emergencies. Then pay off credit cards: their interest is higher than what savings earn.",
    },
  ],
  next: [
    { slug: "paycheck", why: "your take-home pay." },
    { slug: "savings-goal", why: "how soon the savings reach a goal." },
    { slug: "debt-payoff", why: "a plan for your debts." },
  ],
  related: ["rent-affordability", "paycheck", "savings-goal", "debt-payoff"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 6.5",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-5-making-a-personal-budget",
    },
  ],
  synonyms: ["50/30/20 calculator", "budget planner", "monthly budget", "household budget", "spending plan"],
  everydayWords: ["needs and wants", "expenses", "bills", "paycheck to paycheck"],
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof budget>;
