import type { Content } from "#engine";
import type debtPayoff from "./debt-payoff.ts";
import vectors from "./vectors.ts";

export default {
  title: "Debt payoff calculator: snowball or avalanche",
  purpose:
    "Calculates when all your debts are paid off and how much interest you pay, from the balance, rate and payment of each debt. It compares the avalanche method with the snowball method.",
  about: [
    "You have several debts and can spare a little more money each month. Which debt should get the extra money? Your choice decides how much interest you pay and how soon the first debt is gone.",
    "The avalanche method sends every extra dollar to the debt with the highest rate. The snowball method sends every extra dollar to the debt with the smallest balance. With both methods, once a debt is paid off, its payment rolls over to the next debt.",
  ],
  howToUse: [
    "For each debt, enter the balance, the yearly rate and what you pay each month now. Under “Extra each month”, enter what you can pay on top of all these payments.",
    "If you know only what you can pay for all debts together, choose “One amount for all debts”. Then enter each lender's required payment, or leave the payment blank.",
    "Compare the interest of the two strategies. If avalanche saves only a few dollars, choose the strategy you'll stick to. Many people find snowball easier, because the first debt is often gone sooner.",
    "Each month, pay the usual amount on every debt. Pay everything extra on the debt that comes first in your strategy.",
    "“Time if payments don't roll over” is how long it takes to pay off all debts if each gets only its own payment. “Interest saved by this plan” is how much less interest you pay than in that case.",
  ],
  methodology: [
    "Each month, interest is added to every balance: the balance times the yearly rate, divided by 12. Then each debt gets its regular payment.",
    "Avalanche puts the debt with the highest rate first in line. Snowball puts the debt with the smallest starting balance first.",
    "Your monthly budget is the sum of all payments plus the extra amount. The budget stays the same until the end. Whatever remains after the regular payments goes to one debt. When that debt is paid off, the next debt in line gets the money.",
  ],
  assumptions: [
    "Rates and payments stay the same, and you charge nothing new.",
    "Interest is added once a month and rounded to the cent. Cards that charge interest every day cost slightly more.",
    "You pay at least the lender's minimum on each debt. If the minimum falls, you keep paying the amount that you entered.",
    "If a debt's last payment is smaller than usual, the remaining money goes to the next debt in the same month.",
  ],
  limitations: [
    "It leaves out fees, penalties for paying early, and introductory rates that end. If you have any of these, your debts can cost more.",
    "It leaves out taxes. If you can deduct the interest on a mortgage or a student loan, that debt costs you less than its rate says.",
    "It doesn't set money aside for emergencies. Keep some savings before you put every dollar toward your debts.",
  ],
  example: {
    story:
      "Tara owes $6,000 on a Visa card at 24%, $1,500 to a store at 15% and $9,000 on her car at 6.5%. She pays $500 a month altogether, and after a raise she can pay $200 more.",
    outcome:
      "With the extra $200 she is debt-free in a little over two years. Snowball would begin with the store instead of the Visa card. Her first debt would be gone sooner, but she would pay about $194 more in interest.",
    inputs: { debts: "Visa:6000:24:150; Store:1500:15:50; Car:9000:6.5:300", extra: 200 },
  },
  mistakes: [
    "Spending the money once a debt is paid off. Both methods work only if that payment goes to the next debt.",
    "Entering a credit card's minimum payment, which falls each month. Enter a fixed amount and keep paying it.",
    "Paying a little extra on every debt. It is cheaper to put all the extra money on the debt with the highest rate.",
    "Skipping a required payment to pay another debt faster. Late fees can cost more than the interest you save.",
  ],
  questions: [
    {
      question: "Is snowball or avalanche better?",
      answer:
        "Avalanche usually costs less interest. Snowball often pays off the first debt sooner. The best method is the one that you finish.",
    },
    {
      question: "Why do both methods give the same result?",
      answer:
        "Your smaller debts may also have the higher rates. Then both methods pay off your debts in the same order.",
    },
    {
      question: "What if I add nothing extra?",
      answer:
        "You still save interest. When one debt is paid off, its payment goes to the next debt, which is then paid off sooner.",
    },
    {
      question: "Should I include my mortgage?",
      answer:
        "You can, but most people leave it out. A mortgage is large and usually has a low rate, so it comes last with either method.",
    },
    {
      question: "Should I consolidate instead?",
      answer:
        "Enter the new loan as one debt with the same total monthly payment, and compare the total interest. Add the fees of the new loan to its interest.",
    },
  ],
  next: [
    { slug: "credit-card-payoff", why: "how long one card takes to pay off." },
    { slug: "loan", why: "what a consolidation loan would cost." },
    { slug: "mortgage-payoff", why: "what extra payments on a mortgage save." },
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
  everydayWords: ["pay first", "several", "consolidate", "plan", "credit cards", "altogether"],
  inputWords: {
    debts: "Each loan, card, student, car; payoff order",
    extra: "Throw at them, extra a month",
    budget: "Can pay in all, altogether",
    strategy: "Which to pay first: highest rate or smallest",
  },
  vectors,
  changes: [
    {
      version: "1.2.0",
      date: "2026-11-26",
      what: "You can enter one amount for all debts instead of an extra payment. Other answers stay as they were.",
    },
    {
      version: "1.1.0",
      date: "2026-11-26",
      what: "The answer says which debt to pay first, and which next. All figures are the same as before.",
    },
    { version: "1.0.4", date: "2026-11-26" },
    {
      version: "1.0.3",
      date: "2026-11-24",
    },
    {
      version: "1.0.2",
      date: "2026-11-24",
    },
    {
      version: "1.0.1",
      date: "2026-11-23",
    },
  ],
  released: "2026-11-22",
} satisfies Content<typeof debtPayoff>;
