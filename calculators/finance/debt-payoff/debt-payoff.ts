import {
  choice,
  count,
  defineCalculator,
  formatMonths,
  formatNumber,
  type InputValues,
  money,
  noAnswer,
  rows,
  type Show,
  step,
  table,
  text,
} from "#engine";
import { type Cleared, type Debt, inLine, type Payoff, payOff, STRATEGIES } from "#numbers/debts";
import { type Decimal, decimal, sum } from "#numbers/decimal";
import { round } from "#numbers/round";
import { fromCents } from "#numbers/schedule";
import { bothByYear, byMonth } from "./payoff-tables.ts";

const MOST_MONTHS = 600;
const MONTHLY = 12;
const MOST_NAMED = 3;
const NOTHING = decimal(0);

const inputs = {
  debts: rows(
    "Your debts",
    {
      name: { kind: "text", label: "Name" },
      balance: { kind: "number", label: "Balance", min: 0.01, max: 1e7 },
      rate: { kind: "number", label: "Rate %", min: 0, max: 100 },
      minimum: { kind: "number", label: "Payment", blank: "0", min: 0, max: 1e6 },
    },
    {
      least: 1,
      most: 10,
      example: "Visa:6000:24:150; Store:1500:15:50; Car:9000:6.5:300",
      help: "Rates are yearly, payments monthly. Leave a payment blank if none is required.",
    },
  ),
  payments: choice(
    "What you can pay",
    { each: "These payments, and extra", total: "One amount for all debts" },
    { default: "each" },
  ),
  extra: money("Extra each month", {
    min: 0,
    max: 1e6,
    default: 0,
    begins: 200,
    help: "On top of what you pay now.",
    when: { payments: ["each"] },
  }),
  budget: money("Total each month", {
    min: 0.01,
    max: 1e7,
    example: 700,
    help: "For all debts together.",
    when: { payments: ["total"] },
  }),
  strategy: choice("Strategy", STRATEGIES, { default: "avalanche" }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Debt payoff calculator",
  summary: "When you'll be debt-free and what it costs, with the avalanche and snowball methods side by side.",
  inputs,

  outputs: {
    months: count("Time until debt-free", { unit: "months" }),
    total_interest: money("Total interest"),
    total_paid: money("Total paid"),
    monthly_budget: money("Paid each month"),
    avalanche_months: count("Time with avalanche", { unit: "months" }),
    avalanche_interest: money("Interest with avalanche"),
    snowball_months: count("Time with snowball", { unit: "months" }),
    snowball_interest: money("Interest with snowball"),
    alone_months: count("Time if payments don't roll over", {
      unit: "months",
      optional: true,
      help: "If the payment of a debt that is gone didn't move to the next.",
    }),
    interest_saved: money("Interest saved by this plan", { optional: true }),
    order: table("Order of payoff", {
      debt: text("Debt"),
      month: count("Paid off in month"),
      interest: money("Interest"),
    }),
    balances: table(
      "Balance at the end of each year",
      { year: count("Year"), avalanche: money("Avalanche"), snowball: money("Snowball") },
      { chart: { kind: "lines", x: "year", y: ["avalanche", "snowball"] } },
    ),
    schedule: table(
      "Month by month",
      { month: count("Month"), paid: money("Paid"), interest: money("Interest"), balance: money("Balance") },
      { page: true },
    ),
  },
  primary: "months",
  groups: {
    "Your plan": ["months", "monthly_budget", "total_interest", "total_paid"],
    "Avalanche or snowball": ["avalanche_months", "avalanche_interest", "snowball_months", "snowball_interest"],
    "What this plan saves": ["alone_months", "interest_saved"],
  },
  formula: "next balance = balance + balance × rate ÷ 12 − payment, with freed payments going to the next debt",

  check: (given) => ({
    budget:
      given.payments === "total" &&
      extraOf(given).isNegative() &&
      `must be at least ${formatNumber(paymentsOf(given.debts))}, the sum of the payments in your list`,
  }),

  compute(given) {
    const { debts, strategy } = given;
    const extra = extraOf(given);
    const all = {
      avalanche: payOff(inLine(debts, "avalanche"), extra, MOST_MONTHS),
      snowball: payOff(inLine(debts, "snowball"), extra, MOST_MONTHS),
    };
    const { avalanche, snowball } = all;
    const chosen = all[strategy];
    if (!avalanche || !snowball || !chosen)
      return noAnswer(
        `Enter a larger ${given.payments === "total" ? "total" : "extra payment"}: with this one, the debts aren't paid off within ${MOST_MONTHS / MONTHLY} years.`,
      );
    const alone = eachAlone(debts);
    const interest = interestOf(chosen);
    return {
      months: chosen.months.length,
      total_interest: interest,
      total_paid: fromCents(chosen.months.reduce((total, { paid }) => total + paid, 0n)),
      monthly_budget: paymentsOf(debts).plus(round(extra, 2)),
      avalanche_months: avalanche.months.length,
      avalanche_interest: interestOf(avalanche),
      snowball_months: snowball.months.length,
      snowball_interest: interestOf(snowball),
      alone_months: alone ? Math.max(...alone.map(({ months }) => months.length)) : null,
      interest_saved: alone ? sum(alone.map(interestOf)).minus(interest) : null,
      order: chosen.cleared.map((one: Cleared) => ({
        debt: one.debt.name,
        month: one.month,
        interest: fromCents(one.interest),
      })),
      balances: bothByYear(totalOf(debts), avalanche, snowball),
      schedule: () => byMonth(chosen),
    };
  },

  headline({ debts, strategy }, { months }) {
    const [first, second] = inLine(debts.value, strategy);
    const time = formatMonths(Number(months.value));
    return ["Your plan", first && second ? `Pay ${first.name} first: debt-free in ${time}` : `Debt-free in ${time}`];
  },

  sentence({ debts, strategy }, { months, total_interest, monthly_budget }) {
    const line = inLine(debts.value, strategy).map(({ name }) => name);
    const time = formatMonths(Number(months.value));
    const plan = line.length > 1 ? `Pay ${inTurn(line)}. ` : "";
    return `${plan}At ${monthly_budget} a month, you're debt-free in ${time} and pay ${total_interest} in interest.`;
  },

  working({ debts, payments, strategy }, { months, monthly_budget, total_paid, total_interest }, show, values) {
    const line = inLine(debts.value, strategy);
    const minimums = line.map(({ minimum }) => show("money", round(minimum, 2))).join(" + ");
    const more = show("money", round(extraOf(values), 2));
    const borrowed = show("money", totalOf(line));
    const [first] = line;
    return [
      payments === "total"
        ? step`Extra: ${monthly_budget} - (${minimums}) = ${more}`
        : step`Monthly budget: ${minimums} + ${more} = ${monthly_budget}`,
      `Order: ${line.map(({ name }) => name).join(", ")}`,
      first && firstInterest(first, show("money", round(first.balance, 2)), show),
      more.value.isZero()
        ? "Every debt gets its payment, and the payment of a debt that is paid off goes to the next"
        : `Every debt gets its payment, and the extra ${more} goes to ${first?.name ?? "the first"}`,
      `And so on, until the last payment after ${months}`,
      step`Total interest: ${total_paid} - ${borrowed} = ${total_interest}`,
    ];
  },

  notes(_, { avalanche_interest, snowball_interest }, show) {
    const more = snowball_interest.value.minus(avalanche_interest.value);
    return more.gt(0) ? [`Snowball costs ${show("money", more)} more in interest than avalanche.`] : [];
  },
});

const firstInterest = (debt: Debt, balance: ReturnType<Show>, show: Show): string =>
  step`First month's interest on ${debt.name}: ${balance} × ${show("percent", debt.rate, { upTo: 4 })} ÷ 12 = ${show("money", balance.value.times(debt.rate).div(1200))}`;

/** "Visa first, then Store, then Car" */
const inTurn = ([first = "", ...others]: readonly string[]): string =>
  [`${first} first`, ...others.slice(0, MOST_NAMED), ...(others.length > MOST_NAMED ? ["the others"] : [])].join(
    ", then ",
  );

const paymentsOf = (debts: readonly Debt[]): Decimal => sum(debts.map(({ minimum }) => round(minimum, 2)));

/** What goes to the first debt in line. */
const extraOf = (given: Given): Decimal =>
  given.payments === "total" ? round(given.budget, 2).minus(paymentsOf(given.debts)) : given.extra;

const interestOf = ({ months }: Payoff): Decimal =>
  fromCents(months.reduce((total, { interest }) => total + interest, 0n));

/** Each debt with its own payment only, and nothing rolled over; undefined where one is never paid off. */
function eachAlone(debts: readonly Debt[]): readonly Payoff[] | undefined {
  const alone = debts.map((debt) => payOff([debt], NOTHING, MOST_MONTHS));
  return alone.every((one) => one !== undefined) ? alone : undefined;
}

const totalOf = (debts: readonly Debt[]): Decimal => sum(debts.map(({ balance }) => round(balance, 2)));
