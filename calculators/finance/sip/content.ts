import type { Content } from "#engine";
import type sip from "./sip.ts";
import vectors from "./vectors.ts";

export default {
  title: "SIP calculator: monthly, step-up and goal",
  purpose:
    "Calculates what a systematic investment plan (SIP) grows to, with a yearly step-up and a lump sum if you like, or the monthly SIP that a goal needs.",
  about: [
    "In a SIP, you put the same amount into a mutual fund every month. You buy more units when prices are low and fewer when they are high, and you never have to pick a day.",
    "Returns earn returns, so the last years add the most. A step-up raises the SIP once a year, as your income grows.",
  ],
  howToUse: [
    "Try the step-up. A raise of 10% a year often does more than a percent of extra return.",
    "For a goal, enter what it will cost then, not now. The inflation calculator tells you.",
    "Try a lower return as well, such as 8% instead of 12%, and plan so that you could live with it.",
  ],
  methodology: [
    "You invest at the beginning of each month. In the formula, i is the monthly return and n is the number of months.",
    "The monthly return is a twelfth of the yearly return, as most SIP calculators and banks have it. 12% a year is 1% a month, and 12.68% a year with compounding. That figure is the return per year (XIRR).",
    "If you choose the other convention, the monthly return is (1 + yearly return)^(1 ÷ 12) - 1. Then a year earns exactly what you entered.",
    "With a step-up, the SIP rises once a year. The lump sum is invested on the first day and grows at the same return.",
  ],
  assumptions: [
    "The return is the same every month. Real funds rise and fall.",
    "You pay every SIP on time and withdraw nothing.",
    "The return you enter is after the fund's costs.",
  ],
  limitations: [
    "Few institutions print worked SIP figures. We checked two press and web examples, a page with its formula, and a program that was held against Excel.",
    "Taxes, exit loads and stamp duty are left out.",
    "It can't find the XIRR of payments you have already made on different days. The IRR calculator does that, by date.",
  ],
  example: {
    story:
      "Meera starts a SIP of $500 a month for ten years. She expects 12% a year and plans to raise the SIP by 10% each year.",
    outcome:
      "With the same SIP every year she would end with about $116,000. The step-up adds more than $50,000, and she pays about $36,000 of that herself.",
    inputs: { sip: 500, annual_rate: 12, years: 10, step_up: 10 },
  },
  mistakes: [
    "Reading the result as a promise. It's what a steady return would give.",
    "Comparing two calculators that turn a yearly return into a monthly one in different ways.",
    "Setting a goal in today's prices. A goal 15 years away costs much more by then.",
    "Stopping the SIP when the market falls. Those months buy the most units.",
  ],
  questions: [
    {
      question: "How much will $100 a month grow to in 10 years?",
      answer: "At 12% a year, to about $23,200. You invest $12,000 of it. At 8%, to about $18,400.",
    },
    {
      question: "What is a step-up SIP?",
      answer: "A SIP that rises once a year, usually by 5% to 15%. It's also called a top-up SIP.",
    },
    {
      question: "Is a SIP better than a lump sum?",
      answer:
        "With a steady return, money that is invested earlier grows for longer, so a lump sum ends higher. A SIP suits people who save from their salary, and it spreads the risk of a bad start.",
    },
    {
      question: "What return should I expect?",
      answer: "Look at what your kind of fund has returned over ten years and more, and take a few percent off.",
    },
    {
      question: "What is the difference between CAGR and XIRR?",
      answer:
        "CAGR is for one amount that grows. XIRR is for many payments on different days. With a steady return, they are the same.",
    },
  ],
  next: [
    { slug: "inflation", why: "what the goal will cost by then." },
    { slug: "irr", why: "the XIRR of payments that you have made." },
    { slug: "retirement-withdrawal", why: "how long the money lasts when you draw on it (SWP)." },
  ],
  related: ["savings-goal", "investment-growth", "future-value", "cagr", "irr"],
  sources: [
    {
      title: "deepcoding.info, the formula of SIP calculators",
      url: "https://deepcoding.info/calculator/sip-calculator.php",
    },
  ],
  synonyms: [
    "systematic investment plan",
    "step-up SIP",
    "top-up SIP",
    "mutual fund SIP",
    "lumpsum calculator",
    "SIP goal",
  ],
  everydayWords: ["mutual fund", "monthly investment", "crore", "lakh"],
  inputWords: { sip: "Monthly installment", goal: "Corpus, target", step_up: "Top-up, yearly increase" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof sip>;
