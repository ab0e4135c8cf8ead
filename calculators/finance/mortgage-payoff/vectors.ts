import { CONTEMPORARY_MATHEMATICS_6_8 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type mortgagePayoff from "./mortgage-payoff.ts";

export default [
  {
    title: "Calculated Industries, Qualifier Plus IIIx user's guide",
    url: "https://manualsfile.com/product/k35mtw4o95x.html?page=51",
    read: "2026-11-20",
    always: { balance: 275000, annual_rate: 5.88, years_left: 30, frequency: "biweekly", extra_payment: 0 },
    rows: [
      ["Bi-Weekly Term Reduction and Payment", {}, { each_payment: "813.80" }, { given: "Half of $1,627.61 every two weeks on $275,000 at 5.88%" }],
      [
        "Bi-Weekly Term Reduction and Payment",
        {},
        { years: "24.60", interest_saved: "65,430.46" },
        {
          given: "Half of $1,627.61 every two weeks on $275,000 at 5.88%: years and interest saved",
          differs: "The manual stops after 639.6 payments; we count 640, the last one smaller.",
        },
      ],
    ],
  },
  {
    title: "Hewlett-Packard, HP 12C user's guide",
    url: "https://manualsdump.com/en/manuals/hp-12c_financial_0012c-90001-12c_financial_12caba-12c_financial_f2231aaaba/291580/40",
    read: "2026-11-22",
    rows: [
      [
        "Section 3, Calculating the Number of Payments, example 1, page 40",
        { balance: 35000, annual_rate: 10.5, known: "payment", payment: 325, extra_payment: 0 },
        { months: "328", planned_months: "328" },
        { given: "From the payment: $325 a month on $35,000 at 10.5%" },
      ],
    ],
  },
  {
    title: "HP Customer Support, HP 10b Calculator, Determining Loans with Extra Annual Payments",
    url: "http://support.hp.com/us-en/document/bpia5026",
    read: "2026-11-22",
    rows: [
      [
        "Example of calculating how long it will take to pay off a mortgage",
        { balance: 100000, annual_rate: 10, years_left: 30, extra_payment: 0 },
        { payment: "877.57" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "275,000 × 0.0049 ÷ (1 - 1.0049^-360) = 1,627.6077…, which a lender bills as 1,627.61",
        { balance: 275000, annual_rate: 5.88, known: "payment", payment: 1627.61, extra_payment: 0 },
        { planned_months: "360" },
        { edge: "Rounded up: $1,627.61 is the payment of 360 months on $275,000 at 5.88%, not of 361" },
      ],
      [
        "300,000 × 0.065 ÷ 12 ÷ (1 - (1 + 0.065 ÷ 12)^-360) = 1,896.204…, which a lender bills as 1,896.20",
        { balance: 300000, annual_rate: 6.5, known: "payment", payment: 1896.2, extra_payment: 0 },
        { planned_months: "360", interest_saved: "0", months_saved: "0" },
        { edge: "Rounded down, too: $1,896.20 pays off $300,000 at 6.5% in 360 months" },
      ],
      [
        "1,010 - 500 = 510; 515.10 - 500 = 15.10; 15.10 × 1.01 = 15.251; 10 + 5.10 + 0.151 = 15.251",
        { balance: 1000, annual_rate: 12, known: "payment", payment: 400, extra_payment: 100 },
        { months: "3", total_interest: "15.25" },
        { given: "$100 extra a month on $1,000 at 12% with $400 a month" },
      ],
      [
        "1,200 ÷ 12 = 100; (1,200 - 500) ÷ (100 + 40) = 5; 12 - 5 = 7",
        { balance: 1200, annual_rate: 0, years_left: 1, single_extra: 500, extra_payment: 40, next_payment: "2026-11-30" },
        { months: "5", months_saved: "7", interest_saved: "0", payoff_date: "2027-03-30" },
        { edge: "Without interest nothing is saved but time: $1,200 over a year with $500 now and $40 more a month" },
      ],
      [
        "January 31, February 28, March 31; 1,300 ÷ 3 = 433.33…; 433.33… - 100 = 333.33…, up to 333.34",
        { balance: 1300, annual_rate: 0, years_left: 1, months_left: 1, goal: "date", next_due: "2027-01-31", payoff_by: "2027-04-29" },
        { extra_needed: "333.34", months: "3", payoff_date: "2027-03-31" },
        { edge: "Without interest: $1,300 over 13 months, done in the 3 payments due from January 31 to April 29" },
      ],
      [
        "1,200 ÷ 12 = 100 a month, of which the last is due on December 1, 2027",
        { balance: 1200, annual_rate: 0, years_left: 1, goal: "date", next_due: "2027-01-01", payoff_by: "2030-01-01" },
        { extra_needed: "0", months: "12", interest_saved: "0" },
        { edge: "A date after the last payment takes nothing extra" },
      ],
    ],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_6_8,
    read: "2026-11-22",
    rows: [
      [
        "Using Google Sheets to Calculate Loan Payments",
        { balance: 50000, annual_rate: 10.9, years_left: 10, goal: "date", next_due: "2027-01-01", payoff_by: "2033-12-01" },
        { needed_payment: "853.50", months: "84" },
        { given: "$50,000 at 10.9%, done in 84 payments instead of 120" },
      ],
    ],
  },
] satisfies Vectors<typeof mortgagePayoff>;
