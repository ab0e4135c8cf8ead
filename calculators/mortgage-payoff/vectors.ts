import type { Vectors } from "#engine";
import type mortgagePayoff from "./mortgage-payoff.ts";

const TIMEVALUE = {
  title: "TimeValue Software early payoff calculator, as tabled at freeby50.com",
  url: "http://www.freeby50.com/2015/04/how-long-will-it-take-to-pay-off.html",
};
const qualifier = (model: string, page: string, url?: string) => ({
  title: `Calculated Industries, Qualifier Plus ${model} user's guide, ${page}`,
  url,
});

export default [
  {
    given: "$300,000 at 6.5% over 30 years with $200 extra a month",
    inputs: { balance: 300000, annual_rate: 6.5, years_left: 30, extra_payment: 200 },
    expected: { payment: "1896", total_interest: "279185", interest_saved: "103449", months_saved: "83" },
    by: "published",
    source: {
      title: "Mortgage Calc Master, extra payment tool",
      url: "https://mortgagecalcmaster.pages.dev/tools/extra-payment",
    },
  },
  {
    given: "25 years left at $1,688.02, with $300 extra: 17 years and 8 months",
    inputs: { balance: 250000, annual_rate: 6.5, years_left: 25, extra_payment: 300 },
    expected: {
      payment: "1688.02",
      planned_interest: "256405.37",
      months: "212",
      total_interest: "170667.89",
    },
    by: "published",
    source: {
      title: "Calculator Globe, mortgage payoff calculator; balance, rate and extra follow from its figures",
      url: "https://calculatorglobe.com/financial/mortgage/mortgage-payoff-calculator",
    },
  },
  {
    given: "$100,000 at 4% over 30 years with $100 extra a month",
    inputs: { balance: 100000, annual_rate: 4, years_left: 30, extra_payment: 100 },
    expected: { years: "21.6" },
    by: "published",
    source: TIMEVALUE,
  },
  {
    given: "$100,000 at 5% over 30 years with $100 extra a month",
    inputs: { balance: 100000, annual_rate: 5, years_left: 30, extra_payment: 100 },
    expected: { years: "21.3" },
    by: "published",
    source: TIMEVALUE,
  },
  {
    given: "$100,000 at 4% over 30 years with $200 extra a month",
    inputs: { balance: 100000, annual_rate: 4, years_left: 30, extra_payment: 200 },
    expected: { years: "17" },
    by: "published",
    source: TIMEVALUE,
  },
  {
    given: "$100,000 at 4% over 30 years with $300 extra a month",
    inputs: { balance: 100000, annual_rate: 4, years_left: 30, extra_payment: 300 },
    expected: { years: "14.1" },
    by: "published",
    source: TIMEVALUE,
  },
  {
    given: "$100,000 at 5% over 30 years with $300 extra a month",
    inputs: { balance: 100000, annual_rate: 5, years_left: 30, extra_payment: 300 },
    expected: { years: "13.8" },
    by: "published",
    source: TIMEVALUE,
  },
  {
    given: "$100,000 at 4% over 30 years with $500 extra a month",
    inputs: { balance: 100000, annual_rate: 4, years_left: 30, extra_payment: 500 },
    expected: { years: "10.5" },
    by: "published",
    source: TIMEVALUE,
  },
  {
    given: "Half of $1,896 every two weeks on $300,000 at 6.5%",
    inputs: { balance: 300000, annual_rate: 6.5, years_left: 30, frequency: "biweekly", extra_payment: 0 },
    expected: {
      payment: "1896",
      each_payment: "948",
      years: "24.2",
      planned_interest: "382633",
      total_interest: "294512",
      interest_saved: "88122",
      months_saved: "70",
    },
    by: "published",
    source: {
      title: "All The Calculations, biweekly mortgage calculator, example",
      url: "https://allthecalculations.com/finance/biweekly-mortgage",
    },
  },
  {
    given: "Half of $1,627.61 every two weeks on $275,000 at 5.88%, in whole dollars",
    inputs: { balance: 275000, annual_rate: 5.88, years_left: 30, frequency: "biweekly", extra_payment: 0 },
    expected: {
      payment: "1627.61",
      planned_interest: "310938.79",
      each_payment: "813.80",
      years: "24.6",
      interest_saved: "65430",
    },
    by: "published",
    source: qualifier(
      "IIIx",
      "Bi-Weekly Term Reduction and Payment",
      "https://manualsfile.com/product/k35mtw4o95x.html?page=51",
    ),
  },
  {
    given: "Half of $685.52 every two weeks on $76,500 at 10.25%, in whole dollars",
    inputs: { balance: 76500, annual_rate: 10.25, years_left: 30, frequency: "biweekly", extra_payment: 0 },
    expected: { payment: "685.52", each_payment: "342.76", years: "20.7", interest_saved: "62167" },
    by: "published",
    source: qualifier("IIx DT (model 43285)", "page 34, Bi-Weekly Loans"),
  },
  {
    given: "From the payment: $1,627.61 in cents is the payment of 360 months, not of 361",
    inputs: { balance: 275000, annual_rate: 5.88, known: "payment", payment: 1627.61, extra_payment: 0 },
    expected: { planned_months: "360", planned_interest: "310938.79" },
    by: "published",
    source: qualifier("IIIfx", "Bi-Weekly Loans", "https://manualsfile.com/product/k3da53510dw.html?page=43"),
    edge: true,
  },
  {
    given: "Rounded down, too: $1,896.20 pays off $300,000 at 6.5% in 360 months",
    inputs: { balance: 300000, annual_rate: 6.5, known: "payment", payment: 1896.2, extra_payment: 0 },
    expected: { planned_months: "360", interest_saved: "0", months_saved: "0" },
    by: "hand",
    source: {
      title: "300,000 × 0.065 ÷ 12 ÷ (1 - (1 + 0.065 ÷ 12)^-360) = 1,896.204…, which a lender bills as 1,896.20",
    },
    edge: true,
  },
  {
    given: "Without interest nothing is saved but time: $1,200 over a year with $500 now and $40 more a month",
    inputs: {
      balance: 1200,
      annual_rate: 0,
      years_left: 1,
      single_extra: 500,
      extra_payment: 40,
      next_payment: "2026-11-30",
    },
    expected: { months: "5", months_saved: "7", interest_saved: "0", payoff_date: "2027-03-30" },
    by: "hand",
    source: { title: "1,200 ÷ 12 = 100; (1,200 - 500) ÷ (100 + 40) = 5; 12 - 5 = 7" },
    edge: true,
  },
] satisfies Vectors<typeof mortgagePayoff>;
