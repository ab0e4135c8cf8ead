// What calculators about an adult's body share: the range of heights and weights, and the warning they give alike.
import { type Show, type Shown, type ShownValues, step } from "#engine";
import { bodyMassIndex, isSeverelyThin } from "#numbers/body-mass";
import type { Decimal } from "#numbers/decimal";
import { EQUATIONS, type Equation, type Sex } from "#numbers/resting-energy";

/** `quantity("Height", LENGTH, { ...ADULT_HEIGHT, example: 165 })` */
export const ADULT_HEIGHT = {
  body: true,
  unit: "cm",
  units: { cm: [100, 275], m: [1, 2.75], in: [40, 108] },
} as const;
export const ADULT_WEIGHT = { body: true, unit: "kg", units: { kg: [25, 650], lb: [56, 1430] } } as const;

export const SEXES = { female: "Female", male: "Male" } as const;

/** Whatever was asked for, such a figure says that someone needs a doctor. */
export function thinness(weight: Shown<Decimal>, height: Shown<Decimal>, show: Show): string | undefined {
  if (!isSeverelyThin(weight.value, height.value)) return undefined;
  const bmi = show("number", bodyMassIndex(weight.value, height.value), { digits: 1 });
  return `A weight of ${weight} at this height is a BMI of ${bmi}, dangerously low: please see a doctor today.`;
}

type Bands = readonly (readonly [name: string, from: number])[];

/** From the exact figure: a BMI of 24.96 prints as 25.0 and is still a healthy weight. */
export const bandOf = (bands: Bands, figure: Decimal): string =>
  bands.findLast(([, from]) => figure.gte(from))?.[0] ?? "";

type Sized = ShownValues<{
  readonly formula: Equation;
  readonly sex: Sex;
  readonly age: number;
  readonly height: Decimal;
  readonly weight: Decimal;
}>;

/** Energy at rest from height, weight and age. */
export function restingSteps({ formula, sex, age, height, weight }: Sized, bmr: Shown<Decimal>, show: Show) {
  const terms = EQUATIONS[formula][sex];
  const [kilograms, centimeters] = [show("number", weight.value), show("number", height.value.times(100))];
  const figure = (term: string) => show("number", term);
  const sign = terms.constant.startsWith("-") ? "-" : "+";
  return [
    height.text !== `${centimeters} cm` && step`Height in centimeters: ${height} = ${centimeters} cm`,
    step`Calories at rest: ${figure(terms.weight)} × ${kilograms} + ${figure(terms.height)} × ${centimeters} - ${figure(terms.age)} × ${age.value} ${sign} ${figure(terms.constant.replace("-", ""))} = ${bmr}`,
  ];
}
