import { choice, count, defineCalculator, money, percent, table } from "#engine";
import { factsUsed, newestOf } from "#facts/dated";
import { unitedStatesVaFundingFee } from "#facts/homes/va";
import { decimal } from "#numbers/decimal";
import { billed, inMoney, together } from "#numbers/schedule";
import {
  COSTS,
  financed,
  financedSteps,
  homeLoan,
  notLess,
  PAID_AS,
  rateOf,
  sharePaid,
} from "../../shared/financed-fee.ts";

const MONTHLY = 12;
const FEE = newestOf(unitedStatesVaFundingFee);
const EXEMPT = [[0, 0]] as const;

export default defineCalculator({
  name: "VA loan calculator",
  summary: "Monthly payment on a VA loan, and its funding fee by down payment and use.",

  inputs: {
    ...homeLoan(0),
    use: choice(
      "Use of the VA benefit",
      { first: "First time", later: "Used before", exempt: "Exempt from the fee" },
      { default: "first", help: "Exempt, for example: compensation for a service-connected disability." },
    ),
    fee_paid: choice("Funding fee", PAID_AS, { default: "financed", more: true }),
  },

  outputs: {
    monthly_total: money("Monthly payment", { help: "Principal, interest, taxes, insurance and fees." }),
    principal_and_interest: money("Principal and interest"),
    ...COSTS,
    fee_rate: percent("Funding fee rate", { help: "Of the base loan." }),
    funding_fee: money("Funding fee"),
    base_loan: money("Base loan"),
    loan: money("Loan with the funding fee"),
    cash_to_close: money("Down payment and fee paid in cash", { help: "Other closing costs come on top." }),
    total_interest: money("Total interest"),
    schedule: table(
      "Year by year",
      {
        year: count("Year"),
        paid: money("Paid on the loan"),
        interest: money("Interest"),
        principal: money("Principal"),
        balance: money("Balance"),
      },
      { chart: { kind: "areas", x: "year", y: ["interest", "principal"] } },
    ),
  },
  primary: "monthly_total",
  groups: {
    "What you pay each month": [
      "monthly_total",
      "principal_and_interest",
      "monthly_property_tax",
      "monthly_home_insurance",
      "monthly_fees",
    ],
    "Funding fee": ["fee_rate", "funding_fee", "cash_to_close"],
    "The loan": ["base_loan", "loan", "total_interest"],
  },
  formula: "payment = (base loan + fee) × r ÷ (1 − (1 + r)^−n)",
  parts: {
    of: ["principal_and_interest", "monthly_property_tax", "monthly_home_insurance", "monthly_fees"],
    whole: "monthly_total",
  },

  check: notLess,

  compute(given) {
    const share = sharePaid(given);
    const fee_rate = decimal(rowsFor(given.use).findLast(([least]) => share.gte(least ?? 0))?.[1] ?? 0);
    const found = financed(given, fee_rate, given.fee_paid === "financed");
    const periods = given.years * MONTHLY;
    const bills = billed({
      principal: found.loan,
      rate: rateOf(given),
      periods,
      payment: found.payment,
      extra: decimal(0),
    });
    return {
      monthly_total: found.payment.plus(found.onTop),
      principal_and_interest: found.payment,
      ...found.costs,
      fee_rate,
      funding_fee: found.fee,
      base_loan: found.base,
      loan: found.loan,
      cash_to_close: found.cash,
      total_interest: found.interest,
      schedule: Array.from({ length: Math.ceil(bills.length / MONTHLY) }, (_, i) => ({
        year: i + 1,
        ...inMoney(together(bills.slice(i * MONTHLY, (i + 1) * MONTHLY))),
      })),
    };
  },

  facts: () => factsUsed(unitedStatesVaFundingFee, FEE.from),

  sentence({ price, use }, { monthly_total, funding_fee, loan }) {
    const fee = use === "exempt" ? "with no funding fee" : `with a funding fee of ${funding_fee}`;
    return `For a home of ${price}, you borrow ${loan} and pay ${monthly_total} a month, ${fee}.`;
  },

  working: (given, found, show, { years }) => [
    ...financedSteps(given, found, ["Funding fee", found.fee_rate, found.funding_fee], show, years),
  ],

  notes: (_, _found, show, given) => {
    const [from, rate] = rowsFor(given.use).find(([least]) => sharePaid(given).lt(least ?? 0)) ?? [];
    return [
      from !== undefined &&
        rate !== undefined &&
        `With ${show("percent", decimal(from))} down, the fee would be ${show("percent", decimal(rate))}.`,
      "VA loans have no monthly mortgage insurance.",
    ];
  },
});

const rowsFor = (use: "first" | "later" | "exempt"): readonly (readonly number[])[] =>
  use === "exempt" ? EXEMPT : FEE.value[use];
