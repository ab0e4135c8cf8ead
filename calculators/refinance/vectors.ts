import type { Vectors } from "#engine";
import type refinance from "./refinance.ts";

const read = "2026-11-22";
const SAS = {
  title: "SAS/ETS User's Guide, The LOAN Procedure, Example 13.2: Refinancing a Loan",
  url: "http://www.okstate.edu/sas/v8/sashtml/ets/chap13/sect27.htm",
  read,
};
const KLEINMAN = {
  title: "K. Kleinman, SAS and R, Example 2015.1: Time to refinance?, as kept in Nemotron-CC-Math",
  url: "https://huggingface.co/datasets/nvidia/Nemotron-CC-Math-v1",
  read,
};

export default [
  {
    given: "$71,028.75 left at 9% with $796.20 a month, refinanced over 15 years at 6.5%",
    inputs: {
      balance: 71028.75,
      known: "payment",
      payment: 796.2,
      annual_rate: 9,
      new_rate: 6.5,
      new_years: 15,
      costs: 1419,
    },
    expected: { new_payment: "618.74" },
    by: "software",
    source: { ...SAS, place: "Output 13.2.2, Refinance at 6.5%" },
  },
  {
    given: "The original loan of that example: $78,500 over 180 months at 9%",
    inputs: { balance: 78500, months_left: 180, annual_rate: 9, new_rate: 6.5, new_years: 15, costs: 0 },
    expected: { current_payment: "796.20" },
    by: "software",
    source: { ...SAS, place: "Output 13.2.1, Original Loan" },
  },
  {
    given: "$275,000 over 20 years at 3.5%",
    inputs: { balance: 275000, months_left: 300, annual_rate: 5, new_rate: 3.5, new_years: 20, costs: 0, points: 1 },
    expected: { new_payment: "1594.889" },
    by: "published",
    source: { ...KLEINMAN, place: "Offer 5" },
  },
  {
    given: "$275,000 over 15 years at 2.75%",
    inputs: { balance: 275000, months_left: 300, annual_rate: 5, new_rate: 2.75, new_years: 15, costs: 0, points: 2 },
    expected: { new_payment: "1866.210" },
    by: "published",
    source: { ...KLEINMAN, place: "Offer 9" },
  },
  {
    given: "$99,596 over 30 years at 5.35%, rounded up by the book",
    inputs: { balance: 99596, months_left: 300, annual_rate: 6, new_rate: 5.35, new_years: 30, costs: 0 },
    expected: { new_payment: "556.16" },
    by: "published",
    rounding: "up",
    source: {
      title: "OpenStax, Contemporary Mathematics, section 6.12, Renting and Homeownership",
      url: "https://openstax.org/books/contemporary-mathematics/pages/6-12-renting-and-homeownership",
      place: "30-Year Mortgage at 5.35% Interest, Cassandra",
      read: "2026-11-23",
    },
  },
  {
    given: "Without interest, everything can be counted by hand: the costs come back in ten months",
    inputs: { balance: 12000, months_left: 12, annual_rate: 0, new_rate: 0, new_years: 2, costs: 5000 },
    expected: {
      current_payment: "1000",
      new_payment: "500",
      monthly_savings: "500",
      break_even: "10",
      lifetime_savings: "-5000",
    },
    by: "hand",
    source: { title: "12,000 ÷ 12 = 1,000; 12,000 ÷ 24 = 500; 5,000 ÷ 500 = 10; interest 0 - 0 - 5,000 = -5,000" },
    edge: true,
  },
  {
    given: "Two points added to the loan are two percent of the new loan, points included",
    inputs: {
      balance: 96000,
      months_left: 120,
      annual_rate: 0,
      new_rate: 0,
      new_years: 10,
      costs: 2000,
      points: 2,
      costs_paid: "loan",
    },
    expected: { new_loan: "100000", total_costs: "4000", new_payment: "833.33" },
    by: "hand",
    source: { title: "(96,000 + 2,000) ÷ 0.98 = 100,000; 2,000 + 2% × 100,000 = 4,000; 100,000 ÷ 120 = 833.33" },
    edge: true,
  },
  {
    given: "A higher payment never breaks even by the month",
    inputs: { balance: 12000, months_left: 24, annual_rate: 0, new_rate: 0, new_years: 1, costs: 0 },
    expected: { break_even: "", monthly_savings: "-500" },
    by: "hand",
    source: { title: "12,000 ÷ 24 = 500 now, 12,000 ÷ 12 = 1,000 then, and 500 - 1,000 = -500" },
    edge: true,
  },
  {
    given: "$275,000 over 30 years at 3.875%",
    inputs: { balance: 275000, months_left: 300, annual_rate: 5, new_rate: 3.875, new_years: 30, costs: 0 },
    expected: { new_payment: "1293.152" },
    by: "published",
    source: { ...KLEINMAN, place: "Offer 1", read: "2026-11-23" },
  },
  {
    given: "$275,000 over 20 years at 3.625%",
    inputs: { balance: 275000, months_left: 300, annual_rate: 5, new_rate: 3.625, new_years: 20, costs: 0 },
    expected: { new_payment: "1612.610" },
    by: "published",
    source: { ...KLEINMAN, place: "Offer 4", read: "2026-11-23" },
  },
  {
    given: "$275,000 over 15 years at 2.875%",
    inputs: { balance: 275000, months_left: 300, annual_rate: 5, new_rate: 2.875, new_years: 15, costs: 0 },
    expected: { new_payment: "1882.611" },
    by: "published",
    source: { ...KLEINMAN, place: "Offer 8", read: "2026-11-23" },
  },
] satisfies Vectors<typeof refinance>;
