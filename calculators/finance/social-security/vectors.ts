import type { Vectors } from "#engine";
import type socialSecurity from "./social-security.ts";

export default [
  {
    title: "Social Security Administration, Benefit Calculation Examples for Workers Retiring in 2026",
    url: "https://www.ssa.gov/oact/progdata/retirebenefit2.html",
    read: "2026-11-26",
    always: { year: "2026" },
    rows: [["Case A", { earnings: "69909.86", start_age: 62 }, { average_earnings: "5,825", full_benefit: "2,609.80", monthly_payment: "1,826.00" }]],
  },
  {
    title: "Social Security Administration, Workers with Maximum-Taxable Earnings",
    url: "https://www.ssa.gov/oact/cola/examplemax.html",
    read: "2026-11-26",
    always: { year: "2026" },
    rows: [
      ["Retirement in January 2026, at age 62", { earnings: 172296, start_age: 62, start_months: 1 }, { average_earnings: "14,358", monthly_payment: "2,969" }],
    ],
  },
  {
    title: "Social Security Administration, Delayed Retirement, Born in 1960 or Later",
    url: "https://www.ssa.gov/benefits/retirement/planner/1960-delay.html",
    read: "2026-11-26",
    always: { earnings: 50000, year: "2026" },
    rows: [
      ["67 + 1 month", { start_months: 1 }, { share_of_full: "100.7" }],
      [
        "69 + 11 months, 68, and 70 or later",
        { start_age: 69, start_months: 11 },
        { share_of_full: "123.3", "ages.7.share": "108.0", "ages.9.share": "124.0" },
      ],
    ],
  },
  {
    title: "American Association of Individual Investors, AAII Journal, February 2002",
    url: "https://www.aaii.com/journal/200202/portstrategies_table1.html",
    read: "2026-11-26",
    always: { year: "2026" },
    rows: [["Table 1, age 62 benefits as a percentage of full benefits, 1960 or later", { earnings: 80000, start_age: 62 }, { share_of_full: "70" }]],
  },
  {
    by: "hand",
    always: { year: "2026" },
    rows: [
      [
        "15,432 ÷ 12 = 1,286; 1,286 × 90% = 1,157.40; 1,157 × 12 = 13,884",
        { earnings: 15432 },
        { average_earnings: "1286", full_benefit: "1157.40", monthly_payment: "1157", yearly_payment: "13884" },
        { edge: "Average monthly earnings at the first bend point" },
      ],
      [
        "92,988 ÷ 12 = 7,749; 1,286 × 90% + (7,749 - 1,286) × 32% = 1,157.40 + 2,068.16 = 3,225.56",
        { earnings: 92988 },
        { average_earnings: "7749", full_benefit: "3225.50" },
        { edge: "Average monthly earnings at the second bend point" },
      ],
      [
        "92,987 ÷ 12 = 7,748.92, rounded down 7,748; 1,157.40 + (7,748 - 1,286) × 32% = 3,225.24",
        { earnings: 92987 },
        { average_earnings: "7748", full_benefit: "3225.20" },
        { edge: "A dollar of yearly earnings less than the second bend point takes" },
      ],
      [
        "184,500 ÷ 12 = 15,375; 1,157.40 + 2,068.16 + (15,375 - 7,749) × 15% = 4,369.46; 4,369.40 × 124% = 5,418.056; 5,418 × 12 = 65,016; ÷ 300,000 = 21.672%",
        { earnings: 300000, years: 45, start_age: 70 },
        { average_earnings: "15375", full_benefit: "4369.40", monthly_payment: "5418", yearly_payment: "65016", replaced: "21.67" },
        { edge: "Earnings above the wage base count up to it, with payments from 70" },
      ],
      [
        "60,000 × 10 ÷ 420 = 1,428.57; 1,157.40 + (1,428 - 1,286) × 32% = 1,202.84; 100% - 36 × 5% ÷ 9 - 1 × 5% ÷ 12 = 79.58333%; 1,202.80 × 79.58333% = 957.228; 957 × 12 ÷ 60,000 = 19.14%",
        { earnings: 60000, years: 10, start_age: 63, start_months: 11 },
        { average_earnings: "1428", full_benefit: "1202.80", share_of_full: "79.5833", monthly_payment: "957", replaced: "19.14" },
        { given: "Ten years of $60,000 and 25 years of nothing, payments from 63 and 11 months" },
      ],
      [
        "1,157.40 + (5,000 - 1,286) × 32% = 2,345.88; (180 - 36) ÷ 180 = 80%; 2,345.80 × 80% = 1,876.64",
        { earnings: 60000, start_age: 64 },
        { full_benefit: "2345.80", share_of_full: "80", monthly_payment: "1876" },
        { edge: "36 months early, the last month at the first rate" },
      ],
      [
        "8,040 ÷ 12 × 90% = 603; 100% - 20 × 5% ÷ 9 = 88.888…%; 603 × (180 - 20) ÷ 180 = 536",
        { earnings: 8040, start_age: 65, start_months: 4 },
        { full_benefit: "603", share_of_full: "88.8889", monthly_payment: "536" },
        { edge: "20 months early, where a share without an end gives a payment in whole dollars" },
      ],
      [
        "2,345.80 × 70% = 1,642.06; × 124% = 2,908.792; (2,908 × 840 - 1,642 × 744) ÷ (2,908 - 1,642) = 964.51 months, rounded up 965 = 80 × 12 + 5",
        { earnings: 60000, start_age: 70 },
        { break_even: "80 years and 5 months", "ages.1.payment": "1642", monthly_payment: "2908" },
        { given: "The age by which waiting from 62 to 70 has caught up" },
      ],
      [
        "7,560 ÷ 1,890 = 4, and 4 × 10 = 40; 7,560 × 10 ÷ 420 = 180; 180 × 90% = 162",
        { earnings: 7560, years: 10 },
        { average_earnings: "180", full_benefit: "162", monthly_payment: "162" },
        { edge: "The fewest credits that give a benefit: four a year for ten years" },
      ],
    ],
  },
] satisfies Vectors<typeof socialSecurity>;
