import type { Vectors } from "#engine";
import type amortization from "./amortization.ts";

const HP_12C = {
  title: "Hewlett-Packard, HP 12C user's guide",
  url: "https://manualsdump.com/en/manuals/hp-12c_financial_0012c-90001-12c_financial_12caba-12c_financial_f2231aaaba/291580/54",
  place: "Section 3, Amortization, page 54",
  read: "2026-11-20",
};
const HP_PLATINUM = {
  title: "Hewlett-Packard, HP 12C Platinum user's guide",
  url: "http://compsource.manualsonline.com/user-manual/hewlettpackard_1/calculator/12c/page/71",
  place: "Section 3, Amortization, page 71",
  read: "2026-11-20",
};
const hpTraining = (place: string, page: number) => ({
  title: "Hewlett-Packard, training aid HP 12C Loan Amortizations",
  url: `https://www.formsbirds.com/free-hp-12c-loan-amortizations-${page}`,
  place,
  read: "2026-11-22",
});
const TI = {
  title: "Texas Instruments, knowledge base, Calculating Amortization on the BA II PLUS",
  url: "https://education.ti.com/en/customer-support/knowledge-base/financial-calculators/product-usage/11219",
  place: "Solution 11219",
  read: "2026-11-22",
};
const OPENSTAX_TOOLS = {
  title: "OpenStax, Principles of Finance, section 8.5, Equal Payments with a Financial Calculator and Excel",
  url: "https://openstax.org/books/principles-finance/pages/8-5-equal-payments-with-a-financial-calculator-and-excel",
  place: "Calculator Steps to Verify Amortization",
  read: "2026-11-22",
};
const OPENSTAX_LOANS = {
  title: "OpenStax, Principles of Finance, section 8.3, Loan Amortization",
  url: "https://openstax.org/books/principles-finance/pages/8-3-loan-amortization",
  place: "Table of the $32,000 loan, totals",
  read: "2026-11-22",
};
const QUALIFIER = {
  title: "Calculated Industries, Qualifier Plus IIx DT (model 43285) user's guide",
  url: "https://manuzoid.com/manuals/ma4m9-Calculated%20Industries%20Qualifier%20Plus%20IIx%20DT%20User%20manual",
  place: "Page 34, Bi-Weekly Loans",
  read: "2026-11-20",
};
const DATEUTIL = {
  title: "dateutil, documentation of relativedelta, examples",
  url: "https://dateutil.readthedocs.io/en/stable/examples.html",
  place: "relativedelta examples",
  read: "2026-11-22",
};
const start = "2027-01-01";

export default [
  {
    given: "$50,000 at 13.25% over 25 years: the first two months as billed",
    inputs: { amount: 50000, annual_rate: 13.25, years: 25, first_payment: start },
    expected: {
      payment: "573.35",
      "full_schedule.1.interest": "552.08",
      "full_schedule.1.principal": "21.27",
      "full_schedule.2.interest": "551.85",
      "full_schedule.2.principal": "21.50",
    },
    by: "published",
    source: HP_12C,
  },
  {
    given: "$250,000 at 5.25% over 25 years: the first two months as billed",
    inputs: { amount: 250000, annual_rate: 5.25, years: 25, first_payment: start },
    expected: {
      "full_schedule.1.interest": "1,093.75",
      "full_schedule.1.principal": "404.37",
      "full_schedule.2.interest": "1,091.98",
      "full_schedule.2.principal": "406.14",
    },
    by: "published",
    source: HP_PLATINUM,
  },
  {
    given: "$180,000 at 7.75% over 30 years: the first year as billed",
    inputs: { amount: 180000, annual_rate: 7.75, years: 30, first_payment: start },
    expected: {
      "schedule.1.balance": "178,420.18",
      "schedule.1.principal": "1,579.82",
      "schedule.1.interest": "13,894.66",
    },
    by: "published",
    source: hpTraining("Example 1", 3),
  },
  {
    given: "The same loan: the second year as billed",
    inputs: { amount: 180000, annual_rate: 7.75, years: 30, first_payment: start },
    expected: {
      "schedule.2.balance": "176,713.49",
      "schedule.2.principal": "1,706.69",
      "schedule.2.interest": "13,767.79",
    },
    by: "published",
    source: hpTraining("Example 2", 4),
  },
  {
    given: "$150,000 at 7% over 30 years: what is owed after five years as billed",
    inputs: { amount: 150000, annual_rate: 7, years: 30, first_payment: start },
    expected: { payment: "997.95", "schedule.5.balance": "141,197.64" },
    by: "published",
    source: TI,
  },
  {
    given: "$32,000 at 6% over three years: the first two years as billed",
    inputs: { amount: 32000, annual_rate: 6, years: 3, first_payment: start },
    expected: {
      payment: "973.50",
      "schedule.1.balance": "21,965.02",
      "schedule.1.principal": "10,034.98",
      "schedule.1.interest": "1,647.02",
      "schedule.2.balance": "11,311.13",
      "schedule.2.principal": "10,653.89",
      "schedule.2.interest": "1,028.11",
    },
    by: "published",
    source: OPENSTAX_TOOLS,
  },
  {
    given: "$32,000 at 6% over three years: total interest",
    inputs: { amount: 32000, annual_rate: 6, years: 3, first_payment: start },
    expected: { total_interest: "3,046.08" },
    by: "published",
    source: OPENSTAX_LOANS,
    differs: "The book adds up 36 rows that were rounded to the cent.",
  },
  {
    given: "Half a monthly payment every two weeks: $76,500 at 10.25%",
    inputs: { amount: 76500, annual_rate: 10.25, years: 30, first_payment: start, frequency: "accelerated" },
    expected: { payment: "342.76" },
    by: "published",
    source: QUALIFIER,
  },
  {
    given: "Interest saved by paying every two weeks: $76,500 at 10.25%",
    inputs: { amount: 76500, annual_rate: 10.25, years: 30, first_payment: start, frequency: "accelerated" },
    expected: { interest_saved: "62,166.78" },
    by: "published",
    source: QUALIFIER,
    differs: "The manual stops after 538.6 payments; we count 539, the last one smaller.",
  },
  {
    given: "Month by month from January 31: two months later it is March 31",
    inputs: { amount: 1200, annual_rate: 6, years: 1, first_payment: "2003-01-31" },
    expected: { "full_schedule.3.on": "2003-03-31" },
    by: "software",
    source: DATEUTIL,
    edge: true,
  },
  {
    given: "A year after February 29 is February 28",
    inputs: { amount: 2400, annual_rate: 6, years: 2, first_payment: "2000-02-29" },
    expected: { "full_schedule.13.on": "2001-02-28" },
    by: "software",
    source: DATEUTIL,
    edge: true,
  },
  {
    given: "$100 extra with each payment of $340.02: $1,000 at 12% over three months",
    inputs: { amount: 1000, annual_rate: 12, years: 0, months: 3, first_payment: start, extra_payment: 100 },
    expected: {
      payment: "340.02",
      "full_schedule.1.balance": "569.98",
      "full_schedule.2.balance": "135.66",
      "full_schedule.3.paid": "137.02",
    },
    by: "hand",
    source: {
      title:
        "1,000 + 10 - 440.02 = 569.98; 569.98 + 5.70 - 440.02 = 135.66; 135.66 + 1.36 = 137.02, which is paid last",
    },
  },
  {
    given: "Without interest: $1,000 over three months, a cent more in the last",
    inputs: { amount: 1000, annual_rate: 0, years: 0, months: 3, first_payment: "2026-12-31" },
    expected: { payment: "333.33", last_payment: "333.34", payoff_date: "2027-02-28", total_interest: "0" },
    by: "hand",
    source: { title: "1,000 ÷ 3 = 333.33…, and 1,000 - 2 × 333.33 = 333.34" },
    edge: true,
  },
  {
    given: "An extra paid once comes with the first payment on or after its day",
    inputs: {
      amount: 1200,
      annual_rate: 0,
      years: 1,
      first_payment: start,
      single_extra: 500,
      single_extra_on: "2027-02-02",
    },
    expected: { payments: "7", payoff_date: "2027-07-01", "full_schedule.3.paid": "600", months_saved: "5" },
    by: "hand",
    source: { title: "1,200 ÷ 12 = 100; on March 1, 100 + 500 = 600; 2 × 100 + 600 + 4 × 100 = 1,200 with payment 7" },
    edge: true,
  },
  {
    given: "An extra once a year comes back on its day: $100 a month and $600 each June",
    inputs: {
      amount: 2400,
      annual_rate: 0,
      years: 2,
      first_payment: start,
      yearly_extra: 600,
      yearly_extra_from: "2027-06-01",
    },
    expected: { payments: "18", "schedule.1.paid": "1800", "schedule.2.paid": "600", payoff_date: "2028-06-01" },
    by: "hand",
    source: { title: "12 × 100 + 600 = 1,800 in the first year, and 2,400 - 1,800 = 600 is 6 × 100, until June" },
  },
] satisfies Vectors<typeof amortization>;
