import { choice, count, defineCalculator, type InputValues, money, number, percent, text } from "#engine";
import { limitFor, limitsUsed } from "#facts/limits/retirement-limits";
import { type Decimal, decimal, sum } from "#numbers/decimal";
import { FREQUENCY, TIMING } from "#numbers/frequency";
import { growthOver } from "#numbers/growth";
import { snap } from "#numbers/round";
import { LIMIT, overLimit } from "./contribution-limit.ts";
import { AMOUNT, CONTRIBUTION, contributionsOf } from "./employer-match.ts";
import { drawnBy, INCOME, laterIncome, spendingOf } from "./retirement-income.ts";
import { savingsSteps } from "./savings-steps.ts";
import { saving, scheduleOf, YEARLY_BALANCES } from "./yearly-balances.ts";

const RETURN = { min: -10, max: 25, help: "Per year, before inflation." } as const;

const inputs = {
  age: count("Current age", { min: 16, max: 100, example: 35 }),
  retirement_age: count("Retirement age", { min: 16, max: 110, example: 65 }),
  last_age: count("Make the money last until age", { min: 17, max: 120, default: 90, help: "Up to this birthday." }),
  savings: money("Current savings", { ...AMOUNT, example: 50000 }),
  ...CONTRIBUTION,
  ...LIMIT,
  contribution_frequency: choice("Contribution frequency", FREQUENCY, { default: "monthly" }),
  contribution_timing: choice("Contribution timing", TIMING, { more: true, default: "end" }),
  contribution_raise: percent("Contribution raise", {
    typical: 3,
    min: -20,
    max: 25,
    more: true,
    default: 0,
    help: "Each year.",
  }),
  return_before: percent("Return until retirement", { ...RETURN, example: 6 }),
  return_after: percent("Return in retirement", { ...RETURN, example: 4 }),
  inflation_rate: percent("Inflation rate", { min: -5, max: 25, example: 2.5, help: "Per year." }),
  ...INCOME,
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Retirement savings calculator",
  summary: "Whether your savings will last in retirement, and how much to add.",
  inputs,

  outputs: {
    lasts: text("Your money lasts"),
    pot: money("Savings at retirement", { help: "In that year's money." }),
    pot_today: money("Savings at retirement, in today's money"),
    needed_pot: money("Savings needed at retirement", { help: "In that year's money." }),
    needed_today: money("Savings needed, in today's money"),
    surplus: money("Surplus", { optional: true, help: "At retirement, in that year's money." }),
    shortfall: money("Shortfall", { optional: true, help: "At retirement, in that year's money." }),
    extra_contribution: money("Extra contribution needed", { optional: true }),
    first_income: money("First withdrawal, in that year's money"),
    later_income: money("Withdrawal when the pension starts", { optional: true, help: "In that year's money." }),
    total_contributions: money("Total contributions"),
    employer_contribution: money("Employer contribution each time", { optional: true }),
    contribution_limit: money("Annual contribution limit", { optional: true }),
    schedule: YEARLY_BALANCES,
  },
  primary: "lasts",
  groups: {
    "What you'll have": ["lasts", "pot", "pot_today", "first_income", "later_income"],
    "What you need": ["needed_pot", "needed_today", "surplus", "shortfall", "extra_contribution"],
    "What goes in": ["total_contributions", "employer_contribution", "contribution_limit"],
  },
  formula: "needed = first year × (1 - q^n) ÷ (1 - q), q = (1 + inflation) ÷ (1 + return)",

  between: {
    rise: number("Prices at retirement, in times today's"),
    of_one: number("What contributions of $1 grow to", { significant: 10, inFull: true, optional: true }),
  },
  by: {
    pot_today: "pot ÷ rise",
    needed_today: "needed_pot ÷ rise",
    extra_contribution: "shortfall ÷ of_one",
  },

  check: ({ age, retirement_age, last_age }) => ({
    retirement_age: retirement_age < age && "must be at least your current age",
    last_age: last_age <= retirement_age && "must be above your retirement age",
  }),

  compute(given) {
    const { age, retirement_age, last_age } = given;
    const { own, employer } = contributionsOf(given);
    const limit = limitFor(given);
    if (limit && "noAnswer" in limit) return limit;
    const saved = saving(given, given.savings, own.plus(employer));
    const pot = saved.at(-1)?.balance ?? given.savings;
    const spending = spendingOf(given);
    const { needed, drawing } = spending;
    const spent = drawnBy(spending, pot);
    const paid = spent.reduce((total, { full }) => total + full, 0);
    const missing = needed.minus(pot);
    const isShort = snap(needed).gt(snap(pot));
    return {
      lasts: isShort
        ? `Until you are ${retirement_age + Math.floor(paid / drawing.perYear)}`
        : `At least until age ${last_age}`,
      pot,
      rise: growthOver(given.inflation_rate, 1, 12 * (retirement_age - age)),
      of_one: saving(given, decimal(0), decimal(1)).at(-1)?.balance ?? null,
      needed_pot: needed,
      surplus: isShort ? null : missing.neg(),
      shortfall: isShort ? missing : null,
      first_income: spending.first,
      later_income: spending.alone > 0 ? laterIncome(spending) : null,
      total_contributions: sum(saved.map(({ contributed }) => contributed)),
      employer_contribution: employer.isZero() ? null : employer,
      contribution_limit: limit ? decimal(limit.most) : null,
      schedule: scheduleOf(given, saved, spent),
    };
  },

  facts: limitsUsed,

  sentence({ retirement_age }, { lasts, pot, pot_today, needed_pot, shortfall }) {
    const missing = shortfall ? `you are ${shortfall} short` : "you have enough";
    const until = lasts.replace(/^./, (letter) => letter.toLowerCase());
    return `At ${retirement_age} you have ${pot} (${pot_today} in today's money) and need ${needed_pot}: ${missing}, and the money lasts ${until}.`;
  },

  working: savingsSteps,

  alerts: (given, { contribution_limit, pot, first_income }, show, values) => [
    given.income_frequency === "monthly" &&
      isSpentWithinTwoYears(pot.value, first_income.value) &&
      `We used an income of ${given.income} a month. If that is for a year, set the income frequency to every year.`,
    contribution_limit && overLimit(given, contributionsOf(values).own, contribution_limit, show),
  ],
});

/** An income for a year was probably entered as one for a month: as a yearly one, the savings would pay it at least once. */
const isSpentWithinTwoYears = (pot: Decimal, income: Decimal): boolean => pot.gte(income) && pot.lt(income.times(24));
