import type { Vectors } from "#engine";
import type salary from "./salary.ts";

const AMOUNT_OF_SALARY = {
  title: "US Department of Labor, 29 CFR 541.600, Amount of salary required (2004)",
  url: "https://webarchive.library.unt.edu/eot2008/20081104062953/http:/www.dol.gov/dol/allcfr/Title_29/Part_541/29CFR541.600.htm",
  place: "Paragraph (b)",
  read: "2026-11-20",
};
const REGULAR_RATE = {
  title: "US Department of Labor, 29 CFR 778.113, Salaried employees, general",
  url: "https://webarchive.library.unt.edu/eot2008/20081106105913/https:/www.dol.gov/dol/allcfr/ESA/Title_29/Part_778/29CFR778.113.htm",
  place: "Paragraphs (a) and (b)",
  read: "2026-11-20",
};
const OPM = {
  title: "US Office of Personnel Management, How to compute rates of pay (2008)",
  url: "https://webarchive.library.unt.edu/eot2008/20080916085745/http://opm.gov/oca/pay/HTML/computerates.asp",
  place: "Examples of hourly rates, dividing by 2,087 hours",
  read: "2026-11-20",
};
const FEDERAL = { period: "yearly", to: "hourly", weeks_per_year: "52.175" } as const;

const RATES = {
  title: "OpenStax, Prealgebra 2e, section 5.6, Ratios and Rate",
  url: "https://openstax.org/books/prealgebra-2e/pages/5-6-ratios-and-rate",
  read: "2026-11-23",
};

export default [
  {
    given: "$455 a week every two weeks and twice a month, which are not the same",
    inputs: { amount: 455, period: "weekly" },
    expected: { biweekly: "910", semimonthly: "985.83" },
    by: "law",
    source: AMOUNT_OF_SALARY,
    edge: true,
  },
  {
    given: "$455 a week by the month, cut off after the cent by the regulation",
    inputs: { amount: 455, period: "weekly", to: "monthly" },
    expected: { monthly: "1,971.66" },
    by: "law",
    source: AMOUNT_OF_SALARY,
    rounding: "down",
  },
  {
    given: "$182.70 for a week of 35 hours",
    inputs: { amount: "182.70", period: "weekly", to: "hourly", hours_per_week: 35 },
    expected: { hourly: "5.22" },
    by: "law",
    source: REGULAR_RATE,
  },
  {
    given: "$220.80 for a week of 40 hours",
    inputs: { amount: "220.80", period: "weekly", to: "hourly" },
    expected: { hourly: "5.52" },
    by: "law",
    source: REGULAR_RATE,
  },
  {
    given: "$1,040 a month for a week of 40 hours",
    inputs: { amount: 1040, period: "monthly", to: "hourly" },
    expected: { hourly: "6", weekly: "240", semimonthly: "520" },
    by: "law",
    source: REGULAR_RATE,
  },
  {
    given: "A federal salary of $48,108 divided by 2,087 hours",
    inputs: { amount: 48108, ...FEDERAL },
    expected: { hourly: "23.05", paid_hours: "2,087" },
    by: "published",
    source: OPM,
    edge: true,
  },
  {
    given: "A federal salary of $52,979 divided by 2,087 hours",
    inputs: { amount: 52979, ...FEDERAL },
    expected: { hourly: "25.39" },
    by: "published",
    source: OPM,
  },
  {
    given: "A federal salary of $98,033 divided by 2,087 hours",
    inputs: { amount: 98033, ...FEDERAL },
    expected: { hourly: "46.97" },
    by: "published",
    source: OPM,
  },
  {
    given: "$20 an hour with two unpaid weeks",
    inputs: { amount: 20, period: "hourly", unpaid_weeks: 2 },
    expected: { yearly: "40,000", monthly: "3,333.33", weekly: "800" },
    by: "hand",
    source: { title: "20 × 40 × (52 - 2) = 40,000; 40,000 ÷ 12 = 3,333.33…" },
    edge: true,
  },
  {
    given: "$52,000 a year in 26 pays and in 24",
    inputs: { amount: 52000, period: "yearly", to: "semimonthly" },
    expected: { biweekly: "2,000", semimonthly: "2,166.67", daily: "200", quarterly: "13,000", four_weekly: "4,000" },
    by: "hand",
    source: { title: "52,000 ÷ 26 = 2,000; 52,000 ÷ 24 = 2,166.666…; 52,000 ÷ (5 × 52) = 200" },
  },
  {
    given: "$630 for 35 hours",
    inputs: { amount: 630, period: "weekly", to: "hourly", hours_per_week: 35 },
    expected: { hourly: "18.00" },
    by: "published",
    source: { ...RATES, place: "Unit rate of $630 for 35 hours" },
  },
  {
    given: "$684 for 36 hours",
    inputs: { amount: 684, period: "weekly", to: "hourly", hours_per_week: 36 },
    expected: { hourly: "19.00" },
    by: "published",
    source: { ...RATES, place: "Unit rate of $684 for 36 hours" },
  },
] satisfies Vectors<typeof salary>;
