import type { Vectors } from "#engine";
import type savingsGoal from "./savings-goal.ts";

const TI = {
  title: "Texas Instruments, BA II PLUS guidebook, Computing Regular Deposits for a Specified Future Amount",
  url: "https://www.manualowl.com/m/Texas%20Instruments/BAIIPlus/Manual/246471?page=41",
};

export default [
  {
    given: "A car for $35,500 in 3 years at 4.25% compounded monthly, rounded up by the book",
    inputs: { goal: 35500, annual_rate: 4.25, years: 3 },
    expected: { needed_deposit: "926.33" },
    by: "published",
    source: {
      title: "OpenStax, Contemporary Mathematics, section 6.6, Methods of Savings",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-6-methods-of-savings",
    },
    rounding: "up",
  },
  {
    given: "$37,500 in 10 years with yearly deposits at 12%",
    inputs: { goal: 37500, annual_rate: 12, compounding: "yearly", deposit_frequency: "yearly", years: 10 },
    expected: { needed_deposit: "2136.91" },
    by: "published",
    source: {
      title: "OpenStax, Contemporary Mathematics, section 6.7, Investments",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-7-investments",
    },
  },
  {
    given: "$50,000 in 18 years at 6% compounded monthly, to 15 digits",
    inputs: { goal: 50000, annual_rate: 6, years: 18 },
    expected: { needed_deposit: "129.081160867991" },
    by: "standard",
    source: {
      title: "Microsoft Learn, DAX reference, PMT function, example",
      url: "https://learn.microsoft.com/en-us/dax/pmt-function-dax",
    },
  },
  {
    given: "Monthly deposits on quarterly interest: $25,000 in 10 years at 0.5%, paid at the beginning",
    inputs: { goal: 25000, annual_rate: 0.5, compounding: "quarterly", years: 10, deposit_timing: "begin" },
    expected: { needed_deposit: "203.13" },
    by: "published",
    source: TI,
    edge: true,
  },
  {
    given: "Monthly deposits on quarterly interest: $25,000 in 10 years at 7%, paid at the beginning",
    inputs: { goal: 25000, annual_rate: 7, compounding: "quarterly", years: 10, deposit_timing: "begin" },
    expected: { needed_deposit: "143.92" },
    by: "published",
    source: {
      title: "Texas Instruments, BA II PLUS manual, page 53, Regular Deposits for a Specified Future Amount",
      url: "https://www.easymanua.ls/texas-instruments/ba-ii-plus/manual?p=59",
    },
  },
  {
    given: "A holiday for $5,000: how long $150 a month at 7.2% take",
    inputs: { find: "time", goal: 5000, annual_rate: 7.2, deposit: 150 },
    expected: { deposits: "31" },
    by: "published",
    source: {
      title: "justaaa.com, You have decided to begin saving for a vacation (NPER 30.48, rounded up)",
      url: "https://justaaa.com/finance/27771-you-have-decided-begin-saving-for-a-vacation",
    },
  },
  {
    given: "A down payment of $33,000: how long $1,400 a month at 7.83% take",
    inputs: { find: "time", goal: 33000, annual_rate: 7.83, deposit: 1400 },
    expected: { deposits: "22", time: "1 year and 10 months" },
    by: "published",
    source: {
      title: "answer.ya.guru, question 1248561 (NPER 22 months)",
      url: "https://answer.ya.guru/questions/1248561-texas-plating-company-reported-a-cost-of-goods-manufactured-of.html",
    },
    edge: true,
  },
  {
    given: "No interest: $12,000 in a year",
    inputs: { goal: 12000, annual_rate: 0, years: 1 },
    expected: { needed_deposit: "1000", total_interest: "0" },
    by: "hand",
    source: { title: "12,000 ÷ 12 = 1,000" },
    edge: true,
  },
  {
    given: "No interest: how long $500 a month take from $1,000 to $10,000",
    inputs: { find: "time", goal: 10000, start: 1000, annual_rate: 0, deposit: 500 },
    expected: { deposits: "18", time: "1 year and 6 months", final_balance: "10000" },
    by: "hand",
    source: { title: "(10,000 - 1,000) ÷ 500 = 18" },
  },
  {
    given: "What is saved already grows to the goal by itself",
    inputs: { goal: 1050, start: 1000, annual_rate: 10, compounding: "yearly", years: 1 },
    expected: { needed_deposit: "0", final_balance: "1100" },
    by: "hand",
    source: { title: "1,000 × 1.1 = 1,100, which is more than 1,050, so 0 is needed" },
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
    expected: { needed_deposit: "2500", deposits: "1" },
    by: "hand",
    source: { title: "1.1 × 1.1 = 1.21, so half a year grows to 1.1, and 2,750 ÷ 1.1 = 2,500" },
  },
] satisfies Vectors<typeof savingsGoal>;
