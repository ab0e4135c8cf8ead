import type { Vectors } from "#engine";
import type houseAffordability from "./house-affordability.ts";

export default [
  {
    title: "Calculated Industries, Qualifier Plus 4x user's guide",
    url: "https://www.manualsdir.com/manuals/585139/calculated-industries-3423.html?page=71",
    read: "2026-11-20",
    place: "Page 66",
    always: { income: 68000, down_payment: 5000, annual_rate: 7.5, property_tax_rate: 1.5, home_insurance_rate: 0.25, mortgage_insurance_rate: 0.6, fees: 50 },
    rows: [
      [
        "Restricted and Unrestricted Qualifying",
        { monthly_debts: 750 },
        { loan: "137,725.41", housing_ratio: "22.76", debt_ratio: "36.00" },
        { given: "$68,000 a year and $750 of debts a month, with taxes, insurances and dues: the debts limit the loan" },
      ],
      [
        "Restricted and Unrestricted Qualifying",
        { monthly_debts: 453.33 },
        { loan: "170,870.75" },
        { edge: "The same with the debts that are just allowed, $453.33: the income limits the loan" },
      ],
    ],
  },
  {
    title: "Calculated Industries, Qualifier Plus IIIfx user's guide",
    url: "https://manualsfile.com/product/k3da53510dw.html?page=61",
    read: "2026-11-20",
    place: "Page 60",
    always: { income: 75000, down_payment: 35000, annual_rate: 7.5, property_tax_rate: 0, home_insurance_rate: 0 },
    rows: [
      [
        "Finding Qualifying Loan Amount and Sales Price",
        { monthly_debts: 500 },
        { loan: "250,280.85", price: "285,280.85", principal_and_interest: "1,750.00" },
        { given: "$75,000 a year, $500 of debts a month and $35,000 down, without taxes" },
      ],
      [
        "Finding Qualifying Loan Amount and Sales Price",
        { monthly_debts: 700 },
        { loan: "221,677.32", price: "256,677.32", principal_and_interest: "1,550.00" },
        { given: "The same with $200 more of debts" },
      ],
    ],
  },
  {
    title: "Hewlett-Packard, HP 10B user manual",
    url: "https://azmanual.top/manuals/631921/hp-10b.html?page=59",
    read: "2026-11-22",
    rows: [
      [
        "Chapter 5, A Home Mortgage, page 56",
        {
          income: 7560,
          monthly_debts: 0,
          down_payment: 12000,
          annual_rate: 11.5,
          property_tax_rate: 0,
          home_insurance_rate: 0,
          mortgage_insurance_rate: 0,
          front_ratio: 100,
          back_ratio: 100,
        },
        { loan: "63,617.64", price: "75,617.64" },
        { given: "At most $630 a month, entered as all of an income of $7,560 a year, with $12,000 down at 11.5%" },
      ],
    ],
  },
  {
    by: "hand",
    always: { annual_rate: 0, home_insurance_rate: 0 },
    rows: [
      [
        "Without it 500 × 360 + 40,000 = 220,000; with it 500 ÷ (1 ÷ 360 + 0.005) + 40,000 = 104,286; so 40,000 ÷ 20% = 200,000",
        { income: 12000, monthly_debts: 0, down_payment: 40000, property_tax_rate: 0, mortgage_insurance_rate: 6, front_ratio: 50, back_ratio: 50 },
        { price: "200,000", loan: "160,000", monthly_total: "444.44", limit: "Mortgage insurance, which begins above this price" },
        { edge: "Where mortgage insurance would begin, the price stops: $40,000 is 20% of $200,000" },
      ],
      [
        "500 × 12 ÷ 2% = 300,000",
        { income: 12000, monthly_debts: 0, down_payment: 500000, property_tax_rate: 2, front_ratio: 50, back_ratio: 50 },
        { price: "300,000", loan: "0", monthly_total: "500", down_payment_used: "300,000" },
        { edge: "A large down payment: the property tax alone limits the price, and nothing is borrowed" },
      ],
      [
        "1,200 ÷ 12 + 40 = 140, and 140 ÷ 28% = 500",
        { find: "income", home_price: 120000, monthly_debts: 0, down_payment: 120000, property_tax_rate: 1, fees: 40 },
        { loan: "0", monthly_total: "140", monthly_income_needed: "500", income_needed: "6000" },
        { edge: "The income for a home that is paid in full, with $1,200 of tax a year and fees of $40 a month" },
      ],
      [
        "6,000 × 28% = 1,680, and 360 × 1,680 = 604,800, of which 5% are 30,240; 360 × (2,700 - 300) = 864,000; 360 × (3,000 - 300) = 972,000",
        { income: 72000, monthly_debts: 300, down_payment: 0, property_tax_rate: 0, closing_rate: 5 },
        {
          price: "604,800",
          closing_costs: "30,240",
          cash_needed: "30,240",
          "range.1.monthly": "1,680",
          "range.2.price": "864,000",
          "range.3.price": "972,000",
        },
        { given: "Without interest and taxes: 28% of $6,000 a month for 30 years, 45% and 50% less $300 of debts" },
      ],
    ],
  },
  {
    title: "Texas Instruments, BA Real Estate guidebook",
    url: "https://www.easymanua.ls/texas-instruments/ba-real-estate/manual?p=57",
    read: "2026-11-23",
    place: "Page 56",
    always: { find: "income", home_price: 250000, monthly_debts: 635, down_payment: 50000, annual_rate: 8, property_tax_rate: 1.5, home_insurance_rate: 0.5 },
    rows: [
      [
        "Finding the Minimum Income Required",
        {},
        { loan: "200,000.00", principal_and_interest: "1,467.53", monthly_total: "1,884.20" },
        { given: "What $250,000 with $50,000 down costs a month at 8%, with $3,750 of tax and $1,250 of insurance a year" },
      ],
      [
        "Finding the Minimum Income Required",
        {},
        { monthly_income_needed: "6,997.78" },
        {
          given: "The income that a $250,000 home and $635 of debts a month need",
          differs: "The guide rounds the monthly costs to the cent first: ($1,884.20 + $635) ÷ 36%.",
        },
      ],
    ],
  },
  {
    title: "Fannie Mae, Understanding Homebuying Closing Costs",
    url: "https://www.fanniemae.com/research-and-insights/perspectives/understanding-homebuying-closing-costs",
    read: "2026-11-24",
    always: { find: "income", home_price: 300000, monthly_debts: 635, down_payment: 50000, annual_rate: 8, property_tax_rate: 1.5, home_insurance_rate: 0.5 },
    rows: [
      ["Second paragraph", { closing_rate: 2 }, { closing_costs: "6,000" }, { given: "Closing costs of 2% on a home for $300,000" }],
      ["Second paragraph", { closing_rate: 6 }, { closing_costs: "18,000" }, { given: "Closing costs of 6% on a home for $300,000" }],
    ],
  },
] satisfies Vectors<typeof houseAffordability>;
