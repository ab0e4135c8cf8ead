import type { Vectors } from "#engine";
import type paycheck from "./paycheck.ts";
import stateVectors from "./state-vectors.ts";

const p15t = (place: string) => ({
  title: "IRS Publication 15-T (2026), Federal Income Tax Withholding Methods",
  url: "https://www.irs.gov/pub/irs-pdf/p15t.pdf",
  place,
  read: "2026-11-22",
});
const standard = (place: string) =>
  p15t(`Percentage method for automated payroll systems, standard schedule, ${place}`);
const checked = (place: string) => p15t(`Percentage method for automated payroll systems, Step 2 schedule, ${place}`);
const yearly = { pay_period: "yearly" } as const;

export default [
  ...(
    [
      [630, "34"],
      [650, "36"],
      [670, "38"],
      [690, "41"],
      [720, "44"],
    ] as const
  ).map(([wage, federal_tax]) => ({
    given: `Weekly wages of $${wage}, single, in the middle of a row`,
    inputs: { salary: wage * 52, pay_period: "weekly" },
    expected: { gross: `${wage}`, federal_tax },
    by: "published" as const,
    source: p15t(`Wage bracket table, weekly, single, the row around $${wage}`),
  })),
  {
    given: "Single, an adjusted annual wage of $57,900, where 22% begins, after $8,600 on line 1g",
    inputs: { salary: 66500, ...yearly },
    expected: { adjusted_wage: "57,900", federal_tax: "5,800" },
    by: "published",
    source: standard("single: $57,900"),
    edge: true,
  },
  {
    given: "Married filing jointly, an adjusted annual wage of $120,100, after $12,900 on line 1g",
    inputs: { salary: 133000, filing_status: "married_joint", ...yearly },
    expected: { adjusted_wage: "120,100", federal_tax: "11,600" },
    by: "published",
    source: standard("married filing jointly: $120,100"),
  },
  {
    given: "Head of household, an adjusted annual wage of $83,000",
    inputs: { salary: 91600, filing_status: "head_of_household", ...yearly },
    expected: { adjusted_wage: "83,000", federal_tax: "7,740" },
    by: "published",
    source: standard("head of household: $83,000"),
  },
  {
    given: "Single, where the first rate begins: nothing is withheld",
    inputs: { salary: 16100, ...yearly },
    expected: { adjusted_wage: "7,500", federal_tax: "0" },
    by: "published",
    source: standard("single: $7,500"),
    edge: true,
  },
  {
    given: "Two jobs, single, an adjusted annual wage of $33,250",
    inputs: { salary: 33250, two_jobs: true, ...yearly },
    expected: { adjusted_wage: "33,250", federal_tax: "2,900" },
    by: "published",
    source: checked("single: $33,250"),
  },
  {
    given: "Two jobs, married filing jointly, an adjusted annual wage of $121,800",
    inputs: { salary: 121800, filing_status: "married_joint", two_jobs: true, ...yearly },
    expected: { federal_tax: "17,966" },
    by: "published",
    source: checked("married filing jointly: $121,800"),
  },
  {
    given: "Two jobs, head of household, an adjusted annual wage of $64,925",
    inputs: { salary: 64925, filing_status: "head_of_household", two_jobs: true, ...yearly },
    expected: { federal_tax: "8,077.50" },
    by: "published",
    source: checked("head of household: $64,925"),
  },
  ...(
    [
      [108938, "20,512.00"],
      [136163, "29,224.00"],
      [328350, "96,489.63"],
    ] as const
  ).map(([salary, federal_tax]) => ({
    given: `Two jobs, single, an adjusted annual wage of $${salary}, whose tax is printed and not the sum of the brackets`,
    inputs: { salary, two_jobs: true, ...yearly },
    expected: { federal_tax },
    by: "published" as const,
    source: checked(`single: $${salary}`),
    edge: true as const,
  })),
  {
    given: "The most Social Security tax in 2026",
    inputs: { salary: 250000, ...yearly },
    expected: { social_security: "11,439" },
    by: "published",
    source: {
      title: "Social Security Administration, Contribution and Benefit Base",
      url: "https://www.ssa.gov/oact/cola/cbb.html",
      place: "2026: what an employee with wages at or above the base pays",
      read: "2026-11-22",
    },
    edge: true,
  },
  {
    given: "Where the page begins: $90,000 a year, every two weeks, single, no state",
    inputs: { salary: 90000 },
    expected: {
      gross: "3,461.54",
      federal_tax: "421.92",
      social_security: "214.62",
      medicare: "50.19",
      net_pay: "2,774.81",
    },
    by: "hand",
    source: {
      title:
        "90,000 ÷ 26 = 3,461.538…; 3,461.54 × 26 - 8,600 = 81,400.04; (5,800 + 23,500.04 × 22%) ÷ 26 = 421.923…; 3,461.54 × 6.2% = 214.615…; × 1.45% = 50.192…; 3,461.54 - 421.92 - 214.62 - 50.19 = 2,774.81",
    },
  },
  {
    given: "Every step of Form W-4: weekly, jointly, with credits, other income, deductions and extra withholding",
    inputs: {
      salary: 78000,
      pay_period: "weekly",
      filing_status: "married_joint",
      credits: 2000,
      other_income: 5200,
      deductions: 2600,
      extra: 10,
    },
    expected: { adjusted_wage: "67,700", federal_tax: "73.69" },
    by: "hand",
    source: {
      title:
        "78,000 + 5,200 - 2,600 - 12,900 = 67,700; 2,480 + 23,600 × 12% = 5,312; 5,312 ÷ 52 - 2,000 ÷ 52 = 63.692…; + 10 = 73.69",
    },
  },
  {
    given: "Additional Medicare tax once wages pass $200,000, and no more Social Security",
    inputs: { salary: 260000, wages_so_far: 195000 },
    expected: { gross: "10,000", social_security: "0", medicare: "190" },
    by: "hand",
    source: { title: "10,000 × 1.45% + 5,000 × 0.9% = 145 + 45 = 190" },
    edge: true,
  },
  {
    given: "By the hour, with overtime, a 401(k) and benefits, in Pennsylvania",
    inputs: {
      paid_by: "hour",
      hourly_rate: 25,
      hours: 80,
      overtime: 10,
      retirement: 100,
      benefits: 75,
      state: "PA",
    },
    expected: { gross: "2,375", social_security: "142.60", medicare: "33.35", state_tax: "70.61", deducted: "175" },
    by: "hand",
    source: {
      title:
        "80 × 25 + 10 × 1.5 × 25 = 2,375; 2,300 × 6.2% = 142.60; 2,300 × 1.45% = 33.35; 2,375 - 75 = 2,300, for the state taxes the 401(k) too (61 Pa. Code § 101.6); 2,300 × 3.07% = 70.61; 100 + 75 = 175",
    },
  },
  {
    given: "In New Jersey, whose tax leaves a 401(k) free, but not benefits",
    inputs: { salary: 78000, retirement: 200, benefits: 100, state: "NJ" },
    expected: { gross: "3,000", state_tax: "95.17", deducted: "300" },
    by: "hand",
    source: {
      title:
        "78,000 - 200 × 26 = 72,800 (N.J.S. 54A:6-21 and 54A:6-24); 72,800 - 1,000 = 71,800; 20,000 × 1.4% + 15,000 × 1.75% + 5,000 × 3.5% + 31,800 × 5.525% = 280 + 262.50 + 175 + 1,756.95 = 2,474.45; ÷ 26 = 95.171…",
    },
  },
  {
    given: "In New Jersey, $200 a week of which $10 are for a 401(k): not over $10,000 a year",
    inputs: { salary: 10400, pay_period: "weekly", retirement: 10, state: "NJ" },
    expected: { gross: "200", state_tax: "0" },
    by: "hand",
    source: { title: "N.J.S. 54A:2-4; 10,400 - 10 × 52 = 9,880, on which no tax is due" },
    edge: true,
  },
  {
    given: "In New Jersey, $200 a week: over $10,000 a year, and all above $1,000 is taxed",
    inputs: { salary: 10400, pay_period: "weekly", state: "NJ" },
    expected: { state_tax: "2.53" },
    by: "hand",
    source: { title: "(10,400 - 1,000) × 1.4% = 131.60; ÷ 52 = 2.530…" },
    edge: true,
  },
  ...stateVectors,
] satisfies Vectors<typeof paycheck>;
