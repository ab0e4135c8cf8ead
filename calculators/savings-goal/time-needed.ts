// How long it takes to reach a goal with regular deposits.
import { formatMonths, formatNumber, type Line, noAnswer, type Show, type ShownValues, step } from "#engine";
import { rateFormula } from "#math/compounding";
import { decimal } from "#math/decimal";
import { FREQUENCY, type Frequency, TIMES_A_YEAR } from "#math/frequency";
import { periodicRate, periodsUntil, worthYearByYear } from "#math/growth";
import { ceil } from "#math/round";
import type { Given as AnyGiven } from "./savings-goal.ts";
import { outcome, planFor } from "./savings-plan.ts";

type Given = Extract<AnyGiven, { find: "time" }>;
type Found = { readonly time: string | null };

export const MOST_YEARS = 100;

function compute(given: Given) {
  const { goal, start, deposit, annual_rate, deposit_frequency } = given;
  const { perYear, compounding, due } = planFor(given, annual_rate);
  const stream = { start, payment: deposit, rate: periodicRate(annual_rate, compounding, perYear), due };
  const periods = start.gte(goal) ? decimal(0) : periodsUntil(goal, stream);
  if (!periods) return noAnswer("Enter a deposit or an interest rate: without either, the goal is never reached.");
  const n = ceil(periods);
  if (n.gt(MOST_YEARS * perYear))
    return noAnswer(`It would take more than ${MOST_YEARS} years. Enter a larger deposit.`);
  const balances = worthYearByYear(stream, n, perYear).map(({ year, balance }) => ({
    year,
    deposited: deposit.times(year).times(perYear).plus(start),
    balance,
  }));
  const deposits = deposit.isZero() ? decimal(0) : n;
  const time = timeWords(n.toNumber(), deposit_frequency);
  return { needed_deposit: null, time, deposits, ...outcome(start, balances) };
}

/** In months where the periods come to whole ones, else in weeks or half months. */
function timeWords(periods: number, frequency: Frequency): string {
  const months = (12 * periods) / TIMES_A_YEAR[frequency];
  if (Number.isInteger(months)) return formatMonths(months);
  if (frequency === "semimonthly")
    return months < 1 ? "half a month" : `${formatMonths(Math.floor(months))} and a half`;
  const weeks = (52 * periods) / TIMES_A_YEAR[frequency];
  return `${formatNumber(weeks)} ${weeks === 1 ? "week" : "weeks"}`;
}

function sentence(given: ShownValues<Given>, { time }: Found): string {
  const { goal, start, annual_rate, deposit } = given;
  if (start.value.gte(goal.value)) return `Your ${start} already covers the goal of ${goal}.`;
  if (deposit.value.isZero()) return `${start} at ${annual_rate} a year reaches ${goal} in ${time}.`;
  return `Saving ${deposit} ${FREQUENCY[given.deposit_frequency].toLowerCase()}, you reach ${goal} in ${time}.`;
}

function steps(given: ShownValues<Given>, { time }: Found, show: Show): readonly Line[] {
  const { goal, start, annual_rate, deposit } = given;
  if (start.value.gte(goal.value)) return [`${start} is at least ${goal}.`];
  const { perYear, compounding, due } = planFor(given, annual_rate.value);
  const rate = periodicRate(annual_rate.value, compounding, perYear);
  const i = show("percent", rate.times(100), { upTo: 8 });
  const exact = periodsUntil(goal.value, { start: start.value, payment: deposit.value, rate, due });
  const n = show("number", exact ?? decimal(0), { upTo: 4 });
  const begun = due ? `${deposit} × (1 + i)` : `${deposit}`;
  return [
    step`Rate i for one deposit period: ${rateFormula(`${annual_rate}`, compounding, perYear)} = ${i}`,
    rate.isZero()
      ? step`Periods n: (${goal} - ${start}) ÷ ${deposit} = ${n}`
      : step`Periods n: ln((${begun} + i × ${goal}) ÷ (${begun} + i × ${start})) ÷ ln(1 + i) = ${n}`,
    `Whole periods, rounded up: ${ceil(n.value)}, which is ${time}`,
  ];
}

export const timeNeeded = { compute, sentence, steps };
