// Bodies: their measures, and the energy they use at rest by the papers' own factors.
import { figure, type Given, whole } from "./given.ts";
import { type Amount, minus, over, plus, type Ratio, times } from "./ratio.ts";

// International yard and pound agreement of 1959.
const KILOGRAMS: Readonly<Record<string, string>> = { kg: "1", lb: "0.45359237" };
const CENTIMETRES: Readonly<Record<string, string>> = { cm: "1", m: "100", in: "2.54" };

export const mass = (given: Given, name: string) =>
  times(figure(given, name), KILOGRAMS[given[`${name}_unit`] ?? ""] ?? 0);
export const height = (given: Given) => times(figure(given, "height"), CENTIMETRES[given.height_unit ?? ""] ?? 0);
/** As many kilograms as it is, in the unit that the weight was given in. */
export const inUnit = (given: Given, kilograms: Amount) => over(kilograms, KILOGRAMS[given.weight_unit ?? ""] ?? 0);

type Factors = readonly [constant: string, kilogram: string, centimetre: string, year: string];
const EQUATIONS: Readonly<Record<string, Readonly<Record<string, Factors>>>> = {
  // Mifflin and others, American Journal of Clinical Nutrition 51 (1990).
  mifflin_st_jeor: { male: ["5", "10", "6.25", "-5"], female: ["-161", "10", "6.25", "-5"] },
  // Roza and Shizgal, American Journal of Clinical Nutrition 40 (1984).
  harris_benedict: {
    male: ["88.362", "13.397", "4.799", "-5.677"],
    female: ["447.593", "9.247", "3.098", "-4.33"],
  },
  // Harris and Benedict, A Biometric Study of Basal Metabolism in Man (1919).
  harris_benedict_1919: {
    male: ["66.473", "13.7516", "5.0033", "-6.755"],
    female: ["655.0955", "9.5634", "1.8496", "-4.6756"],
  },
  harris_benedict_rounded: { male: ["66", "13.7", "5", "-6.8"], female: ["655", "9.6", "1.8", "-4.7"] },
};
export const EQUATION_NAMES = Object.keys(EQUATIONS);

export const lean = (given: Given) => over(times(mass(given, "weight"), minus(100, figure(given, "body_fat"))), 100);

export function atRest(given: Given, formula = given.formula ?? ""): Ratio {
  // Cunningham, American Journal of Clinical Nutrition 54 (1991).
  if (formula === "katch_mcardle") return plus(370, times("21.6", lean(given)));
  const [constant, kilogram, centimetre, year] = EQUATIONS[formula]?.[given.sex ?? ""] ?? ["0", "0", "0", "0"];
  const size = plus(times(kilogram, mass(given, "weight")), times(centimetre, height(given)));
  return plus(constant, size, times(year, whole(given, "age")));
}
