import type { Vectors } from "#engine";
import type rentAffordability from "./rent-affordability.ts";

export default [
  {
    title: "Brick Underground, 7 ways to get around a NYC landlord's 40X rent rule",
    url: "https://www.brickunderground.com/rent/ways-to-get-around-40-x-income-requirements-to-rent-in-nyc",
    read: "2026-11-27",
    rows: [
      ["caption of the first photo", { find: "income", rent: 3000 }, { income_needed: "120,000" }, { given: "The income for a rent of $3,000 at 40 times" }],
    ],
  },
  {
    title: "The New York Sun, As Rents Soar, Tenants Battle Apartment Qualifications",
    url: "https://www.nysun.com/article/real-estate-as-rents-soar-tenants-battle-apartment",
    read: "2026-11-27",
    rows: [
      [
        "third paragraph",
        { find: "income", rent: 2250, multiple: 80 },
        { income_needed: "180,000", "rules.3.amount": "180,000" },
        { given: "80 times a rent of $2,250, as asked of guarantors" },
      ],
    ],
  },
  {
    title: "PocketGuard, Understanding the 28/36 rule in personal finance",
    url: "https://pocketguard.com/blog/understanding-the-28-36-rule-in-personal-finance",
    read: "2026-11-27",
    rows: [["The 28% Housing Ratio", { income: 6000, income_per: "month", rent_share: 28 }, { affordable_rent: "1,680" }, { given: "28% of $6,000 a month" }]],
  },
  {
    title: "Finance Dictionary Pro, 28/36 rule",
    url: "https://financedictionarypro.com/definitions/_/28_36-rule",
    read: "2026-11-27",
    place: "Practical Example",
    always: { income: 5000, income_per: "month", rent_share: 28 },
    rows: [
      ["Maximum Housing Expenses", {}, { affordable_rent: "1,400" }, { given: "28% of $5,000 a month" }],
      ["Maximum Total Debt Payments", {}, { "rules.2.amount": "1,800" }, { given: "36% of $5,000 a month, without debts" }],
    ],
  },
  {
    title: "Allworld News, How much should you pay for rent, depending on your salary",
    url: "https://allworldnews.site/2023/11/27/how-much-should-you-pay-for-rent-depending-on-your-salary",
    read: "2026-11-27",
    rows: [["third paragraph", { income: 50000 }, { affordable_rent: "1,250" }, { given: "A salary of $50,000 divided by 40" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "5,000 × 36% - 500 = 1,300, below 5,000 × 30% = 1,500",
        { income: 60000, debts: 500 },
        { affordable_rent: "1,300", limit: "share with debts", "rules.1.amount": "1,500" },
        { edge: "The debts decide" },
      ],
      [
        "5,000 × 36% - 300 = 1,500 = 5,000 × 30% = 60,000 ÷ 40",
        { income: 60000, debts: 300 },
        { affordable_rent: "1,500", limit: "share of income for housing" },
        { edge: "All three rules allow the same" },
      ],
      [
        "1,500 ÷ 5,000 = 30%",
        { find: "share", income: 60000, rent: 1500 },
        { share: "30.0", category: "Affordable", left: "3,500" },
        { edge: "30% exactly is not above it" },
      ],
      ["(1,500 + 0.01) ÷ 5,000 is above 30%", { find: "share", income: 60000, rent: "1500.01" }, { category: "Cost-burdened" }, { edge: "A cent above 30%" }],
      [
        "2,500.01 ÷ 5,000 is above 50%",
        { find: "share", income: 5000, income_per: "month", rent: 2400, utilities: "100.01" },
        { category: "Severely cost-burdened" },
        { edge: "A cent above 50%, with utilities" },
      ],
      ["(1,800 + 200 + 500) × 12 ÷ 36% = 83,333.33", { find: "income", rent: 1800, utilities: 200, debts: 500 }, { income_needed: "83,333.33" }],
    ],
  },
] satisfies Vectors<typeof rentAffordability>;
