import type { Content } from "#engine";
import type debtPayoff from "./debt-payoff.ts";
import vectors from "./vectors.ts";

export default {
  title: "Debt payoff calculator: snowball or avalanche",
  purpose:
    "Calculates when all your debts are paid off and how much interest they cost, from the balance, rate and payment of each. It puts the avalanche and the snowball method side by side.",
  about: [
    "Three cards, a car loan and a store account: each has its own balance, rate and payment. You can spare a little more each month. Which debt should get it? The order decides how much interest you pay and how soon you see the first debt disappear.",
    "The avalanche method sends every extra dollar to the debt with the highest rate. The snowball method sends it to the smallest balance. In both, the payment of a debt that is gone rolls over to the next one.",
  ],
  howToUse: [
    "List every debt with its balance, its yearly rate and what you pay on it each month now. Then add what you can spare on top.",
    "Compare the two strategies. If avalanche saves only a few dollars, take the one you'll stick to. Many people stay with snowball longer, because one debt is gone sooner.",
    "Follow the order of payoff. Pay the usual amount on every debt and everything extra on the first one in line.",
    "“Time without rolling over” is how long the slowest debt takes if each gets its own payment only. “Interest saved by this plan” is compared with that. To see what rolling over alone saves, set the extra to 0.",
  ],
  methodology: [
    "Each month, interest is added to every balance: the balance times the yearly rate, divided by 12 and rounded to the cent. Then each debt gets its regular payment.",
    "What is left of the budget goes to the first debt in line that isn't paid off. If that debt needs less, the rest goes to the next. The budget is the sum of all payments plus the extra amount, and it stays the same until the end.",
    "Avalanche lines the debts up by rate, highest first. Snowball lines them up by balance at the start, smallest first. If two debts tie, the other figure decides.",
    "“Without rolling over” pays each debt with its own payment only, until it is gone.",
  ],
  assumptions: [
    "Rates and payments stay the same, and you charge nothing new.",
    "Interest is added once a month at a twelfth of the yearly rate, and rounded to the cent. Cards that charge daily interest cost slightly more.",
    "The payment you enter for each debt is at least what your lender asks for, and you go on paying it when the lender's minimum falls.",
    "The last payment on a debt is whatever is left. The rest of that month's money goes to the next debt right away.",
  ],
  limitations: [
    "It doesn't know about fees, introductory rates that end, or penalties for paying early.",
    "Up to 10 debts fit in the list, and plans longer than 50 years aren't calculated.",
    "It doesn't consider tax. Interest on a mortgage or a student loan may be deductible, which lowers its true rate.",
    "Keep some savings for emergencies before you put every dollar toward your debts.",
  ],
  example: {
    story:
      "Tara owes $6,000 on a Visa card at 24%, $1,500 to a store at 15% and $9,000 on her car at 6.5%. She pays $500 a month altogether, and a raise leaves her $200 more.",
    outcome:
      "With the extra $200 she is debt-free in a little over two years. Snowball would begin with the store instead of the Visa card: she would see one debt gone sooner and pay about $194 more interest.",
    inputs: { debts: "Visa:6000:24:150; Store:1500:15:50; Car:9000:6.5:300", extra: 200 },
  },
  mistakes: [
    "Spending the payment of a debt that is gone. Rolling it over is what makes both methods work.",
    "Entering a credit card's minimum payment, which falls each month. Enter a fixed amount and keep paying it.",
    "Paying a little extra on every debt. Putting it all on the highest rate is cheaper.",
    "Skipping a required payment to pay another debt faster. Late fees can cost more than the interest you save.",
  ],
  questions: [
    {
      question: "Is snowball or avalanche better?",
      answer:
        "Avalanche never costs more interest if rates stay as they are. Snowball often clears the first debt sooner. The best method is the one that you finish.",
    },
    {
      question: "Why do both methods give the same result?",
      answer:
        "Your smaller debts also have the higher rates, so the order is the same. Or you pay nothing extra, and the debts are paid off in the same order either way.",
    },
    {
      question: "What if I add nothing extra?",
      answer:
        "You still save. The payment of each debt that is paid off moves to the next, so the last debts go much faster than they would alone.",
    },
    {
      question: "Should I include my mortgage?",
      answer:
        "You can, but most people leave it out. It is large and its rate is low, so it comes last in either order.",
    },
    {
      question: "Should I consolidate instead?",
      answer:
        "Enter the new loan as one debt with the same total payment, and compare the interest. Count its fees too.",
    },
  ],
  next: [
    { slug: "credit-card-payoff", why: "one card, with minimum payments that fall." },
    { slug: "loan", why: "what a consolidation loan would cost." },
    { slug: "mortgage-payoff", why: "extra payments on a mortgage." },
  ],
  related: ["credit-card-payoff", "loan", "mortgage-payoff", "auto-loan"],
  sources: [
    {
      title: "Utah State University Extension, PowerPay debt reduction program, in Journal of Extension 36 (1998)",
      url: "https://archives.joe.org/joe/1998august/tt1.php",
    },
    {
      title: "TimeValue Software, rollover debt payoff strategy",
      url: "http://www.timevaluecalculators.com/TimeValueCalculators/Calculator.aspx?CALCULATORID=PC12&TEMPLATE_ID=www.mycfe.com_1",
    },
  ],
  synonyms: [
    "debt snowball",
    "debt avalanche",
    "pay off debt",
    "get out of debt",
    "debt free date",
    "several debts",
    "credit cards and loans",
    "rollover payments",
  ],
  everydayWords: [
    "which loan or card to pay first",
    "highest",
    "credit cards",
    "student and car loan",
    "plan",
    "total",
    "extra a month",
    "consolidate",
    "several, five",
    "throw at",
    "altogether",
  ],
  vectors,
  changes: [
    {
      version: "1.0.3",
      date: "2026-11-24",
      what: "The steps are worded more clearly. All figures are the same as before.",
    },
    {
      version: "1.0.2",
      date: "2026-11-24",
      what: "The answer is worded more plainly. All figures are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-23",
      what: "Without an extra amount, a step says what happens to the payment of a debt that is paid off. All figures are the same as before.",
    },
  ],
  released: "2026-11-22",
} satisfies Content<typeof debtPayoff>;
