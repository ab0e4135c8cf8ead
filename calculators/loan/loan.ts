import {
  choice,
  count,
  defineCalculator,
  formatNumber,
  type InputValues,
  money,
  noAnswer,
  percent,
  step,
  table,
} from "#engine";
import { balanceAfter, clearingInCents, growth, interestIn, levelPayment, presentValue, rateOf } from "#math/annuity";
import { type Decimal, decimal } from "#math/decimal";
import { FREQUENCY, TIMES_A_YEAR } from "#math/frequency";
import { effectiveRate, periodsUntil } from "#math/growth";
import { hairBelow, snap, subtract } from "#math/round";
import { billed, inMoney } from "#math/schedule";
import { asBilled, BILL, BILLED, levelFormula, neverPaidOff, QUOTED } from "../shared/loans.ts";

const MOST_YEARS = 100;
const MOST_RATE = 1000;
const MOST_PAYMENTS = MOST_YEARS * TIMES_A_YEAR.weekly;

const inputs = {
  find: choice(
    "What do you want to find?",
    { payment: "Payment", amount: "Amount I can borrow", term: "Time to pay it off", rate: "Interest rate" },
    { default: "payment" },
  ),
  amount: money("Loan amount", { min: 1, max: 1e9, example: 25000, when: { find: ["payment", "term", "rate"] } }),
  payment: money("Payment", { min: 1, max: 1e9, example: 500, when: { find: ["amount", "term", "rate"] } }),
  payments: count("Number of payments", {
    min: 1,
    max: MOST_PAYMENTS,
    example: 60,
    when: { find: ["payment", "amount", "rate"] },
    help: "60 monthly payments are 5 years.",
  }),
  annual_rate: percent("Interest rate", {
    ...QUOTED,
    max: MOST_RATE,
    example: 7.5,
    when: { find: ["payment", "amount", "term"] },
  }),
  frequency: choice("Payment frequency", FREQUENCY, { default: "monthly" }),
  payment_number: count("Show payment number", {
    min: 1,
    max: MOST_PAYMENTS,
    more: true,
    optional: true,
    help: "Optional. Shows the interest in that payment and the balance after it.",
  }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  slug: "loan",
  name: "Loan calculator",
  category: "finance",
  summary: "The payment, amount, term or interest rate of a loan: enter three and get the fourth.",
  version: "1.0.6",
  inputs,

  outputs: {
    payment: money("Payment"),
    amount: money("Loan amount"),
    payments: count("Number of payments"),
    annual_rate: percent("Interest rate", { upTo: 4, help: "Per year, without compounding." }),
    effective_rate: percent("Effective rate", { upTo: 4, help: "Per year, with compounding." }),
    total_interest: money("Total interest"),
    total_paid: money("Total paid"),
    interest_part: money("Interest in this payment", { optional: true }),
    principal_part: money("Principal in this payment", { optional: true }),
    interest_so_far: money("Interest paid so far", { optional: true }),
    balance_after: money("Balance after this payment", { optional: true }),
    ...BILLED,
    full_schedule: table("Payment by payment, as billed", { number: count("Payment"), ...BILL }, { page: true }),
  },
  primary: ({ find }) =>
    (({ payment: "payment", amount: "amount", term: "payments", rate: "annual_rate" }) as const)[find],
  formula: "payment = amount × r ÷ (1 − (1 + r)^−n), where r is the rate for one period and n the number of payments",
  parts: { of: ["amount", "total_interest"], whole: "total_paid" },

  check: ({ payments = 0, frequency }) => ({
    payments: payments > MOST_YEARS * TIMES_A_YEAR[frequency] && `must come to at most ${MOST_YEARS} years`,
  }),

  compute(given) {
    const perYear = TIMES_A_YEAR[given.frequency];
    const loan = solve(given, perYear);
    if ("noAnswer" in loan) return loan;
    const { amount, rate, payment, payments, interest } = loan;
    const { payment_number: number = 0 } = given;
    if (number > payments)
      return noAnswer(`The loan has ${payments} payments. Enter a payment number of ${payments} or less.`);
    const annualRate = given.annual_rate ?? rate.times(100 * perYear);
    const bills = billed({ principal: amount, rate, periods: payments, payment, extra: decimal(0) });
    return {
      payment,
      amount,
      payments,
      annual_rate: annualRate,
      effective_rate: effectiveRate(annualRate, perYear),
      total_interest: interest,
      total_paid: amount.plus(interest),
      ...lookAt(loan, number),
      ...asBilled(bills, perYear),
      full_schedule: () => bills.map((bill, i) => ({ number: i + 1, ...inMoney(bill) })),
    };
  },

  sentence({ find, frequency }, { payment, amount, payments, annual_rate, last_payment, ...found }) {
    const isOne = payments.value === 1;
    const last = find === "term" ? `, the last of ${last_payment}` : "";
    const many = `${payments} payments of ${payment}${last}, due ${FREQUENCY[frequency].toLowerCase()},`;
    const stream = isOne ? `one payment of ${find === "term" ? last_payment : payment} after one period` : many;
    if (find === "amount") return `With ${stream} you can borrow ${amount} at ${annual_rate} a year.`;
    if (find === "rate") return `${amount} paid back in ${stream} means a rate of ${annual_rate} a year.`;
    const interest = find === "term" ? found.billed_interest : found.total_interest;
    return `A loan of ${amount} at ${annual_rate} a year takes ${stream} with ${interest} in total interest.`;
  },

  working({ find, frequency }, { payment, amount, payments, annual_rate, total_interest }, show) {
    const perYear = TIMES_A_YEAR[frequency];
    const rate = annual_rate.value.div(100 * perYear);
    const r = show("percent", rate.times(100), { upTo: 6 });
    const interest = step`Total interest: ${payment} × ${payments} - ${amount} = ${total_interest}`;
    if (find === "rate") {
      const found = step`Rate of one period: ${amount} × r ÷ (1 - (1 + r)^-${payments}) is ${payment} where r = ${r}`;
      return [found, step`Rate a year: ${r} × ${perYear} = ${annual_rate}`, interest];
    }
    const isFree = rate.isZero();
    const perPeriod = step`Rate of one period r: ${annual_rate} ÷ ${perYear} = ${r}`;
    if (find === "payment")
      return [perPeriod, step`Payment: ${levelFormula(amount, rate, `${payments}`)} = ${payment}`, interest];
    if (find === "amount") {
      const worth = isFree ? `${payment} × ${payments}` : `${payment} × (1 - (1 + r)^-${payments}) ÷ r`;
      return [perPeriod, step`Amount: ${worth} = ${amount}`, interest];
    }
    const debt = { start: amount.value.neg(), payment: payment.value, rate, due: false };
    const n = show("number", periodsUntil(decimal(0), debt) ?? decimal(0), { upTo: 4 });
    const time = isFree ? `${amount} ÷ ${payment}` : `-ln(1 - ${amount} × r ÷ ${payment}) ÷ ln(1 + r)`;
    return [perPeriod, step`Number of payments, rounded up: ${time} = ${n} → ${payments}`];
  },
});

function solve(given: Given, perYear: number) {
  if (given.find === "rate") {
    const { amount, payment, payments } = given;
    const rate = rateOf(amount, payment, payments);
    if (!rate)
      return noAnswer(
        `The payments add up to ${formatNumber(payment.times(payments), { digits: 2 })}, less than the loan. Enter a larger payment or more payments.`,
      );
    if (snap(rate.times(100 * perYear)).gt(MOST_RATE))
      return noAnswer(`The rate would be more than ${formatNumber(MOST_RATE)}% a year.`);
    return level(amount, rate, payment, payments);
  }
  const rate = given.annual_rate.div(100 * perYear);
  if (given.find === "term") return untilCleared(given.amount, rate, given.payment, MOST_YEARS * perYear);
  const { payments } = given;
  if (given.find === "amount") return level(presentValue(given.payment, rate, payments), rate, given.payment, payments);
  return level(given.amount, rate, levelPayment(given.amount, rate, payments), payments);
}

function level(amount: Decimal, rate: Decimal, payment: Decimal, payments: number) {
  const interest = interestIn(amount, rate, payment, payments);
  return { amount, rate, payment, payments, interest, owedAfter, repaidBy };

  // What the payments to come are worth. From those that were made, a rounded payment would grow like a debt.
  function owedAfter(made: number) {
    return made === 0 ? amount : presentValue(payment, rate, payments - made);
  }

  function repaidBy(number: number) {
    return payment.div(growth(rate, payments - number + 1));
  }
}

function untilCleared(amount: Decimal, rate: Decimal, payment: Decimal, most: number) {
  const cleared = clearingInCents(amount, rate, payment, most);
  if (cleared) {
    const { payment, payments } = cleared;
    const owedAfter = (made: number) => balanceAfter(amount, rate, payment, made);
    const repaidBy = (number: number) =>
      number === payments ? owedAfter(number - 1) : subtract(payment, owedAfter(number - 1).times(rate));
    return { amount, rate, ...cleared, owedAfter, repaidBy };
  }
  return neverPaidOff(payment, amount.times(rate), MOST_YEARS, "period");
}

function lookAt(loan: ReturnType<typeof level>, number: number) {
  if (number === 0) return { interest_part: null, principal_part: null, interest_so_far: null, balance_after: null };
  const { rate, payments, interest, owedAfter, repaidBy } = loan;
  const after = number === payments ? decimal(0) : owedAfter(number);
  return {
    interest_part: owedAfter(number - 1).times(rate),
    principal_part: repaidBy(number),
    interest_so_far: number === payments ? interest : interestBefore(loan, number, after),
    balance_after: after,
  };
}

/** The payments that were made, less what they paid back: never nothing, though it may be too small to show. */
function interestBefore({ amount, payment }: ReturnType<typeof level>, number: number, after: Decimal): Decimal {
  const paid = payment.times(number);
  const interest = subtract(paid.plus(after), amount);
  return snap(interest).eq(paid) ? hairBelow(paid) : interest;
}
