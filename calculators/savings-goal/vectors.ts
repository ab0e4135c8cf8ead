import type { Vectors } from "#engine";
import type savingsGoal from "./savings-goal.ts";

const openstax = (name: string, page: string, place: string) => ({
  title: `OpenStax, Contemporary Mathematics, section ${name}`,
  url: `https://openstax.org/books/contemporary-mathematics/pages/${page}`,
  place,
  read: "2026-11-22",
});
const ti = (url: string, place: string) => ({
  title: "Texas Instruments, BA II PLUS guidebook",
  url,
  place,
  read: "2026-11-22",
});
const hp = (model: string, url: string, place: string) => ({
  title: `Hewlett-Packard, ${model} user's guide`,
  url,
  place,
  read: "2026-11-22",
});

export default [
  {
    given: "A car for $35,500 in 3 years at 4.25% compounded monthly, rounded up by the book",
    inputs: { goal: 35500, annual_rate: 4.25, years: 3 },
    expected: { needed_deposit: "926.33" },
    by: "published",
    source: openstax("6.6, Methods of Savings", "6-6-methods-of-savings", "Example, Saving for a Car"),
    rounding: "up",
  },
  {
    given: "$37,500 in 10 years with yearly deposits at 12%",
    inputs: { goal: 37500, annual_rate: 12, compounding: "yearly", deposit_frequency: "yearly", years: 10 },
    expected: { needed_deposit: "2,136.91" },
    by: "published",
    source: openstax("6.7, Investments", "6-7-investments", "Compute Payment to Reach a Financial Goal, siding"),
  },
  {
    given: "$50,000 in 18 years at 6% compounded monthly, to 15 digits",
    inputs: { goal: 50000, annual_rate: 6, years: 18 },
    expected: { needed_deposit: "129.081160867991" },
    by: "software",
    source: {
      title: "Microsoft Learn, DAX reference, PMT function",
      url: "https://learn.microsoft.com/en-us/dax/pmt-function-dax",
      place: "Example 2",
      read: "2026-11-22",
    },
  },
  {
    given: "$52,713.28 in 12 years at 9% compounded monthly",
    inputs: { goal: 52713.28, annual_rate: 9, years: 12 },
    expected: { needed_deposit: "204.54" },
    by: "published",
    source: hp(
      "HP 10bII+",
      "https://manualsdump.com/en/manuals/hp-10bii-plus-financial/291942/158",
      "Table 13-22, Calculating the monthly deposit required, page 150",
    ),
  },
  {
    given: "$60,000 in 15 years from $3,200, with deposits every half-year at 9.75%",
    inputs: {
      goal: 60000,
      start: 3200,
      annual_rate: 9.75,
      compounding: "semiannual",
      deposit_frequency: "semiannual",
      years: 15,
    },
    expected: { needed_deposit: "717.44" },
    by: "published",
    source: hp(
      "HP 12C",
      "https://www.manualsdir.com/manuals/89748/hp-12c-financial-calculator.html?page=47",
      "Section 3, Calculating the Payment Amount, example 2, page 47",
    ),
  },
  {
    given: "Monthly deposits on quarterly interest: $25,000 in 10 years at 0.5%, paid at the beginning",
    inputs: { goal: 25000, annual_rate: 0.5, compounding: "quarterly", years: 10, deposit_timing: "begin" },
    expected: { needed_deposit: "203.13" },
    by: "published",
    source: ti(
      "https://easymanua.ls/texas-instruments/ba-ii-plus/manual/94294?p=41",
      "Computing Regular Deposits for a Specified Future Amount, page 37",
    ),
    edge: true,
  },
  {
    given: "Monthly deposits on quarterly interest: $25,000 in 10 years at 7%, paid at the beginning",
    inputs: { goal: 25000, annual_rate: 7, compounding: "quarterly", years: 10, deposit_timing: "begin" },
    expected: { needed_deposit: "143.92" },
    by: "published",
    source: ti(
      "https://www.easymanua.ls/texas-instruments/ba-ii-plus/manual?p=59",
      "Page 53, Regular Deposits for a Specified Future Amount",
    ),
  },
  {
    given: "How many years, in whole ones, $2,000 takes to reach $3,000 at 7.2% by itself",
    inputs: {
      find: "time",
      goal: 3000,
      start: 2000,
      annual_rate: 7.2,
      compounding: "yearly",
      deposit: 0,
      deposit_frequency: "yearly",
    },
    expected: { time: "6 years", final_balance: "3,035.28" },
    by: "published",
    source: hp(
      "HP 10B",
      "https://azmanual.top/manuals/631921/hp-10b.html?page=63",
      "Chapter 5, savings account that reaches $3,000, page 60",
    ),
    edge: true,
  },
  {
    given: "What is saved already grows to the goal by itself",
    inputs: { goal: 1050, start: 1000, annual_rate: 10, compounding: "yearly", years: 1 },
    expected: { needed_deposit: "0", final_balance: "1,100" },
    by: "hand",
    source: { title: "1,000 × 1.1 = 1,100, which is more than 1,050, so 0 is needed" },
    edge: true,
  },
  {
    given: "$1 a week to $2,000, without interest",
    inputs: { find: "time", goal: 2000, start: 0, annual_rate: 0, deposit: 1, deposit_frequency: "weekly" },
    expected: { time: "2,000 weeks", deposits: "2,000" },
    by: "hand",
    source: { title: "2,000 ÷ 1 = 2,000 deposits, one a week" },
    edge: true,
  },
  {
    given: "The goal is reached already",
    inputs: { find: "time", goal: 1000, start: 1000, annual_rate: 5, deposit: 100 },
    expected: { deposits: "0", total_interest: "0" },
    by: "hand",
    source: { title: "1,000 - 1,000 = 0" },
    edge: true,
  },
  {
    given: "Half a year is left after the only yearly deposit: $2,750 in 18 months at 21%",
    inputs: {
      goal: 2750,
      annual_rate: 21,
      compounding: "yearly",
      deposit_frequency: "yearly",
      years: 1,
      months: 6,
    },
    expected: { needed_deposit: "2,500", deposits: "1" },
    by: "hand",
    source: { title: "1.1 × 1.1 = 1.21, so half a year grows to 1.1, and 2,750 ÷ 1.1 = 2,500" },
  },
] satisfies Vectors<typeof savingsGoal>;
