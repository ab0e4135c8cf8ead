import { PRINCIPLES_FINANCE_8_1, PRINCIPLES_FINANCE_8_2 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type annuityPayout from "./annuity-payout.ts";

export default [
  {
    title: "Hewlett-Packard, HP 10bII+ Financial Calculator User's Guide",
    url: "https://www.easymanua.ls/hp/10biiplus/manual?p=78",
    read: "2026-11-23",
    rows: [["page 70, An Annuity Account", { amount: 400000, annual_rate: 7, years: 50, timing: "begin" }, { payout: "2,392.80", payouts: "600" }]],
  },
  {
    ...PRINCIPLES_FINANCE_8_2,
    read: "2026-11-23",
    rows: [
      [
        "How Annuities Are Used for Retirement Planning",
        { amount: 75000, annual_rate: 3, years: 5, frequency: "yearly", compounding: "yearly" },
        { payout: "16,376.60" },
        {
          given: "A windfall of $75,000 at 3%, paid out over five years",
          differs: "The book divides by a factor that it rounded to 4.579705. Unrounded, the payout is $16,376.59.",
        },
      ],
    ],
  },
  {
    ...PRINCIPLES_FINANCE_8_1,
    read: "2026-11-23",
    rows: [["What Is a Perpetuity?", { find: "forever", amount: 1500000, annual_rate: 3, frequency: "yearly", compounding: "yearly" }, { payout: "45,000" }]],
  },
  {
    title: "Law Insider, Annuity Settlement Tables, sample clauses from annuity contracts",
    url: "https://www.lawinsider.com/clause/annuity-settlement-tables",
    read: "2026-11-23",
    place: "First clause, Option 1 table",
    always: { amount: 1000, annual_rate: 3.5, timing: "begin", compounding: "yearly" },
    rows: [
      ["15 years", { years: 15 }, { payout: "7.10" }],
      ["1 year", { years: 1 }, { payout: "84.65" }],
    ],
  },
  {
    title: "Hewlett-Packard, HP 12c Financial Calculator User's Guide",
    url: "https://www.manualsdir.com/manuals/89748/hp-12c-financial-calculator.html?page=41",
    read: "2026-11-23",
    rows: [["pages 40 and 41, log cabin", { find: "time", amount: 35000, annual_rate: 10.5, payment: 325 }, { payouts: "328", last_payout: "143.11" }]],
  },
  {
    title: "Deferred Annuity: Sample Problem, course notes in engineering economy",
    url: "https://www.scribd.com/document/524303531/M3-Deferred-Annuity-Sample-Problem-2",
    read: "2026-11-23",
    rows: [
      [
        "Problem 1",
        { amount: "187481.25", annual_rate: 5, years: 8, deferral: 9, frequency: "yearly", compounding: "yearly" },
        { payout: "45,000.06" },
        { given: "187,481.25 at 5%: eight payouts, the first at the end of ten years" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "120,000 ÷ 120 = 1,000, and 120,000 - 12 × 1,000 = 108,000",
        { amount: 120000, annual_rate: 0, years: 10 },
        { payout: "1000", total_paid: "120000", total_interest: "0", "schedule.1.balance": "108000" },
        { edge: "At 0%, $120,000 is divided by the number of payouts" },
      ],
      [
        "240,000 × 5% ÷ 12 = 1,000",
        { find: "time", amount: 240000, annual_rate: 5, payment: 1000 },
        { lasts: "Forever", "schedule.30.balance": "240000" },
        { edge: "A payout that equals the interest exactly" },
      ],
      [
        "242,400 - 2,400 = 240,000 stays invested, and 240,000 × 1% = 2,400",
        { find: "forever", amount: 242400, annual_rate: 4, frequency: "quarterly", compounding: "quarterly", timing: "begin" },
        { payout: "2400" },
        { given: "What $242,400 at 4% pays every quarter, forever, with the first payout now" },
      ],
      [
        "1,100 - 400 = 700; 770 - 400 = 370; 407 - 400 = 7; 7 × 1.1 = 7.70",
        { find: "time", amount: 1000, annual_rate: 10, payment: 400, frequency: "yearly", compounding: "yearly" },
        { payouts: "4", last_payout: "7.70", total_paid: "1,207.70", total_interest: "207.70", lasts: "4 years" },
        { given: "$1,000 at 10% pays $400 three times and then the rest" },
      ],
      [
        "1,000 × 1.21 = 1,210; (1,210 - 400) × 1.1 = 891; (891 - 400) × 1.1 = 540.10; (540.10 - 400) × 1.1 = 154.11; 3 × 400 + 154.11 - 1,000 = 354.11",
        { find: "time", amount: 1000, annual_rate: 10, payment: 400, deferral: 2, timing: "begin", frequency: "yearly", compounding: "yearly" },
        {
          payouts: "4",
          last_payout: "154.11",
          total_interest: "354.11",
          "schedule.2.balance": "1210",
          "schedule.3.balance": "891",
          "schedule.4.interest": "49.10",
        },
        { given: "$1,000 at 10% left for two years, then $400 at the beginning of each year" },
      ],
      [
        "1,000 - 1 × 1,000 = 0",
        { find: "time", amount: 1000, annual_rate: 0, payment: 1000, frequency: "semiannual" },
        { payouts: "1", last_payout: "1000", total_interest: "0", lasts: "6 months" },
        { edge: "$1,000 without interest covers a payout of $1,000 exactly once" },
      ],
    ],
  },
] satisfies Vectors<typeof annuityPayout>;
