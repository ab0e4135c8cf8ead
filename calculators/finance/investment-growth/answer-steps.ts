// The steps to the answer: the rate of a period, the number of periods, and the formula solved for what you asked.
import { type Line, type Show, type Shown, type ShownValues, step } from "#engine";
import { COMPOUNDED, rateFormula } from "#math/compounding";
import { type Decimal, decimal } from "#math/decimal";
import { futureValue, periodicRate } from "#math/growth";
import type { Given } from "./investment-growth.ts";
import { periodsAYear } from "./solve-for.ts";

type Needed = "end_value" | "needed_start" | "needed_contribution" | "needed_rate" | "needed_years";
export type Found = Readonly<Record<Needed, Shown<Decimal> | null>> & { readonly periods: Shown<Decimal> };

export function answerSteps(given: ShownValues<Given>, found: Found, show: Show): readonly Line[] {
  const { find, years } = given;
  const { periods, needed_rate, needed_years } = found;
  const { lump, each, end, nominal } = amountsIn(given, found, show);
  const perYear = periodsAYear(given.contribution_frequency, given.contribution?.value);
  const rate = periodicRate(nominal.value, COMPOUNDED[given.compounding], perYear);
  const i = show("percent", rate.times(100), { upTo: 8 });
  const due = given.contribution_timing === "begin";
  const isRegular = find === "contribution" || each.value.gt(0);
  const terms = { lump, each, end, i, periods };
  const lines = isRegular
    ? withContributions(terms, due ? `${each} × (1 + i)` : `${each}`)
    : withoutContributions(terms);
  return [
    !needed_rate &&
      step`Rate i for one period: ${rateFormula(`${nominal}`, COMPOUNDED[given.compounding], perYear)} = ${i}`,
    years && step`Periods n: ${show("number", years.value)} × ${perYear} = ${periods}`,
    isRegular && find !== "years" && contributionsOfOne(rate, due, periods.value, show),
    needed_years && rate.isZero() ? step`Periods n: (${end} - ${lump}) ÷ ${each} = ${periods}` : lines[find],
    needed_years && perYear > 1 && step`Time: ${periods} ÷ ${perYear} = ${needed_years}`,
  ];
}

/** Those that were given, and the one that was found. */
export function amountsIn(given: ShownValues<Given>, found: Found, show: Show) {
  const none = show("money", decimal(0));
  return {
    lump: given.start ?? found.needed_start ?? none,
    each: given.contribution ?? found.needed_contribution ?? none,
    end: given.target ?? found.end_value ?? none,
    nominal: given.annual_rate ?? found.needed_rate ?? none,
  };
}

function contributionsOfOne(rate: Decimal, due: boolean, periods: Decimal, show: Show): string {
  const unit = futureValue({ start: decimal(0), payment: decimal(1), rate, due }, periods);
  const worth = rate.isZero() ? "n" : `((1 + i)^n - 1) ÷ i${due ? " × (1 + i)" : ""}`;
  return step`s, what contributions of $1 grow to: ${worth} = ${show("number", unit, { significant: 12 })}`;
}

type Terms = Readonly<Record<"lump" | "each" | "end" | "i" | "periods", Shown<Decimal>>>;
type AnswerSteps = Readonly<Record<Given["find"], Line>>;

const withContributions = ({ lump, each, end, i, periods }: Terms, begun: string): AnswerSteps => ({
  end: step`Ending value: ${lump} × (1 + i)^n + ${each} × s = ${end}`,
  start: step`Starting amount: (${end} - ${each} × s) ÷ (1 + i)^n = ${lump}`,
  contribution: step`Contribution: (${end} - ${lump} × (1 + i)^n) ÷ s = ${each}`,
  rate: `Rate i for one period, found so that ${lump} × (1 + i)^n + ${each} × s comes to ${end}: ${i}`,
  years: step`Periods n: ln((${begun} + i × ${end}) ÷ (${begun} + i × ${lump})) ÷ ln(1 + i) = ${periods}`,
});

const withoutContributions = ({ lump, each, end, i, periods }: Terms): AnswerSteps => ({
  end: step`Ending value: ${lump} × (1 + i)^n = ${end}`,
  start: step`Starting amount: ${end} ÷ (1 + i)^n = ${lump}`,
  contribution: step`Contribution: (${end} - ${lump} × (1 + i)^n) ÷ s = ${each}`,
  rate: step`Rate i for one period: (${end} ÷ ${lump})^(1 ÷ n) - 1 = ${i}`,
  years: step`Periods n: ln(${end} ÷ ${lump}) ÷ ln(1 + i) = ${periods}`,
});
