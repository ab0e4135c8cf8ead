import { CONTEMPORARY_MATHEMATICS_6_12, HP_10BII_PLUS, HP_12C, TI_BA_II_PLUS } from "#calculators/sources";
import type { Vectors } from "#engine";
import type mortgage from "./mortgage.ts";

export default [
  {
    title: "US Regulation Z, 12 CFR part 1026, appendix H",
    url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/h/",
    read: "2026-11-22",
    by: "law",
    rows: [
      [
        "Form H-25(B), Closing Disclosure sample, pages 1 and 5",
        { price: 180000, down_payment: 18000, annual_rate: 3.875 },
        { principal_and_interest: "761.78", loan: "162,000" },
      ],
    ],
  },
  {
    title:
      "Form H-25(B) prints 761.78 + 82.35 + 206.13 = 1,050.26 for years 1-7; 162,000 × 0.61% ÷ 12 = 82.35; after payment 80 less than 180,000 × 78% = 140,400 is owed",
    url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/h/",
    read: "2026-11-22",
    by: "hand",
    rows: [
      [
        "Form H-25(B), Closing Disclosure sample, pages 1 and 5",
        { price: 180000, down_payment: 18000, annual_rate: 3.875, mortgage_insurance_rate: 0.61, property_tax: "2473.56" },
        { monthly_total: "1,050.26", mortgage_insurance: "82.35", insured_payments: "80" },
        { edge: "The same with mortgage insurance of $82.35 and an escrow of $206.13, entered as 0.61% and $2,473.56 a year" },
      ],
    ],
  },
  {
    title: "Hewlett-Packard, HP 12C user's guide, real estate program",
    url: "http://office.manualsonline.com/manuals/mfg/hewlettpackard_1/hp12c.html?p=127",
    read: "2026-11-22",
    place: "Page 126",
    always: { price: 65000, down_payment_as: "percent", years: 35, property_tax: 1625 },
    rows: [
      [
        "first example",
        { down_payment_rate: 10, annual_rate: 10.75 },
        { monthly_total: "672.16" },
        { given: "A $65,000 home with 10% down, at 10.75% over 35 years, with a tax of 25 per thousand" },
      ],
      ["loan at 10% interest", { down_payment_rate: 10, annual_rate: 10 }, { monthly_total: "638.33" }, { given: "The same at 10%" }],
      ["down payment of 20%", { down_payment_rate: 20, annual_rate: 10 }, { monthly_total: "582.45" }, { given: "The same with 20% down" }],
    ],
  },
  {
    ...HP_12C,
    read: "2026-11-22",
    rows: [
      ["Section 3, Calculating the Payment Amount, example 1, page 47", { price: 43400, annual_rate: 14.25, years: 29 }, { principal_and_interest: "523.99" }],
    ],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_6_12,
    read: "2026-11-22",
    rows: [["Example 1, 30-Year Mortgage at 4.8% Interest", { price: 132650, annual_rate: 4.8 }, { principal_and_interest: "695.97" }, { rounding: "up" }]],
  },
  {
    ...TI_BA_II_PLUS,
    read: "2026-11-22",
    rows: [["Computing Monthly Payments, page 27", { price: 75000, annual_rate: 5.5 }, { principal_and_interest: "425.84" }]],
  },
  {
    title: "Microsoft Office, Excel 2002, Plan payments and savings with Excel",
    url: "http://office.microsoft.com/en-in/excel-help/plan-payments-and-savings-with-excel-HA001056286.aspx",
    read: "2026-11-22",
    by: "software",
    rows: [["To calculate a mortgage payment", { price: 180000, annual_rate: 6 }, { principal_and_interest: "1,079.19" }]],
  },
  {
    title: "HP Customer Support, HP 12c Calculator, Calculating Canadian Mortgages",
    url: "https://support.hp.com/us-en/document/bpia5205",
    read: "2026-11-22",
    rows: [
      [
        "Example of periodic payment amount",
        { price: 30000, annual_rate: 9, compounding: "semiannual" },
        { principal_and_interest: "237.85" },
        { edge: "Canadian compounding: $30,000 at 9% over 30 years" },
      ],
    ],
  },
  {
    ...HP_10BII_PLUS,
    read: "2026-11-22",
    rows: [["Table 13-16, Canadian mortgage, page 146", { price: 130000, annual_rate: 12, compounding: "semiannual" }, { principal_and_interest: "1,308.30" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "12,000 ÷ 120 = 100 a month, and 12,000 ÷ (100 + 100) = 60 months",
        { price: 12000, annual_rate: 0, years: 10, extra_payment: 100 },
        { payments: "60", payments_saved: "60", interest_saved: "0" },
        { given: "$100 extra a month halves a loan of $12,000 without interest over ten years" },
      ],
      [
        "85,000 ÷ 240 = 354.1666…; as billed, 239 × 354.17 = 84,646.63 and 353.37 is left",
        { price: 85000, annual_rate: 0, years: 20 },
        { principal_and_interest: "354.17", total_interest: "0", last_payment: "353.37" },
        { edge: "No interest: $85,000 over 20 years" },
      ],
      [
        "18,000 × 2.875 ÷ 1,200 = 43.125 exactly",
        { price: 18000, annual_rate: 2.875, years: 10 },
        { "monthly_schedule.1.interest": "43.13" },
        { edge: "An exact half cent of interest goes up: 2.875% of $18,000 for a month" },
      ],
      [
        "240,000 ÷ 240 = 1,000, and lenders ask for insurance below 20% down",
        { price: 300000, down_payment: 60000, annual_rate: 0, years: 20, mortgage_insurance_rate: 0.61 },
        { monthly_total: "1,000.00", loan_to_value: "80" },
        { edge: "At exactly 20% down there is no mortgage insurance, whatever its rate" },
      ],
      [
        "500,000 × 0.9% ÷ 12 = 375, 1,800 ÷ 12 = 150, 400,000 ÷ 120 = 3,333.33, together 3,858.33",
        { price: 500000, down_payment_as: "percent", annual_rate: 0, years: 10, property_tax_as: "percent", property_tax_rate: 0.9, home_insurance: 1800 },
        { monthly_property_tax: "375.00", monthly_home_insurance: "150.00", monthly_total: "3,858.33" },
        { given: "Property tax as 0.9% of a $500,000 home, with $1,800 of insurance" },
      ],
      [
        "180,000 - 18,000 = 162,000; 18,000 + 8,054 = 26,054",
        { price: 180000, down_payment: 18000, annual_rate: 3.875, closing_costs: 8054 },
        { cash_to_close: "26,054", loan: "162,000" },
        { given: "Closing costs of $8,054, with $18,000 down" },
      ],
      [
        "30 × 12 = 360 payments, the last 359 months, which are 29 years and 11 months, after the first",
        { price: 300000, annual_rate: 6, first_payment: "2027-01-01" },
        { payoff_date: "2056-12-01", payments: "360" },
        { given: "360 payments from January 1, 2027: the last falls in December 2056" },
      ],
      [
        "12,000 ÷ (100 + 200) = 40; 39 months after January 2026 is April 2029, which has 30 days",
        { price: 12000, annual_rate: 0, years: 10, extra_payment: 200, first_payment: "2026-01-31", closing_costs: 100 },
        { payments: "40", payoff_date: "2029-04-30", cash_to_close: "100" },
        { edge: "Extra payments bring the payoff date forward, and a month without a 31st pays on its last day" },
      ],
    ],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_6_12,
    read: "2026-11-23",
    rows: [
      [
        "Adding Escrow Payments to Mortgage Payments",
        { price: 108405, annual_rate: 6, property_tax: 4309.2, home_insurance: 1488 },
        { monthly_property_tax: "359.10", monthly_home_insurance: "124.00", monthly_total: "1,133.05" },
        { rounding: "up" },
      ],
    ],
  },
] satisfies Vectors<typeof mortgage>;
