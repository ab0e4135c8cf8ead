import type { Vectors } from "#engine";
import type debtPayoff from "./debt-payoff.ts";

const read = "2026-11-22";
const UFCU = {
  title: "University Federal Credit Union, The True Price of Credit",
  url: "https://staging.ufcu.org/personal/learn/tools-advice/financial-advice/manage-your-finances/the-true-price-of-credit",
  read,
};

export default [
  {
    given: "A plane ticket for $400 at 18% with $15 a month",
    inputs: { debts: "Card:400:18:15" },
    expected: { total_interest: "115", total_paid: "515" },
    by: "published",
    source: {
      title: "UBS, The true cost of credit",
      url: "https://www.ubs.com/us/en/wfw/articles/manage/fw/the-true-cost-of-credit.html",
      place: "What you really pay when making minimum payments",
      read,
    },
  },
  {
    given: "A television for $1,000 at 22% with $20 a month",
    inputs: { debts: "Card:1000:22:20" },
    expected: { months: "137", total_interest: "1735.61", total_paid: "2735.61" },
    by: "published",
    source: {
      title: "University of Georgia, mathematics education, R. M. Naugle, The Cost of using a Credit Card",
      url: "http://jwilson.coe.uga.edu/EMT668/EMAT6680.F99/Naugle/writeup3.html",
      place: "The $1000.00 TV",
      read,
    },
    differs: "The author doesn't round each month's interest to the cent, as a card company does.",
  },
  {
    given: "$2,000 at 14% with $50 a month: 4 years and 7 months",
    inputs: { debts: "Card:2000:14:50" },
    expected: { total_interest: "709.75" },
    by: "published",
    source: { ...UFCU, place: "Comparison of 14% and 29%, finance charge at 14%" },
  },
  {
    given: "$2,000 at 29% with $50 a month: 11 years and 11 months",
    inputs: { debts: "Card:2000:29:50" },
    expected: { total_interest: "5121.84" },
    by: "published",
    source: { ...UFCU, place: "Comparison of 14% and 29%, finance charge at 29%" },
  },
  {
    given: "$6,000 at 15% with $400 a month, and $125 more",
    inputs: { debts: "VISA:6000:15:400", extra: 125 },
    expected: { months: "13", alone_months: "17" },
    by: "software",
    source: {
      title: "TimeValue Software, rollover debt payoff strategy",
      url: "http://www.timevaluecalculators.com/TimeValueCalculators/Calculator.aspx?CALCULATORID=PC12&TEMPLATE_ID=www.mycfe.com_1",
      place: "Debt information, VISA",
      read,
    },
  },
  {
    given: "Avalanche: the large debt with the high rate goes first",
    inputs: { debts: "Large:1000:24:100; Small:300:0:50", extra: 50 },
    expected: {
      months: "7",
      avalanche_interest: "83.54",
      snowball_interest: "93.10",
      "order.1.month": "6",
      "order.2.month": "7",
    },
    by: "hand",
    source: {
      title:
        "Large, 2% a month, 150 paid: 1,000 → 870 → 737.40 → 602.15 → 464.19 → 323.47 → 179.94 → 0; interest 20 + 17.40 + 14.75 + 12.04 + 9.28 + 6.47 + 3.60 = 83.54; small first: 20 + 18.40 + 16.77 + 15.10 + 11.41 + 7.63 + 3.79 = 93.10",
    },
  },
  {
    given: "Snowball: the small debt without interest goes first",
    inputs: { debts: "Large:1000:24:100; Small:300:0:50", extra: 50, strategy: "snowball" },
    expected: { months: "7", total_interest: "93.10", "order.1.month": "3", "schedule.3.balance": "755.17" },
    by: "hand",
    source: {
      title:
        "Large, 2% a month, 100 paid and 200 from the fourth on: 1,000 → 920 → 838.40 → 755.17 → 570.27 → 381.68 → 189.31 → 0; small: 300 - 3 × 100 = 0",
    },
  },
  {
    given: "What a debt doesn't need in its last month goes to the next at once",
    inputs: { debts: "A:100:12:50; B:200:0:50" },
    expected: { months: "4", total_interest: "1.53", "schedule.3.balance": "1.53", "schedule.4.paid": "1.53" },
    by: "hand",
    source: {
      title:
        "A: 100 + 1 - 50 = 51, 51 + 0.51 - 50 = 1.51, 1.51 + 0.02 = 1.53 paid; B: 200 - 50 - 50 - 50 - (50 - 1.53) = 1.53",
    },
    edge: true,
  },
  {
    given: "A payment below the interest, saved by what another debt frees",
    inputs: { debts: "A:1000:24:10; B:300:0:300" },
    expected: { months: "5", alone_months: "", interest_saved: "" },
    by: "hand",
    source: {
      title:
        "B: 300 - 300 = 0 after one month; A: 1,000 + 20 - 10 = 1,010, then 310 a month: + 20.20 - 310 = 720.20, + 14.40 - 310 = 424.60, + 8.49 - 310 = 123.09, and the fifth payment is 123.09 + 2.46",
    },
    edge: true,
  },
] satisfies Vectors<typeof debtPayoff>;
