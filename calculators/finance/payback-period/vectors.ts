import type { Vectors } from "#engine";
import type paybackPeriod from "./payback-period.ts";

export default [
  {
    title: "OpenStax, Principles of Finance, section 16.1, Payback Period Method",
    url: "https://openstax.org/books/principles-finance/pages/16-1-payback-period-method",
    read: "2026-11-27",
    place: "Project",
    always: { cost: 16000, flows_as: "uneven" },
    rows: [
      [
        "A, the embroidery machine",
        { flows: "1:2000; 2:4000; 3:5000; 4:5000; 5:5000; 6:5000" },
        { payback: "4", "schedule.3.so_far": "-5,000", "schedule.4.so_far": "0" },
        { edge: "Paid back exactly at the end of a year" },
      ],
      ["B", { flows: "1:1000; 2:2000; 3:3000; 4:4000; 5:6000" }, { payback: "5" }],
      ["C", { flows: "1:6000; 2:4000; 3:3000; 4:2000; 5:1000" }, { payback: "5" }],
    ],
  },
  {
    title: "OpenStax, Principles of Finance, section 16.4, Alternative Methods",
    url: "https://openstax.org/books/principles-finance/pages/16-4-alternative-methods",
    read: "2026-11-27",
    rows: [
      [
        "Discounted Payback Period at 9%",
        { cost: 16000, flows_as: "uneven", flows: "1:2000; 2:4000; 3:5000; 4:5000; 5:5000; 6:5000", discount_rate: 9 },
        { discounted_payback: "5.05", "schedule.1.discounted": "1,834.86", "schedule.5.discounted_so_far": "-145.72" },
      ],
    ],
  },
  {
    title: "OpenStax, Principles of Accounting, Volume 2, section 11.2, Evaluate the Payback and Accounting Rate of Return",
    url: "https://openstax.org/books/principles-managerial-accounting/pages/11-2-evaluate-the-payback-and-accounting-rate-of-return-in-capital-investment-decisions",
    read: "2026-11-27",
    rows: [
      ["Printer", { cost: 150000, flow: 20000 }, { payback: "7.5" }],
      [
        "Printer, uneven cash flows",
        { cost: 150000, flows_as: "uneven", flows: "1:10000; 2:20000; 3:20000; 4:15000; 5:15000; 6:20000; 7:20000; 8:20000; 9:20000" },
        { payback: "8.5" },
      ],
      ["Cash Flow", { cost: 40000, flows_as: "uneven", flows: "1:10000; 2:10000; 3:5000; 4:5000; 5:7500; 6:7500" }, { payback: "5.33" }],
      ["Metal press machine of BGM", { cost: 50000, flow: 15000 }, { payback: "3.33" }],
      ["BGM, uneven cash flows", { cost: 50000, flows_as: "uneven", flows: "1:10000; 2:5000; 3:7000; 4:3000; 5:10000; 6:10000; 7:10000" }, { payback: "6.5" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "100 ÷ 250 = 0.4; 250 × 3 - 100 = 650",
        { cost: 100, flow: 250, years: 3 },
        { payback: "0.4", gain: "650", total: "750" },
        { edge: "Paid back within the first year" },
      ],
      [
        "100 ÷ 110 = 0.9090…; 110 ÷ 1.1 = 100, and 100 ÷ 100 = 1; 100 - 100 = 0",
        { cost: 100, flow: 110, years: 1, discount_rate: 10 },
        { payback: "0.91", discounted_payback: "1", npv: "0" },
      ],
    ],
  },
] satisfies Vectors<typeof paybackPeriod>;
