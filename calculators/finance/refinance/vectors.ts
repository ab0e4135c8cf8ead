import { CONTEMPORARY_MATHEMATICS_6_12 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type refinance from "./refinance.ts";

export default [
  {
    title: "SAS/ETS User's Guide, The LOAN Procedure, Example 13.2: Refinancing a Loan",
    url: "http://www.okstate.edu/sas/v8/sashtml/ets/chap13/sect27.htm",
    read: "2026-11-22",
    by: "software",
    always: { annual_rate: 9, new_rate: 6.5, new_years: 15 },
    rows: [
      [
        "Output 13.2.2, Refinance at 6.5%",
        { balance: 71028.75, known: "payment", payment: 796.2, costs: 1419 },
        { new_payment: "618.74" },
        { given: "$71,028.75 left at 9% with $796.20 a month, refinanced over 15 years at 6.5%" },
      ],
      [
        "Output 13.2.1, Original Loan",
        { balance: 78500, months_left: 180, costs: 0 },
        { current_payment: "796.20" },
        { given: "The original loan of that example: $78,500 over 180 months at 9%" },
      ],
    ],
  },
  {
    title: "K. Kleinman, SAS and R, Example 2015.1: Time to refinance?, as kept in Nemotron-CC-Math",
    url: "https://huggingface.co/datasets/nvidia/Nemotron-CC-Math-v1",
    read: "2026-11-22",
    always: { balance: 275000, months_left: 300, annual_rate: 5, costs: 0 },
    rows: [
      ["Offer 5", { new_rate: 3.5, new_years: 20, points: 1 }, { new_payment: "1594.889" }, { given: "$275,000 over 20 years at 3.5%" }],
      ["Offer 9", { new_rate: 2.75, new_years: 15, points: 2 }, { new_payment: "1866.210" }, { given: "$275,000 over 15 years at 2.75%" }],
    ],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_6_12,
    read: "2026-11-23",
    rows: [
      [
        "30-Year Mortgage at 5.35% Interest, Cassandra",
        { balance: 99596, months_left: 300, annual_rate: 6, new_rate: 5.35, new_years: 30, costs: 0 },
        { new_payment: "556.16" },
        { given: "$99,596 over 30 years at 5.35%, rounded up by the book", rounding: "up" },
      ],
    ],
  },
  {
    by: "hand",
    always: { annual_rate: 0, new_rate: 0 },
    rows: [
      [
        "12,000 ÷ 12 = 1,000; 12,000 ÷ 24 = 500; 5,000 ÷ 500 = 10; interest 0 - 0 - 5,000 = -5,000",
        { balance: 12000, months_left: 12, new_years: 2, costs: 5000 },
        { current_payment: "1000", new_payment: "500", monthly_savings: "500", break_even: "10", lifetime_savings: "-5000" },
        { edge: "Without interest, everything can be counted by hand: the costs come back in ten months" },
      ],
      [
        "(96,000 + 2,000) ÷ 0.98 = 100,000; 2,000 + 2% × 100,000 = 4,000; 100,000 ÷ 120 = 833.33",
        { balance: 96000, months_left: 120, new_years: 10, costs: 2000, points: 2, costs_paid: "loan" },
        { new_loan: "100000", total_costs: "4000", new_payment: "833.33" },
        { edge: "Two points added to the loan are two percent of the new loan, points included" },
      ],
      [
        "12,000 ÷ 24 = 500 now, 12,000 ÷ 12 = 1,000 then, and 500 - 1,000 = -500",
        { balance: 12000, months_left: 24, new_years: 1, costs: 0 },
        { break_even: "", monthly_savings: "-500" },
        { edge: "A higher payment never breaks even by the month" },
      ],
    ],
  },
  {
    title: "K. Kleinman, SAS and R, Example 2015.1: Time to refinance?, as kept in Nemotron-CC-Math",
    url: "https://huggingface.co/datasets/nvidia/Nemotron-CC-Math-v1",
    read: "2026-11-23",
    always: { balance: 275000, months_left: 300, annual_rate: 5, costs: 0 },
    rows: [
      ["Offer 1", { new_rate: 3.875, new_years: 30 }, { new_payment: "1293.152" }, { given: "$275,000 over 30 years at 3.875%" }],
      ["Offer 4", { new_rate: 3.625, new_years: 20 }, { new_payment: "1612.610" }, { given: "$275,000 over 20 years at 3.625%" }],
      ["Offer 8", { new_rate: 2.875, new_years: 15 }, { new_payment: "1882.611" }, { given: "$275,000 over 15 years at 2.875%" }],
    ],
  },
] satisfies Vectors<typeof refinance>;
