import type { Content } from "#engine";
import type presentValue from "./present-value.ts";
import vectors from "./vectors.ts";

export default {
  title: "Present value calculator: lump sum or payments",
  purpose:
    "Calculates what money in the future is worth today: a single amount, a series of level or growing payments, or payments that never end.",
  about: [
    "Would you rather have $10,000 in ten years or $6,000 now? The answer depends on what the $6,000 could earn in the meantime. Present value turns the future amount into today's money, so that you can compare the two.",
    "It settles many real choices: a lottery prize paid at once or over 20 years, a pension or a lump sum, a court settlement paid in installments, a lease, the fair price of a bond.",
  ],
  howToUse: [
    "Choose what you'll receive: one amount, regular payments, or payments without end. Then enter the rate that your money could earn elsewhere at the same risk.",
    "If someone offers you more today than the present value, take the money today. If they offer less, the future payments are the better deal.",
    "Try a higher and a lower rate. The further away the money is, the more the answer depends on it.",
    "For a pension that rises with inflation, enter the yearly rise as the growth of each payment and choose yearly payments.",
  ],
  methodology: [
    "In the formula, PV is the present value, FV the future amount, i the rate for one period and n the number of periods. For a single amount, a period is a year.",
    "For regular payments, add up what each is worth today. The formula for payments does that in one step; g is the growth from one payment to the next. If the growth g equals the rate i, each payment is worth the same today: n × payment ÷ (1 + i) for all of them.",
    "Payments without end are worth the payment ÷ (i − g), as long as i is larger than g.",
    "Payments at the beginning of each period come one period earlier, so the result is multiplied by (1 + i).",
  ],
  assumptions: [
    "The discount rate is a yearly rate with the compounding you choose. We convert it to the equivalent rate for one payment period.",
    "With monthly compounding and monthly payments, the monthly rate is the yearly rate ÷ 12, as in the PV function of spreadsheets.",
    "The first payment is the amount you enter. Growth begins with the second.",
    "Nothing is rounded along the way, only what you see.",
  ],
  limitations: [
    "It doesn't choose the rate for you. Use a safe rate for safe payments and a higher one for risky ones.",
    "Taxes and inflation count only if your figures include them.",
    "Payments are regular. For uneven amounts or dates, use the NPV calculator.",
    "Life expectancy isn't considered. For a pension for life, estimate the number of payments.",
  ],
  example: {
    story:
      "Grace won $1.2 million in a state lottery, paid as $120,000 a year for ten years, starting a year from now. She could take $787,000 now instead. She owes more than that on a business loan at 9%, which she could pay down with the cash.",
    outcome:
      "At 9%, the ten payments are worth about $770,119 today. The cash is worth almost $17,000 more, so she takes it.",
    inputs: { find: "payments", payment: 120000, payments: 10, frequency: "yearly", discount_rate: 9 },
  },
  mistakes: [
    "Adding up future payments as if they were today's money. Ten payments of $120,000 aren't worth $1.2 million now.",
    "Subtracting inflation from the rate when the payments are fixed. For fixed payments, use the ordinary rate that a bank or bond quotes.",
    "Using a yearly rate as a monthly one. Enter the yearly rate and choose the payment frequency.",
    "Choosing a high rate for safe payments. That makes them look worth less than they are.",
  ],
  questions: [
    {
      question: "What is the difference between present value and net present value?",
      answer:
        "Present value is what future money is worth today. Net present value also subtracts what you pay to get it.",
    },
    {
      question: "Which discount rate should I use?",
      answer:
        "What you could earn elsewhere with the same risk. For payments from a strong insurer or the government, use the yield on safe bonds that run for the same number of years.",
    },
    {
      question: "How can payments that never end have a finite value?",
      answer:
        "Each later payment is worth less today, so the sum never exceeds the payment divided by the rate. $2 a year at 7% is worth $28.57, because that amount earns $2 a year.",
    },
    {
      question: "Why is the present value higher with payments at the beginning?",
      answer: "Every payment comes one period earlier, so it is discounted for one period less.",
    },
    {
      question: "What is the present value of $1,000 in 5 years?",
      answer: "At 6% a year, $747.26. At 3%, $862.61. Enter your own rate to see more.",
    },
  ],
  next: [
    { slug: "npv", why: "uneven cash flows, and what you pay for them." },
    { slug: "future-value", why: "see what money grows to." },
    { slug: "annuity-payout", why: "the payments that a lump sum can provide." },
  ],
  related: ["future-value", "annuity-payout", "npv", "bond-price", "retirement-withdrawal"],
  sources: [
    {
      title: "OpenStax, Principles of Finance, section 8.2, Annuities",
      url: "https://openstax.org/books/principles-finance/pages/8-2-annuities",
    },
    {
      title: "OpenStax, Principles of Finance, section 8.1, Perpetuities",
      url: "https://openstax.org/books/principles-finance/pages/8-1-perpetuities",
    },
    {
      title: "Microsoft Learn, DAX reference, PV function",
      url: "https://learn.microsoft.com/en-us/dax/pv-function-dax",
    },
  ],
  synonyms: ["PV", "value today", "perpetuity", "growing annuity", "lump sum or payments", "pension lump sum"],
  everydayWords: [
    "PV",
    "worth right now",
    "lottery",
    "pension buyout offer",
    "inheritance",
    "annuity",
    "perpetuity",
    "cash",
    "due in years",
    "invest to have",
    "settlement, lump sum vs payments a month",
    "someone",
  ],
  vectors,
  released: "2026-11-22",
  changes: [
    {
      version: "1.0.3",
      date: "2026-11-24",
      what: "The answer says “10 payments of $500.00, due every month”. All figures are the same as before.",
    },
    {
      version: "1.0.2",
      date: "2026-11-23",
      what: "Worded a step of the calculation more clearly. All figures are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-23",
      what: "The discount of a future amount such as $10.005 could be a cent too high. It no longer is. All other answers are the same as before.",
    },
  ],
} satisfies Content<typeof presentValue>;
