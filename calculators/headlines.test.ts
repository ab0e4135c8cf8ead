// The large figure of an answer is the one that people came for, and the sentence under it says it in words.
import { expect, it } from "vitest";
import { calculators } from "#calculators";
import { calculate, isRefusal, present, USD } from "#engine";

type Headline = readonly [slug: string, inputs: Readonly<Record<string, unknown>>, figure: string, sentence: string];

const NO_COSTS = {
  annual_rate: 0,
  closing_costs: 0,
  appreciation: 0,
  investment_return: 0,
  property_tax_rate: 0,
  maintenance_rate: 0,
  home_insurance: 0,
};

const HEADLINES: readonly Headline[] = [
  [
    "income-tax",
    { income: 90000, year: "2026" },
    "after_tax $72,145.00",
    "On $90,000.00 in the United States in 2026, you keep $72,145.00 a year after tax, or $6,012.08 a month. The tax is $17,855.00, about 19.84% of the income. More income would be taxed at 29.65%.",
  ],
  [
    "income-tax",
    { income: 35000, country: "scotland", year: "2026" },
    "after_tax £28,704.53",
    "On £35,000.00 in Scotland in 2026-27, you keep £28,704.53 a year after tax, or £2,392.04 a month. The tax is £6,295.47",
  ],
  [
    "income-tax",
    { income: 50000, country: "own", bands: "0:20" },
    "tax $10,000.00",
    "The tax on $50,000.00 is $10,000.00, 20% of the income.",
  ],
  [
    "rent-vs-buy",
    {
      ...NO_COSTS,
      selling_rate: 6,
      rent_increase: 0,
      price: 120000,
      down_payment: 24000,
      term: 10,
      rent: 500,
      stay: 1,
    },
    "After 1 year: Renting leaves you $1,200.00 better off",
    "Renting leaves you $1,200.00 better off after 1 year. Buying breaks even after 2 years.",
  ],
  [
    "rent-vs-buy",
    { ...NO_COSTS, selling_rate: 0, price: 100000, down_payment: 100000, rent: 0, stay: 7 },
    "After 7 years: Renting and buying leave you with the same money",
    "Renting and buying leave you with the same money after 7 years. Buying breaks even after 1 year.",
  ],
  [
    "bill-split",
    { bill: 60, split: "shares", shares: "Anna:40; Ben:20", tax: 6, tip_rate: 20 },
    "Each person pays: Anna: $52.00\nBen: $26.00",
    "Anna pays $52.00 and Ben pays $26.00: $78.00 together.",
  ],
  ["bill-split", { bill: 84, people: 7 }, "share $12.00", "7 people pay $12.00 each: $84.00 together."],
  [
    "recipe-scaler",
    { recipe_servings: 4, servings: 6, ingredients: "2 cups flour; 3 eggs; salt to taste" },
    "For 6 servings: 3 cups flour\n4 1/2 eggs\nsalt to taste",
    "For 6 servings instead of 4, multiply each amount by 1.5.",
  ],
  // (1,000 + 500) ÷ 200 = 7.5
  [
    "debt-payoff",
    { debts: "Car:1000:0:100; Visa:500:0:50", extra: 50 },
    "Your plan: Pay Visa first: debt-free in 8 months",
    "Pay Visa first, then Car. At $200.00 a month, you're debt-free in 8 months and pay $0.00 in interest.",
  ],
  [
    "debt-payoff",
    { debts: "Visa:1000:0:100" },
    "Your plan: Debt-free in 10 months",
    "At $100.00 a month, you're debt-free in 10 months and pay $0.00 in interest.",
  ],
  // July 1 to August 31, 2026: 44 weekdays, and September 1 is a Tuesday.
  [
    "business-days",
    { from: "2026-07-01", to: "2026-09-01" },
    "Business days: 44, or 45 with the last day",
    "not counting the later date, there are 44 business days.",
  ],
  [
    "business-days",
    { from: "2026-07-01", to: "2026-09-01", count_ends: "both" },
    "business_days 45 days",
    "45 business days",
  ],
  ["business-days", { from: "2026-07-03", to: "2026-07-05" }, "business_days 1 day", "1 business day"],
  // 12,000 without interest in 120 payments of 100, or in 60 of 200
  [
    "mortgage",
    { price: 12000, annual_rate: 0, years: 10, extra_payment: 100 },
    "interest_saved $0.00",
    "Paying $100.00 more each month ends the loan 5 years sooner. You borrow",
  ],
  ["mortgage", { price: 12000, annual_rate: 0, years: 10 }, "monthly_total $100.00", "You borrow $12,000.00"],
  [
    "amortization",
    { amount: 12000, annual_rate: 0, years: 10, first_payment: "2027-01-01" },
    "payoff_date December 1, 2036",
    "$12,000.00 at 0% is paid off",
  ],
  [
    "concrete",
    { length: 24, width: 24, thickness: 4, waste: 0 },
    "bags_needed 320 bags",
    "You need 320 bags of 80 lb. That is 7.1111 yd³ of concrete,",
  ],
];

it.each(HEADLINES)("%s %j", async (slug, inputs, figure, sentence) => {
  const calculator = (await calculators[slug]?.())?.default;
  if (!calculator) throw new Error(slug);
  const answer = calculate(calculator, inputs);
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer.issues));
  const { primary, headline, sentence: said } = present(calculator, answer, USD);
  expect(headline ? `${headline.label}: ${headline.text}` : `${primary.name} ${primary.text}`).toBe(figure);
  expect(said).toContain(sentence);
});
