import type { Content } from "#engine";
import type npv from "./npv.ts";
import vectors from "./vectors.ts";

export default {
  title: "NPV calculator: net present value of cash flows",
  purpose:
    "Calculates the net present value of a series of cash flows: everything you receive minus everything you pay, each amount discounted to today at a yearly rate.",
  about: [
    "A dollar next year is worth less than a dollar today, because today's dollar can earn something in between. Net present value puts every payment of a project on the same footing. It answers one question: am I better off with this project than with my money at the discount rate?",
    "Business owners use it to decide on machines, locations and software. Landlords use it for a property with rent and a later sale. Students meet it in every finance course. It also settles everyday choices, such as a lump sum now against payments over ten years.",
  ],
  howToUse: [
    "List each cash flow with the period it falls in. Period 0 is today. Money you pay is negative, money you receive is positive.",
    "A positive NPV means that the project earns more than the discount rate. The amount is what it adds to your wealth in today's money. A negative NPV means that your money does better elsewhere.",
    "Comparing projects of different size? Look at the profitability index too. It says how much present value you get for each dollar you pay.",
    "Try a discount rate two points higher. If the NPV turns negative, the project has little room for bad luck.",
  ],
  methodology: [
    "In the formula, each cash flow is divided by (1 + rate) raised to the power t. The rate is the yearly discount rate, and t is the time in years from today. The sum of all results is the NPV.",
    "Quarterly and monthly periods are a fourth and a twelfth of a year. So a rate of 12% a year discounts a month by 1.12 to the power 1 ÷ 12, not by 1%.",
    "With dates, t is the number of days since the earliest date, divided by 365. That is how XNPV works in spreadsheets.",
    "The profitability index is the present value of all money received divided by the present value of all money paid.",
  ],
  assumptions: [
    "Period 0 is today and isn't discounted. The NPV function of spreadsheets discounts the first amount by one period; to get its result, start your list with period 1.",
    "Every cash flow comes at the end of its period. Cash flows in the same period or on the same date are added up.",
    "The discount rate is an effective yearly rate and stays the same throughout.",
    "With dates, a year has 365 days, in leap years too.",
    "Nothing is rounded along the way. Amounts are rounded only for display.",
  ],
  limitations: [
    "The answer is only as good as the forecast. Small changes in distant cash flows or in the rate can turn a positive NPV negative.",
    "It doesn't choose the discount rate for you. That depends on what else you could do with the money, and on the risk.",
    "Taxes and inflation count only if your cash flows include them. Leave inflation out of both the cash flows and the rate, or include it in both.",
    "At most 40 cash flows over up to 100 years fit in the list.",
  ],
  example: {
    story:
      "Ines can buy an ice cream truck for $40,000. She expects to keep $5,000, $8,000 and $12,000 in the first three years, and $30,000 in the fourth, when she sells the truck. Her savings would earn 8% in an index fund.",
    outcome:
      "The NPV is about $3,065. The truck beats the fund by that much in today's money. That is little for four years of work, so she asks the seller for a lower price.",
    inputs: { discount_rate: 8, flows: "0:-40000; 1:5000; 2:8000; 3:12000; 4:30000" },
  },
  mistakes: [
    "Entering the price as a positive number. What you pay is negative.",
    "Discounting the first payment by a year. If you pay today, it belongs in period 0.",
    "Using a monthly rate. The discount rate here is always per year.",
    "Counting money that is already spent. Only what changes because of the decision belongs in the list.",
    "Mixing today's prices with a rate that includes inflation. Raise the prices with inflation, or use a rate without it.",
  ],
  questions: [
    {
      question: "What discount rate should I use?",
      answer:
        "The return you give up. Companies use their cost of capital. Private investors often take the expected return of an investment with similar risk, such as 7% for stocks or 4% for bonds.",
    },
    {
      question: "Why does my spreadsheet show a different NPV?",
      answer:
        "The NPV function treats the first amount as one period away. Enter your first payment outside the function in the spreadsheet, or begin with period 1 here.",
    },
    {
      question: "What is the difference between NPV and IRR?",
      answer:
        "NPV is an amount of money at a rate that you choose. IRR is the rate at which the NPV is zero. If they rank two projects differently, follow the NPV.",
    },
    {
      question: "Can the NPV be negative for a profitable project?",
      answer:
        "Yes. A project that returns more than it costs can still earn less than your discount rate. “Net cash before discounting” shows the plain profit.",
    },
    {
      question: "How do I enter the same amount every month?",
      answer:
        "Choose “Every month” and list each period, up to 40. For longer series of equal payments, use the present value calculator.",
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
  everydayWords: [
    "DCF",
    "discounted cash flow",
    "worth buying",
    "machine, equipment",
    "invest or not",
    "spend up front",
    "investment returns",
    "cost of capital",
    "hurdle rate",
    "payback",
    "saves",
  ],
  vectors,
  released: "2026-11-22",
} satisfies Content<typeof npv>;
