import { PRINCIPLES_FINANCE_8_1, PRINCIPLES_FINANCE_8_2 } from "#calculators/sources";
import type { Content } from "#engine";
import type presentValue from "./present-value.ts";
import vectors from "./vectors.ts";

export default {
  title: "Present value calculator: lump sum or payments",
  purpose:
    "Calculates what money in the future is worth today: a single amount, a series of level or growing payments, or payments that never end.",
  about: [
    "Would you rather have $10,000 in ten years or $6,000 now? The answer depends on what the $6,000 could earn in the meantime. Present value turns the future amount into today's money, so that you can compare the two.",
    "It helps with many real choices: a lottery prize paid at once or over 20 years, a pension or a lump sum, a court settlement paid in installments, or the fair price of a bond.",
  ],
  howToUse: [
    "Choose what you will receive: one amount, regular payments, or payments that never end. As the discount rate, enter the yearly rate that your money could earn elsewhere at the same risk.",
    "If someone offers you more today than the present value, take the money today. If the offer is lower, the future money is the better deal.",
    "Try a higher and a lower rate. The longer you wait for the money, the more the rate matters.",
    "For a pension that rises with inflation, choose yearly payments. Enter the yearly rise under “Growth of each payment”.",
  ],
  methodology: [
    "In the formula, PV is the present value, FV the future amount, i the rate for one period, and n the number of periods. For a single amount, a period is a year. For payments, g is the growth from one payment to the next.",
    "For regular payments, add up what each payment is worth today. The formula for payments does that in one step.",
    "Payments that never end are worth the payment ÷ (i − g), as long as i is larger than g.",
    "Payments at the beginning of each period come one period earlier, so their value is multiplied by (1 + i).",
  ],
  assumptions: [
    "The discount rate is a yearly rate. It is converted to the equivalent rate for one payment period.",
    "With monthly compounding and monthly payments, the monthly rate is the yearly rate ÷ 12.",
    "The first payment is the amount you enter. Growth begins with the second payment.",
  ],
  limitations: [
    "The page doesn't choose the rate for you. Use a low rate for safe payments and a higher rate for risky ones.",
    "Taxes aren't subtracted. To include taxes, enter the payments and the rate after tax.",
    "Payments here come at regular intervals. For uneven amounts or dates, use the NPV calculator.",
    "Life expectancy isn't considered. For a pension for life, estimate the number of payments.",
  ],
  example: {
    story:
      "Grace won $1.2 million in a state lottery, paid as $120,000 a year for ten years, starting a year from now. She could take $787,000 now instead. She owes more than $787,000 on a business loan at 9%, and she would use the cash to pay it down.",
    outcome:
      "At 9%, the ten payments are worth about $770,119 today. The cash is worth almost $17,000 more, so she takes it.",
    inputs: { find: "payments", payment: 120000, payments: 10, frequency: "yearly", discount_rate: 9 },
  },
  mistakes: [
    "Adding up future payments as if they were today's money. Ten payments of $120,000 aren't worth $1.2 million now.",
    "Subtracting inflation from the rate when the payments are fixed. For fixed payments, use the ordinary rate that a bank or bond quotes.",
    "Entering a monthly rate. Enter the yearly rate and choose the payment frequency.",
    "Choosing a high rate for safe payments. A high rate makes the payments look worth less than they are.",
  ],
  questions: [
    {
      question: "What is the difference between present value and net present value?",
      answer:
        "Present value is what future money is worth today. Net present value also subtracts what you pay to get that money.",
    },
    {
      question: "Which discount rate should I use?",
      answer:
        "What you could earn elsewhere with the same risk. For payments from a strong insurer or the government, use the yield on safe bonds that run for the same number of years.",
    },
    {
      question: "How can payments that never end have a finite value?",
      answer:
        "Each later payment is worth less today. At 7%, $2 a year forever is worth $28.57, because $28.57 at 7% earns $2 a year.",
    },
    {
      question: "Why is the present value higher with payments at the beginning?",
      answer: "Because you receive every payment one period earlier.",
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
    PRINCIPLES_FINANCE_8_2,
    PRINCIPLES_FINANCE_8_1,
    {
      title: "Microsoft Learn, DAX reference, PV function",
      url: "https://learn.microsoft.com/en-us/dax/pv-function-dax",
    },
  ],
  synonyms: ["PV", "value today", "perpetuity", "growing annuity", "lump sum or payments", "pension lump sum"],
  everydayWords: ["PV", "lottery", "pension buyout", "settlement", "owes", "inheritance", "annuity"],
  inputWords: {
    future_value: "Cash due, someone owes in years",
    years: "Someone pays you later",
    discount_rate: "Discounting at, what you could earn",
    growth_rate: "Per period, growing annuity",
    payment: "Payments offered per month",
  },
  vectors,
  released: "2026-11-22",
  changes: [
    {
      version: "1.0.4",
      date: "2026-11-26",
      what: "Figures that don't end are shown with six digits. “More digits” shows the rest, and the values for programs are the same as before.",
    },
    {
      version: "1.0.3",
      date: "2026-11-24",
    },
    {
      version: "1.0.2",
      date: "2026-11-23",
    },
    {
      version: "1.0.1",
      date: "2026-11-23",
      what: "The discount of a future amount such as $10.005 could be a cent too high. It no longer is. All other answers are the same as before.",
    },
  ],
} satisfies Content<typeof presentValue>;
