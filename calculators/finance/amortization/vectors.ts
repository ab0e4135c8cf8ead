import { PRINCIPLES_FINANCE_8_3, PRINCIPLES_FINANCE_8_5 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type amortization from "./amortization.ts";

export default [
  {
    title: "Hewlett-Packard, HP 12C user's guide",
    url: "https://manualsdump.com/en/manuals/hp-12c_financial_0012c-90001-12c_financial_12caba-12c_financial_f2231aaaba/291580/54",
    read: "2026-11-20",
    rows: [
      [
        "Section 3, Amortization, page 54",
        { amount: 50000, annual_rate: 13.25, years: 25, first_payment: "2027-01-01" },
        {
          payment: "573.35",
          "full_schedule.1.interest": "552.08",
          "full_schedule.1.principal": "21.27",
          "full_schedule.2.interest": "551.85",
          "full_schedule.2.principal": "21.50",
        },
      ],
    ],
  },
  {
    title: "Hewlett-Packard, HP 12C Platinum user's guide",
    url: "http://compsource.manualsonline.com/user-manual/hewlettpackard_1/calculator/12c/page/71",
    read: "2026-11-20",
    rows: [
      [
        "Section 3, Amortization, page 71",
        { amount: 250000, annual_rate: 5.25, years: 25, first_payment: "2027-01-01" },
        {
          "full_schedule.1.interest": "1,093.75",
          "full_schedule.1.principal": "404.37",
          "full_schedule.2.interest": "1,091.98",
          "full_schedule.2.principal": "406.14",
        },
      ],
    ],
  },
  {
    title: "Hewlett-Packard, training aid HP 12C Loan Amortizations",
    url: "https://www.formsbirds.com/free-hp-12c-loan-amortizations-3",
    read: "2026-11-22",
    rows: [
      [
        "Example 1",
        { amount: 180000, annual_rate: 7.75, years: 30, first_payment: "2027-01-01" },
        { "schedule.1.balance": "178,420.18", "schedule.1.principal": "1,579.82", "schedule.1.interest": "13,894.66" },
      ],
    ],
  },
  {
    title: "Hewlett-Packard, training aid HP 12C Loan Amortizations",
    url: "https://www.formsbirds.com/free-hp-12c-loan-amortizations-4",
    read: "2026-11-22",
    rows: [
      [
        "Example 2",
        { amount: 180000, annual_rate: 7.75, years: 30, first_payment: "2027-01-01" },
        { "schedule.2.balance": "176,713.49", "schedule.2.principal": "1,706.69", "schedule.2.interest": "13,767.79" },
      ],
    ],
  },
  {
    title: "Texas Instruments, knowledge base, Calculating Amortization on the BA II PLUS",
    url: "https://education.ti.com/en/customer-support/knowledge-base/financial-calculators/product-usage/11219",
    read: "2026-11-22",
    rows: [
      ["Solution 11219", { amount: 150000, annual_rate: 7, years: 30, first_payment: "2027-01-01" }, { payment: "997.95", "schedule.5.balance": "141,197.64" }],
    ],
  },
  {
    ...PRINCIPLES_FINANCE_8_5,
    read: "2026-11-22",
    rows: [
      [
        "Calculator Steps to Verify Amortization",
        { amount: 32000, annual_rate: 6, years: 3, first_payment: "2027-01-01" },
        {
          payment: "973.50",
          "schedule.1.balance": "21,965.02",
          "schedule.1.principal": "10,034.98",
          "schedule.1.interest": "1,647.02",
          "schedule.2.balance": "11,311.13",
          "schedule.2.principal": "10,653.89",
          "schedule.2.interest": "1,028.11",
        },
      ],
    ],
  },
  {
    ...PRINCIPLES_FINANCE_8_3,
    read: "2026-11-22",
    rows: [
      [
        "Table of the $32,000 loan, totals",
        { amount: 32000, annual_rate: 6, years: 3, first_payment: "2027-01-01" },
        { total_interest: "3,046.08" },
        { given: "$32,000 at 6% over three years: total interest", differs: "The book adds up 36 rows that were rounded to the cent." },
      ],
    ],
  },
  {
    title: "Calculated Industries, Qualifier Plus IIx DT (model 43285) user's guide",
    url: "https://manuzoid.com/manuals/ma4m9-Calculated%20Industries%20Qualifier%20Plus%20IIx%20DT%20User%20manual",
    read: "2026-11-20",
    place: "Page 34",
    always: { amount: 76500, annual_rate: 10.25, years: 30, first_payment: "2027-01-01", frequency: "accelerated" },
    rows: [
      ["Bi-Weekly Loans", {}, { payment: "342.76" }, { given: "Half a monthly payment every two weeks: $76,500 at 10.25%" }],
      [
        "Bi-Weekly Loans",
        {},
        { interest_saved: "62,166.78" },
        {
          given: "Interest saved by paying every two weeks: $76,500 at 10.25%",
          differs: "The manual stops after 538.6 payments; we count 539, the last one smaller.",
        },
      ],
    ],
  },
  {
    title: "dateutil, documentation of relativedelta, examples",
    url: "https://dateutil.readthedocs.io/en/stable/examples.html",
    read: "2026-11-22",
    by: "software",
    always: { annual_rate: 6 },
    rows: [
      [
        "relativedelta examples",
        { amount: 1200, years: 1, first_payment: "2003-01-31" },
        { "full_schedule.3.on": "2003-03-31" },
        { edge: "Month by month from January 31: two months later it is March 31" },
      ],
      [
        "relativedelta examples",
        { amount: 2400, years: 2, first_payment: "2000-02-29" },
        { "full_schedule.13.on": "2001-02-28" },
        { edge: "A year after February 29 is February 28" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "1,000 + 10 - 440.02 = 569.98; 569.98 + 5.70 - 440.02 = 135.66; 135.66 + 1.36 = 137.02, which is paid last",
        { amount: 1000, annual_rate: 12, years: 0, months: 3, first_payment: "2027-01-01", extra_payment: 100 },
        { payment: "340.02", "full_schedule.1.balance": "569.98", "full_schedule.2.balance": "135.66", "full_schedule.3.paid": "137.02" },
        { given: "$100 extra with each payment of $340.02: $1,000 at 12% over three months" },
      ],
      [
        "1,000 ÷ 3 = 333.33…, and 1,000 - 2 × 333.33 = 333.34",
        { amount: 1000, annual_rate: 0, years: 0, months: 3, first_payment: "2026-12-31" },
        { payment: "333.33", last_payment: "333.34", payoff_date: "2027-02-28", total_interest: "0" },
        { edge: "Without interest: $1,000 over three months, a cent more in the last" },
      ],
      [
        "1,200 ÷ 12 = 100; on March 1, 100 + 500 = 600; 2 × 100 + 600 + 4 × 100 = 1,200 with payment 7",
        { amount: 1200, annual_rate: 0, years: 1, first_payment: "2027-01-01", single_extra: 500, single_extra_on: "2027-02-02" },
        { payments: "7", payoff_date: "2027-07-01", "full_schedule.3.paid": "600", months_saved: "5" },
        { edge: "An extra paid once comes with the first payment on or after its day" },
      ],
      [
        "12 × 100 + 600 = 1,800 in the first year, and 2,400 - 1,800 = 600 is 6 × 100, until June",
        { amount: 2400, annual_rate: 0, years: 2, first_payment: "2027-01-01", yearly_extra: 600, yearly_extra_from: "2027-06-01" },
        { payments: "18", "schedule.1.paid": "1800", "schedule.2.paid": "600", payoff_date: "2028-06-01" },
        { given: "An extra once a year comes back on its day: $100 a month and $600 each June" },
      ],
    ],
  },
] satisfies Vectors<typeof amortization>;
