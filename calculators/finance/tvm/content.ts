import { PRINCIPLES_FINANCE_7_3, PRINCIPLES_FINANCE_8_5, TI_BA_II_PLUS } from "#calculators/sources";
import type { Content } from "#engine";
import type tvm from "./tvm.ts";
import vectors from "./vectors.ts";

export default {
  title: "TVM calculator: solve N, I/Y, PV, PMT or FV",
  purpose:
    "Solves any one of the five time-value-of-money keys from the other four, with the signs, P/Y, C/Y and BGN or END of a financial calculator.",
  about: [
    "A BA II Plus, an HP-12C and most finance courses put every loan, deposit and bond into five keys: N, I/Y, PV, PMT and FV. Enter four of them, and the fifth follows. This page works the same way and shows the steps.",
    "Use it to check homework, to find the yield of a bond, or for any plan that has an amount now, level payments and an amount at the end.",
  ],
  howToUse: [
    "Choose the key to solve for and enter the four others. A key that plays no part is 0.",
    "Money that you pay out is negative and money that you receive is positive. When you save, PV and PMT are negative. When you borrow, PV is positive and PMT is negative.",
    "N counts payments. 30 years of monthly payments are 360, with 12 payments per year.",
    "For textbook problems that give the rate of one period, keep P/Y at 1. That is also how an HP-12C works: enter the monthly rate as I/Y.",
    "Interest that is added more or less often than payments are made goes into C/Y, under “More options”. A Canadian mortgage has P/Y 12 and C/Y 2.",
  ],
  methodology: [
    "All five keys are tied by one equation: PV × (1 + i)^N + PMT × ((1 + i)^N − 1) ÷ i + FV = 0. Payments at the beginning of each period are multiplied by 1 + i.",
    "The rate of one payment period is i = (1 + I/Y ÷ C/Y)^(C/Y ÷ P/Y) − 1. With C/Y equal to P/Y, that is I/Y ÷ P/Y.",
    "FV, PV, PMT and N follow directly. The rate has no formula, so we close in on it until every digit shown is right.",
    "The balance is what you own at the end of each year. A negative balance is what you owe.",
  ],
  assumptions: [
    "All payments are alike and come at equal distances. Nothing is rounded to cents on the way.",
    "A part of a period counts as a part of a payment, as on a BA II Plus. An HP-12C rounds N up to a whole number, which is shown too.",
    "Interest is the sum of all the money with its signs: positive if you earn it, negative if you pay it.",
  ],
  limitations: [
    "If the money changes direction twice, such as a deposit, withdrawals and a last deposit, several rates can fit. This page then gives none.",
    "Payments that rise, or that differ, need the NPV or IRR calculator.",
    "A lender rounds each payment to cents, so the last one differs a little. The loan calculator shows that.",
  ],
  example: {
    story: "Mara borrows $32,000 for a car over 36 months at 6%. She wants the payment as her BA II Plus shows it.",
    outcome: "PMT is -$973.50: she pays that each month, and $3,046.06 of interest altogether.",
    inputs: { find: "pmt", periods: 36, annual_rate: 6, present_value: 32000, future_value: 0, payments_per_year: 12 },
  },
  mistakes: [
    "Entering all amounts as positive. Then no rate and no N fit, and a pocket calculator shows “Error 5”.",
    "Leaving P/Y at 12 from the last problem. It is the usual reason why an answer differs from the book.",
    "Entering years as N when payments are monthly.",
    "Forgetting BGN mode. Rent and leases are usually paid at the beginning of the month.",
  ],
  questions: [
    {
      question: "Why is my answer negative?",
      answer:
        "Because that money goes the other way. If you receive a loan as a positive PV, the payments leave your pocket, so PMT is negative.",
    },
    {
      question: "What is the difference between P/Y and C/Y?",
      answer:
        "P/Y is how many payments there are in a year. C/Y is how many times a year interest is added. They are often the same, and a BA II Plus sets C/Y along with P/Y.",
    },
    {
      question: "How do I find the yield to maturity of a bond?",
      answer:
        "Enter the number of coupons as N, the price as a negative PV, one coupon as PMT and the face value as FV, and solve for I/Y. With P/Y 2 the answer is the yield per year.",
    },
    {
      question: "When do I use BGN?",
      answer:
        "When each payment comes at the beginning of its period, as rent does. Such a series is called an annuity due. Loans and bonds pay at the end.",
    },
    {
      question: "Why does an HP-12C show 328 where this page shows 327.56?",
      answer:
        "It rounds the number of payments up, since the last one is smaller but has to be made. The rounded figure is shown below the exact one.",
    },
  ],
  next: [
    { slug: "loan", why: "a loan with its schedule, in whole cents." },
    { slug: "irr", why: "a rate of return for payments that differ." },
  ],
  related: ["future-value", "present-value", "loan", "bond-price"],
  sources: [PRINCIPLES_FINANCE_7_3, PRINCIPLES_FINANCE_8_5, TI_BA_II_PLUS],
  synonyms: [
    "time value of money",
    "financial calculator",
    "BA II Plus",
    "HP-12C",
    "five keys",
    "annuity due",
    "NPER",
    "finance calculator",
  ],
  everydayWords: ["time value", "BGN", "solve for", "keys", "TVM"],
  inputWords: {
    periods: "N, NPER, periods",
    annual_rate: "I/Y, i, RATE",
    present_value: "PV, price today",
    payment: "PMT, coupon",
    future_value: "FV, face value, balloon",
  },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof tvm>;
