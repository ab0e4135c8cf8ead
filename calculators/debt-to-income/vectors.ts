import type { Vectors } from "#engine";
import type debtToIncome from "./debt-to-income.ts";

const read = "2026-11-22";

export default [
  {
    given: "An income of $6,000, an $1,800 mortgage, a car, student loans and a card",
    inputs: { income: 6000, housing: 1800, car: 300, student: 150, cards: 50 },
    expected: { debts: "2300", ratio: "38" },
    by: "published",
    source: {
      title: "American Institute for Preventive Medicine, Healthylife, Debt-to-income ratio",
      url: "https://articles.healthylife.com/tag/mortgage",
      place: "Calculate debt-to-income ratio, example",
      read,
    },
  },
  {
    given: "Payments of $2,500 on an income of $5,000",
    inputs: { income: 5000, other: 2500 },
    expected: { ratio: "50" },
    by: "published",
    source: {
      title: "Linda on Lending, Education center, Debt to income ratio",
      url: "https://lindaonlending.com/education-center/whatisdebttoincomeratio/",
      place: "For example",
      read,
    },
  },
  {
    given: "Payments of $2,000 on an income of $6,000",
    inputs: { income: 6000, other: 2000 },
    expected: { ratio: "33" },
    by: "published",
    source: {
      title: "Investopedia, What's considered to be a good debt-to-income (DTI) ratio?",
      url: "https://www.investopedia.com/video/play/whats-considered-be-good-debttoincome-dti-ratio/",
      place: "A ratio of .33",
      read,
    },
  },
  {
    given: "Exactly 36% is the start of the next band, and leaves no room",
    inputs: { income: 60000, income_per: "year", other: 1800 },
    expected: { ratio: "36.0", category: "Stretched", room: "0", to_pay_off: "", monthly_income: "5000" },
    by: "hand",
    source: { title: "60,000 ÷ 12 = 5,000; 1,800 ÷ 5,000 = 36%; 36% × 5,000 - 1,800 = 0" },
    edge: true,
  },
  ...(
    [
      [200000, 6000, "Stretched", "6,000 × 12 ÷ 200,000 = 36%"],
      [80000, 2400, "Stretched", "2,400 × 12 ÷ 80,000 = 36%"],
      [20000, 600, "Stretched", "600 × 12 ÷ 20,000 = 36%"],
      [240000, 8600, "Hard to borrow", "8,600 × 12 ÷ 240,000 = 43%"],
      [80000, "2399.99", "Comfortable", "2,399.99 × 12 ÷ 80,000 = 35.99985%"],
    ] as const
  ).map(([income, housing, category, title]) => ({
    given: `${category}: $${housing} a month on $${income} a year`,
    inputs: { income, income_per: "year", housing } as const,
    expected: { category },
    by: "hand" as const,
    source: { title },
    edge: true as const,
  })),
  {
    given: "More debts than income",
    inputs: { income: 1000, housing: 800, other: 400 },
    expected: { ratio: "120.0", left: "-200", to_pay_off: "840", housing_ratio: "80.0" },
    by: "hand",
    source: { title: "1,200 ÷ 1,000 = 120%; 1,000 - 1,200 = -200; 1,200 - 36% × 1,000 = 840" },
    edge: true,
  },
  {
    given: "No debts at all",
    inputs: { income: 4000 },
    expected: { ratio: "0", room: "1440", left: "4000", category: "Comfortable" },
    by: "hand",
    source: { title: "0 ÷ 4,000 = 0 and 36% × 4,000 = 1,440" },
    edge: true,
  },
] satisfies Vectors<typeof debtToIncome>;
