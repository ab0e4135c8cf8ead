import type { Vectors } from "#engine";
import type mortgage from "./mortgage.ts";

const CFPB = {
  title: "US Consumer Financial Protection Bureau, Closing Disclosure sample form H-25(B), loan calculations",
  url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/h/",
};
const HP_GUIDE = { title: "Hewlett-Packard, HP 12C user's guide, section 3, Amortization" };
const HP_REAL_ESTATE = {
  title: "Hewlett-Packard, HP 12C user's guide, real estate program, monthly payment with taxes",
};
const OPENSTAX = {
  title: "OpenStax, Contemporary Mathematics, section 6.12, Renting and Homeownership",
  url: "https://openstax.org/books/contemporary-mathematics/pages/6-12-renting-and-homeownership",
};

export default [
  {
    given: "$162,000 at 3.875% over 30 years, with mortgage insurance of $82.35 and an escrow of $206.13",
    inputs: {
      price: 180000,
      down_payment: 18000,
      annual_rate: 3.875,
      mortgage_insurance_rate: 0.61,
      property_tax: "2473.56",
    },
    expected: {
      principal_and_interest: "761.78",
      monthly_total: "1050.26",
      mortgage_insurance: "82.35",
      insured_payments: "80",
      total_interest: "112242.27",
      total_paid: "274242.27",
    },
    by: "published",
    source: CFPB,
  },
  {
    given: "Amortization of $50,000 at 13.25% over 25 years: the first two months as billed",
    inputs: { price: 50000, annual_rate: 13.25, years: 25 },
    expected: {
      principal_and_interest: "573.35",
      "monthly_schedule.1.interest": "552.08",
      "monthly_schedule.1.principal": "21.27",
      "monthly_schedule.2.interest": "551.85",
      "monthly_schedule.2.principal": "21.50",
    },
    by: "published",
    source: HP_GUIDE,
  },
  {
    given: "Amortization of $250,000 at 5.25% over 25 years: the first two months as billed",
    inputs: { price: 250000, annual_rate: 5.25, years: 25 },
    expected: {
      "monthly_schedule.1.interest": "1093.75",
      "monthly_schedule.1.principal": "404.37",
      "monthly_schedule.2.interest": "1091.98",
      "monthly_schedule.2.principal": "406.14",
    },
    by: "published",
    source: { title: "Hewlett-Packard, HP 12C Platinum user's guide, section 3, Amortization" },
  },
  {
    given: "Amortization of $180,000 at 7.75% over 30 years: the first year as billed",
    inputs: { price: 180000, annual_rate: 7.75 },
    expected: {
      "schedule.1.balance": "178420.18",
      "schedule.1.principal": "1579.82",
      "schedule.1.interest": "13894.66",
    },
    by: "published",
    source: { title: "Hewlett-Packard, training aid HP 12C Loan Amortizations, example 1" },
  },
  {
    given: "A $65,000 home with 10% down, at 10% over 35 years, with a property tax of 2.5%",
    inputs: {
      price: 65000,
      down_payment_as: "percent",
      down_payment_rate: 10,
      annual_rate: 10,
      years: 35,
      property_tax: 1625,
    },
    expected: { monthly_total: "638.33" },
    by: "published",
    source: HP_REAL_ESTATE,
  },
  {
    given: "A $65,000 home with 20% down, at 10% over 35 years, with a property tax of 2.5%",
    inputs: {
      price: 65000,
      down_payment_as: "percent",
      down_payment_rate: 20,
      annual_rate: 10,
      years: 35,
      property_tax: 1625,
    },
    expected: { monthly_total: "582.45" },
    by: "published",
    source: HP_REAL_ESTATE,
  },
  {
    given: "$132,650 at 4.8% over 30 years, rounded up to the cent by the book",
    inputs: { price: 132650, annual_rate: 4.8 },
    expected: { principal_and_interest: "695.97" },
    by: "published",
    source: OPENSTAX,
    rounding: "up",
  },
  {
    given: "$75,000 at 5.5% over 30 years",
    inputs: { price: 75000, annual_rate: 5.5 },
    expected: { principal_and_interest: "425.84" },
    by: "published",
    source: { title: "Texas Instruments, BA II PLUS guidebook, Computing Monthly Payments" },
  },
  {
    given: "$100,000 at 5% over 20 years",
    inputs: { price: 100000, annual_rate: 5, years: 20 },
    expected: { principal_and_interest: "659.96" },
    by: "published",
    source: {
      title: "How to Use an HP 12C Mortgage Calculator",
      url: "https://pocketsense.com/use-hp-12c-mortgage-calculator-6067410.html",
    },
  },
  {
    given: "Canadian compounding: $85,000 at 6% over 20 years",
    inputs: { price: 85000, annual_rate: 6, years: 20, compounding: "semiannual" },
    expected: { principal_and_interest: "605.3601756" },
    by: "published",
    source: {
      title: "HEC Montréal, guide to the BA II Plus, page 10 (P/Y = 12, C/Y = 2)",
      url: "https://www.manualslib.com/manual/722445/Texas-Instruments-Ba-Ii-Plus.html?page=10",
    },
    edge: true,
  },
  {
    given: "$300,000 at 6.5% over 30 years with $200 extra a month",
    inputs: { price: 300000, annual_rate: 6.5, extra_payment: 200 },
    expected: { total_interest: "279185", interest_saved: "103449", payments_saved: "83" },
    by: "published",
    source: {
      title: "Mortgage Calc Master, extra payment tool",
      url: "https://mortgagecalcmaster.pages.dev/tools/extra-payment",
    },
  },
  {
    given: "$100,000 at 4% over 30 years with $200 extra a month is paid in 17 years",
    inputs: { price: 100000, annual_rate: 4, extra_payment: 200 },
    expected: { payments: "204" },
    by: "published",
    source: {
      title: "TimeValue Software early payoff calculator, as tabled at freeby50.com",
      url: "http://www.freeby50.com/2015/04/how-long-will-it-take-to-pay-off.html",
    },
  },
  {
    given: "No interest: $85,000 over 20 years",
    inputs: { price: 85000, annual_rate: 0, years: 20 },
    expected: { principal_and_interest: "354.17", total_interest: "0", last_payment: "353.37" },
    by: "hand",
    source: { title: "85,000 ÷ 240 = 354.1666…; as billed, 239 × 354.17 = 84,646.63 and 353.37 is left" },
    edge: true,
  },
  {
    given: "An exact half cent of interest goes up: 2.875% of $18,000 for a month",
    inputs: { price: 18000, annual_rate: 2.875, years: 10 },
    expected: { "monthly_schedule.1.interest": "43.13" },
    by: "hand",
    source: { title: "18,000 × 2.875 ÷ 1,200 = 43.125 exactly" },
    edge: true,
  },
] satisfies Vectors<typeof mortgage>;
