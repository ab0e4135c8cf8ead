import type { Vectors } from "#engine";
import type rentVsBuy from "./rent-vs-buy.ts";

const read = "2026-11-23";
const ROUNDED = "The HP-12C rounds each payment and its interest to the cent. We round only what you see.";
const AVERAGED =
  "The HP-12C spreads the tax saved evenly over the months and rounds each payment to the cent. We count the tax saved on each month's own interest.";

/** Nothing changes with time, nothing earns interest, and nothing but the loan and the rent is paid. */
const STILL = {
  annual_rate: 0,
  closing_costs: 0,
  selling_rate: 0,
  appreciation: 0,
  rent_increase: 0,
  investment_return: 0,
  property_tax_rate: 0,
  maintenance_rate: 0,
  home_insurance: 0,
} as const;

export default [
  {
    given: "A $70,000 house at 12%, sold after 4 years of 10% growth, or rent of $400",
    inputs: {
      price: 70000,
      down_payment: 7000,
      annual_rate: 12,
      rent: 400,
      stay: 4,
      closing_costs: 1200,
      selling_rate: 8,
      appreciation: 10,
      rent_increase: 0,
      investment_return: 6.25,
      property_tax_as: "amount",
      property_tax: 1320,
      maintenance_rate: 0,
      fees: 65,
      cost_increase: 0,
      tax_rate: 30,
    },
    expected: { proceeds: "32,391.87", renter_wealth: "21,533.79", advantage: "10,858.08" },
    by: "published",
    source: {
      title: "HP 12C User's Guide, section 12, The Rent or Buy Decision",
      url: "https://manualsbrain.com/it/manuals/1794738/?page=134",
      place: "Example, pages 133 and 134",
      read,
    },
    differs: AVERAGED,
  },
  {
    given: "A $270,000 house at 6%, sold after 4 years of 5% growth",
    inputs: {
      price: 270000,
      down_payment: 7000,
      annual_rate: 6,
      rent: 900,
      stay: 4,
      closing_costs: 3700,
      selling_rate: 8,
      appreciation: 5,
      rent_increase: 0,
      investment_return: 3,
      property_tax_as: "amount",
      property_tax: 3600,
      maintenance_rate: 0,
      fees: 165,
      cost_increase: 0,
      tax_rate: 30,
    },
    expected: { proceeds: "53,095.65" },
    by: "published",
    source: {
      title: "HP 12C Platinum User's Guide, section 12, The Rent or Buy Decision",
      url: "http://www.manualslib.com/manual/257000/Hp-12c.html?page=168",
      place: "Example, page 168",
      read,
    },
    differs: ROUNDED,
  },
  {
    given: "The payment on $108,405 over 30 years at 6%, rounded up by the book",
    inputs: { price: 108405, down_payment: 0, annual_rate: 6, rent: 900, stay: 5 },
    expected: { payment: "649.95" },
    by: "published",
    rounding: "up",
    source: {
      title: "OpenStax, Contemporary Mathematics, section 6.12, Renting and Homeownership",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-12-renting-and-homeownership",
      place: "Adding Escrow Payments to Mortgage Payments, without escrow",
      read,
    },
  },
  {
    given: "Owning costs $300 a month more, and selling costs 6%: buying is ahead after the second year",
    inputs: { ...STILL, price: 120000, down_payment: 24000, term: 10, rent: 500, stay: 1, selling_rate: 6 },
    expected: {
      payment: "800",
      selling_costs: "7200",
      owed: "86400",
      proceeds: "26400",
      renter_wealth: "27600",
      advantage: "-1200",
      break_even: "2",
    },
    by: "hand",
    source: {
      title:
        "96,000 ÷ 120 = 800; 120,000 − 7,200 − 86,400 = 26,400; 24,000 + 12 × 300 = 27,600; a year later 36,000 against 31,200",
    },
  },
  {
    given: "Owning costs less each month, so the owner saves, and more so after the rent rises",
    inputs: { ...STILL, price: 100000, down_payment: 100000, rent: 1000, rent_increase: 10, stay: 2 },
    expected: { owner_savings: "25200", owner_wealth: "125200", renter_wealth: "100000", break_even: "1" },
    by: "hand",
    source: { title: "12 × 1,000 + 12 × 1,100 = 25,200; 100,000 + 25,200 = 125,200" },
  },
  {
    given: "The last payment is made after ten years, and none is due in the eleventh",
    inputs: { ...STILL, price: 120000, down_payment: 0, term: 10, rent: 1000, stay: 11 },
    expected: { owed: "0", owner_savings: "12000", renter_wealth: "0", advantage: "132000" },
    by: "hand",
    source: {
      title: "120,000 ÷ 120 = 1,000 as much as the rent; then 12 × 1,000 = 12,000; 120,000 + 12,000 = 132,000",
    },
    edge: true,
  },
  {
    given: "Bought for cash, with no rent and no costs: a tie, which counts as breaking even",
    inputs: { ...STILL, price: 100000, down_payment: 100000, rent: 0, stay: 7 },
    expected: { advantage: "0", break_even: "1" },
    by: "hand",
    source: { title: "100,000 − 100,000 = 0" },
    edge: true,
  },
  {
    given: "With costs of selling and a free home to rent, buying never breaks even",
    inputs: { ...STILL, price: 100000, down_payment: 100000, rent: 0, stay: 30, selling_rate: 5 },
    expected: { break_even: "", advantage: "-5000" },
    by: "hand",
    source: { title: "100,000 − 5% × 100,000 − 100,000 = −5,000 in every year" },
    edge: true,
  },
] satisfies Vectors<typeof rentVsBuy>;
