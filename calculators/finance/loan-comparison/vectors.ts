import type { Vectors } from "#engine";
import type loanComparison from "./loan-comparison.ts";

export default [
  {
    title: "Car Buying Strategies, Should you Take the Rebate or Low Interest Finance Deal?",
    url: "http://www.car-buying-strategies.com/rebate-vs-low-interest.html",
    read: "2026-11-27",
    rows: [
      [
        "$2,000 cash back or 2.8 percent for 48 months",
        { compare: "rebate", price: 22000, rebate: 2000, usual_rate: 7, low_rate: 2.8, months: 48 },
        { "all.1.payment": "478.92", "all.2.payment": "485.01", cheapest: "Take the rebate" },
      ],
    ],
  },
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/6-11-buying-or-leasing-a-car",
    read: "2026-11-27",
    place: "section 6.11",
    rows: [
      ["New Car Payments, 1", { amount: 31885, offers: "Dealer:2.9:60:0; Bank:7:60:0" }, { "all.1.payment": "571.52" }, { rounding: "up" }],
      ["New Car Payments, 2", { amount: 22778, offers: "Bank:9:72:0; Dealer:4.5:72:0" }, { "all.2.payment": "361.58", cheapest: "Dealer" }, { rounding: "up" }],
    ],
  },
  {
    title: "CalcDomain, Loan Comparison Calculator",
    url: "https://calcdomain.com/loan-comparison-calculator",
    read: "2026-11-27",
    rows: [
      [
        "Key Insight",
        { amount: 20000, offers: "A:5.5:48:0; B:7:48:0" },
        { saved: "661.92" },
        { given: "$20,000 for 48 months at 5.5% and at 7%", differs: "The page rounds both payments to the cent before it multiplies by 48." },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "12 × (1,000 ÷ 990 - 1) = 12.121%",
        { amount: 1000, offers: "A:0:1:10; B:12:1:0" },
        { "all.1.apr": "12.121", "all.2.apr": "12.000", saved: "0", "all.1.cost": "1,010", "all.2.cost": "1,010" },
        { edge: "Both cost $1,010, and the APR tells them apart" },
      ],
      [
        "20,000 - 18,000 = 2,000 whatever the rate is",
        { compare: "rebate", price: 20000, rebate: 2000, usual_rate: 0, low_rate: 0, months: 10 },
        { saved: "2,000", "all.1.payment": "1,800", cheapest: "Take the rebate" },
        { edge: "At the same rate, the rebate is the gain" },
      ],
      [
        "12,000 ÷ 1.01 = 11,881.19; 12,000 - 11,881.19 = 118.81",
        { compare: "rebate", price: 12000, rebate: "118.82", usual_rate: 12, low_rate: 0, months: 1 },
        { equal_rebate: "118.81", cheapest: "Take the rebate" },
        { edge: "A cent above the rebate that costs the same" },
      ],
      [
        "12,000 ÷ 1.01 = 11,881.19; 12,000 - 11,881.19 = 118.81",
        { compare: "rebate", price: 12000, rebate: "118.80", usual_rate: 12, low_rate: 0, months: 1 },
        { cheapest: "Take the low rate" },
        { edge: "A cent below it" },
      ],
    ],
  },
] satisfies Vectors<typeof loanComparison>;
