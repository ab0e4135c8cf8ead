import { PREALGEBRA_6_3 } from "#calculators/sources";
import type { Content } from "#engine";
import type commission from "./commission.ts";
import vectors from "./vectors.ts";

export default {
  title: "Commission calculator: flat rate or tiers",
  purpose:
    "Calculates the commission on your sales and your total pay. It works with a single rate and with both common kinds of tiers.",
  about: [
    "Suppose you get 6% up to $3,000, 8% up to $8,000, and 10% above that. What do you get for sales of $9,000? Some plans pay each rate only on its own part of the sales. Other plans pay the highest rate on all sales. The difference can be hundreds of dollars.",
    "Salespeople use this calculator to check a paycheck or plan a month. Managers use it to test a plan before they announce it.",
  ],
  howToUse: [
    "Choose how your plan works. If a higher rate applies only to the sales above a certain amount, choose “Tiers: each rate on its own tier”. If a higher rate applies to all your sales, choose “Tiers: one rate for all sales”.",
    "Compare the commission with your pay stub. If the two don't match, ask which sales were counted.",
    "“Rate on the next sale” is the rate that one more deal earns, if it doesn't take you into the next tier.",
  ],
  methodology: [
    "With one rate, the commission is the sales times the rate.",
    "With “each rate on its own tier”, the sales in each tier are multiplied by the rate of that tier. The results are added up, which is what Σ means in the formula. Income tax brackets work the same way.",
    "With “one rate for all sales”, the rate of the highest tier you have reached applies to all your sales.",
    "Total pay is base pay plus commission. If your guaranteed pay is more, total pay is the guaranteed pay.",
  ],
  assumptions: [
    "Sales of exactly $8,000 reach a tier that starts at $8,000.",
    "If each rate applies only within its tier, sales below the first tier earn nothing. Start the first tier at 0 if every sale counts.",
    "Commission and pay are before tax.",
  ],
  limitations: [
    "Returns and canceled orders aren't subtracted. Enter only the sales that count under your plan.",
    "As guaranteed pay, enter only pay that you keep. A draw that you must pay back later doesn't count.",
    "Bonuses, caps on commission and splits with other salespeople aren't included.",
  ],
  example: {
    story:
      "Ann sells appliances. She gets 6% of the first $3,000 in a week, 8% of the next $5,000 and 10% of everything above $8,000. This week she sold $9,000.",
    outcome: "She earns $680, about 7.56% of her sales. If her plan paid 10% on all sales, she would get $900.",
    inputs: { sales: 9000, plan: "marginal", tiers: "0:6; 3000:8; 8000:10" },
  },
  mistakes: [
    "Applying the highest rate to all sales when the plan pays it only on the top part.",
    "Counting sales tax and shipping. Commission is usually paid on the price alone.",
    "Entering the size of a tier instead of where it starts. If a plan says “the first $3,000, the next $5,000, and above”, the tiers start at 0, $3,000 and $8,000.",
    "Treating commission as take-home pay. Taxes come off first.",
  ],
  questions: [
    {
      question: "What is a normal commission rate?",
      answer:
        "It depends on the industry. The agents in a home sale share around 5% to 6% of the price. Car salespeople often get a share of the profit. Software sales pay about 10%.",
    },
    {
      question: "What is graduated commission?",
      answer: "A plan in which the rate rises with your sales. It is the same as tiered commission.",
    },
    {
      question: "Is commission taxed differently?",
      answer:
        "In the US, commission is ordinary income. Employers often withhold tax from it at a flat rate, so the paycheck may look small. Your tax return settles the difference.",
    },
    {
      question: "How do I find my commission rate?",
      answer: "Divide the commission by the sales. A commission of $87 on sales of $1,450 is 6%.",
    },
  ],
  next: [
    { slug: "paycheck", why: "what is left after taxes." },
    { slug: "salary", why: "turn pay per month into pay per hour or year." },
    { slug: "percentage", why: "any other percentage." },
  ],
  related: ["percentage", "paycheck", "salary", "margin"],
  sources: [
    {
      title: "MathTutor, Learning Business Math, Graduated Commissions",
      url: "https://mathtutor.com/software/business-math-lesson-overviews/lesson-0803.html",
    },
    PREALGEBRA_6_3,
  ],
  synonyms: [
    "sales commission",
    "graduated commission",
    "tiered commission",
    "realtor commission",
    "base plus commission",
  ],
  everydayWords: ["my cut", "realtor", "broker", "agent", "salesman", "sold", "sell"],
  inputWords: {
    sales: "Sold a house, home, car, deal this week",
    plan: "Flat, or tiers, above quota",
    rate: "Takes percent, fee, earn",
    base_pay: "Salary a month, bonus",
    guarantee: "Draw, at least paid",
  },
  vectors,
  changes: [
    { version: "1.0.2", date: "2026-11-26" },
    {
      version: "1.0.1",
      date: "2026-11-24",
    },
  ],
  released: "2026-11-22",
} satisfies Content<typeof commission>;
