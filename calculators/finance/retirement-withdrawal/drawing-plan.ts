// What the questions share: the plan of withdrawals, and its totals, yearly table and steps.
import { type Show, type Shown, type ShownValues, step } from "#engine";
import { COMPOUNDED, rateFormula } from "#numbers/compounding";
import { type Decimal, sum } from "#numbers/decimal";
import type { Drawing, DrawnYear } from "#numbers/drawdown";
import { FREQUENCY, TIMES_A_YEAR } from "#numbers/frequency";
import { periodicRate } from "#numbers/growth";
import type { Given } from "./retirement-withdrawal.ts";

/** The years in the table where the money lasts forever. */
export const SHOWN_FOREVER = 30;

type Choices = Pick<Given, "frequency" | "timing" | "compounding">;

export function drawingOf(
  { frequency, timing, compounding }: Choices,
  annualReturn: Decimal,
  raisePercent: Decimal,
): Drawing {
  const perYear = TIMES_A_YEAR[frequency];
  const rate = periodicRate(annualReturn, COMPOUNDED[compounding], perYear);
  return { rate, perYear, raisePercent, due: timing === "begin" };
}

export function rateStep(given: ShownValues<Omit<Given, "years">>, show: Show): string {
  const { annual_return, raise, compounding } = given;
  const { rate, perYear } = drawingOf(given, annual_return.value, raise.value);
  const i = show("percent", rate.times(100), { upTo: 8 });
  return step`Rate i for one period: ${rateFormula(`${annual_return}`, COMPOUNDED[compounding], perYear)} = ${i}`;
}

/** The outputs, as far as a question has no answer to them. */
export const NOTHING = {
  lasts: null,
  needed_withdrawal: null,
  needed_pot: null,
  full_withdrawals: null,
  last_withdrawal: null,
  total_withdrawn: null,
  total_return: null,
};

export const totals = (rows: readonly DrawnYear[]) => ({
  total_withdrawn: sum(rows.map(({ withdrawn }) => withdrawn)),
  total_return: sum(rows.map(({ interest }) => interest)),
});

export const scheduleOf = (rows: readonly DrawnYear[]) =>
  rows.map(({ withdrawn, interest, balance }, i) => ({ year: i + 1, withdrawn, interest, balance }));

/** "every month, raised by 2% each year" */
export function everyTime({ frequency, raise }: ShownValues<Pick<Given, "frequency" | "raise">>, show: Show): string {
  const every = FREQUENCY[frequency].toLowerCase();
  if (raise.value.isZero()) return every;
  return `${every}, ${raise.value.isNegative() ? "cut" : "raised"} by ${show("percent", raise.value.abs())} each year`;
}

/** The savings needed per $1 withdrawn. `power` is the number of withdrawals, undefined where they never end. */
export function factorStep(drawing: Drawing, factor: Decimal, power: number | undefined, show: Show): string {
  const f = show("number", factor, { significant: 12 });
  if (!drawing.raisePercent.isZero() || drawing.rate.isZero())
    return `f, the savings needed for each $1 of first withdrawal: ${f}`;
  const due = drawing.due ? " × (1 + i)" : "";
  const level = power ? `(1 - (1 + i)^-${power}) ÷ i${due}` : `1 ÷ i${due}`;
  return step`Savings needed per $1 withdrawn, f: ${level} = ${f}`;
}

export const savingsStep = (withdrawal: Shown<Decimal>, factor: Decimal, show: Show): string =>
  step`Savings: ${withdrawal} × f = ${show("money", factor.times(withdrawal.value))}`;
