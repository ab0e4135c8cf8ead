// How much to save each time to reach a goal within a given time.
import { formatMonths, type Line, noAnswer, type Show, type Shown, type ShownValues, step } from "#engine";
import { growthFormula, rateFormula } from "#numbers/compounding";
import { type Decimal, decimal } from "#numbers/decimal";
import { type Plan, yearByYear } from "#numbers/deposits";
import { FREQUENCY } from "#numbers/frequency";
import { growsTooLarge, periodicRate } from "#numbers/growth";
import { snap } from "#numbers/round";
import type { Given } from "./savings-goal.ts";
import { outcome, planFor, type StepOf } from "./savings-plan.ts";

type Found = { readonly needed_deposit: Shown<Decimal> | null; readonly final_balance: Shown<Decimal> };

function check({ annual_rate, years, months }: Given) {
  if (years + months === 0) return { months: "must be at least 1 when years is 0" };
  return {
    years: growsTooLarge(annual_rate, years) && "must be fewer at this rate: the balance would be too large to show",
  };
}

function compute(given: Given) {
  const { goal, start, annual_rate } = given;
  const { rows, end } = yearByYear(planFor(given, annual_rate), given.years * 12 + given.months);
  const kept = start.times(end.start);
  const isShort = snap(goal).gt(snap(kept));
  if (isShort && end.count === 0) return noAnswer("Enter a longer time: no deposit falls within this one.");
  const deposit = isShort ? goal.minus(kept).div(end.deposits) : decimal(0);
  const balances = rows.map((row) => ({
    year: decimal(row.months).div(12),
    deposited: deposit.times(row.paid).plus(start),
    balance: start.times(row.start).plus(deposit.times(row.deposits)),
  }));
  const deposits = deposit.isZero() ? 0 : end.count;
  return { needed_deposit: deposit, time: null, deposits, ...outcome(start, balances) };
}

function sentence(given: ShownValues<Given>, { needed_deposit, final_balance }: Found): string {
  const { goal, start, annual_rate } = given;
  const every = FREQUENCY[given.deposit_frequency].toLowerCase();
  const time = formatMonths(given.years.value * 12 + given.months.value);
  return needed_deposit?.value.isZero()
    ? `${start} at ${annual_rate} a year grows to ${final_balance} in ${time}. You need no deposits to reach ${goal}.`
    : `To have ${goal} in ${time}, save ${needed_deposit} ${every}${raiseWords(given)}.`;
}

const raiseWords = ({ deposit_raise }: ShownValues<Given>): string =>
  deposit_raise.value.isZero() ? "" : ` at first, then ${deposit_raise} more each year`;

function working(given: ShownValues<Given>, found: Found, show: Show, _: Given, stepOf: StepOf): readonly Line[] {
  return [...depositSteps(given, found, show), stepOf("total_interest")];
}

function depositSteps(given: ShownValues<Given>, { needed_deposit }: Found, show: Show): readonly Line[] {
  const { goal, start, annual_rate } = given;
  const plan = planFor({ ...given, deposit_raise: given.deposit_raise.value }, annual_rate.value);
  const months = given.years.value * 12 + given.months.value;
  const { end } = yearByYear(plan, months);
  const time = given.months.value === 0 ? `${given.years.value}` : `(${months} ÷ 12)`;
  const kept = show("money", start.value.times(end.start));
  const growth = growthFormula(`${annual_rate}`, plan.compounding, time);
  const isLump = !start.value.isZero();
  const grows = isLump && step`Current savings grow to: ${start} × ${growth} = ${kept}`;
  if (needed_deposit?.value.isZero()) return [grows, `${kept} is at least ${goal}.`];
  const missing = isLump ? `(${goal} - ${kept})` : goal;
  const s = show("number", end.deposits, { significant: 12 });
  return [
    grows,
    ...worthOfDeposits(annual_rate, plan, (plan.perYear * months) / 12, s, show),
    step`Deposit needed: ${missing} ÷ s = ${needed_deposit ?? ""}`,
  ];
}

/** A formula where deposits and interest come in whole periods. */
function worthOfDeposits(annualRate: Shown<Decimal>, plan: Plan, n: number, s: Shown<Decimal>, show: Show) {
  const rate = periodicRate(annualRate.value, plan.compounding, plan.perYear);
  if (plan.raisePercent?.gt(0)) return [`s, what deposits of $1, raised each year, grow to with interest: ${s}`];
  if (!Number.isInteger(n) || rate.isZero()) return [`s, what deposits of $1 grow to with interest: ${s}`];
  const i = show("percent", rate.times(100), { upTo: 8 });
  return [
    step`Rate i for one deposit period: ${rateFormula(`${annualRate}`, plan.compounding, plan.perYear)} = ${i}`,
    step`s, what deposits of $1 grow to: ((1 + i)^${n} - 1) ÷ i${plan.due ? " × (1 + i)" : ""} = ${s}`,
  ];
}

export const depositNeeded = { check, compute, sentence, working };
