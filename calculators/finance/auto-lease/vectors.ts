import { CONTEMPORARY_MATHEMATICS_6_11 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type autoLease from "./auto-lease.ts";

export default [
  {
    title: "US Federal Reserve Board, Vehicle Leasing, example of the constant yield (actuarial) method",
    url: "https://www.federalreserve.gov/pubs/leasing/resource/different/early_exp1.htm",
    read: "2026-11-22",
    rows: [
      [
        "Full-term rent charge, and 8.497% in the first payment's rent charge",
        { price: 18800, residual: 12350, months: 48, rate_as: "payment", base_payment: 244.69 },
        { lease_rate: "8.497", total_rent: "5,295.12" },
        { given: "A lease of $18,800 to $12,350 over 48 months at $244.69: the rate that the payment contains" },
      ],
    ],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_6_11,
    read: "2026-11-22",
    rows: [
      ["Monthly Depreciation of a Car, $25,000", { price: 25000, residual: 14500, months: 36, money_factor: 0 }, { depreciation: "291.67" }],
      [
        "Calculating Car Lease Payments, money factor is 0.000025",
        { price: 28344, residual: 18140.16, months: 24, money_factor: 0.000025 },
        { base_payment: "426.33" },
        { rounding: "up" },
      ],
      [
        "Calculating Car Lease Payments, APR is 7.5%",
        { price: 22500, residual: 13050, months: 36, rate_as: "rate", annual_rate: 7.5 },
        { base_payment: "263.62" },
        {
          given: "A car for $22,500 at 7.5% over 36 months",
          differs: "The book divides 0.075 by 2,400 where 7.5 belongs, so its rent charge is a hundredth of what it should be. The payment is $373.59.",
        },
      ],
    ],
  },
  {
    title: "J. Ostroff, Real World Lease Examples and Calculations",
    url: "http://auto.remmont.com/guide-to-lease-payments-lease-calculations-and-alg-residual-values-auto-radiator/",
    read: "2026-11-22",
    rows: [
      [
        "Example, Florida",
        { price: 35000, residual: 18900, months: 36, money_factor: 0.00333, sales_tax_rate: 6 },
        { depreciation: "447.22", rent_charge: "179.49", payment: "664.31" },
        { given: "$35,000 to $18,900 over 36 months with a money factor of 0.00333 and 6% tax" },
      ],
    ],
  },
  {
    title: "lease-calculator, tests",
    url: "https://github.com/ErezNagar/lease-calculator/blob/master/tests/constants.js",
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "WHEN_TAXED_ON_MONTHLY_PAYMENT",
        { price: 21000, fees: 1200, down_payment: 500, residual: 13110, months: 36, money_factor: 0.00125, sales_tax_rate: 10.25 },
        { base_payment: "282.12", payment: "311.04", factor_rate: "3" },
        { given: "$21,000 with $1,200 of fees, a rebate of $500 and 10.25% tax" },
      ],
    ],
  },
  {
    by: "hand",
    always: { price: 10000 },
    rows: [
      [
        "(10,000 - 4,000) ÷ 24 = 250, and 24 × 250 = 6,000",
        { residual: 4000, months: 24, money_factor: 0 },
        { payment: "250", rent_charge: "0", lease_rate: "0", total_rent: "0", total_cost: "6000" },
        { edge: "No rent charge: the rate is zero" },
      ],
      [
        "(10,000 + 10,000) × 0.001 = 20; 12 × 20 + 400 = 640",
        { residual: 10000, months: 12, money_factor: 0.001, down_payment: 0, other_fees: 400 },
        { payment: "20", due_at_signing: "20", total_cost: "640" },
        { edge: "No depreciation: only the rent charge is paid" },
      ],
    ],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_6_11,
    read: "2026-11-23",
    rows: [["Monthly Depreciation of a Car, $30,000", { price: 30000, residual: 18600, months: 24, money_factor: 0 }, { depreciation: "475.00" }]],
  },
] satisfies Vectors<typeof autoLease>;
