// Body fat from the neck, the waist and, for women, the hips, by the formulas of the US Navy.
import { type Line, type Show, type Shown, step } from "#engine";
import { bodyDensity, DENSITY, fatByInches, fatOfDensity, INCHES, SIRI } from "#numbers/body-fat";
import type { Decimal } from "#numbers/decimal";
import type { Sex } from "#numbers/resting-energy";
import { LENGTH } from "#numbers/units";

type Measured<Length> = {
  readonly method: string;
  readonly sex: Sex;
  readonly height: Length;
  readonly neck: Length;
  readonly waist: Length;
  readonly hip?: Length | undefined;
};

type Found = { readonly body_fat: Shown<Decimal> };

export function tapeFaults({ sex, neck, waist, hip }: Measured<Decimal>) {
  if (sex === "female") return { hip: !hip && "is required for women" };
  return { hip: hip && "must be empty for men", waist: waist.lte(neck) && "must be larger than the neck" };
}

export const bodyFatByTape = (given: Measured<Decimal>) => ({ body_fat: fatByTape(given) });

function fatByTape({ method, sex, height, neck, waist, hip }: Measured<Decimal>): Decimal {
  const girth = waist.plus(hip ?? 0).minus(neck);
  if (method === "navy_inches") return fatByInches(sex, inUnit(girth, "in"), inUnit(height, "in"));
  return fatOfDensity(bodyDensity(sex, inUnit(girth, "cm"), inUnit(height, "cm")));
}

export function tapeSteps(given: Measured<Shown<Decimal>>, { body_fat }: Found, show: Show): readonly Line[] {
  const { method, sex, height, neck, waist, hip } = given;
  const unit = method === "navy_inches" ? "in" : "cm";
  const figure = (term: string) => show("number", term);
  const inThem = ({ value }: Shown<Decimal>) => show("number", inUnit(value, unit));
  const girth = show("number", inUnit(waist.value.plus(hip?.value ?? 0).minus(neck.value), unit));
  const tall = inThem(height);
  const name = unit === "in" ? "inches" : "centimeters";
  const around = hip
    ? step`Waist plus hips minus neck, in ${name}: ${inThem(waist)} + ${inThem(hip)} - ${inThem(neck)} = ${girth}`
    : step`Waist minus neck, in ${name}: ${inThem(waist)} - ${inThem(neck)} = ${girth}`;
  if (method === "navy_inches") {
    const form = INCHES[sex];
    return [
      around,
      step`Body fat: ${figure(form.constant)} + ${figure(form.girth)} × log(${girth}) - ${figure(form.height)} × log(${tall}) = ${body_fat}`,
    ];
  }
  const form = DENSITY[sex];
  const density = show("number", bodyDensity(sex, girth.value, tall.value), { upTo: 6 });
  return [
    around,
    step`Density: ${figure(form.constant)} - ${figure(form.girth)} × log(${girth}) + ${figure(form.height)} × log(${tall}) = ${density}`,
    step`Body fat: ${SIRI.over} ÷ ${density} - ${SIRI.less} = ${body_fat}`,
  ];
}

const inUnit = (length: Decimal, unit: "cm" | "in"): Decimal => length.div(LENGTH[unit].factor);
