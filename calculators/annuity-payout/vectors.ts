import type { Vectors } from "#engine";
import type annuityPayout from "./annuity-payout.ts";

const read = "2026-11-23";
const YEARLY = { frequency: "yearly", compounding: "yearly" } as const;
const finance = (name: string, page: string) => ({
  title: `OpenStax, Principles of Finance, section ${name}`,
  url: `https://openstax.org/books/principles-finance/pages/${page}`,
  read,
});
const CONTRACT = {
  title: "Law Insider, Annuity Settlement Tables, sample clauses from annuity contracts",
  url: "https://www.lawinsider.com/clause/annuity-settlement-tables",
  read,
};
const CONTRACT_TERMS = { amount: 1000, annual_rate: 3.5, timing: "begin", compounding: "yearly" } as const;

export default [
  {
    given: "$400,000 at 7%, paid out at the beginning of each month for 50 years",
    inputs: { amount: 400000, annual_rate: 7, years: 50, timing: "begin" },
    expected: { payout: "2,392.80", payouts: "600" },
    by: "published",
    source: {
      title: "Hewlett-Packard, HP 10bII+ Financial Calculator User's Guide",
      url: "https://www.easymanua.ls/hp/10biiplus/manual?p=78",
      place: "page 70, An Annuity Account",
      read,
    },
  },
  {
    given: "A windfall of $75,000 at 3%, paid out over five years",
    inputs: { amount: 75000, annual_rate: 3, years: 5, ...YEARLY },
    expected: { payout: "16,376.60" },
    by: "published",
    source: {
      ...finance("8.2, Annuities", "8-2-annuities"),
      place: "How Annuities Are Used for Retirement Planning",
    },
    differs: "The book divides by a factor that it rounded to 4.579705. Unrounded, the payout is $16,376.59.",
  },
  {
    given: "An endowment of $1,500,000 at 3%",
    inputs: { find: "forever", amount: 1500000, annual_rate: 3, ...YEARLY },
    expected: { payout: "45,000" },
    by: "published",
    source: { ...finance("8.1, Perpetuities", "8-1-perpetuities"), place: "What Is a Perpetuity?" },
  },
  {
    given: "What an insurer guarantees each month for 15 years per $1,000, at 3.5% a year",
    inputs: { ...CONTRACT_TERMS, years: 15 },
    expected: { payout: "7.10" },
    by: "published",
    source: { ...CONTRACT, place: "First clause, Option 1 table, 15 years" },
  },
  {
    given: "The same for one year",
    inputs: { ...CONTRACT_TERMS, years: 1 },
    expected: { payout: "84.65" },
    by: "published",
    source: { ...CONTRACT, place: "First clause, Option 1 table, 1 year" },
  },
  {
    given: "How long $35,000 at 10.5% pays $325 a month (in the guide, a loan that is paid back)",
    inputs: { find: "time", amount: 35000, annual_rate: 10.5, payment: 325 },
    expected: { payouts: "328", last_payout: "143.11" },
    by: "published",
    source: {
      title: "Hewlett-Packard, HP 12c Financial Calculator User's Guide",
      url: "https://www.manualsdir.com/manuals/89748/hp-12c-financial-calculator.html?page=41",
      place: "pages 40 and 41, log cabin",
      read,
    },
  },
  {
    given: "187,481.25 at 5%: eight payouts, the first at the end of ten years",
    inputs: { amount: "187481.25", annual_rate: 5, years: 8, deferral: 9, ...YEARLY },
    expected: { payout: "45,000.06" },
    by: "published",
    source: {
      title: "Deferred Annuity: Sample Problem, course notes in engineering economy",
      url: "https://www.scribd.com/document/524303531/M3-Deferred-Annuity-Sample-Problem-2",
      place: "Problem 1",
      read,
    },
  },
  {
    given: "At 0%, $120,000 is divided by the number of payouts",
    inputs: { amount: 120000, annual_rate: 0, years: 10 },
    expected: { payout: "1000", total_paid: "120000", total_interest: "0", "schedule.1.balance": "108000" },
    by: "hand",
    source: { title: "120,000 ÷ 120 = 1,000, and 120,000 - 12 × 1,000 = 108,000" },
    edge: true,
  },
  {
    given: "A payout that equals the interest exactly",
    inputs: { find: "time", amount: 240000, annual_rate: 5, payment: 1000 },
    expected: { lasts: "Forever", "schedule.30.balance": "240000" },
    by: "hand",
    source: { title: "240,000 × 5% ÷ 12 = 1,000" },
    edge: true,
  },
  {
    given: "What $242,400 at 4% pays every quarter, forever, with the first payout now",
    inputs: {
      find: "forever",
      amount: 242400,
      annual_rate: 4,
      frequency: "quarterly",
      compounding: "quarterly",
      timing: "begin",
    },
    expected: { payout: "2400" },
    by: "hand",
    source: { title: "242,400 - 2,400 = 240,000 stays invested, and 240,000 × 1% = 2,400" },
  },
  {
    given: "$1,000 at 10% pays $400 three times and then the rest",
    inputs: { find: "time", amount: 1000, annual_rate: 10, payment: 400, ...YEARLY },
    expected: { payouts: "4", last_payout: "7.70", total_paid: "1,207.70", total_interest: "207.70", lasts: "4 years" },
    by: "hand",
    source: { title: "1,100 - 400 = 700; 770 - 400 = 370; 407 - 400 = 7; 7 × 1.1 = 7.70" },
  },
  {
    given: "$1,000 at 10% left for two years, then $400 at the beginning of each year",
    inputs: { find: "time", amount: 1000, annual_rate: 10, payment: 400, deferral: 2, timing: "begin", ...YEARLY },
    expected: {
      payouts: "4",
      last_payout: "154.11",
      total_interest: "354.11",
      "schedule.2.balance": "1210",
      "schedule.3.balance": "891",
      "schedule.4.interest": "49.10",
    },
    by: "hand",
    source: {
      title:
        "1,000 × 1.21 = 1,210; (1,210 - 400) × 1.1 = 891; (891 - 400) × 1.1 = 540.10; (540.10 - 400) × 1.1 = 154.11; 3 × 400 + 154.11 - 1,000 = 354.11",
    },
  },
  {
    given: "$1,000 without interest covers a payout of $1,000 exactly once",
    inputs: { find: "time", amount: 1000, annual_rate: 0, payment: 1000, frequency: "semiannual" },
    expected: { payouts: "1", last_payout: "1000", total_interest: "0", lasts: "6 months" },
    by: "hand",
    source: { title: "1,000 - 1 × 1,000 = 0" },
    edge: true,
  },
] satisfies Vectors<typeof annuityPayout>;
