import { choice, count, defineCalculator, formatMonths, money, percent, step, table } from "#engine";
import { factsUsed, newestOf } from "#facts/dated";
import { unitedStatesFhaInsurance, unitedStatesFhaLimits } from "#facts/homes/fha";
import { type Decimal, decimal, sum } from "#numbers/decimal";
import { billed, inMoney, together } from "#numbers/schedule";
import { COSTS, financed, financedSteps, homeLoan, notLess, PAID_AS, rateOf } from "../../shared/financed-fee.ts";
import { premiumMonths, premiumRate, premiums, RULES } from "./mortgage-premium.ts";

const MONTHLY = 12;
/** The least that a borrower with a credit score of 580 or more may put down. */
const LEAST_DOWN = 3.5;
const LIMITS = newestOf(unitedStatesFhaLimits);

export default defineCalculator({
  name: "FHA loan calculator",
  summary:
    "Monthly payment on an FHA loan with upfront and annual mortgage insurance (MIP), and when the insurance ends.",

  inputs: {
    ...homeLoan(LEAST_DOWN),
    upfront_paid: choice("Upfront premium", PAID_AS, { default: "financed", more: true }),
  },

  outputs: {
    monthly_total: money("Monthly payment", {
      help: "Principal, interest, insurance, taxes and fees in the first year.",
    }),
    principal_and_interest: money("Principal and interest"),
    monthly_premium: money("Monthly mortgage insurance (MIP)"),
    ...COSTS,
    premium_rate: percent("Annual MIP rate", { help: "Per year, of the base loan." }),
    premium_months: count("MIP is charged for", { unit: "months" }),
    upfront_premium: money("Upfront premium"),
    base_loan: money("Base loan"),
    loan: money("Loan with the upfront premium"),
    loan_to_value: percent("Loan-to-value ratio", { help: "Base loan ÷ price." }),
    cash_to_close: money("Down payment and premium paid in cash", { help: "Other closing costs come on top." }),
    total_interest: money("Total interest"),
    total_premiums: money("Total mortgage insurance", { help: "The upfront and all annual premiums." }),
    schedule: table(
      "Year by year",
      {
        year: count("Year"),
        paid: money("Paid on the loan"),
        interest: money("Interest"),
        premium: money("Insurance"),
        balance: money("Balance"),
      },
      { chart: { kind: "areas", x: "year", y: ["interest", "premium"] } },
    ),
  },
  primary: "monthly_total",
  groups: {
    "What you pay each month": [
      "monthly_total",
      "principal_and_interest",
      "monthly_premium",
      "monthly_property_tax",
      "monthly_home_insurance",
      "monthly_fees",
    ],
    "Mortgage insurance": ["premium_rate", "premium_months", "upfront_premium", "total_premiums"],
    "The loan": ["base_loan", "loan", "loan_to_value", "cash_to_close", "total_interest"],
  },
  formula: "payment = loan × r ÷ (1 − (1 + r)^−n) + base loan × MIP rate ÷ 12",
  parts: {
    of: ["principal_and_interest", "monthly_premium", "monthly_property_tax", "monthly_home_insurance", "monthly_fees"],
    whole: "monthly_total",
  },

  check: notLess,

  compute(given) {
    const { years } = given;
    const found = financed(given, decimal(RULES.upfront), given.upfront_paid === "financed");
    const { base, loan, payment } = found;
    const loan_to_value = base.times(100).div(given.price);
    const premium_rate = premiumRate(base, loan_to_value, years);
    const monthly_premium = base.times(premium_rate).div(100 * MONTHLY);
    const premium_months = premiumMonths(loan_to_value, years);
    const periods = years * MONTHLY;
    const bills = billed({ principal: loan, rate: rateOf(given), periods, payment, extra: decimal(0) });
    const each = premiums(bills, monthly_premium, loan, premium_months);
    return {
      monthly_total: payment.plus(monthly_premium).plus(found.onTop),
      principal_and_interest: payment,
      monthly_premium,
      ...found.costs,
      premium_rate,
      premium_months,
      upfront_premium: found.fee,
      base_loan: base,
      loan,
      loan_to_value,
      cash_to_close: found.cash,
      total_interest: found.interest,
      total_premiums: found.fee.plus(sum(each)),
      schedule: byYear(bills, each),
    };
  },

  facts: () => [
    ...factsUsed(unitedStatesFhaInsurance, newestOf(unitedStatesFhaInsurance).from),
    ...factsUsed(unitedStatesFhaLimits, LIMITS.to),
  ],

  sentence({ price }, { monthly_total, monthly_premium, premium_months, loan }) {
    const time = formatMonths(Number(premium_months.value));
    return `For a home of ${price}, you borrow ${loan} and pay ${monthly_total} a month. ${monthly_premium} of it is mortgage insurance, which is charged for ${time}.`;
  },

  working: (given, found, show, { years }) => [
    ...financedSteps(
      given,
      found,
      ["Upfront premium", show("percent", decimal(RULES.upfront)), found.upfront_premium],
      show,
      years,
    ),
    step`Loan-to-value ratio: ${found.base_loan} ÷ ${given.price} = ${found.loan_to_value}`,
    step`Monthly mortgage insurance: ${found.base_loan} × ${found.premium_rate} ÷ 12 = ${found.monthly_premium}`,
  ],

  alerts: (_, { loan_to_value, base_loan }, show) => [
    loan_to_value.value.gt(100 - LEAST_DOWN) &&
      `An FHA loan takes at least ${show("percent", LEAST_DOWN)} down, and ${show("percent", 10)} with a credit score below 580.`,
    base_loan.value.gt(LIMITS.value.highCost) &&
      `This is above the highest FHA limit of ${LIMITS.from.slice(0, 4)} for a one-family home, ${show("money", decimal(LIMITS.value.highCost))}.`,
  ],
  notes: (_, { base_loan }, show) => [
    base_loan.value.gt(LIMITS.value.lowCost) &&
      base_loan.value.lte(LIMITS.value.highCost) &&
      `In low-cost counties, the FHA limit of ${LIMITS.from.slice(0, 4)} is ${show("money", decimal(LIMITS.value.lowCost))}. Look up your county's limit.`,
    "Each year's premium falls with the balance. The monthly payment shown is that of the first year.",
  ],
});

const byYear = (bills: ReturnType<typeof billed>, each: readonly Decimal[]) =>
  Array.from({ length: Math.ceil(bills.length / MONTHLY) }, (_, i) => {
    const [from, to] = [i * MONTHLY, (i + 1) * MONTHLY];
    const { paid, interest, balance } = inMoney(together(bills.slice(from, to)));
    return { year: i + 1, paid, interest, premium: sum(each.slice(from, to)), balance };
  });
