import { CONTEMPORARY_MATHEMATICS_6_6, CONTEMPORARY_MATHEMATICS_6_7, HP_12C } from "#calculators/sources";
import type { Vectors } from "#engine";
import type savingsGoal from "./savings-goal.ts";

export default [
  {
    ...CONTEMPORARY_MATHEMATICS_6_6,
    read: "2026-11-22",
    rows: [["Example, Saving for a Car", { goal: 35500, annual_rate: 4.25, years: 3 }, { needed_deposit: "926.33" }, { rounding: "up" }]],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_6_7,
    read: "2026-11-22",
    rows: [
      [
        "Compute Payment to Reach a Financial Goal, siding",
        { goal: 37500, annual_rate: 12, compounding: "yearly", deposit_frequency: "yearly", years: 10 },
        { needed_deposit: "2,136.91" },
      ],
    ],
  },
  {
    title: "Microsoft Learn, DAX reference, PMT function",
    url: "https://learn.microsoft.com/en-us/dax/pmt-function-dax",
    read: "2026-11-22",
    by: "software",
    rows: [["Example 2", { goal: 50000, annual_rate: 6, years: 18 }, { needed_deposit: "129.081160867991" }]],
  },
  {
    title: "Hewlett-Packard, HP 10bII+ user's guide",
    url: "https://manualsdump.com/en/manuals/hp-10bii-plus-financial/291942/158",
    read: "2026-11-22",
    rows: [["Table 13-22, Calculating the monthly deposit required, page 150", { goal: 52713.28, annual_rate: 9, years: 12 }, { needed_deposit: "204.54" }]],
  },
  {
    ...HP_12C,
    read: "2026-11-22",
    rows: [
      [
        "Section 3, Calculating the Payment Amount, example 2, page 47",
        { goal: 60000, start: 3200, annual_rate: 9.75, compounding: "semiannual", deposit_frequency: "semiannual", years: 15 },
        { needed_deposit: "717.44" },
      ],
    ],
  },
  {
    title: "Texas Instruments, BA II PLUS guidebook",
    url: "https://easymanua.ls/texas-instruments/ba-ii-plus/manual/94294?p=41",
    read: "2026-11-22",
    rows: [
      [
        "Computing Regular Deposits for a Specified Future Amount, page 37",
        { goal: 25000, annual_rate: 0.5, compounding: "quarterly", years: 10, deposit_timing: "begin" },
        { needed_deposit: "203.13" },
        { edge: "Monthly deposits on quarterly interest: $25,000 in 10 years at 0.5%, paid at the beginning" },
      ],
    ],
  },
  {
    title: "Texas Instruments, BA II PLUS guidebook",
    url: "https://www.easymanua.ls/texas-instruments/ba-ii-plus/manual?p=59",
    read: "2026-11-22",
    rows: [
      [
        "Page 53, Regular Deposits for a Specified Future Amount",
        { goal: 25000, annual_rate: 7, compounding: "quarterly", years: 10, deposit_timing: "begin" },
        { needed_deposit: "143.92" },
      ],
    ],
  },
  {
    title: "Leimberg financial planning software, Contributions Required to Reach a Goal",
    url: "https://support.leimberg.com/hc/en-us/articles/360054761072-Contribute-Contributions-Required-to-Reach-a-Goal",
    read: "2026-11-24",
    by: "software",
    rows: [
      [
        "Background, college fund of the twins",
        { goal: 100000, annual_rate: 7, compounding: "yearly", deposit_frequency: "yearly", years: 10, deposit_raise: 6 },
        { needed_deposit: "5,672" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "100 + 110 + 121 = 331",
        { find: "time", goal: 331, annual_rate: 0, deposit: 100, deposit_frequency: "yearly", deposit_raise: 10 },
        { time: "3 years", total_deposits: "331", final_balance: "331" },
        { edge: "Yearly deposits of $100 that rise by 10% reach $331 without interest" },
      ],
      [
        "2 × 100 = 200 is short of 300, and 200 + 110 = 310 is not",
        { find: "time", goal: 300, annual_rate: 0, deposit: 100, deposit_frequency: "semiannual", deposit_raise: 10 },
        { deposits: "3", total_deposits: "310", "schedule.2.year": "1.5" },
        { edge: "Half-yearly deposits of $100 that rise by 10% reach $300 in the second year" },
      ],
      [
        "1,000 × 1.1 = 1,100, which is more than 1,050, so 0 is needed",
        { goal: 1050, start: 1000, annual_rate: 10, compounding: "yearly", years: 1 },
        { needed_deposit: "0", final_balance: "1,100" },
        { edge: "What is saved already grows to the goal by itself" },
      ],
      [
        "2,000 ÷ 1 = 2,000 deposits, one a week",
        { find: "time", goal: 2000, start: 0, annual_rate: 0, deposit: 1, deposit_frequency: "weekly" },
        { time: "2,000 weeks", deposits: "2,000" },
        { edge: "$1 a week to $2,000, without interest" },
      ],
      [
        "1,000 - 1,000 = 0",
        { find: "time", goal: 1000, start: 1000, annual_rate: 5, deposit: 100 },
        { deposits: "0", total_interest: "0" },
        { edge: "The goal is reached already" },
      ],
      [
        "1.1 × 1.1 = 1.21, so half a year grows to 1.1, and 2,750 ÷ 1.1 = 2,500",
        { goal: 2750, annual_rate: 21, compounding: "yearly", deposit_frequency: "yearly", years: 1, months: 6 },
        { needed_deposit: "2,500", deposits: "1" },
        { given: "Half a year is left after the only yearly deposit: $2,750 in 18 months at 21%" },
      ],
    ],
  },
  {
    title: "Hewlett-Packard, HP 10B user's guide",
    url: "https://azmanual.top/manuals/631921/hp-10b.html?page=63",
    read: "2026-11-22",
    rows: [
      [
        "Chapter 5, savings account that reaches $3,000, page 60",
        { find: "time", goal: 3000, start: 2000, annual_rate: 7.2, compounding: "yearly", deposit: 0, deposit_frequency: "yearly" },
        { time: "6 years", final_balance: "3,035.28" },
        { edge: "How many years, in whole ones, $2,000 takes to reach $3,000 at 7.2% by itself" },
      ],
    ],
  },
] satisfies Vectors<typeof savingsGoal>;
