// The steps from today's savings to what is missing at retirement.
import { type Line, type Show, type Shown, type ShownValues, step } from "#engine";
import { growthFormula } from "#numbers/compounding";
import type { Decimal } from "#numbers/decimal";
import { FREQUENCY } from "#numbers/frequency";
import { growthOver } from "#numbers/growth";
import { contributionsOf, salarySteps } from "./employer-match.ts";
import { spendingOf } from "./retirement-income.ts";
import type { Given } from "./retirement-savings.ts";
import { incomeSteps } from "./spending-steps.ts";

type Found = Readonly<Record<"pot" | "pot_today" | "needed_pot" | "needed_today" | "first_income", Shown<Decimal>>> &
  Readonly<
    Record<"surplus" | "shortfall" | "extra_contribution" | "employer_contribution" | "of_one", Shown<Decimal> | null>
  >;

export function savingsSteps(given: ShownValues<Given>, found: Found, show: Show, values: Given): readonly Line[] {
  const { savings, return_before, inflation_rate } = given;
  const { pot, needed_pot, shortfall, surplus, extra_contribution, of_one } = found;
  const years = values.retirement_age - values.age;
  const { own, employer } = contributionsOf(values);
  const contribution = given.contribution ?? show("money", own.plus(employer));
  const kept = show("money", savings.value.times(growthOver(return_before.value, 1, 12 * years)));
  const added = show("money", pot.value.minus(kept.value));
  const rise = growthFormula(`${inflation_rate}`, 1, `${years}`);
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
          `u, what contributions of $1 grow to: ${of_one}`,
          step`Extra contribution: ${shortfall ?? ""} ÷ u = ${extra_contribution}`,
        ]
      : []),
  ];
}
