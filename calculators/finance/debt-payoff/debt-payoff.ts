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
  step,
  table,
  text,
} from "#engine";
import { type Debt, inLine, payOff, STRATEGIES } from "#numbers/debts";
import { type Decimal, decimal, sum } from "#numbers/decimal";
import { round } from "#numbers/round";
import { bothByYear, byMonth } from "./payoff-tables.ts";

const MOST_MONTHS = 600;
const MOST_NAMED = 3;

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
  between: {
    owed: money("Owed today"),
    to_first: money("Extra"),
    alone_interest: money("Interest if payments don't roll over", { optional: true }),
  },
  by: { total_interest: "total_paid - owed", interest_saved: "alone_interest - total_interest" },
  primary: "months",
  groups: {
    "Your plan": ["months", "monthly_budget", "total_interest", "total_paid"],
    "Avalanche or snowball": ["avalanche_months", "avalanche_interest", "snowball_months", "snowball_interest"],
    "What this plan saves": ["alone_months", "interest_saved"],
  },
  formula: "next balance = balance + balance × rate ÷ 12 − payment, with freed payments going to the next debt",

  check: (given) => ({
    budget:
      extraOf(given).isNegative() &&
      `must be at least ${formatNumber(totalOf(given.debts, "minimum"))}, the sum of the payments in your list`,
  }),

  compute(given) {
    const { debts, strategy } = given;
    const to_first = extraOf(given);
    const [avalanche, snowball] = (["avalanche", "snowball"] as const).map((by) =>
      payOff(inLine(debts, by), to_first, MOST_MONTHS),
    );
    const chosen = strategy === "avalanche" ? avalanche : snowball;
    if (!avalanche || !snowball || !chosen)
      return noAnswer(
        `Enter a larger ${given.payments === "total" ? "total" : "extra payment"}: with this one, the debts aren't paid off within ${MOST_MONTHS / 12} years.`,
      );
    const alone = debts.map((debt) => payOff([debt], decimal(0), MOST_MONTHS));
    const apart = alone.every((one) => one !== undefined) ? alone : undefined;
    const owed = totalOf(debts, "balance");
    return {
      owed,
      to_first,
      months: chosen.months.length,
      total_paid: owed.plus(chosen.interest),
      monthly_budget: totalOf(debts, "minimum").plus(to_first),
      avalanche_months: avalanche.months.length,
      avalanche_interest: avalanche.interest,
      snowball_months: snowball.months.length,
      snowball_interest: snowball.interest,
      alone_months: apart ? Math.max(...apart.map(({ months }) => months.length)) : null,
      alone_interest: apart ? sum(apart.map(({ interest }) => interest)) : null,
      order: chosen.cleared,
      balances: bothByYear(owed, avalanche, snowball),
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

  working({ debts, payments, strategy }, { months, monthly_budget, to_first }, show, _, stepOf) {
    const line = inLine(debts.value, strategy);
    const minimums = line.map(({ minimum }) => show("money", round(minimum, 2))).join(" + ");
    const [first] = line;
    const [balance, rate] = [
      show("money", round(first?.balance ?? 0, 2)),
      show("percent", first?.rate ?? 0, { upTo: 4 }),
    ];
    return [
      payments === "total"
        ? step`Extra: ${monthly_budget} - (${minimums}) = ${to_first}`
        : step`Monthly budget: ${minimums} + ${to_first} = ${monthly_budget}`,
      `Order: ${line.map(({ name }) => name).join(", ")}`,
      step`First month's interest on ${first?.name ?? ""}: ${balance} × ${rate} ÷ 12 = ${show("money", balance.value.times(rate.value).div(1200))}`,
      to_first.value.isZero()
        ? "Every debt gets its payment, and the payment of a debt that is paid off goes to the next"
        : `Every debt gets its payment, and the extra ${to_first} goes to ${first?.name ?? "the first"}`,
      `And so on, until the last payment after ${months}`,
      stepOf("total_interest"),
    ];
  },

  notes(_, { avalanche_interest, snowball_interest }, show) {
    const more = snowball_interest.value.minus(avalanche_interest.value);
    return more.gt(0) ? [`Snowball costs ${show("money", more)} more in interest than avalanche.`] : [];
  },
});

/** "Visa first, then Store, then Car" */
const inTurn = ([first = "", ...others]: readonly string[]): string =>
  [`${first} first`, ...others.slice(0, MOST_NAMED), ...(others.length > MOST_NAMED ? ["the others"] : [])].join(
    ", then ",
  );

const totalOf = (debts: readonly Debt[], figure: "balance" | "minimum"): Decimal =>
  sum(debts.map((debt) => round(debt[figure], 2)));

/** What goes to the first debt in line. */
const extraOf = (given: Given): Decimal =>
  round(given.payments === "total" ? round(given.budget, 2).minus(totalOf(given.debts, "minimum")) : given.extra, 2);
