import type { Vectors } from "#engine";
import type rentalProperty from "./rental-property.ts";

const NO_SHARES = { vacancy_rate: 0, maintenance_rate: 0 } as const;

export default [
  {
    title: "The Balance, A Rental Property Cash Flow Example",
    url: "https://www.thebalance.com/cashflow-of-a-rental-property-an-example-2866811",
    read: "2026-11-27",
    rows: [
      [
        "fourplex",
        {
          price: 325000,
          down_payment_rate: 20,
          annual_rate: 6.5,
          rent: 3600,
          vacancy_rate: 6,
          maintenance_rate: 0,
          property_tax: 3600,
          other_costs: 2100,
        },
        { loan: "260,000", payment: "1,643", income: "40,608", cash_flow: "1,266" },
        {
          given: "A fourplex for $325,000 whose four units rent for $900 each",
        },
      ],
    ],
  },
  {
    title: "BiggerPockets, Apartment Investing – A Look at Five Year Investment Returns",
    url: "https://www.biggerpockets.com/blog/2008/08/12/apartment-investing-a-look-at-five-year-investment-returns/",
    read: "2026-11-27",
    always: {
      price: 300000,
      down_payment_as: "amount",
      down_payment: 75000,
      annual_rate: 7.5,
      years: 25,
      rent: "2312.50",
      ...NO_SHARES,
    },
    rows: [
      [
        "first year",
        {},
        { noi: "27,750", debt_service: "19,952.76", cash_on_cash: "10.4" },
        {
          given: "An eight-unit building for $300,000 with $75,000 down",
        },
      ],
      [
        "after five years of 3% growth",
        { hold: 6 },
        { "schedule.5.value": "347,782", "schedule.6.noi": "32,169.86" },
        { given: "The same building after five raises of 3%" },
      ],
    ],
  },
  {
    title: "How Many Doors, Rental Economics",
    url: "https://howmanydoors.com/faq-category/rental-economics",
    read: "2026-11-27",
    rows: [
      [
        "Calculating Your Net Operating Income",
        { price: 100000, down_payment_rate: 100, annual_rate: 0, rent: 1000, ...NO_SHARES, other_costs: 4260 },
        { noi: "7,740", cash_flow: "645", cap_rate: "7.7" },
        { given: "A house for $100,000 that rents for $1,000, with costs of $355 a month" },
      ],
    ],
  },
  {
    title: "Michael Waggoner, Cap Rate",
    url: "https://michaelwaggoner.org/2010/10/11/cap-rate",
    read: "2026-11-27",
    rows: [
      [
        "five-unit building",
        { price: 450000, down_payment_rate: 100, annual_rate: 0, rent: 3750, ...NO_SHARES, other_costs: 25200 },
        { income: "45,000", noi: "19,800", cap_rate: "4.4" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "12 × 1,000 - 2,000 = 10,000, which is 10% of 100,000; after a year -100,000 + (10,000 + 100,000) ÷ 1.1 = 0",
        {
          price: 100000,
          down_payment_rate: 100,
          annual_rate: 6,
          rent: 1000,
          ...NO_SHARES,
          other_costs: 2000,
          appreciation: 0,
          selling_rate: 0,
          hold: 1,
        },
        { cash_on_cash: "10", irr: "10", gain: "10,000", payment: "0" },
        { edge: "Bought without a loan, and sold after a year for the same price" },
      ],
      [
        "100,000 ÷ 120 = 833.33…, and 12 × 833.33… = 10,000 leaves 2,000 of 12,000 for ten years, and 12,000 after that",
        {
          price: 100000,
          down_payment_rate: 0,
          annual_rate: 0,
          years: 10,
          rent: 1000,
          ...NO_SHARES,
          rent_increase: 0,
          hold: 11,
        },
        { "schedule.10.cash_flow": "2,000", "schedule.10.owed": "0", "schedule.11.cash_flow": "12,000", cash: "0" },
        { edge: "The loan ends before the sale, and no cash is put in" },
      ],
      [
        "12 × 500 - 6,000 = 0",
        { price: 50000, down_payment_rate: 100, annual_rate: 0, rent: 500, ...NO_SHARES, other_costs: 6000 },
        { noi: "0", cash_flow: "0", cap_rate: "0" },
        { edge: "Costs take exactly the rent" },
      ],
    ],
  },
] satisfies Vectors<typeof rentalProperty>;
