import { CONTEMPORARY_MATHEMATICS_6_4 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type fixedDeposit from "./fixed-deposit.ts";

export default [
  {
    ...CONTEMPORARY_MATHEMATICS_6_4,
    read: "2026-11-27",
    rows: [
      [
        "Interest Compounded Annually, Abena's CD",
        { deposit: 1000, annual_rate: 4, term: 36, compounding: "yearly" },
        { paid_out: "1,124.86", "schedule.2.balance": "1,081.60" },
      ],
    ],
  },
  {
    title: "OpenStax, Contemporary Mathematics, section 6.3, Simple Interest",
    url: "https://openstax.org/books/contemporary-mathematics/pages/6-3-simple-interest",
    read: "2026-11-27",
    rows: [
      [
        "Certificate of Deposit, Jonas",
        { deposit: 2500, annual_rate: 3.25, term: 36, compounding: "simple" },
        { interest: "243.75", paid_out: "2,743.75" },
        { edge: "Simple interest, which earns no interest itself" },
      ],
    ],
  },
  {
    title: "dyclassroom, What is a fixed deposit?",
    url: "https://dyclassroom.com/money/what-is-fixed-deposit",
    read: "2026-11-27",
    rows: [
      [
        "INR 100,000 for 5 years at 7.3% compounded quarterly",
        { deposit: 100000, annual_rate: 7.3, term: 60, compounding: "quarterly" },
        { paid_out: "143,578.16", interest: "43,578.16", "schedule.1.balance": "107,502.28", "schedule.4.balance": "133,558.24" },
      ],
    ],
  },
  {
    title: "EasyCalculation, maths dictionary, Fixed deposit",
    url: "https://www.easycalculation.com/maths-dictionary/fixed_deposit.html",
    read: "2026-11-27",
    rows: [["Example", { deposit: 15000, annual_rate: 5, term: 24, compounding: "quarterly" }, { paid_out: "16567.29" }, { rounding: "down" }]],
  },
  {
    title: "K. Shenoy, Maturity amount calculation for recurring deposit, with the formula of the Indian Banks' Association",
    url: "http://blog.kbsbng.com/2011/01/maturity-amount-calculation-for.html",
    read: "2026-11-27",
    rows: [
      [
        "RD of Rs. 5000 each month for 1.5 years at 7.5% compounded quarterly",
        { kind: "monthly", installment: 5000, annual_rate: 7.5, term: 18, compounding: "quarterly" },
        { paid_out: "95502.35", paid_in: "90,000" },
        { edge: "Deposits every month, interest every quarter" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "10,000 × 1.005 ^ 2 = 10,100.25; 10,000 × 6% ÷ 12 × 3 = 150; 10,100.25 - 150 = 9,950.25",
        { deposit: 10000, annual_rate: 6, term: 12, compounding: "monthly", close: "interest", months_held: 2, penalty_months: 3 },
        { paid_out: "9,950.25", penalty: "150", interest: "-49.75" },
        { edge: "A penalty that takes some of the deposit" },
      ],
      [
        "7% - 1% = 6%; 50,000 × 1.06 = 53,000; 3,000 × 20% = 600; 50,000 × 1.07 × 1.07 = 57,245; 57,245 - 53,000 = 4,245",
        { deposit: 50000, annual_rate: 7, term: 24, compounding: "yearly", close: "rate", months_held: 12, rate_cut: 1, tax_rate: 20 },
        { paid_out: "53,000", tax: "600", after_tax: "52,400", lost: "4,245", apy: "6" },
      ],
      [
        "100 × 3 + 100 × 12% ÷ 12 × (1 + 2 + 3) = 306",
        { kind: "monthly", installment: 100, annual_rate: 12, term: 3, compounding: "simple" },
        { paid_out: "306", interest: "6" },
      ],
    ],
  },
] satisfies Vectors<typeof fixedDeposit>;
