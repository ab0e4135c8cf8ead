import { PREALGEBRA_5_6 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type salary from "./salary.ts";

export default [
  {
    title: "US Department of Labor, 29 CFR 541.600, Amount of salary required (2004)",
    url: "https://webarchive.library.unt.edu/eot2008/20081104062953/http:/www.dol.gov/dol/allcfr/Title_29/Part_541/29CFR541.600.htm",
    read: "2026-11-20",
    by: "law",
    always: { amount: 455, period: "weekly" },
    rows: [
      ["Paragraph (b)", {}, { biweekly: "910", semimonthly: "985.83" }, { edge: "$455 a week every two weeks and twice a month, which are not the same" }],
      ["Paragraph (b)", { to: "monthly" }, { monthly: "1,971.66" }, { rounding: "down" }],
    ],
  },
  {
    title: "US Department of Labor, 29 CFR 778.113, Salaried employees, general",
    url: "https://webarchive.library.unt.edu/eot2008/20081106105913/https:/www.dol.gov/dol/allcfr/ESA/Title_29/Part_778/29CFR778.113.htm",
    read: "2026-11-20",
    by: "law",
    always: { to: "hourly" },
    rows: [
      ["Paragraphs (a) and (b)", { amount: "182.70", period: "weekly", hours_per_week: 35 }, { hourly: "5.22" }],
      ["Paragraphs (a) and (b)", { amount: "220.80", period: "weekly" }, { hourly: "5.52" }],
      ["Paragraphs (a) and (b)", { amount: 1040, period: "monthly" }, { hourly: "6", weekly: "240", semimonthly: "520" }],
    ],
  },
  {
    title: "US Office of Personnel Management, How to compute rates of pay (2008)",
    url: "https://webarchive.library.unt.edu/eot2008/20080916085745/http://opm.gov/oca/pay/HTML/computerates.asp",
    read: "2026-11-20",
    place: "Examples of hourly rates",
    always: { period: "yearly", to: "hourly", weeks_per_year: "52.175" },
    rows: [
      ["dividing by 2,087 hours", { amount: 48108 }, { hourly: "23.05", paid_hours: "2,087" }, { edge: "A federal salary of $48,108 divided by 2,087 hours" }],
      ["dividing by 2,087 hours", { amount: 52979 }, { hourly: "25.39" }],
      ["dividing by 2,087 hours", { amount: 98033 }, { hourly: "46.97" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "20 × 40 × (52 - 2) = 40,000; 40,000 ÷ 12 = 3,333.33…",
        { amount: 20, period: "hourly", unpaid_weeks: 2 },
        { yearly: "40,000", monthly: "3,333.33", weekly: "800" },
        { edge: "$20 an hour with two unpaid weeks" },
      ],
      [
        "52,000 ÷ 26 = 2,000; 52,000 ÷ 24 = 2,166.666…; 52,000 ÷ (5 × 52) = 200",
        { amount: 52000, period: "yearly", to: "semimonthly" },
        { biweekly: "2,000", semimonthly: "2,166.67", daily: "200", quarterly: "13,000", four_weekly: "4,000" },
        { given: "$52,000 a year in 26 pays and in 24" },
      ],
    ],
  },
  {
    ...PREALGEBRA_5_6,
    read: "2026-11-23",
    always: { period: "weekly", to: "hourly" },
    rows: [
      ["Unit rate of $630 for 35 hours", { amount: 630, hours_per_week: 35 }, { hourly: "18.00" }],
      ["Unit rate of $684 for 36 hours", { amount: 684, hours_per_week: 36 }, { hourly: "19.00" }],
    ],
  },
] satisfies Vectors<typeof salary>;
