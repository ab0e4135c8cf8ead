import type { Content } from "#engine";
import type commission from "./commission.ts";
import vectors from "./vectors.ts";

export default {
  title: "Commission calculator: flat rate or tiers",
  purpose:
    "Calculates the commission on your sales and your total pay. It works with a single rate, with tiers that each pay their own rate, and with tiers that raise the rate on everything.",
  about: [
    "“Six percent up to $3,000, eight up to $8,000, ten above.” What do you get for $9,000? It depends on how the tiers work, and commission plans don't always say so clearly. The difference can be hundreds of dollars.",
    "Salespeople use it to check a paycheck or plan a month. Managers use it to test a plan before they announce it. For real estate and online marketplaces, one rate is enough.",
  ],
  howToUse: [
    "Choose how your plan works. If a higher rate applies only to the sales above its threshold, choose “Tiers: each rate on its own tier”. If it applies to all sales, choose “Tiers: top rate reached, on all sales”.",
    "Compare what you get with your pay stub. If it doesn't match, ask which sales counted and when.",
    "Look at the rate on the next sale. Until you reach the next threshold, it shows what one more deal is worth.",
  ],
  methodology: [
    "One rate: sales times the rate.",
    "Each rate on its own tier: the sales between one threshold and the next are multiplied by the rate of that tier, and the results are added up. In the formula, Σ means that sum. Income tax brackets work the same way.",
    "Top rate reached, on all sales: the highest tier whose threshold you have reached decides the rate for everything.",
    "Total pay is base pay plus commission, or the guaranteed pay if that is more.",
  ],
  assumptions: [
    "A tier begins exactly at its threshold: sales of $8,000 reach the tier “from 8000”.",
    "Sales below the first tier earn nothing. Start with 0 if every sale counts.",
    "Amounts are before tax and are rounded only for display.",
    "The order of the tiers in the list doesn't matter.",
  ],
  limitations: [
    "Returns and canceled orders aren't subtracted. Enter the sales that count under your plan.",
    "A draw that you must pay back in later months isn't included. Guaranteed pay here is yours to keep.",
    "Splits between people, bonuses and caps aren't included.",
  ],
  example: {
    story:
      "Ann sells appliances. She gets 6% of the first $3,000 in a week, 8% of the next $5,000 and 10% of everything above $8,000. This week she sold $9,000.",
    outcome: "She earns $680, about 7.56% of her sales. If her plan paid 10% on all sales, she would get $900.",
    inputs: { sales: 9000, plan: "marginal", tiers: "0:6; 3000:8; 8000:10" },
  },
  mistakes: [
    "Applying the highest rate to all sales when the plan pays it only above the threshold.",
    "Counting sales tax and shipping. Commission is usually paid on the price alone.",
    "Entering the width of a tier instead of the amount it starts at. “The next $5,000” after $3,000 starts at $3,000, and the one after it at $8,000.",
    "Treating commission as take-home pay. Taxes come off first.",
  ],
  questions: [
    {
      question: "What is a normal commission rate?",
      answer:
        "It depends on the industry. Real estate agents share around 5% to 6% of the price, car salespeople often get a share of the profit, and software sales pay about 10%.",
    },
    {
      question: "What is graduated commission?",
      answer: "A plan in which the rate rises with your sales. It is the same as tiered commission.",
    },
    {
      question: "Is commission taxed differently?",
      answer:
        "It is ordinary income in the US. Employers often withhold a flat rate from it as supplemental wages, so the paycheck may look small. Your tax return settles the difference.",
    },
    {
      question: "How do I find the rate from an amount?",
      answer: "Divide the commission by the sales. $87 on $1,450 is 6%.",
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
    {
      title: "OpenStax, Prealgebra 2e, section 6.3, Solve Sales Tax, Commission, and Discount Applications",
      url: "https://openstax.org/books/prealgebra-2e/pages/6-3-solve-sales-tax-commission-and-discount-applications",
    },
  ],
  synonyms: [
    "sales commission",
    "graduated commission",
    "tiered commission",
    "realtor commission",
    "base plus commission",
  ],
  everydayWords: [
    "my cut",
    "realtor, broker, agent",
    "sold a house, home",
    "car salesman",
    "fee",
    "whatever I sell, earn",
    "bonus",
    "draw",
    "takes percent",
    "above quota",
    "deal",
    "this month, week",
  ],
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-24",
      what: "The two plans with tiers have clearer names, and the step for one rate is called “Commission”. All figures are the same as before.",
    },
  ],
  released: "2026-11-22",
} satisfies Content<typeof commission>;
