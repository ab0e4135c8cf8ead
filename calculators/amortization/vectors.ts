import type { Vectors } from "#engine";
import type amortization from "./amortization.ts";

const HP = { title: "Hewlett-Packard, HP 12C user's guide, section 3, Amortization" };
const DATEUTIL = {
  title: "dateutil, documentation of relativedelta, examples",
  url: "https://dateutil.readthedocs.io/en/stable/examples.html",
};
const BIWEEKLY = {
  title: "All The Calculations, biweekly mortgage calculator, $300,000 at 6.5% over 30 years",
  url: "https://allthecalculations.com/finance/biweekly-mortgage",
};
const QUALIFIER = {
  title: "Calculated Industries, Qualifier Plus IIIx user's guide, Bi-Weekly Term Reduction and Payment",
  url: "https://manualsfile.com/product/k35mtw4o95x.html?page=51",
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
    source: HP,
  },
  {
    given: "$250,000 at 5.25% over 25 years: the first two months as billed",
    inputs: { amount: 250000, annual_rate: 5.25, years: 25, first_payment: start },
    expected: {
      "full_schedule.1.interest": "1093.75",
      "full_schedule.1.principal": "404.37",
      "full_schedule.2.interest": "1091.98",
      "full_schedule.2.principal": "406.14",
    },
    by: "published",
    source: { title: "Hewlett-Packard, HP 12C Platinum user's guide, section 3, Amortization" },
  },
  {
    given: "$180,000 at 7.75% over 30 years: the first year as billed",
    inputs: { amount: 180000, annual_rate: 7.75, years: 30, first_payment: start },
    expected: {
      "schedule.1.balance": "178420.18",
      "schedule.1.principal": "1579.82",
      "schedule.1.interest": "13894.66",
    },
    by: "published",
    source: { title: "Hewlett-Packard, training aid HP 12C Loan Amortizations, example 1" },
  },
  {
    given: "$150,000 at 7% over 30 years: what is owed after five years as billed",
    inputs: { amount: 150000, annual_rate: 7, years: 30, first_payment: start },
    expected: { "schedule.5.balance": "141197.64" },
    by: "published",
    source: {
      title: "Texas Instruments, knowledge base 11219, BA II PLUS amortization worksheet",
      url: "https://education.ti.com/en/customer-support/knowledge-base/financial-calculators/product-usage/11219",
    },
  },
  {
    given: "$32,000 at 6% over three years, in whole dollars",
    inputs: { amount: 32000, annual_rate: 6, years: 3, first_payment: start },
    expected: { payment: "973.50", total_interest: "3046" },
    by: "published",
    source: {
      title: "OpenStax, Principles of Finance, section 8.3, Loan Amortization",
      url: "https://openstax.org/books/principles-finance/pages/8-3-loan-amortization",
    },
  },
  {
    given: "$300,000 at 6.5% over 30 years with $200 extra each month",
    inputs: { amount: 300000, annual_rate: 6.5, years: 30, first_payment: start, extra_payment: 200 },
    expected: { payment: "1896", total_interest: "279185", interest_saved: "103449", months_saved: "83" },
    by: "published",
    source: {
      title: "Mortgage Calc Master, extra payment tool",
      url: "https://mortgagecalcmaster.pages.dev/tools/extra-payment",
    },
  },
  {
    given: "$300,000 at 6.5% over 30 years with one more payment a year: 24 years and 4 months",
    inputs: {
      amount: 300000,
      annual_rate: 6.5,
      years: 30,
      first_payment: start,
      yearly_extra: "1896.20",
      yearly_extra_from: "2027-12-01",
    },
    expected: { payments: "292" },
    by: "published",
    source: {
      title: "Between Two Doors, How One Extra Mortgage Payment Can Save You 10's of Thousands",
      url: "https://between-two-doors.blogspot.com/2025/08/how-one-extra-mortgage-payment-can-save.html",
    },
  },
  {
    given: "Half a monthly payment every two weeks: $300,000 at 6.5%",
    inputs: { amount: 300000, annual_rate: 6.5, years: 30, first_payment: start, frequency: "accelerated" },
    expected: { payment: "948", total_interest: "294512", interest_saved: "88122", months_saved: "70" },
    by: "published",
    source: BIWEEKLY,
  },
  {
    given: "Half a monthly payment every two weeks: $275,000 at 5.88%",
    inputs: { amount: 275000, annual_rate: 5.88, years: 30, first_payment: start, frequency: "accelerated" },
    expected: { payment: "813.80", interest_saved: "65430" },
    by: "published",
    source: QUALIFIER,
  },
  {
    given: "Month by month from 31 January: two months later it is 31 March",
    inputs: { amount: 1200, annual_rate: 6, years: 1, first_payment: "2003-01-31" },
    expected: { "full_schedule.3.on": "2003-03-31" },
    by: "published",
    source: DATEUTIL,
    edge: true,
  },
  {
    given: "A year after 29 February is 28 February",
    inputs: { amount: 2400, annual_rate: 6, years: 2, first_payment: "2000-02-29" },
    expected: { "full_schedule.13.on": "2001-02-28" },
    by: "published",
    source: DATEUTIL,
    edge: true,
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
    source: { title: "1,200 ÷ 12 = 100; on 1 March 100 + 500 = 600; 2 × 100 + 600 + 4 × 100 = 1,200 with payment 7" },
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
