import type { Vectors } from "#engine";
import type heloc from "./heloc.ts";

export default [
  {
    title: "VisionBank, home equity line of credit disclosure, minimum payment example",
    url: "https://www.visionbank.bank/personal/checking-&-savings/debit-card-campaign",
    read: "2026-11-27",
    rows: [
      [
        "$10,000 at 5.250%, interest for 60 months, then 119 monthly payments",
        { drawn: 10000, annual_rate: 5.25, draw_years: 5, repay_years: 10 },
        { repayment: "107.29" },
      ],
    ],
  },
  {
    title: "Kulkalotar, HELOC payments, worked example",
    url: "https://kulkalotar.com/calculator/finance/heloc-payment",
    read: "2026-11-27",
    rows: [["$50,000 at 8.5%, interest only, then 15 years", { drawn: 50000, annual_rate: 8.5, repay_years: 15 }, { draw_payment: "354", repayment: "492" }]],
  },
  {
    title: "Texas Instruments, knowledge base, Computing Monthly Payments Using the BA II PLUS",
    url: "https://education.ti.com/en/customer-support/knowledge-base/financial-calculators/product-usage/11237",
    read: "2026-11-22",
    rows: [
      [
        "Solution 11237, 75,000 over 360 months at 8.5%",
        { drawn: 75000, annual_rate: 8.5, repay_years: 30 },
        { repayment: "576.69" },
        { given: "A level payment, as in the repayment period" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "12,000 × 12% ÷ 12 = 120; at 0% later, 12,000 ÷ 120 = 100; 120 × 12 = 1,440; 100 - 120 = -20",
        { drawn: 12000, annual_rate: 12, draw_years: 1, repay_years: 10, later_rate: 0 },
        { draw_payment: "120", repayment: "100", total_interest: "1,440", total_paid: "13,440", rise: "-20" },
        { edge: "A rate that falls to 0%, so the payment falls" },
      ],
      [
        "6,000 + 6,000 = 12,000; 60 × 6 + 120 × 6 = 1,080; 12,000 ÷ 120 = 100",
        { drawn: 6000, annual_rate: 12, draw_years: 1, repay_years: 10, later_draw: 6000, later_after: 6, later_rate: 0 },
        { balance: "12,000", total_interest: "1,080", repayment: "100" },
        { edge: "A second draw after six months" },
      ],
      [
        "1,200 - 100 × 12 = 0",
        { drawn: 1200, annual_rate: 0, draw_years: 2, repay_years: 5, extra: 100 },
        { balance: "0", repayment: "0", total_paid: "1,200", "schedule.2.paid": "0" },
        { edge: "Paid back within the draw period" },
      ],
      [
        "400,000 × 85% - 220,000 = 120,000; 400,000 - 220,000 = 180,000; 220,000 ÷ 400,000 = 55%",
        { find: "limit", home_value: 400000, mortgage: 220000 },
        { credit_line: "120,000", equity: "180,000", loan_to_value: "55" },
      ],
      [
        "300,000 × 80% - 240,000 = 0",
        { find: "limit", home_value: 300000, mortgage: 240000, most_borrowed: 80 },
        { credit_line: "0", loan_to_value: "80" },
        { edge: "At the lender's limit already" },
      ],
    ],
  },
] satisfies Vectors<typeof heloc>;
