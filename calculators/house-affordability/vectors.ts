import type { Vectors } from "#engine";
import type houseAffordability from "./house-affordability.ts";

const QUALIFIER = {
  title: "Calculated Industries, Qualifier Plus 4x user's guide, page 66, Restricted and Unrestricted Qualifying",
  url: "https://www.manualsdir.com/manuals/585139/calculated-industries-3423.html?page=71",
};
const SIMPLE = {
  title:
    "Calculated Industries, Qualifier Plus IIIfx user's guide, page 60, Finding Qualifying Loan Amount and Sales Price",
  url: "https://manualsfile.com/product/k3da53510dw.html?page=61",
};
const simple = {
  income: 75000,
  down_payment: 35000,
  annual_rate: 7.5,
  property_tax_rate: 0,
  home_insurance_rate: 0,
};
const free = { annual_rate: 0, home_insurance_rate: 0 };

export default [
  {
    given: "$68,000 a year and $750 of debts a month, with taxes, insurances and dues: the debts limit the loan",
    inputs: {
      income: 68000,
      monthly_debts: 750,
      down_payment: 5000,
      annual_rate: 7.5,
      property_tax_rate: 1.5,
      home_insurance_rate: 0.25,
      mortgage_insurance_rate: 0.6,
      fees: 50,
    },
    expected: { loan: "137725.41", housing_ratio: "22.76", debt_ratio: "36.00" },
    by: "published",
    source: QUALIFIER,
  },
  {
    given: "The same with the debts that are just allowed, $453.33: the income limits the loan",
    inputs: {
      income: 68000,
      monthly_debts: 453.33,
      down_payment: 5000,
      annual_rate: 7.5,
      property_tax_rate: 1.5,
      home_insurance_rate: 0.25,
      mortgage_insurance_rate: 0.6,
      fees: 50,
    },
    expected: { loan: "170870.75", housing_ratio: "28.00" },
    by: "published",
    source: QUALIFIER,
  },
  {
    given: "$75,000 a year, $500 of debts a month and $35,000 down, without taxes",
    inputs: { ...simple, monthly_debts: 500 },
    expected: { loan: "250280.85", price: "285280.85", principal_and_interest: "1750.00" },
    by: "published",
    source: SIMPLE,
  },
  {
    given: "The same with $200 more of debts",
    inputs: { ...simple, monthly_debts: 700 },
    expected: { loan: "221677.32", price: "256677.32", principal_and_interest: "1550.00" },
    by: "published",
    source: SIMPLE,
  },
  {
    given: "$60,000 down and $795 a month for tax, insurance and dues, with mortgage insurance of 0.7%",
    inputs: {
      income: 150000,
      monthly_debts: 500,
      down_payment: 60000,
      annual_rate: 6.75,
      property_tax_rate: 0,
      home_insurance_rate: 0,
      mortgage_insurance_rate: 0.7,
      fees: 795,
    },
    expected: {
      price: "442639.66",
      loan: "382639.66",
      principal_and_interest: "2481.79",
      mortgage_insurance: "223.21",
      monthly_total: "3500.00",
      housing_ratio: "28.00",
      debt_ratio: "32.00",
      loan_to_value: "86.44",
    },
    by: "published",
    source: {
      title: "Rajeev Prakash, house affordability calculator; rate and length follow from its figures",
      url: "https://finance.rajeevprakash.com/calculators/house-affordability",
    },
  },
  {
    given: "28% of $40,000 a year is $933 a month",
    inputs: { ...simple, income: 40000, monthly_debts: 0 },
    expected: { monthly_total: "933" },
    by: "published",
    source: {
      title: "Bankrate, How much house can you buy?",
      url: "http://www.bankrate.com/finance/mortgages/how-much-house-can-you-buy--1.aspx?MSA=8872",
    },
  },
  {
    given: "$5,000 a month with $600 of debts leaves 24%, which is $1,200",
    inputs: { ...simple, income: 60000, monthly_debts: 600 },
    expected: { monthly_total: "1200", debt_ratio: "36", limit: "Housing costs and debts together, at 36% of income" },
    by: "published",
    source: {
      title: "Our Everyday Life, What Is the Maximum My Mortgage Should Be Based on Salary?",
      url: "http://oureverydaylife.com/maximum-mortgage-should-based-salary-19418.html",
    },
  },
  {
    given: "Where mortgage insurance would begin, the price stops: $40,000 is 20% of $200,000",
    inputs: {
      ...free,
      income: 12000,
      monthly_debts: 0,
      down_payment: 40000,
      property_tax_rate: 0,
      mortgage_insurance_rate: 6,
      front_ratio: 50,
      back_ratio: 50,
    },
    expected: {
      price: "200000",
      loan: "160000",
      monthly_total: "444.44",
      limit: "Mortgage insurance, which begins above this price",
    },
    by: "hand",
    source: {
      title:
        "Without it 500 × 360 + 40,000 = 220,000; with it 500 ÷ (1 ÷ 360 + 0.005) + 40,000 = 104,286; so 40,000 ÷ 20% = 200,000",
    },
    edge: true,
  },
  {
    given: "A large down payment: the property tax alone limits the price, and nothing is borrowed",
    inputs: {
      ...free,
      income: 12000,
      monthly_debts: 0,
      down_payment: 500000,
      property_tax_rate: 2,
      front_ratio: 50,
      back_ratio: 50,
    },
    expected: { price: "300000", loan: "0", monthly_total: "500", down_payment_used: "300000" },
    by: "hand",
    source: { title: "500 × 12 ÷ 2% = 300,000" },
    edge: true,
  },
  {
    given: "20% down at 0%: 80% of the price over 360 months is $500",
    inputs: {
      ...free,
      income: 12000,
      monthly_debts: 0,
      down_payment_as: "percent",
      down_payment_rate: 20,
      property_tax_rate: 0,
      mortgage_insurance_rate: 1,
      front_ratio: 50,
      back_ratio: 60,
    },
    expected: { price: "225000", loan: "180000", principal_and_interest: "500", loan_to_value: "80" },
    by: "hand",
    source: { title: "500 × 360 ÷ 80% = 225,000; at exactly 80% there is no mortgage insurance" },
    edge: true,
  },
] satisfies Vectors<typeof houseAffordability>;
