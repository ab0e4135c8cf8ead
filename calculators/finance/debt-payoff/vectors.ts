import { NAUGLE_CREDIT_CARD, UBS_COST_OF_CREDIT } from "#calculators/sources";
import type { Vectors } from "#engine";
import type debtPayoff from "./debt-payoff.ts";

export default [
  {
    ...UBS_COST_OF_CREDIT,
    read: "2026-11-22",
    rows: [["What you really pay when making minimum payments", { debts: "Card:400:18:15" }, { total_interest: "115", total_paid: "515" }]],
  },
  {
    ...NAUGLE_CREDIT_CARD,
    read: "2026-11-22",
    rows: [
      [
        "The $1000.00 TV",
        { debts: "Card:1000:22:20" },
        { months: "137", total_interest: "1735.61", total_paid: "2735.61" },
        {
          given: "A television for $1,000 at 22% with $20 a month",
          differs: "The author doesn't round each month's interest to the cent, as a card company does.",
        },
      ],
    ],
  },
  {
    title: "University Federal Credit Union, The True Price of Credit",
    url: "https://staging.ufcu.org/personal/learn/tools-advice/financial-advice/manage-your-finances/the-true-price-of-credit",
    read: "2026-11-22",
    place: "Comparison of 14% and 29%",
    rows: [
      ["finance charge at 14%", { debts: "Card:2000:14:50" }, { total_interest: "709.75" }],
      ["finance charge at 29%", { debts: "Card:2000:29:50" }, { total_interest: "5121.84" }],
    ],
  },
  {
    title: "TimeValue Software, rollover debt payoff strategy",
    url: "http://www.timevaluecalculators.com/TimeValueCalculators/Calculator.aspx?CALCULATORID=PC12&TEMPLATE_ID=www.mycfe.com_1",
    read: "2026-11-22",
    by: "software",
    rows: [["Debt information, VISA", { debts: "VISA:6000:15:400", extra: 125 }, { months: "13", alone_months: "17" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "Large, 2% a month, 150 paid: 1,000 → 870 → 737.40 → 602.15 → 464.19 → 323.47 → 179.94 → 0; interest 20 + 17.40 + 14.75 + 12.04 + 9.28 + 6.47 + 3.60 = 83.54; small first: 20 + 18.40 + 16.77 + 15.10 + 11.41 + 7.63 + 3.79 = 93.10",
        { debts: "Large:1000:24:100; Small:300:0:50", extra: 50 },
        { months: "7", avalanche_interest: "83.54", snowball_interest: "93.10", "order.1.month": "6", "order.2.month": "7" },
        { given: "Avalanche: the large debt with the high rate goes first" },
      ],
      [
        "Large, 2% a month, 100 paid and 200 from the fourth on: 1,000 → 920 → 838.40 → 755.17 → 570.27 → 381.68 → 189.31 → 0; small: 300 - 3 × 100 = 0",
        { debts: "Large:1000:24:100; Small:300:0:50", extra: 50, strategy: "snowball" },
        { months: "7", total_interest: "93.10", "order.1.month": "3", "schedule.3.balance": "755.17" },
        { given: "Snowball: the small debt without interest goes first" },
      ],
      [
        "The same at 200 a month for both, of which 100 + 50 are their payments and 50 are left for the large one",
        { debts: "Large:1000:24:100; Small:300:0:50", payments: "total", budget: 200 },
        { months: "7", total_interest: "83.54", monthly_budget: "200.00", "order.1.month": "6" },
        { given: "One amount for both" },
      ],
      [
        "Small: 100 - 100 = 0; Large: 200 + 4 = 204, + 4.08 - 100 = 108.08, + 2.16 - 100 = 10.24, + 0.20 = 10.44; interest 4 + 4.08 + 2.16 + 0.20",
        { debts: "Large:200:24:0; Small:100:0:0", payments: "total", budget: 100, strategy: "snowball" },
        { months: "4", total_interest: "10.44", "schedule.4.paid": "10.44", alone_months: "" },
        { edge: "No payments of their own: all goes to the first in line" },
      ],
      [
        "A: 100 + 1 - 50 = 51, 51 + 0.51 - 50 = 1.51, 1.51 + 0.02 = 1.53 paid; B: 200 - 50 - 50 - 50 - (50 - 1.53) = 1.53",
        { debts: "A:100:12:50; B:200:0:50" },
        { months: "4", total_interest: "1.53", "schedule.3.balance": "1.53", "schedule.4.paid": "1.53" },
        { edge: "What a debt doesn't need in its last month goes to the next at once" },
      ],
      [
        "B: 300 - 300 = 0 after one month; A: 1,000 + 20 - 10 = 1,010, then 310 a month: + 20.20 - 310 = 720.20, + 14.40 - 310 = 424.60, + 8.49 - 310 = 123.09, and the fifth payment is 123.09 + 2.46",
        { debts: "A:1000:24:10; B:300:0:300" },
        { months: "5", alone_months: "", interest_saved: "" },
        { edge: "A payment below the interest, saved by what another debt frees" },
      ],
    ],
  },
] satisfies Vectors<typeof debtPayoff>;
