import type { Vectors } from "#engine";
import type fhaLoan from "./fha-loan.ts";

export default [
  {
    title: "HUD Mortgagee Letter 2023-05, its tables as public source code quotes them",
    url: "https://www.hud.gov/sites/dfiles/OCHCO/documents/2023-05hsgml.pdf",
    read: "2026-11-27",
    by: "quoted",
    always: { price: 400000, annual_rate: 6.5 },
    rows: [
      ["more than 15 years, up to $726,200, above 95%", { down_payment_as: "amount", down_payment: 10000 }, { premium_rate: "0.55" }],
      [
        "more than 15 years, up to $726,200, above 90% up to 95%",
        { down_payment_as: "amount", down_payment: 20000 },
        { premium_rate: "0.50" },
        { edge: "95% exactly has the lower rate" },
      ],
      ["15 years or less, up to $726,200, above 90%", { down_payment_as: "amount", down_payment: 38000, years: 15 }, { premium_rate: "0.40" }],
      [
        "15 years or less, up to $726,200, up to 90%",
        { down_payment_as: "amount", down_payment: 40000, years: 15 },
        { premium_rate: "0.15" },
        { edge: "90% exactly has the lower rate" },
      ],
      ["more than 15 years, above $726,200, above 95%", { price: 800000, down_payment_as: "amount", down_payment: 28000 }, { premium_rate: "0.75" }],
      ["more than 15 years, above $726,200, up to 95%", { price: 800000, down_payment_as: "amount", down_payment: 50000 }, { premium_rate: "0.70" }],
      ["15 years or less, above $726,200, above 90%", { price: 800000, down_payment_as: "amount", down_payment: 50000, years: 15 }, { premium_rate: "0.65" }],
      [
        "15 years or less, above $726,200, above 78% up to 90%",
        { price: 900000, down_payment_as: "amount", down_payment: 100000, years: 15 },
        { premium_rate: "0.4" },
      ],
      [
        "15 years or less, above $726,200, up to 78%",
        { price: 1000000, down_payment_as: "amount", down_payment: 220000, years: 15 },
        { premium_rate: "0.150" },
      ],
    ],
  },
  {
    title: "HUD Mortgagee Letter 2013-04, as public source code quotes it",
    url: "https://www.hud.gov/sites/documents/13-04ml.pdf",
    read: "2026-11-27",
    by: "quoted",
    always: { price: 400000, annual_rate: 6.5 },
    rows: [
      [
        "duration, loan-to-value up to 90%: 11 years",
        { down_payment_as: "amount", down_payment: 40000 },
        { premium_months: "132" },
        { edge: "10% down ends the insurance after 11 years" },
      ],
      ["duration, loan-to-value above 90%: 30 years, or the term", { down_payment_as: "amount", down_payment: 39999 }, { premium_months: "360" }],
    ],
  },
  {
    title: "Loan servicing notes that check a note of $450,000 against HUD's rules",
    url: "https://www.hud.gov/sites/dfiles/OCHCO/documents/2023-05hsgml.pdf",
    read: "2026-11-27",
    by: "quoted",
    rows: [
      [
        "correct values on the base loan of $442,125",
        { price: 491250, down_payment_as: "amount", down_payment: 49125, annual_rate: 6.5 },
        { base_loan: "442,125", upfront_premium: "7,737.19", monthly_premium: "184.22" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "120,000 × 1.0175 = 122,100; 122,100 ÷ 120 = 1,017.50; 120,000 × 0.15% ÷ 12 = 15; 1,017.50 + 15 + 100 + 50 = 1,182.50",
        { price: 200000, down_payment_as: "amount", down_payment: 80000, annual_rate: 0, years: 10, property_tax: 1200, home_insurance: 600 },
        { loan: "122,100", principal_and_interest: "1,017.50", monthly_premium: "15", monthly_total: "1,182.50" },
      ],
      [
        "15 × 12 × (1 + 0.9 + 0.8 + … + 0.1) = 180 × 5.5 = 990; 990 + 2,100 = 3,090",
        { price: 200000, down_payment_as: "amount", down_payment: 80000, annual_rate: 0, years: 10 },
        { total_premiums: "3,090", total_interest: "0" },
      ],
      [
        "400,000 × 96.5% = 386,000; 386,000 × 1.75% = 6,755; 14,000 + 6,755 = 20,755",
        { price: 400000, down_payment_rate: 3.5, annual_rate: 6.5, upfront_paid: "cash" },
        { loan: "386,000", upfront_premium: "6,755", cash_to_close: "20,755" },
      ],
    ],
  },
] satisfies Vectors<typeof fhaLoan>;
