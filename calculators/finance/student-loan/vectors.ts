import { CONTEMPORARY_MATHEMATICS_6_9 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type studentLoan from "./student-loan.ts";

const RISE = {
  url: "https://github.com/AliHa7an/bracketsight/blob/90eb21286d5b2202e7f4c0c6fddc62924e6e0477/src/engines/repayment/VERIFICATION-STATUS.md",
  read: "2026-11-27",
  by: "quoted",
} as const;

export default [
  {
    ...CONTEMPORARY_MATHEMATICS_6_9,
    read: "2026-11-27",
    rows: [
      ["example 6.70, the first loan", { balance: 3500, annual_rate: 4.99 }, { monthly_payment: "37.11" }],
      ["example 6.70, the second loan", { balance: 6200, annual_rate: 6.75 }, { monthly_payment: "71.20" }, { rounding: "up" }],
      ["Erson's unsubsidized loan", { balance: 8132.55, annual_rate: 8.6 }, { monthly_payment: "101.27" }],
      ["Brianna's consolidated loans", { balance: 27800, annual_rate: 8.375, years: 15 }, { monthly_payment: "271.73" }, { rounding: "up" }],
    ],
  },
  {
    title: "Hampshire College, Sample Loan Repayment Schedule",
    url: "https://www.hampshire.edu/sample-loan-repayment-schedule",
    read: "2026-11-27",
    always: { balance: 27000, annual_rate: 3.9 },
    rows: [
      ["table, Standard", {}, { monthly_payment: "272", total_paid: "32,650", months: "120" }],
      ["table, Graduated", { plan: "graduated" }, { monthly_payment: "152", highest_payment: "456", total_paid: "34,046" }],
    ],
  },
  {
    title: "TG, Comparison of Repayment Plans",
    url: "http://www.tgslc.org/borrowers/repay/comparison.cfm",
    read: "2026-11-27",
    always: { annual_rate: 6.8 },
    rows: [
      ["example 2, Standard", { balance: 45000 }, { monthly_payment: "518" }],
      ["example 2, Extended", { balance: 45000, plan: "extended" }, { monthly_payment: "312", total_interest: "48,701", total_paid: "93,701" }],
      ["example 3, Extended", { balance: 75000, plan: "extended" }, { monthly_payment: "521" }],
    ],
  },
  {
    ...RISE,
    title: "34 CFR 685.209(b)(2) and (f)(5), quoted in a published check of repayment rules",
    always: { plan: "rap", balance: 60000, annual_rate: 6 },
    rows: [
      ["table of the base payment, $10,000", { income: 10000 }, { monthly_payment: "10" }, { edge: "Not more than $10,000 pays $120 a year" }],
      ["table of the base payment, $60,000", { income: 60000 }, { monthly_payment: "250" }, { edge: "At $60,000 exactly it is still 5%" }],
      ["table of the base payment, $60,001", { income: 60001 }, { monthly_payment: "300.01" }],
      ["table of the base payment, $100,000", { income: 100000 }, { monthly_payment: "750" }],
      ["table of the base payment, $100,001", { income: 100001 }, { monthly_payment: "833.34" }],
    ],
  },
  {
    title: "PolicyEngine UK, tests of student loan repayments",
    url: "https://github.com/PolicyEngine/policyengine-uk/blob/main/policyengine_uk/tests/policy/baseline/gov/hmrc/student_loans/student_loan_repayment.yaml",
    read: "2026-11-27",
    by: "software",
    always: { annual_rate: 0, balance: 100000 },
    rows: [
      ["Plan 1, 2026-27, £1,179 in the year", { plan: "plan_1", year: "2026", income: 40000 }, { "schedule.1.paid": "1,179" }],
      ["Postgraduate, 2026-27, £540 in the year", { plan: "postgraduate", year: "2026", income: 30000 }, { "schedule.1.paid": "540" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "0.1 × (30 + 29 + … + 1) = 46.5 of interest, and the government pays as much of the principal: 300 ÷ 10 = 30",
        { plan: "rap", balance: 300, annual_rate: 12, income: 10000 },
        { months: "30", matched: "46.50", total_interest: "46.50", total_paid: "300" },
        { given: "RAP at $10 a month takes $10 a month off the principal" },
      ],
      ["(45,000 - 1.5 × 15,960) × 15% ÷ 12 = 263.25", { plan: "ibr", balance: 35000, annual_rate: 6, income: 45000 }, { monthly_payment: "263.25" }],
      [
        "15% of 76,060 ÷ 12 = 950.75 is more than 35,000 × 0.005 ÷ (1 - 1.005^-120) = 388.57",
        { plan: "ibr", balance: 35000, annual_rate: 6, income: 100000 },
        { monthly_payment: "388.57" },
        { edge: "Income-based payments stop at the ten-year standard payment" },
      ],
      [
        "(30,000 - 1.5 × 19,950) × 10% ÷ 12 = 0.625; 0.63 × 240 = 151.20; 175 × 240 = 42,000 of interest; 35,000 + 42,000 - 151.20 = 76,848.80",
        { plan: "ibr_new", balance: 35000, annual_rate: 6, income: 30000, area: "alaska" },
        { monthly_payment: "0.63", total_paid: "151.20", total_interest: "42,000", forgiven: "76,848.80" },
        { given: "Unpaid interest draws no interest under IBR" },
      ],
      [
        "(29,385 - 29,385) × 9% = 0, and 30 - 29 = 1 year is left",
        { plan: "plan_2", year: "2026", balance: 1000, annual_rate: 0, income: 29385, years_passed: 29 },
        { monthly_payment: "0", months: "12", forgiven: "1,000" },
        { edge: "An income at the threshold pays nothing, and the year left forgives everything" },
      ],
      [
        "25,000 ÷ (15 × 12) = 138.888…",
        { plan: "tiered", balance: 25000, annual_rate: 0 },
        { monthly_payment: "138.89", months: "180" },
        { edge: "A balance of exactly $25,000 is repaid over 15 years" },
      ],
      ["12,000 + 12,000 × 5% × 6 ÷ 12 = 12,300", { balance: 12000, annual_rate: 5, months_before: 6 }, { starting_balance: "12,300" }],
      [
        "1,200 ÷ 10 years is 10 a month; with 30 it's 30 months, 90 fewer",
        { balance: 1200, annual_rate: 0, extra_payment: 30, years: 10 },
        { months: "30", months_saved: "90", interest_saved: "0" },
      ],
    ],
  },
] satisfies Vectors<typeof studentLoan>;
