import { choice, count, defineCalculator, money, percent, step, table, text } from "#engine";
import { limitFor, limitsUsed } from "#facts/limits/retirement-limits";
import { growthFormula } from "#numbers/compounding";
import { decimal, sum } from "#numbers/decimal";
import { FREQUENCY, TIMING } from "#numbers/frequency";
import { growthOver } from "#numbers/growth";
import { snap } from "#numbers/round";
import { LIMIT, overLimit } from "./contribution-limit.ts";
import { AMOUNT, CONTRIBUTION, contributionsOf, salarySteps } from "./employer-match.ts";
import { drawnBy, INCOME, laterIncome, spendingOf } from "./retirement-income.ts";
import { incomeSteps } from "./spending-steps.ts";
import { saving, scheduleOf } from "./yearly-balances.ts";

const RETURN = { min: -10, max: 25, help: "Per year, before inflation." } as const;
const ZERO = decimal(0);

export default defineCalculator({
  name: "Retirement savings calculator",
  summary: "Whether your savings will last in retirement, and how much to add.",

  inputs: {
    age: count("Current age", { min: 16, max: 100, example: 35 }),
    retirement_age: count("Retirement age", { min: 16, max: 110, example: 65 }),
    last_age: count("Make the money last until age", {
      min: 17,
      max: 120,
      default: 90,
      help: "Up to this birthday.",
    }),
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
  },

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
    schedule: table(
      "Year by year",
      {
        age: count("Age"),
        contributed: money("Contributed"),
        withdrawn: money("Withdrawn"),
        earned: money("Earned"),
        balance: money("Balance"),
        balance_today: money("Balance in today's money"),
      },
      { chart: { kind: "lines", x: "age", y: ["balance", "balance_today"] } },
    ),
  },
  primary: "lasts",
  formula: "needed = first year × (1 - q^n) ÷ (1 - q), q = (1 + inflation) ÷ (1 + return)",

  check: ({ age, retirement_age, last_age }) => ({
    retirement_age: retirement_age < age && "must be at least your current age",
    last_age: last_age <= retirement_age && "must be above your retirement age",
  }),

  compute(given) {
    const { age, retirement_age, last_age, inflation_rate } = given;
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
    const rise = growthOver(inflation_rate, 1, 12 * (retirement_age - age));
    const ofOne = saving(given, ZERO, decimal(1)).at(-1)?.balance;
    return {
      lasts: isShort
        ? `Until you are ${retirement_age + Math.floor(paid / drawing.perYear)}`
        : `At least until age ${last_age}`,
      pot,
      pot_today: pot.div(rise),
      needed_pot: needed,
      needed_today: needed.div(rise),
      surplus: isShort ? null : missing.neg(),
      shortfall: isShort ? missing : null,
      extra_contribution: isShort && ofOne ? missing.div(ofOne) : null,
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

  working(given, found, show, values) {
    const { savings, return_before, inflation_rate } = given;
    const { pot, needed_pot, shortfall, surplus, extra_contribution } = found;
    const years = values.retirement_age - values.age;
    const { own, employer } = contributionsOf(values);
    const contribution = given.contribution ?? show("money", own.plus(employer));
    const kept = show("money", savings.value.times(growthOver(return_before.value, 1, 12 * years)));
    const added = show("money", pot.value.minus(kept.value));
    const rise = growthFormula(`${inflation_rate}`, 1, `${years}`);
    const u = show("number", shortfall && extra_contribution ? shortfall.value.div(extra_contribution.value) : ZERO, {
      significant: 10,
    });
    const every = FREQUENCY[given.contribution_frequency].toLowerCase();
    return [
      `Years until retirement: ${given.retirement_age} - ${given.age} = ${years}`,
      step`Current savings grow to: ${savings} × ${growthFormula(`${return_before}`, 1, `${years}`)} = ${kept}`,
      ...salarySteps(given, show("money", own), found.employer_contribution),
      years > 0 && `Contributions of ${contribution} ${every} grow to: ${added}`,
      step`Savings at retirement: ${kept} + ${added} = ${pot}`,
      step`In today's money: ${pot} ÷ ${rise} = ${found.pot_today}`,
      ...incomeSteps(given, found, rise, spendingOf(values), show),
      shortfall
        ? step`Shortfall: ${needed_pot} - ${pot} = ${shortfall}`
        : step`Surplus: ${pot} - ${needed_pot} = ${surplus ?? ""}`,
      ...(extra_contribution
        ? [
            `u, what contributions of $1 grow to: ${u}`,
            step`Extra contribution: ${shortfall ?? ""} ÷ u = ${extra_contribution}`,
          ]
        : []),
    ];
  },

  alerts: (given, { contribution_limit }, show, values) => [
    contribution_limit && overLimit(given, contributionsOf(values).own, contribution_limit, show),
  ],
});
