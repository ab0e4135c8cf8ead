import type { Vectors } from "#engine";
import type debtToIncome from "./debt-to-income.ts";

export default [
  {
    title: "American Institute for Preventive Medicine, Healthylife, Debt-to-income ratio",
    url: "https://articles.healthylife.com/tag/mortgage",
    read: "2026-11-22",
    rows: [
      [
        "Calculate debt-to-income ratio, example",
        { income: 6000, housing: 1800, car: 300, student: 150, cards: 50 },
        { debts: "2300", ratio: "38" },
        { given: "An income of $6,000, an $1,800 mortgage, a car, student loans and a card" },
      ],
    ],
  },
  {
    title: "Linda on Lending, Education center, Debt to income ratio",
    url: "https://lindaonlending.com/education-center/whatisdebttoincomeratio/",
    read: "2026-11-22",
    rows: [["For example", { income: 5000, other: 2500 }, { ratio: "50" }]],
  },
  {
    title: "Investopedia, What's considered to be a good debt-to-income (DTI) ratio?",
    url: "https://www.investopedia.com/video/play/whats-considered-be-good-debttoincome-dti-ratio/",
    read: "2026-11-22",
    rows: [["A ratio of .33", { income: 6000, other: 2000 }, { ratio: "33" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "60,000 ÷ 12 = 5,000; 1,800 ÷ 5,000 = 36%; 36% × 5,000 - 1,800 = 0",
        { income: 60000, income_per: "year", other: 1800 },
        { ratio: "36.0", category: "Stretched", room: "0", to_pay_off: "", monthly_income: "5000" },
        { edge: "Exactly 36% is the start of the next band, and leaves no room" },
      ],
      [
        "6,000 × 12 ÷ 200,000 = 36%",
        { income: 200000, income_per: "year", housing: 6000 },
        { category: "Stretched" },
        { edge: "Stretched: $6000 a month on $200000 a year" },
      ],
      [
        "2,400 × 12 ÷ 80,000 = 36%",
        { income: 80000, income_per: "year", housing: 2400 },
        { category: "Stretched" },
        { edge: "Stretched: $2400 a month on $80000 a year" },
      ],
      [
        "600 × 12 ÷ 20,000 = 36%",
        { income: 20000, income_per: "year", housing: 600 },
        { category: "Stretched" },
        { edge: "Stretched: $600 a month on $20000 a year" },
      ],
      [
        "8,600 × 12 ÷ 240,000 = 43%",
        { income: 240000, income_per: "year", housing: 8600 },
        { category: "High" },
        { edge: "High: $8600 a month on $240000 a year" },
      ],
      [
        "2,399.99 × 12 ÷ 80,000 = 35.99985%",
        { income: 80000, income_per: "year", housing: "2399.99" },
        { category: "Comfortable" },
        { edge: "Comfortable: $2399.99 a month on $80000 a year" },
      ],
      [
        "1,200 ÷ 1,000 = 120%; 1,000 - 1,200 = -200; 1,200 - 36% × 1,000 = 840",
        { income: 1000, housing: 800, other: 400 },
        { ratio: "120.0", left: "-200", to_pay_off: "840", housing_ratio: "80.0" },
        { edge: "More debts than income" },
      ],
      [
        "0 ÷ 4,000 = 0 and 36% × 4,000 = 1,440",
        { income: 4000 },
        { ratio: "0", room: "1440", left: "4000", category: "Comfortable" },
        { edge: "No debts at all" },
      ],
    ],
  },
] satisfies Vectors<typeof debtToIncome>;
