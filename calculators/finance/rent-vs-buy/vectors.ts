import { CONTEMPORARY_MATHEMATICS_6_12 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type rentVsBuy from "./rent-vs-buy.ts";

export default [
  {
    title: "HP 12C User's Guide, section 12, The Rent or Buy Decision",
    url: "https://manualsbrain.com/it/manuals/1794738/?page=134",
    read: "2026-11-23",
    rows: [
      [
        "Example, pages 133 and 134",
        {
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
        { proceeds: "32,391.87", renter_wealth: "21,533.79", advantage: "10,858.08" },
        {
          given: "A $70,000 house at 12%, sold after 4 years of 10% growth, or rent of $400",
          differs:
            "The HP-12C spreads the tax saved evenly over the months and rounds each payment to the cent. We count the tax saved on each month's own interest.",
        },
      ],
    ],
  },
  {
    title: "HP 12C Platinum User's Guide, section 12, The Rent or Buy Decision",
    url: "http://www.manualslib.com/manual/257000/Hp-12c.html?page=168",
    read: "2026-11-23",
    rows: [
      [
        "Example, page 168",
        {
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
        { proceeds: "53,095.65" },
        {
          given: "A $270,000 house at 6%, sold after 4 years of 5% growth",
          differs: "The HP-12C rounds each payment and its interest to the cent. We round only what you see.",
        },
      ],
    ],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_6_12,
    read: "2026-11-23",
    rows: [
      [
        "Adding Escrow Payments to Mortgage Payments, without escrow",
        { price: 108405, down_payment: 0, annual_rate: 6, rent: 900, stay: 5 },
        { payment: "649.95" },
        { rounding: "up" },
      ],
    ],
  },
  {
    by: "hand",
    always: { annual_rate: 0, closing_costs: 0, appreciation: 0, investment_return: 0, property_tax_rate: 0, maintenance_rate: 0, home_insurance: 0 },
    rows: [
      [
        "96,000 ÷ 120 = 800; 120,000 − 7,200 − 86,400 = 26,400; 24,000 + 12 × 300 = 27,600; a year later 36,000 against 31,200",
        { selling_rate: 6, rent_increase: 0, price: 120000, down_payment: 24000, term: 10, rent: 500, stay: 1 },
        { payment: "800", selling_costs: "7200", owed: "86400", proceeds: "26400", renter_wealth: "27600", advantage: "-1200", break_even: "2" },
        { given: "Owning costs $300 a month more, and selling costs 6%: buying is ahead after the second year" },
      ],
      [
        "12 × 1,000 + 12 × 1,100 = 25,200; 100,000 + 25,200 = 125,200",
        { selling_rate: 0, rent_increase: 10, price: 100000, down_payment: 100000, rent: 1000, stay: 2 },
        { owner_savings: "25200", owner_wealth: "125200", renter_wealth: "100000", break_even: "1" },
        { given: "Owning costs less each month, so the owner saves, and more so after the rent rises" },
      ],
      [
        "120,000 ÷ 120 = 1,000 as much as the rent; then 12 × 1,000 = 12,000; 120,000 + 12,000 = 132,000",
        { selling_rate: 0, rent_increase: 0, price: 120000, down_payment: 0, term: 10, rent: 1000, stay: 11 },
        { owed: "0", owner_savings: "12000", renter_wealth: "0", advantage: "132000" },
        { edge: "The last payment is made after ten years, and none is due in the eleventh" },
      ],
      [
        "100,000 − 100,000 = 0",
        { selling_rate: 0, rent_increase: 0, price: 100000, down_payment: 100000, rent: 0, stay: 7 },
        { advantage: "0", break_even: "1" },
        { edge: "Bought for cash, with no rent and no costs: a tie, which counts as breaking even" },
      ],
      [
        "100,000 − 5% × 100,000 − 100,000 = −5,000 in every year",
        { selling_rate: 5, rent_increase: 0, price: 100000, down_payment: 100000, rent: 0, stay: 30 },
        { break_even: "", advantage: "-5000" },
        { edge: "With costs of selling and a free home to rent, buying never breaks even" },
      ],
    ],
  },
] satisfies Vectors<typeof rentVsBuy>;
