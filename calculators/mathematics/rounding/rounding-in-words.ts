// What a number is rounded to and by which rule, in words.
import { asTyped, type Line, type Show, type Shown } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { magnitude } from "#numbers/integers";
import {
  difference,
  figureUnit,
  leaning,
  type Mode,
  neighbours,
  readScaled,
  type Scaled,
  writeScaled,
} from "#numbers/rounding";

type Given = {
  readonly number: string;
  readonly mode: Mode;
  readonly places?: Shown<number> | undefined;
  readonly figures?: Shown<number> | undefined;
  readonly multiple?: Shown<Decimal> | undefined;
};
type Found = { readonly rounded: string; readonly scientific: string | null };

export function roundingSteps(
  { number, mode, places, figures, multiple }: Given,
  { rounded, scientific }: Found,
  { notation }: Show,
): readonly Line[] {
  const given = readScaled(number);
  const unit = unitOf(given, { places: places?.value, figures: figures?.value, multiple: multiple?.value });
  const [below, above] = neighbours(given, unit);
  const written = (amount: Scaled) => asTyped(writeScaled(amount), notation);
  const [from, low, high] = [given, below, above].map(written);
  if (low === high) return [`No rounding needed: ${from} is already a multiple of ${written(unit)}: ${rounded}`];
  return [
    `Steps of ${written(unit)}: ${from} lies between ${low} and ${high}`,
    `Distance to the lower number: ${written(difference(given, below))}`,
    `Distance to the upper number: ${written(difference(above, given))}`,
    `Rule: ${RULES[mode][leaning(given, unit) === 0 ? "halfway" : "otherwise"]}, which gives ${rounded}`,
    scientific && `Scientific notation: ${rounded} = ${scientific}`,
  ];
}

type Target = {
  readonly places?: number | undefined;
  readonly figures?: number | undefined;
  readonly multiple?: Decimal | undefined;
};

export function unitOf(number: Scaled, { places, figures, multiple }: Target): Scaled {
  if (multiple) return readScaled(`${multiple}`);
  return figures ? figureUnit(number, figures) : { digits: 1n, places: places ?? 0 };
}

/** "2 decimal places", "a whole number", "a multiple of 100" */
export function aim(
  places: Shown<number> | undefined,
  figures: Shown<number> | undefined,
  multiple: Shown<Decimal> | undefined,
) {
  if (multiple) return `a multiple of ${multiple}`;
  if (figures) return `${figures} significant ${figures.value === 1 ? "figure" : "figures"}`;
  const count = places?.value ?? 0;
  if (count === 0) return "a whole number";
  if (count < 0) return `a multiple of ${writeScaled({ digits: 1n, places: count })}`;
  return `${count} decimal ${count === 1 ? "place" : "places"}`;
}

const NEARER = "to the nearer one";
const RULES: Readonly<Record<Mode, { readonly halfway: string; readonly otherwise: string }>> = {
  half_up: { halfway: "halfway, so away from zero", otherwise: NEARER },
  half_even: { halfway: "halfway, so to the even number of steps", otherwise: NEARER },
  half_down: { halfway: "halfway, so toward zero", otherwise: NEARER },
  up: { halfway: "always away from zero", otherwise: "always away from zero" },
  down: { halfway: "always toward zero", otherwise: "always toward zero" },
  ceiling: { halfway: "always toward plus infinity", otherwise: "always toward plus infinity" },
  floor: { halfway: "always toward minus infinity", otherwise: "always toward minus infinity" },
};

/** "9.028 × 10^-1": the only way to see how many of the zeros in 1500 are significant. */
export function scientific({ digits, places }: Scaled): string {
  const [first = "", ...rest] = `${magnitude(digits)}`;
  const mantissa = rest.length > 0 ? `${first}.${rest.join("")}` : first;
  return `${digits < 0n ? "-" : ""}${mantissa} × 10^${rest.length - places}`;
}
