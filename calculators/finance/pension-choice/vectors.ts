import { PRINCIPLES_FINANCE_8_5 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type pensionChoice from "./pension-choice.ts";

export default [
  {
    title: "Wealth Literacy Institute, Annual Pension vs. Lump Sum Worksheet",
    url: "https://www.wealthliteracyinstitute.com/2018/01/08/annual-pension-vs-lump-sum/",
    read: "2026-11-27",
    rows: [
      [
        "Step 1",
        { lump_sum: 220000, income: 15000, frequency: "yearly", timing: "begin", annual_return: 5, age: 60, last_age: 90 },
        { lump_pays: "13,629.82" },
        { given: "What $220,000 at 5% pays at the beginning of each of 30 years" },
      ],
    ],
  },
  {
    title: "NBC, Today, Answer Desk: a pension of $760 a month or a lump sum of $120,000",
    url: "http://www.today.com/id/6994355/ns/business-answer_desk/",
    read: "2026-11-27",
    rows: [
      [
        "5 percent, and a monthly withdrawal of $760",
        { lump_sum: 120000, income: 760, annual_return: 5, compounding: "monthly", age: 60, last_age: 73 },
        { "lump_left.14.left": "63,031.55" },
        { given: "What is left of $120,000 after 13 years", differs: "The article cuts off the digits after the cents of $63,031.558." },
      ],
    ],
  },
  {
    ...PRINCIPLES_FINANCE_8_5,
    read: "2026-11-22",
    always: { lump_sum: 100000, income: 25000, frequency: "yearly", annual_return: 8, age: 60, last_age: 65 },
    rows: [
      ["Calculator Steps to Solve for an Ordinary Annuity", { timing: "end" }, { income_worth: "99,817.75" }],
      ["Calculator Steps to Solve for an Annuity Due", { timing: "begin" }, { income_worth: "107,803.17" }],
    ],
  },
  {
    title: "ThinkAdvisor, Tax Facts, Pension maximization",
    url: "https://thinkadvisor.com/tax-facts/2022/01/24/u-pension-maximization",
    read: "2026-11-27",
    rows: [
      [
        "a benefit of $1,600 for both, or $2,100 for the retiree only",
        { find: "joint", single: 2100, joint: 1600, survivor_rate: 100, age: 65, partner_age: 65 },
        { difference: "500" },
      ],
    ],
  },
  {
    title: "Rich Dad Retirement, Joint Survivor vs Single Life Pension",
    url: "https://www.richdadretirement.com/learn/joint-survivor-vs-single-life-pension",
    read: "2026-11-27",
    rows: [
      [
        "Worked Example, 20 years",
        {
          find: "joint",
          single: 3000,
          joint: 2400,
          survivor_rate: 100,
          age: 65,
          last_age: 85,
          partner_age: 70,
          partner_last_age: 85,
          annual_return: 0,
        },
        { advantage: "-144,000" },
        { given: "Without interest: $3,000 or $2,400 a month for 20 years" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "12 × 10 × 1,000 = 120,000, which is the lump sum",
        { lump_sum: 120000, income: 1000, annual_return: 0, age: 65, last_age: 75 },
        { advantage: "0", break_even: "75", rate_needed: "0", lump_pays: "1,000" },
        { edge: "The income is worth exactly the lump sum" },
      ],
      [
        "12 × 1,000 × 20 = 240,000 and 12 × 1,500 × 15 = 270,000; after 15 years 12 × 1,500 × 10 = 180,000 = 12 × 1,000 × 15",
        { find: "later", income: 1000, later_income: 1500, wait: 5, annual_return: 0, age: 60, last_age: 80 },
        { now_worth: "240,000", later_worth: "270,000", break_even: "75", difference: "500" },
        { edge: "Later catches up after exactly fifteen years" },
      ],
      [
        "12 × 1,000 × 10 + 50% × 12 × 1,000 × 5 = 120,000 + 30,000",
        {
          find: "joint",
          single: 1500,
          joint: 1000,
          age: 65,
          last_age: 75,
          partner_age: 65,
          partner_last_age: 80,
          annual_return: 0,
        },
        { joint_worth: "150,000", single_worth: "180,000" },
      ],
      [
        "100 ÷ 1.1 + 110 ÷ 1.21 = 90.909… + 90.909…",
        { lump_sum: 200, income: 100, frequency: "yearly", raise: 10, annual_return: 10, age: 65, last_age: 67 },
        { income_worth: "181.82", "lump_left.3.paid": "210" },
      ],
    ],
  },
] satisfies Vectors<typeof pensionChoice>;
