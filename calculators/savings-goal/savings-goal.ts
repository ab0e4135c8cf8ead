import {
  choice,
  count,
  defineCalculator,
  formatMonths,
  type InputValues,
  money,
  noAnswer,
  number,
  percent,
  type Show,
  type ShownValues,
  step,
  table,
  text,
} from "#engine";
import { COMPOUNDING, growthFormula, rateFormula } from "#math/compounding";
import { type Decimal, decimal } from "#math/decimal";
import { type Plan, planOf, yearByYear } from "#math/deposits";
import { FREQUENCY, type Frequency, TIMES_A_YEAR, TIMING } from "#math/frequency";
import { MOST_PERCENT_YEARS, periodicRate, periodsUntil, worthYearByYear } from "#math/growth";
import { ceil, snap, subtract } from "#math/round";

const AMOUNT = { min: 0, max: 1e12 } as const;
const MOST_YEARS = 100;
const ZERO = decimal(0);

const inputs = {
  find: choice(
    "What do you want to find?",
    { deposit: "Amount to save", time: "Time it takes" },
    { default: "deposit" },
  ),
  goal: money("Savings goal", { ...AMOUNT, min: 0.01, example: 20000 }),
  start: money("Current savings", { ...AMOUNT, default: 0 }),
  annual_rate: percent("Interest rate", { min: 0, max: 100, example: 4, help: "Per year, before compounding." }),
  compounding: choice("Compounding", COMPOUNDING, {
    more: true,
    default: "monthly",
    help: "How often interest is added.",
  }),
  years: count("Years", { unit: "years", min: 0, max: MOST_YEARS, example: 5, when: { find: ["deposit"] } }),
  months: count("Months", {
    unit: "months",
    min: 0,
    max: 11,
    default: 0,
    when: { find: ["deposit"] },
    help: "In addition to the years.",
  }),
  deposit: money("Regular deposit", { ...AMOUNT, example: 300, when: { find: ["time"] } }),
  deposit_frequency: choice("Deposit frequency", FREQUENCY, { default: "monthly" }),
  deposit_timing: choice("Deposit timing", TIMING, { more: true, default: "end" }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  slug: "savings-goal",
  name: "Savings goal calculator",
  category: "finance",
  summary: "How much to save each month to reach your goal, or how long it takes with what you save.",
  version: "1.0.2",
  inputs,

  outputs: {
    needed_deposit: money("Deposit needed", { optional: true }),
    time: text("Time it takes", { optional: true }),
    deposits: count("Number of deposits"),
    total_deposits: money("Total deposits"),
    total_interest: money("Interest earned"),
    final_balance: money("Final balance"),
    schedule: table(
      "Savings by year",
      {
        year: number("Year", { upTo: 2 }),
        deposited: money("Paid in so far"),
        interest: money("Interest so far"),
        balance: money("Balance"),
      },
      { chart: { kind: "areas", x: "year", y: ["deposited", "interest"] } },
    ),
  },
  primary: ({ find }) => (find === "deposit" ? "needed_deposit" : "time"),
  formula: "deposit = (goal - start × (1 + i)^n) × i ÷ ((1 + i)^n - 1)",
  parts: { of: ["start", "total_deposits", "total_interest"], whole: "final_balance" },

  check({ annual_rate, years, months }) {
    if (years === 0 && months === 0) return { months: "must be at least 1 when years is 0" };
    return annual_rate.times(years ?? 0).gt(MOST_PERCENT_YEARS)
      ? { years: "must be fewer at this rate: the balance would be too large to show" }
      : {};
  },

  compute: (given) => (given.find === "deposit" ? depositFor(given) : timeFor(given)),

  sentence(given, found) {
    const { find, goal, start, annual_rate } = given;
    const every = FREQUENCY[given.deposit_frequency].toLowerCase();
    if (find === "deposit") {
      const time = formatMonths(given.years.value * 12 + given.months.value);
      return found.needed_deposit?.value.isZero()
        ? `${start} at ${annual_rate} a year grows to ${found.final_balance} in ${time}. You need no deposits to reach ${goal}.`
        : `To have ${goal} in ${time}, save ${found.needed_deposit} ${every}.`;
    }
    if (start.value.gte(goal.value)) return `Your ${start} already covers the goal of ${goal}.`;
    if (given.deposit.value.isZero()) return `${start} at ${annual_rate} a year reaches ${goal} in ${found.time}.`;
    return `Saving ${given.deposit} ${every}, you reach ${goal} in ${found.time}.`;
  },

  working(given, found, show) {
    const { goal, start, annual_rate } = given;
    const { total_deposits, total_interest, final_balance } = found;
    const plan = planFor(given, annual_rate.value);
    const rate = periodicRate(annual_rate.value, plan.compounding, plan.perYear);
    const i = show("percent", rate.times(100), { upTo: 8 });
    const rateStep = step`Rate i for one deposit period: ${rateFormula(`${annual_rate}`, plan.compounding, plan.perYear)} = ${i}`;
    const interest = step`Interest: ${final_balance} - ${start} - ${total_deposits} = ${total_interest}`;
    if (given.find === "time") {
      if (start.value.gte(goal.value)) return [`${start} is at least ${goal}.`, interest];
      const { n, periods } = periodsStep(given, rate, plan.due, show);
      return [rateStep, periods, `Whole periods, rounded up: ${ceil(n.value)}, which is ${found.time}`, interest];
    }
    const months = given.years.value * 12 + given.months.value;
    const time = given.months.value === 0 ? `${given.years.value}` : `(${months} ÷ 12)`;
    const { end } = yearByYear(plan, months);
    const kept = show("money", start.value.times(end.start));
    const growth = growthFormula(`${annual_rate}`, plan.compounding, time);
    const grows = start.value.isZero() ? [] : [step`Current savings grow to: ${start} × ${growth} = ${kept}`];
    if (found.needed_deposit?.value.isZero()) return [...grows, `${kept} is at least ${goal}.`, interest];
    const s = show("number", end.deposits, { significant: 12 });
    const n = (plan.perYear * months) / 12;
    const worth =
      Number.isInteger(n) && !rate.isZero()
        ? [rateStep, step`s, what deposits of $1 grow to: ((1 + i)^${n} - 1) ÷ i${plan.due ? " × (1 + i)" : ""} = ${s}`]
        : [`s, what deposits of $1 grow to with interest: ${s}`];
    return [
      ...grows,
      ...worth,
      step`Deposit needed: ${start.value.isZero() ? goal : `(${goal} - ${kept})`} ÷ s = ${found.needed_deposit ?? ""}`,
      interest,
    ];
  },
});

type ShownTime = ShownValues<Extract<Given, { find: "time" }>>;

function periodsStep({ goal, start, deposit }: ShownTime, rate: Decimal, due: boolean, show: Show) {
  const exact = periodsUntil(goal.value, { start: start.value, payment: deposit.value, rate, due });
  const n = show("number", exact ?? ZERO, { upTo: 4 });
  const begun = due ? `${deposit} × (1 + i)` : `${deposit}`;
  const periods = rate.isZero()
    ? step`Periods n: (${goal} - ${start}) ÷ ${deposit} = ${n}`
    : step`Periods n: ln((${begun} + i × ${goal}) ÷ (${begun} + i × ${start})) ÷ ln(1 + i) = ${n}`;
  return { n, periods };
}

function depositFor(given: Extract<Given, { find: "deposit" }>) {
  const { goal, start, annual_rate } = given;
  const { rows, end } = yearByYear(planFor(given, annual_rate), given.years * 12 + given.months);
  const kept = start.times(end.start);
  const isShort = snap(goal).gt(snap(kept));
  if (isShort && end.count === 0) return noAnswer("Enter a longer time: no deposit falls within this one.");
  const deposit = isShort ? goal.minus(kept).div(end.deposits) : ZERO;
  const balances = rows.map((row) => ({
    year: decimal(row.months).div(12),
    deposited: deposit.times(row.count).plus(start),
    balance: start.times(row.start).plus(deposit.times(row.deposits)),
  }));
  const deposits = deposit.isZero() ? 0 : end.count;
  return { needed_deposit: deposit, time: null, deposits, ...totals(start, balances) };
}

function timeFor(given: Extract<Given, { find: "time" }>) {
  const { goal, start, deposit, annual_rate, deposit_frequency } = given;
  const { perYear, compounding, due } = planFor(given, annual_rate);
  const stream = { start, payment: deposit, rate: periodicRate(annual_rate, compounding, perYear), due };
  const periods = start.gte(goal) ? ZERO : periodsUntil(goal, stream);
  if (!periods) return noAnswer("Enter a deposit or an interest rate: without either, the goal is never reached.");
  const n = ceil(periods);
  if (n.gt(MOST_YEARS * perYear))
    return noAnswer(`It would take more than ${MOST_YEARS} years. Enter a larger deposit.`);
  const balances = worthYearByYear(stream, n, perYear).map(({ year, balance }) => ({
    year,
    deposited: deposit.times(year).times(perYear).plus(start),
    balance,
  }));
  const deposits = deposit.isZero() ? ZERO : n;
  const time = timeWords(n.toNumber(), deposit_frequency);
  return { needed_deposit: null, time, deposits, ...totals(start, balances) };
}

function totals(start: Decimal, balances: readonly { year: Decimal; deposited: Decimal; balance: Decimal }[]) {
  const end = balances.at(-1) ?? { year: ZERO, deposited: start, balance: start };
  return {
    total_deposits: end.deposited.minus(start),
    total_interest: subtract(end.balance, end.deposited),
    final_balance: end.balance,
    schedule: balances.map((row) => ({ ...row, interest: subtract(row.balance, row.deposited) })),
  };
}

/** In months where the periods come to whole ones, else in weeks or half months. */
function timeWords(periods: number, frequency: Frequency): string {
  const months = (12 * periods) / TIMES_A_YEAR[frequency];
  if (Number.isInteger(months)) return formatMonths(months);
  if (frequency === "semimonthly")
    return months < 1 ? "half a month" : `${formatMonths(Math.floor(months))} and a half`;
  const weeks = (52 * periods) / TIMES_A_YEAR[frequency];
  return `${weeks} ${weeks === 1 ? "week" : "weeks"}`;
}

type Choices = Pick<Given, "compounding" | "deposit_frequency" | "deposit_timing">;

const planFor = ({ compounding, deposit_frequency, deposit_timing }: Choices, annualPercent: Decimal): Plan =>
  planOf({ annualPercent, compounding, frequency: deposit_frequency, timing: deposit_timing });
