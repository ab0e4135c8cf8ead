import type { Vectors } from "#engine";
import type budget from "./budget.ts";

export default [
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/6-5-making-a-personal-budget",
    read: "2026-11-27",
    place: "section 6.5",
    rows: [
      [
        "Creating a Budget Based on the 50-30-20 Budget Philosophy",
        { income: "5662.50" },
        { needs_budget: "2,831.25", wants_budget: "1,698.75", savings_budget: "1,132.50" },
        { given: "A data scientist's $5,662.50 a month" },
      ],
      [
        "Using the 50-30-20 Budget Philosophy to Analyze Affordability",
        { income: 29180, paid: "yearly" },
        { monthly_income: "2,431.67", needs_budget: "1,215.83", wants_budget: "729.50", savings_budget: "486.33" },
        { given: "$29,180 a year" },
      ],
      [
        "Evaluate a Budget Using 50-30-20 model",
        {
          spending: "own",
          income: 3136,
          needs:
            "Rent:700; Car Payment:229; Student Loan:250; Car Insurance:119; Utilities:80; Health insurance:225; Clothing:75; Food:275; Gasoline:275; Before-school care:252",
          wants: "Entertainment:200",
        },
        {
          needs_budget: "1,568.00",
          wants_budget: "940.80",
          savings_budget: "627.20",
          "comparison.1.yours": "2,480",
          left: "456.00",
        },
        { given: "Carol's budget with before-school care" },
      ],
      [
        "Creating a Budget, step 4",
        {
          spending: "own",
          income: "4437.40",
          needs: "Rent:1050; Car Payment:489; Student Loan:728; Car Insurance:139; Utilities:130; Clothing:150; Credit Card:200; Food:400; Gasoline:250",
          wants: "Entertainment:300",
        },
        { spent: "3,836", left: "601.40" },
        { given: "Heather's budget, with two jobs" },
      ],
    ],
  },
  {
    title: "State Farm, How to use the 50/30/20 budget rule",
    url: "https://www.statefarm.com/simple-insights/financial/how-to-use-the-50-30-20-budget-rule",
    read: "2026-11-27",
    rows: [
      [
        "What are the basics of the 50/30/20 budget rule?",
        { income: 2000 },
        { needs_budget: "1,000", wants_budget: "600", savings_budget: "400" },
        { given: "$2,000 a month" },
      ],
    ],
  },
  {
    title: "Finance Subject, 50/30/20 Budget Rule Explained With Real Dollar Examples",
    url: "https://financesubject.com/503020-budget-rule-explained-with-real-dollar-examples",
    read: "2026-11-27",
    rows: [
      [
        "What This Actually Means for Your Wallet",
        { income: 4000 },
        { needs_budget: "2,000", wants_budget: "1,200", savings_budget: "800" },
        { given: "$4,000 a month" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      ["1,500 × 26 ÷ 12 = 3,250, of which 50% are 1,625", { income: 1500, paid: "biweekly" }, { monthly_income: "3,250", needs_budget: "1,625" }],
      [
        "1,000 - 800 - 200 = 0",
        { spending: "own", income: 1000, needs: "Rent:800", wants: "Fun:200" },
        { left: "0", saved_share: "0.0" },
        { edge: "Everything is spent" },
      ],
      [
        "1,000 - 800 - 200.01 = -0.01",
        { spending: "own", income: 1000, needs: "Rent:800", wants: "Fun:200.01" },
        { left: "-0.01" },
        { edge: "A cent more than the income" },
      ],
      [
        "100% - 70% - 30% = 0%",
        { income: 1000, needs_share: 70 },
        { needs_budget: "700", wants_budget: "300", savings_budget: "0" },
        { edge: "A plan without savings" },
      ],
    ],
  },
] satisfies Vectors<typeof budget>;
