import type { Vectors } from "#engine";
import type autoLease from "./auto-lease.ts";

const read = "2026-11-22";
const OPENSTAX = {
  title: "OpenStax, Contemporary Mathematics, section 6.11, Buying or Leasing a Car",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-11-buying-or-leasing-a-car",
  read,
};
const FED = {
  title: "US Federal Reserve Board, Vehicle Leasing, example of the constant yield (actuarial) method",
  url: "https://www.federalreserve.gov/pubs/leasing/resource/different/early_exp1.htm",
  read,
};
const EXAMPLE = {
  title: "J. Ostroff, Real World Lease Examples and Calculations",
  url: "http://auto.remmont.com/guide-to-lease-payments-lease-calculations-and-alg-residual-values-auto-radiator/",
  read,
};
const LIBRARY = {
  title: "lease-calculator, tests",
  url: "https://github.com/ErezNagar/lease-calculator/blob/master/tests/constants.js",
  read,
};

export default [
  {
    given: "A lease of $18,800 to $12,350 over 48 months at $244.69: the rate that the payment contains",
    inputs: { price: 18800, residual: 12350, months: 48, rate_as: "payment", base_payment: 244.69 },
    expected: { lease_rate: "8.497", total_rent: "5,295.12" },
    by: "published",
    source: { ...FED, place: "Full-term rent charge, and 8.497% in the first payment's rent charge" },
  },
  {
    given: "A car for $25,000 with a residual of $14,500: depreciation per month over 36",
    inputs: { price: 25000, residual: 14500, months: 36, money_factor: 0 },
    expected: { depreciation: "291.67" },
    by: "published",
    source: { ...OPENSTAX, place: "Monthly Depreciation of a Car, $25,000" },
  },
  {
    given: "A car for $28,344 over 24 months with a money factor of 0.000025",
    inputs: { price: 28344, residual: 18140.16, months: 24, money_factor: 0.000025 },
    expected: { base_payment: "426.33" },
    by: "published",
    rounding: "up",
    source: { ...OPENSTAX, place: "Calculating Car Lease Payments, money factor is 0.000025" },
  },
  {
    given: "A car for $22,500 at 7.5% over 36 months",
    inputs: { price: 22500, residual: 13050, months: 36, rate_as: "rate", annual_rate: 7.5 },
    expected: { base_payment: "263.62" },
    by: "published",
    source: { ...OPENSTAX, place: "Calculating Car Lease Payments, APR is 7.5%" },
    differs:
      "The book divides 0.075 by 2,400 where 7.5 belongs, so its rent charge is a hundredth of what it should be. The payment is $373.59.",
  },
  {
    given: "$35,000 to $18,900 over 36 months with a money factor of 0.00333 and 6% tax",
    inputs: { price: 35000, residual: 18900, months: 36, money_factor: 0.00333, sales_tax_rate: 6 },
    expected: { depreciation: "447.22", rent_charge: "179.49", payment: "664.31" },
    by: "published",
    source: { ...EXAMPLE, place: "Example, Florida" },
  },
  {
    given: "$21,000 with $1,200 of fees, a rebate of $500 and 10.25% tax",
    inputs: {
      price: 21000,
      fees: 1200,
      down_payment: 500,
      residual: 13110,
      months: 36,
      money_factor: 0.00125,
      sales_tax_rate: 10.25,
    },
    expected: { base_payment: "282.12", payment: "311.04", factor_rate: "3" },
    by: "software",
    source: { ...LIBRARY, place: "WHEN_TAXED_ON_MONTHLY_PAYMENT" },
  },
  {
    given: "No rent charge: the rate is zero",
    inputs: { price: 10000, residual: 4000, months: 24, money_factor: 0 },
    expected: { payment: "250", rent_charge: "0", lease_rate: "0", total_rent: "0", total_cost: "6000" },
    by: "hand",
    source: { title: "(10,000 - 4,000) ÷ 24 = 250, and 24 × 250 = 6,000" },
    edge: true,
  },
  {
    given: "No depreciation: only the rent charge is paid",
    inputs: { price: 10000, residual: 10000, months: 12, money_factor: 0.001, down_payment: 0, other_fees: 400 },
    expected: { payment: "20", due_at_signing: "20", total_cost: "640" },
    by: "hand",
    source: { title: "(10,000 + 10,000) × 0.001 = 20; 12 × 20 + 400 = 640" },
    edge: true,
  },
  {
    given: "A car for $30,000 with a residual of $18,600: depreciation per month over 24",
    inputs: { price: 30000, residual: 18600, months: 24, money_factor: 0 },
    expected: { depreciation: "475.00" },
    by: "published",
    source: { ...OPENSTAX, place: "Monthly Depreciation of a Car, $30,000", read: "2026-11-23" },
  },
] satisfies Vectors<typeof autoLease>;
