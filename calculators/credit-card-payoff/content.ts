import type { Content } from "#engine";
import type creditCardPayoff from "./credit-card-payoff.ts";
import vectors from "./vectors.ts";

export default {
  title: "Credit card payoff calculator: time and cost",
  purpose:
    "Shows how long a credit card takes to pay off with a fixed payment or the minimum, and what the interest costs. Or enter a time and get the payment.",
  about: [
    "Card debt feels stuck because the minimum payment barely covers the interest. Type in your balance, rate and payment, and you see how many months it takes and what it costs.",
    "Use it for one card at a time. If you owe on several, the debt payoff calculator shows which to pay off first.",
  ],
  howToUse: [
    "Add $25 or $50 to the payment and look again. The first extra dollars save the most interest.",
    "When you've chosen a payment, set it up as an automatic transfer for the day after payday, and put the card away.",
    "If the time is longer than five years, look for a cheaper loan or talk to a nonprofit credit counselor.",
  ],
  methodology: [
    "Each month works as on a statement: interest is added to what you owe, your payment is subtracted, and the rest is carried over. In the formula, r is the monthly rate: the card's APR divided by 12.",
    "For a target time, we find the equal monthly payment that brings the balance to zero by then.",
    "A transfer fee is added to the balance at the start. During a promotion, r is the promotional APR divided by 12; after it, the card's own.",
    "The minimum is a percentage of the balance, sometimes plus the month's interest, but never below a fixed amount.",
    "If the first payment is no more than the first month's interest, the debt never shrinks. The page then shows what would pay it off in 3 years.",
  ],
  assumptions: [
    "Interest and payments are in whole cents each month, with half a cent rounding up.",
    "Monthly interest uses 1/12 of the yearly rate. Daily interest adds 1/365 of it each day, and every month counts as 365 ÷ 12 days.",
    "A percentage minimum is a percentage of what you owe before the month's interest is added.",
    "A promotional rate covers the whole balance, the transfer fee included, from the first month on.",
    "You make no new purchases, and every payment is on time.",
  ],
  limitations: [
    "New purchases, cash advances, other fees and changing rates are left out.",
    "Some store cards charge all the interest you were spared if anything is left when the promotion ends. That isn't included.",
    "Your issuer sets the minimum. Look for it in the terms or on the statement.",
    "A statement can differ by a dollar or two, depending on the days in a month and the day you pay.",
    "We check minimum payments by hand. The published payoff times we found don't say how the minimum is set.",
  ],
  example: {
    story: "Tanya owes $5,000 on a card with a 22% APR. She has stopped using it and pays $200 a month.",
    outcome:
      "Not quite three years. With $250 she would be done in 26 months and save $464.19. With only a minimum of 2%, but at least $25, it would take more than 80 years. She picks $250.",
    inputs: { plan: "fixed", balance: 5000, annual_rate: 22, payment: 200 },
  },
  mistakes: [
    "Lowering your payment as the minimum falls. Keep paying the first amount and you'll be done years sooner.",
    "Paying and charging at the same time. New purchases usually get no grace period while you carry a balance.",
    "Spreading extra money over all cards. Pay it all toward the card with the highest rate.",
    "Moving the debt to a 0% card and forgetting the transfer fee and when the 0% ends. Enter the fee and the months under “More options”, and the new card's APR as the interest rate.",
  ],
  questions: [
    {
      question: "Why does the minimum payment take so long?",
      answer:
        "It is hardly more than the interest, and it shrinks with the balance. A fixed payment equal to your first minimum is much faster.",
    },
    {
      question: "How much should I pay each month?",
      answer:
        "As much as you can keep up. Choose “Pay it off by a certain time” and try 24 or 36 months to see what that takes.",
    },
    {
      question: "Why does it say that my card is never paid off?",
      answer:
        "Each month's interest is at least as large as your payment, so the balance never falls. Only a larger payment or a lower rate helps.",
    },
    {
      question: "Does my card add interest monthly or daily?",
      answer:
        "Many add it daily; the terms then mention a daily periodic rate. The difference is small: with compounding, 22% becomes 24.36% a year if added monthly and 24.60% if added daily.",
    },
    {
      question: "Why do US statements show a payment for 36 months?",
      answer: "Since 2010 the law has required it next to the minimum, so that people can see both.",
    },
    {
      question: "Should I pay off the card or save?",
      answer:
        "Paying off a card at 22% earns you 22%, guaranteed. Keep some money for emergencies and pay down the card with the rest.",
    },
  ],
  next: [
    { slug: "debt-payoff", why: "owe on more than one? See which to pay off first." },
    { slug: "loan", why: "would a personal loan at a lower rate be cheaper?" },
    { slug: "savings-goal", why: "once it is paid off, put the same amount into savings." },
  ],
  related: ["debt-payoff", "loan", "apr", "savings-goal"],
  sources: [
    {
      title:
        "US Consumer Financial Protection Bureau, Regulation Z, 12 CFR part 1026, appendix M1, Repayment Disclosures",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/m1/",
    },
    {
      title: "Regulation Z, appendix M2, Sample Calculations of Repayment Disclosures",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/m2/",
    },
    {
      title: "OpenStax, Contemporary Mathematics, section 6.10, Credit Cards",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-10-credit-cards",
    },
  ],
  synonyms: [
    "minimum payment",
    "card debt",
    "debt payoff",
    "get out of debt",
    "APR",
    "how long to pay off",
    "revolving credit",
  ],
  everydayWords: [
    "visa, amex, discover, store card",
    "owe",
    "APR",
    "paid, clear, be done, get rid of",
    "months",
    "only the minimum payments",
    "charged each month",
    "cards",
    "years",
    "mastercard",
    "cc debt",
  ],
  vectors,
  changes: [
    {
      version: "1.1.2",
      date: "2026-11-24",
      what: "Fixes an absurdly large last payment after some promotions.",
    },
    {
      version: "1.1.1",
      date: "2026-11-24",
      what: "A step about rounding no longer speaks of cents, which not every currency has. All figures are the same as before.",
    },
    {
      version: "1.1.0",
      date: "2026-11-24",
      what: "A promotional rate for the first months and a balance transfer fee can be entered. Without them, all figures are the same as before.",
    },
    {
      version: "1.0.2",
      date: "2026-11-24",
      what: "A step is worded more plainly. All figures are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "A balance you enter is first rounded to the cent, as a bank would bill it.",
    },
  ],
} satisfies Content<typeof creditCardPayoff>;
