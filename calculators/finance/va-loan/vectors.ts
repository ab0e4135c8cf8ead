import type { Vectors } from "#engine";
import type vaLoan from "./va-loan.ts";

export default [
  {
    title: "38 U.S.C. 3729(b), loan fee table and definitions, from the United States Code",
    url: "https://www.law.cornell.edu/uscode/text/38/3729",
    read: "2026-11-27",
    by: "law",
    always: { price: 400000, annual_rate: 6.5, down_payment_as: "amount" },
    rows: [
      ["(A)(iii), initial loan, 0-down", { down_payment: 0 }, { fee_rate: "2.15" }],
      ["(A)(iii) and (4)(G), less than 5 percent of the price", { down_payment: 19999 }, { fee_rate: "2.15" }, { edge: "A dollar short of 5% down" }],
      ["(B)(iii), subsequent loan, 0-down", { use: "later", down_payment: 10000 }, { fee_rate: "3.30" }],
      ["(C)(iii), 5-down", { down_payment: 20000 }, { fee_rate: "1.50" }, { edge: "5% down exactly" }],
      ["(C)(iii), 5-down, subsequent", { use: "later", down_payment: 39999 }, { fee_rate: "1.50" }],
      ["(D)(iii), 10-down", { use: "later", down_payment: 40000 }, { fee_rate: "1.25" }, { edge: "10% down exactly" }],
    ],
  },
  {
    title: "Base Guide, VA Loan Closing Cost Guide",
    url: "https://mybaseguide.com/va-loans-closing-cost-guide/",
    read: "2026-11-27",
    rows: [
      ["A home of $250,000 with 100 percent financing", { price: 250000, annual_rate: 6 }, { funding_fee: "5,375", fee_rate: "2.15", base_loan: "250,000" }],
    ],
  },
  {
    title: "Thompson, VA funding fees 2026, by VA Circular 26-23-06",
    url: "https://huggingface.co/datasets/wendymthompson/va-funding-fees-2026",
    read: "2026-11-27",
    by: "quoted",
    rows: [
      ["First-time VA loan, 0% down, 200,000", { price: 200000, annual_rate: 6 }, { funding_fee: "4,300", loan: "204,300" }],
      ["First-time VA loan, 0% down, 300,000", { price: 300000, annual_rate: 6 }, { funding_fee: "6,450", loan: "306,450" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "240,000 × 0% = 0; 240,000 ÷ 240 = 1,000; 1,000 + 3,600 ÷ 12 + 1,200 ÷ 12 + 50 = 1,450",
        { price: 240000, annual_rate: 0, years: 20, use: "exempt", property_tax: 3600, home_insurance: 1200, fees: 50 },
        { monthly_total: "1,450", funding_fee: "0", loan: "240,000", total_interest: "0" },
      ],
      [
        "400,000 × 3.3% = 13,200, paid at closing: 413,200 - 400,000 = 13,200",
        { price: 400000, annual_rate: 6, use: "later", fee_paid: "cash" },
        { loan: "400,000", cash_to_close: "13,200" },
      ],
    ],
  },
] satisfies Vectors<typeof vaLoan>;
