// How much water a body has for alcohol to spread in.
import { type Decimal, decimal } from "#numbers/decimal";

/** Widmark's share: liters of blood with as much alcohol as a kilogram of the body. */
export const WIDMARK = { female: "0.55", male: "0.68" } as const;

type Person = { readonly age: number; readonly centimeters: Decimal; readonly kilograms: Decimal };

/** Liters of water in a body: Watson, Watson and Batt, American Journal of Clinical Nutrition 33 (1980). */
const WATSON = {
  female: ({ centimeters, kilograms }: Person): Decimal =>
    centimeters.times("0.1069").plus(kilograms.times("0.2466")).minus("2.097"),
  male: ({ age, centimeters, kilograms }: Person): Decimal =>
    decimal("2.447")
      .minus(decimal("0.09516").times(age))
      .plus(centimeters.times("0.1074"))
      .plus(kilograms.times("0.3362")),
} as const;

/** Of blood. */
export const WATER_IN_BLOOD = "0.8";

type Body = { readonly sex: keyof typeof WIDMARK; readonly weight: Decimal } & (
  | { readonly method: "widmark" }
  | { readonly method: "watson"; readonly age: number; readonly height: Decimal }
);

/** Liters of blood that would hold as much alcohol as the whole body. */
export function spreadOf({ sex, weight: kilograms, ...given }: Body): Decimal {
  if (given.method === "widmark") return kilograms.times(WIDMARK[sex]);
  const centimeters = given.height.times(100);
  return WATSON[sex]({ age: given.age, centimeters, kilograms }).div(WATER_IN_BLOOD);
}
