import type { Content } from "#engine";
import type breakEven from "./break-even.ts";
import vectors from "./vectors.ts";

export default {
  title: "Break-even calculator: units and sales you need",
  purpose:
    "Calculates the units and sales you need to cover fixed and variable costs, or to reach the profit you want.",
  about: [
    "Rent, insurance and salaries are due whether you sell anything or not. Each unit you sell brings in its price, minus what that unit costs you. You break even when your sales have paid all the fixed costs. After that, each sale adds profit.",
    "Use it before you open a café, launch a product, set a price or hire. Banks and investors often ask for this figure.",
  ],
  howToUse: [
    "Enter the fixed costs of one period, such as a month. The answer is then the number of units to sell in that month.",
    "Ask yourself whether you can really sell that many. If not, raise the price or lower a cost.",
    "If you work in the business, count your own pay as a fixed cost. “Profit you want” is the profit on top of your pay.",
    "If you have a forecast, enter the units you expect to sell. The margin of safety shows how far sales can fall below the forecast before you lose money.",
  ],
  methodology: [
    "The contribution margin is the price of a unit minus its variable cost. It is what each unit contributes to the fixed costs.",
    "If you want a profit, add it to the fixed costs. Divide the total by the contribution margin to get the units. Multiply the units by the price to get the sales.",
    "If the profit you want is after tax, it is first divided by (1 − tax rate) to get the profit before tax.",
    "The margin of safety is expected units minus break-even units, as a percentage of expected units.",
  ],
  assumptions: [
    "You sell one product, or a mix whose average price and cost stay the same.",
    "The price and the variable cost of each unit don't change with the number you sell.",
    "Fixed costs stay the same however many units you sell.",
    "Units are rounded up to a whole number. The sales amount is worked out before rounding, so it can be a little less than the price times whole units.",
    "Everything you make is sold.",
  ],
  limitations: [
    "Bulk discounts, overtime and rush orders change the cost per unit. Calculate again with the new cost.",
    "The page doesn't look at when money comes in. A business can break even on paper and still run out of cash.",
    "The page says what you need to sell, not what customers will buy.",
  ],
  example: {
    story:
      "Hicks Manufacturing sells a birdbath for $100. Each birdbath costs $20 in materials and labor, and the workshop costs $18,000 a month.",
    outcome:
      "With 225 birdbaths, sales of $22,500 pay all the costs of the month. Every birdbath after that adds $80 of profit.",
    inputs: { fixed_costs: 18000, price: 100, variable_cost: 20 },
  },
  mistakes: [
    "Mixing periods, such as yearly rent and monthly salaries.",
    "Counting a cost twice, once as fixed and once as variable.",
    "Leaving out card fees, packaging and returns. These costs rise with every sale.",
  ],
  questions: [
    {
      question: "What is the difference between fixed and variable costs?",
      answer:
        "Fixed costs, such as rent, stay the same whether you sell one unit or a thousand. Variable costs, such as materials, come with each unit.",
    },
    {
      question: "What if I sell several products?",
      answer:
        "Use the average price and the average variable cost of your usual mix. If the mix changes, so does the break-even point.",
    },
    {
      question: "What is a good margin of safety?",
      answer:
        "The larger, the safer. At 20%, sales can fall by a fifth before you lose money. Compare the margin with how much your sales vary from month to month.",
    },
    { question: "Does it work for a service?", answer: "Yes. A unit can be an hour, a haircut or a tax return." },
    {
      question: "Why do I get no answer?",
      answer: "The price isn't above the variable cost. Then no number of sales pays the fixed costs.",
    },
  ],
  next: [
    { slug: "margin", why: "set a price from a cost and a margin." },
    { slug: "npv", why: "is an investment worth it over several years?" },
    { slug: "depreciation", why: "spread the cost of equipment over its life." },
  ],
  related: ["margin", "npv", "roi", "depreciation"],
  sources: [
    {
      title: "OpenStax, Principles of Accounting, Volume 2: Managerial Accounting, section 3.2, Break-Even Point",
      url: "https://openstax.org/books/principles-managerial-accounting/pages/3-2-calculate-a-break-even-point-in-units-and-dollars",
    },
    {
      title: "OpenStax, College Algebra 2e, section 7.1, Systems of Linear Equations: Two Variables",
      url: "https://openstax.org/books/college-algebra-2e/pages/7-1-systems-of-linear-equations-two-variables",
    },
  ],
  synonyms: [
    "breakeven point",
    "contribution margin",
    "cost-volume-profit",
    "CVP analysis",
    "how many units to sell",
    "margin of safety",
    "target profit",
  ],
  everydayWords: ["breakeven", "business", "customers", "subscribers", "tickets", "stop losing money"],
  inputWords: {
    fixed_costs: "Rent, bills, overhead, per period",
    price: "Sell each shirt, food, ticket for",
    variable_cost: "Supplies, each unit costs",
    target_profit: "Beyond getting money back",
    tax_rate: "Business tax",
    expected_units: "For the margin of safety",
  },
  vectors,
  changes: [
    { version: "1.0.2", date: "2026-11-26" },
    {
      version: "1.0.1",
      date: "2026-11-23",
    },
  ],
  released: "2026-11-22",
} satisfies Content<typeof breakEven>;
