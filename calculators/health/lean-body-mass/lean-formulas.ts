// Lean body mass from height and weight, as four authors fitted it.
import { type Show, type Shown, step } from "#engine";
import { bodyMassIndex } from "#numbers/body-mass";
import { type Decimal, decimal } from "#numbers/decimal";
import type { Sex } from "#numbers/resting-energy";

type Line = { readonly kind: "line" | "square" | "share"; readonly name: string; readonly author: string } & Readonly<
  Record<Sex, readonly string[]>
>;

/** line: a × kg + b × cm - c. square: a × kg - b × (kg ÷ cm)². share: 9270 × kg ÷ (a + b × BMI). */
export const FORMULAS = {
  // American Journal of Physiology 247 (1984), F632 to F636.
  boer: {
    kind: "line",
    name: "Boer (1984)",
    author: "Boer",
    male: ["0.407", "0.267", "19.2"],
    female: ["0.252", "0.473", "48.3"],
  },
  // Journal of Clinical Pathology 19 (1966), pages 389 to 391.
  hume: {
    kind: "line",
    name: "Hume (1966)",
    author: "Hume",
    male: ["0.3281", "0.33929", "29.5336"],
    female: ["0.29569", "0.41813", "43.2933"],
  },
  // Research on Obesity (1976).
  james: { kind: "square", name: "James (1976)", author: "James", male: ["1.1", "128"], female: ["1.07", "148"] },
  // Clinical Pharmacokinetics 44 (2005), pages 1051 to 1065.
  janmahasatian: {
    kind: "share",
    name: "Janmahasatian (2005)",
    author: "Janmahasatian",
    male: ["6680", "216"],
    female: ["8780", "244"],
  },
} as const satisfies Readonly<Record<string, Line>>;

export type Formula = keyof typeof FORMULAS;
export const NAMES = ["boer", "hume", "james", "janmahasatian"] as const;

export function leanBy(formula: Formula, sex: Sex, weight: Decimal, height: Decimal): Decimal {
  const line: Line = FORMULAS[formula];
  const [a = "0", b = "0", c = "0"] = line[sex];
  const tall = height.times(100);
  if (line.kind === "line") return weight.times(a).plus(tall.times(b)).minus(c);
  const square = weight.times(weight).times(b).div(tall.times(tall));
  if (line.kind === "square") return weight.times(a).minus(square);
  return weight.times(9270).div(bodyMassIndex(weight, height).times(b).plus(a));
}

export function stepOf(
  formula: Formula,
  sex: Sex,
  [weight, tall]: readonly [kilograms: Decimal, centimeters: Decimal],
  lean: Shown<Decimal>,
  show: Show,
) {
  const line: Line = FORMULAS[formula];
  const figure = (value: Decimal | string) => show("number", decimal(value), { significant: 10 });
  const [first = "0", second = "0", third = "0"] = line[sex];
  const [a, b, c] = [figure(first), figure(second), figure(third)];
  const [kg, cm] = [figure(weight), figure(tall)];
  if (line.kind === "line") return step`${line.author}: ${a} × ${kg} + ${b} × ${cm} - ${c} = ${lean}`;
  if (line.kind === "square") return step`${line.author}: ${a} × ${kg} - ${b} × (${kg} ÷ ${cm})² = ${lean}`;
  const bmi = show("number", bodyMassIndex(weight, tall.div(100)), { significant: 6 });
  return step`${line.author}, with a BMI of ${bmi}: ${figure("9270")} × ${kg} ÷ (${a} + ${b} × ${bmi}) = ${lean}`;
}
