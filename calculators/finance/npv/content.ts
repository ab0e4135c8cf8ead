import type { Content } from "#engine";
import type npv from "./npv.ts";
import vectors from "./vectors.ts";

export default {
  title: "NPV calculator: net present value of cash flows",
  purpose:
    "Calculates the net present value (NPV) of a series of cash flows: everything you receive minus everything you pay, each amount discounted to today at a yearly rate.",
  about: [
    "A dollar next year is worth less than a dollar today, because you can invest today's dollar in the meantime. Net present value (NPV) converts every payment of a project to its value today. The NPV answers one question: does the project earn more than your money would earn elsewhere?",
    "Business owners use the NPV to decide on machines, locations and software. Landlords use it for a property with rent and a later sale. The NPV also helps you choose between a lump sum now and payments over ten years.",
  ],
  howToUse: [
    "List each cash flow with its period or date. Period 0 is today. Money you pay is negative, and money you receive is positive.",
    "A positive NPV means that the project earns more than the discount rate. The NPV is what the project adds to your wealth, valued today. A negative NPV means that your money does better elsewhere.",
    "To compare projects of different size, look at the profitability index too. It shows how much present value you receive for each dollar of present value you pay.",
    "Try a discount rate two percentage points higher. If the NPV turns negative, the project has little room for bad luck.",
  ],
  methodology: [
    "In the formula, each cash flow is divided by (1 + rate)^t. The rate is the yearly discount rate, and t is the time in years from today. The results add up to the NPV.",
    "A month is a twelfth of a year, and a quarter is a fourth. At 12% a year, a cash flow one month from today is divided by 1.12^(1 ÷ 12), which is about 1.0095.",
    "With dates, t is the number of days since the earliest date, divided by 365, as in XNPV in spreadsheets.",
    "The profitability index is the present value of all money received divided by the present value of all money paid.",
  ],
  assumptions: [
    "Period 0 is today and isn't discounted. Every later cash flow comes at the end of its period.",
    "The discount rate is a yearly rate with compounding. The rate stays the same for all cash flows.",
    "Amounts are rounded only for display.",
  ],
  limitations: [
    "The NPV is only as good as your forecast. Small changes in distant cash flows or in the rate can turn a positive NPV negative.",
    "You have to choose the discount rate. It depends on what else you could do with the money, and on the risk.",
    "Taxes count only if your cash flows include them.",
    "The list holds at most 40 cash flows over up to 100 years.",
  ],
  example: {
    story:
      "Ines can buy an ice cream truck for $40,000. After costs, she expects $5,000 in the first year, $8,000 in the second and $12,000 in the third. In the fourth year she expects $30,000, including the sale of the truck. Her savings would earn 8% a year in an index fund.",
    outcome:
      "The NPV is about $3,065. Valued today, the truck makes Ines $3,065 more than the fund would. That is little for four years of work, so she asks the seller for a lower price.",
    inputs: { discount_rate: 8, flows: "0:-40000; 1:5000; 2:8000; 3:12000; 4:30000" },
  },
  mistakes: [
    "Entering the price as a positive number. What you pay is negative.",
    "Entering today's payment in period 1. A payment today belongs in period 0.",
    "Using a monthly rate. The discount rate here is always per year.",
    "Counting money that is already spent. List only the cash flows that depend on your decision.",
    "Entering cash flows at today's prices with a rate that includes inflation. Raise the cash flows with inflation, or use a rate without inflation.",
  ],
  questions: [
    {
      question: "What discount rate should I use?",
      answer:
        "Use the return you could get elsewhere at the same risk. Companies use their cost of capital. Private investors often use the expected return of a similar investment, such as 7% for stocks or 4% for bonds.",
    },
    {
      question: "Why does my spreadsheet show a different NPV?",
      answer:
        "The NPV function in spreadsheets discounts the first amount by one period. In the spreadsheet, leave today's payment out of the NPV function and add it to the result.",
    },
    {
      question: "What is the difference between NPV and IRR?",
      answer:
        "NPV is an amount of money at a rate that you choose. IRR is the rate at which the NPV is zero. If NPV and IRR rank two projects differently, follow the NPV.",
    },
    {
      question: "Can the NPV be negative for a profitable project?",
      answer:
        "Yes. A project can return more than it costs but earn less than your discount rate. “Net cash before discounting” shows the profit without discounting.",
    },
    {
      question: "How do I enter the same amount every month?",
      answer:
        "Choose “Every month” and enter one row for each month, up to 40 rows. For more payments of the same amount, use the present value calculator.",
    },
  ],
  next: [
    { slug: "irr", why: "the rate of return of the same cash flows." },
    { slug: "roi", why: "a simple return from one cost and one value." },
    { slug: "investment-growth", why: "what regular contributions grow to." },
  ],
  related: ["irr", "present-value", "depreciation", "roi", "investment-growth"],
  sources: [
    {
      title: "OpenStax, Principles of Finance, section 16.2, Net Present Value (NPV) Method",
      url: "https://openstax.org/books/principles-finance/pages/16-2-net-present-value-npv-method",
    },
    {
      title: "Microsoft Learn, DAX reference, XNPV function",
      url: "https://learn.microsoft.com/en-us/dax/xnpv-function-dax",
    },
    {
      title: "numpy-financial, documentation of npv",
      url: "https://github.com/numpy/numpy-financial/blob/main/numpy_financial/_financial.py",
    },
  ],
  synonyms: [
    "net present value",
    "discounted cash flow",
    "DCF",
    "XNPV",
    "profitability index",
    "project value",
    "capital budgeting",
    "present value of cash flows",
    "uneven cash flows",
  ],
  everydayWords: ["DCF", "discounted cash", "hurdle rate", "capital", "payback"],
  inputWords: {
    flows: "Buying a machine, equipment: spend up front, saves",
    discount_rate: "Investment returns you want",
    timing: "Every year, month, or by dates",
  },
  vectors,
  changes: [
    { version: "1.1.1", date: "2026-11-26" },
    {
      version: "1.1.0",
      date: "2026-11-26",
      what: "Several cash flows in one period are no longer added up first: $140 received and $10 paid in one year count as both. The present values received and paid, the profitability index and the table change; the NPV does not.",
    },
    { version: "1.0.1", date: "2026-11-26" },
  ],
  released: "2026-11-22",
} satisfies Content<typeof npv>;
