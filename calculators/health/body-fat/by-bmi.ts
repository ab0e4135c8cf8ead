// Body fat from the body mass index, age and sex, by Deurenberg's formula.
import { type Line, type Show, type Shown, step } from "#engine";
import { DEURENBERG, fatByBmi } from "#numbers/body-fat";
import { bodyMassIndex } from "#numbers/body-mass";
import type { Decimal } from "#numbers/decimal";
import type { Sex } from "#numbers/resting-energy";

type Sized = { readonly sex: Sex; readonly age: number; readonly height: Decimal; readonly weight: Decimal };
type Given = { readonly sex: Sex; readonly age: Shown<number> } & Readonly<Record<"height" | "weight", Shown<Decimal>>>;

export const bodyFatByBmi = ({ sex, age, height, weight }: Sized) => ({
  body_fat: fatByBmi(sex, bodyMassIndex(weight, height), age),
});

export function bmiSteps(
  given: Given,
  { body_fat }: { readonly body_fat: Shown<Decimal> },
  show: Show,
): readonly Line[] {
  const { sex, age, height, weight } = given;
  const [kilograms, squared] = [show("number", weight.value), show("number", height.value.times(height.value))];
  const bmi = show("number", weight.value.div(squared.value), { upTo: 4 });
  const figure = (term: string) => show("number", term);
  return [
    step`Body mass index: ${kilograms} kg ÷ ${squared} m² = ${bmi}`,
    step`Body fat: ${figure(DEURENBERG.bmi)} × ${bmi} + ${figure(DEURENBERG.age)} × ${age.value} - ${figure(DEURENBERG[sex])} = ${body_fat}`,
  ];
}
