// How long it takes to reach a goal with regular deposits.
import {
  type Currency,
  formatMonths,
  formatNumber,
  type Line,
  noAnswer,
  type Show,
  type ShownValues,
  step,
} from "#engine";
import { rateFormula } from "#numbers/compounding";
import { decimal } from "#numbers/decimal";
import { FREQUENCY, type Frequency, TIMES_A_YEAR } from "#numbers/frequency";
import { periodicRate, periodsUntil } from "#numbers/growth";
import { ceil } from "#numbers/round";
import type { Given } from "./savings-goal.ts";
import { outcome, planFor, type StepOf } from "./savings-plan.ts";
import { type Reached, yearsUntil } from "./years-until.ts";

type Found = { readonly time: string | null };

export const MOST_YEARS = 100;

function compute(given: Given) {
  const { goal, start, deposit, annual_rate, deposit_frequency } = given;
  if (start.gte(goal))
    return { needed_deposit: null, time: timeWords(0, deposit_frequency), deposits: 0, ...outcome(start, []) };
  if (deposit.isZero() && (annual_rate.isZero() || start.isZero()))
    return noAnswer("Enter a deposit or an interest rate: without either, the goal is never reached.");
  const found = reachedWith(given);
  if (!found) return noAnswer(`It would take more than ${MOST_YEARS} years. Enter a larger deposit.`);
  const n = wholePeriods(found, deposit_frequency);
  const time = timeWords(n, deposit_frequency);
  return { needed_deposit: null, time, deposits: deposit.isZero() ? 0 : n, ...outcome(start, found.years) };
}

const plainly = (given: ShownValues<Given>) => ({
  ...given,
  goal: given.goal.value,
  start: given.start.value,
  deposit: given.deposit.value,
  annual_rate: given.annual_rate.value,
  deposit_raise: given.deposit_raise.value,
});

type Plainly = Omit<Given, "years" | "months">;

function reachedWith(given: Plainly): Reached | undefined {
  const { goal, start, deposit, annual_rate, deposit_raise } = given;
  const { perYear, compounding, due } = planFor(given, annual_rate);
  const stream = { start, payment: deposit, rate: periodicRate(annual_rate, compounding, perYear), due };
  return yearsUntil(goal, stream, { perYear, raise: deposit_raise.div(100).plus(1), mostYears: MOST_YEARS });
}

const wholePeriods = ({ years, periods }: Reached, frequency: Frequency): number =>
  TIMES_A_YEAR[frequency] * (years.length - 1) + ceil(periods).toNumber();

/** In months where the periods come to whole ones, else in weeks or half months. */
const timeWords =
  (periods: number, frequency: Frequency) =>
  ({ notation }: Currency): string => {
    const months = (12 * periods) / TIMES_A_YEAR[frequency];
    if (Number.isInteger(months)) return formatMonths(months, notation);
    if (frequency === "semimonthly")
      return months < 1 ? "half a month" : `${formatMonths(Math.floor(months), notation)} and a half`;
    const weeks = (52 * periods) / TIMES_A_YEAR[frequency];
    return `${formatNumber(weeks, {}, notation)} ${weeks === 1 ? "week" : "weeks"}`;
  };

function sentence(given: ShownValues<Given>, { time }: Found): string {
  const { goal, start, annual_rate, deposit, deposit_raise } = given;
  if (start.value.gte(goal.value)) return `Your ${start} already covers the goal of ${goal}.`;
  if (deposit.value.isZero()) return `${start} at ${annual_rate} a year reaches ${goal} in ${time}.`;
  const raise = deposit_raise.value.isZero() ? "" : ` at first, then ${deposit_raise} more each year`;
  return `Saving ${deposit} ${FREQUENCY[given.deposit_frequency].toLowerCase()}${raise}, you reach ${goal} in ${time}.`;
}

function working(given: ShownValues<Given>, found: Found, show: Show, _: Given, stepOf: StepOf): readonly Line[] {
  return [...timeSteps(given, found, show), stepOf("total_interest")];
}

function timeSteps(given: ShownValues<Given>, { time }: Found, show: Show): readonly Line[] {
  const { goal, start, annual_rate, deposit, deposit_raise } = given;
  if (start.value.gte(goal.value)) return [`${start} is at least ${goal}.`];
  const plain = plainly(given);
  const { perYear, compounding, due } = planFor(plain, annual_rate.value);
  const rate = periodicRate(annual_rate.value, compounding, perYear);
  const i = show("percent", rate.times(100), { upTo: 8 });
  const found = reachedWith(plain);
  const before = deposit_raise.value.isZero() ? 0 : (found?.years.length ?? 1) - 1;
  const from = before > 0 && found ? found.begun : { start: start.value, payment: deposit.value, rate, due };
  const [begun, each] = [show("money", from.start), show("money", from.payment)];
  const n = show("number", periodsUntil(goal.value, from) ?? decimal(0), { upTo: 4 });
  const paid = due ? `${each} × (1 + i)` : `${each}`;
  const whole = before * perYear + ceil(n.value).toNumber();
  return [
    step`Rate i for one deposit period: ${rateFormula(`${annual_rate}`, compounding, perYear)} = ${i}`,
    before > 0 && `After ${formatMonths(12 * before)} you have ${begun}, and the deposit is ${each}.`,
    rate.isZero()
      ? step`Periods n: (${goal} - ${begun}) ÷ ${each} = ${n}`
      : step`Periods n: ln((${paid} + i × ${goal}) ÷ (${paid} + i × ${begun})) ÷ ln(1 + i) = ${n}`,
    before > 0
      ? `Periods in all, rounded up: ${before} × ${perYear} + ${ceil(n.value)} = ${whole}, which is ${time}`
      : `Whole periods, rounded up: ${whole}, which is ${time}`,
  ];
}

export const timeNeeded = { compute, sentence, working };
