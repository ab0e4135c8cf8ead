// The steps to the answer: the rate of a period, the number of periods, and the formula solved for what you asked.
import { type Line, type Show, type Shown, type ShownValues, step } from "#engine";
import { COMPOUNDED, COMPOUNDING, rateFormula } from "#numbers/compounding";
import type { Decimal } from "#numbers/decimal";
import type { Given as Inputs } from "./investment-growth.ts";

type Given = ShownValues<Inputs>;
type Figure = "lump" | "each" | "end" | "i" | "growth" | "s" | "periods" | "effective_rate";
type Found = Readonly<Record<Figure, Shown<Decimal>>> & {
  readonly per_year: Shown<unknown>;
  readonly needed_rate: Shown<Decimal> | null;
};

export function answerSteps(
  given: Given,
  found: Found,
  show: Show,
  stepOf: (name: "needed_years" | "total_growth") => Line,
  solved: Line,
): readonly Line[] {
  const { i, periods, growth, effective_rate, needed_rate } = found;
  const { find, annual_rate, compounding } = given;
  const perYear = Number(found.per_year.value);
  const isRegular = find === "contribution" || found.each.value.gt(0);
  return [
    !needed_rate &&
      step`Rate i for one period: ${rateFormula(`${annual_rate}`, COMPOUNDED[compounding], perYear)} = ${i}`,
    find !== "years" && step`Periods n: ${show("number", given.years.value)} × ${perYear} = ${periods}`,
    find !== "years" && !needed_rate && step`Growth of $1: (1 + i)^n = ${growth}`,
    find !== "years" && isRegular && contributionsOfOne(given, found),
    solved,
    stepOf("needed_years"),
    needed_rate && perYear > 1 && step`Effective yearly return: (1 + i)^${perYear} - 1 = ${effective_rate}`,
    needed_rate &&
      compounding !== "yearly" &&
      `As a rate compounded ${COMPOUNDING[compounding].toLowerCase()}: ${needed_rate}`,
    stepOf("total_growth"),
  ];
}

function contributionsOfOne({ contribution_timing }: Given, { i, s }: Found): string {
  const due = contribution_timing === "begin" ? " × (1 + i)" : "";
  return step`s, what contributions of $1 grow to: ${i.value.isZero() ? "n" : `((1 + i)^n - 1) ÷ i${due}`} = ${s}`;
}

export function rateStep({ lump, each, end, i }: Found): Line {
  return each.value.isZero()
    ? step`Rate i for one period: (${end} ÷ ${lump})^(1 ÷ n) - 1 = ${i}`
    : `Rate i for one period, found so that ${lump} × (1 + i)^n + ${each} × s comes to ${end}: ${i}`;
}

export function timeStep({ contribution_timing }: Given, { lump, each, end, i, periods }: Found): Line {
  if (i.value.isZero()) return step`Periods n: (${end} - ${lump}) ÷ ${each} = ${periods}`;
  if (each.value.isZero()) return step`Periods n: ln(${end} ÷ ${lump}) ÷ ln(1 + i) = ${periods}`;
  const paid = contribution_timing === "begin" ? `${each} × (1 + i)` : `${each}`;
  return step`Periods n: ln((${paid} + i × ${end}) ÷ (${paid} + i × ${lump})) ÷ ln(1 + i) = ${periods}`;
}
