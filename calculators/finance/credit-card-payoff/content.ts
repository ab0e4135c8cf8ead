import { CONTEMPORARY_MATHEMATICS_6_10 } from "#calculators/sources";
import type { Content } from "#engine";
import type creditCardPayoff from "./credit-card-payoff.ts";
import vectors from "./vectors.ts";

export default {
  title: "Credit card payoff calculator: time and cost",
  purpose:
    "Shows how long a credit card takes to pay off with a fixed payment or the minimum, and what the interest costs. Or enter how many months you want to take, and get the payment.",
  about: [
    "Card debt feels stuck because the minimum payment barely covers the interest. Type in your balance, rate and payment. You see how many months you need and how much interest you pay.",
    "Use it for one card at a time. If you owe on several cards, the debt payoff calculator shows which card to pay off first.",
  ],
  howToUse: [
    "Add $25 or $50 to the payment and see how much interest you save. The first extra dollars save the most.",
    "When you've chosen a payment, set it up as an automatic transfer for the day after payday, and put the card away.",
    "If it takes longer than five years, look for a cheaper loan or talk to a nonprofit credit counselor.",
  ],
  methodology: [
    "Each month works as on a statement: interest is added to what you owe, and your payment is subtracted. The result is the next month's balance. In the formula, r is the monthly rate. With monthly interest, r is the card's APR divided by 12.",
    "For a target time, we find the equal monthly payment that brings the balance to zero by then.",
    "A transfer fee is added to the balance at the start. During a promotion, r is the promotional rate divided by 12. After the promotion, r is the card's APR divided by 12 again.",
    "The minimum payment is a percentage of the balance. With some cards, it is that percentage plus the month's interest. The minimum never falls below a fixed amount.",
    "If the first payment is no more than the first month's interest, the debt never shrinks. The page then shows the payment that would clear the debt in 3 years.",
  ],
  assumptions: [
    "Interest and payments are rounded to whole cents each month.",
    "Monthly interest is 1/12 of the yearly rate each month. Daily interest is 1/365 of the yearly rate each day. All months count as equally long.",
    "The minimum is a percentage of what you owe before the month's interest is added.",
    "A promotional rate covers the whole balance, the transfer fee included, from the first month on.",
    "You make no new purchases, and every payment is on time.",
  ],
  limitations: [
    "New purchases, cash advances, other fees and changing rates are left out.",
    "Some store cards charge interest for the whole promotion if you still owe anything when it ends. That interest isn't included.",
    "Your card may have another rule for the minimum. Look for the rule in the card's terms or on a statement.",
    "Your statement can differ from our figures by a dollar or two, depending on the days in a month and the day you pay.",
  ],
  example: {
    story: "Tanya owes $5,000 on a card with a 22% APR. She has stopped using it and pays $200 a month.",
    outcome:
      "With $200 a month, she is done in 34 months. With $250 a month, she would be done in 26 months and save $464.19 of interest. If she paid only a minimum of 2% of the balance, but at least $25, she would need more than 80 years. She picks $250.",
    inputs: { plan: "fixed", balance: 5000, annual_rate: 22, payment: 200 },
  },
  mistakes: [
    "Lowering your payment as the minimum falls. Keep paying the first month's amount and you'll be done years sooner.",
    "Buying with the card while you pay it off. New purchases usually cost interest from the first day while you carry a balance.",
    "Spreading extra money over all cards. Pay it all toward the card with the highest rate.",
    "Moving the debt to a 0% card and forgetting the transfer fee or the month when the 0% ends. Enter the fee and the number of months under “More options”. As the interest rate, enter the new card's APR after the promotion.",
  ],
  questions: [
    {
      question: "Why does the minimum payment take so long?",
      answer:
        "The minimum is hardly more than the interest, and it shrinks as the balance falls. If you pay the amount of your first minimum every month, you finish much sooner.",
    },
    {
      question: "How much should I pay each month?",
      answer:
        "As much as you can keep up. Choose “Pay it off by a certain time” and try 24 or 36 months to see the payment.",
    },
    {
      question: "Why does it say that my card is never paid off?",
      answer:
        "Each month's interest is at least as large as your payment, so the balance never falls. Only a larger payment or a lower rate helps.",
    },
    {
      question: "Does my card add interest monthly or daily?",
      answer:
        "Many cards add it daily, and their terms mention a daily periodic rate. The difference is small. If you paid nothing for a year, a rate of 22% would add 24.36% with monthly interest and 24.60% with daily interest.",
    },
    {
      question: "Why do US statements show a payment for 36 months?",
      answer:
        "Since 2010 the law has required statements to show what pays the card off in three years. You can compare that payment with the minimum.",
    },
    {
      question: "Should I pay off the card or save?",
      answer:
        "Each $100 you pay off on a card at 22% saves you about $22 of interest a year. Keep some money for emergencies and use what you can spare for the card.",
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
    CONTEMPORARY_MATHEMATICS_6_10,
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
  everydayWords: ["visa", "amex", "mastercard", "discover", "cc", "debt", "store card"],
  inputWords: {
    plan: "Get rid of, clear, be done",
    balance: "Owe on cards, credit card debt",
    annual_rate: "Card's APR",
    payment: "Payments charged or paid each month",
    months: "Done by, years times 12",
    minimum_rate: "Only the minimum, percent",
    minimum_of: "Balance, or with interest",
    floor: "Minimum at least, dollars",
    transfer_fee_rate: "To move the balance",
    promo_months: "0% offer lasts",
    promo_rate: "Intro rate",
  },
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
    },
    {
      version: "1.1.0",
      date: "2026-11-24",
      what: "A promotional rate for the first months and a balance transfer fee can be entered. Without them, all figures are the same as before.",
    },
    {
      version: "1.0.2",
      date: "2026-11-24",
    },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "A balance you enter is first rounded to the cent, as a bank would bill it.",
    },
  ],
} satisfies Content<typeof creditCardPayoff>;
