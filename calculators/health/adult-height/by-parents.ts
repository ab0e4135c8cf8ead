// From the parents' heights alone. BMC Pediatrics 26 (2025), article 30, lists the formulas in table 1, in centimeters.
import { type Line, type Show, type Shown, step } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import type { Sex } from "#numbers/resting-energy";

export const FORMULAS = {
  tanner: { name: "Tanner (1970, England)", range: { female: "8.5", male: "8.5" } },
  luo: { name: "Luo (1998, Sweden)", range: { female: "10", male: "10" } },
  hughes: { name: "Hughes and Davies (2008, Australia)", range: { female: "10.6", male: "11.7" } },
} as const;
export type Formula = keyof typeof FORMULAS;
export const NAMES = ["tanner", "luo", "hughes"] as const satisfies readonly Formula[];

const CENTIMETER = "0.01";
const BETWEEN_THE_SEXES = 13;
const LUO = { female: ["37.85", "0.75"], male: ["45.99", "0.78"] } as const;
const HUGHES = { female: ["163.3", "2.33"], male: ["176.9", "2.57"] } as const;
const FATHERS = ["176.9", "7.1"] as const;
const MOTHERS = ["163.3", "6.5"] as const;

export function byParents(formula: Formula, sex: Sex, father: Decimal, mother: Decimal) {
  const found = inCentimeters(formula, sex, father.div(CENTIMETER), mother.div(CENTIMETER)).times(CENTIMETER);
  const range = decimal(FORMULAS[formula].range[sex]).times(CENTIMETER);
  return { adult_height: found, low: found.minus(range), high: found.plus(range) };
}

function inCentimeters(formula: Formula, sex: Sex, father: Decimal, mother: Decimal): Decimal {
  if (formula === "tanner")
    return father
      .plus(mother)
      .plus(sex === "male" ? BETWEEN_THE_SEXES : -BETWEEN_THE_SEXES)
      .div(2);
  if (formula === "luo") return father.plus(mother).times(LUO[sex][1]).div(2).plus(LUO[sex][0]);
  const [mean, factor] = HUGHES[sex];
  const scores = father.minus(FATHERS[0]).div(FATHERS[1]).plus(mother.minus(MOTHERS[0]).div(MOTHERS[1]));
  return scores.times(factor).plus(mean);
}

type Parents = { readonly father: Shown<Decimal>; readonly mother: Shown<Decimal> };

export function parentsStep(formula: Formula, sex: Sex, parents: Parents, found: Shown<Decimal>, show: Show): Line {
  const figure = (text: string | number) => show("number", text);
  const inPrint = (meters: Decimal) => show("number", meters.div(CENTIMETER), { significant: 7 });
  const [father, mother, result] = [inPrint(parents.father.value), inPrint(parents.mother.value), inPrint(found.value)];
  const apart = figure(BETWEEN_THE_SEXES);
  if (formula === "tanner" && sex === "male")
    return step`Adult height in centimeters: (${father} + ${mother} + ${apart}) ÷ 2 = ${result}`;
  if (formula === "tanner")
    return step`Adult height in centimeters: (${father} + ${mother} - ${apart}) ÷ 2 = ${result}`;
  if (formula === "luo") {
    const [constant, factor] = LUO[sex];
    return step`Adult height in centimeters: ${figure(constant)} + ${figure(factor)} × (${father} + ${mother}) ÷ 2 = ${result}`;
  }
  const [mean, factor] = HUGHES[sex];
  return step`Adult height in centimeters: ${figure(mean)} + ${figure(factor)} × ((${father} - ${figure(FATHERS[0])}) ÷ ${figure(FATHERS[1])} + (${mother} - ${figure(MOTHERS[0])}) ÷ ${figure(MOTHERS[1])}) = ${result}`;
}
