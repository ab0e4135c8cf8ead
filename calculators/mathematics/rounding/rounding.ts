import { choice, count, defineCalculator, number, type Shown, text, typed } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { magnitude } from "#numbers/integers";
import {
  difference,
  figureUnit,
  leaning,
  type Mode,
  neighbours,
  readScaled,
  roundTo,
  roundToFigures,
  SCALED,
  type Scaled,
  writeScaled,
} from "#numbers/rounding";

export default defineCalculator({
  name: "Rounding calculator",
  summary: "Round a number to decimal places, significant figures or a multiple, by any of seven rules.",

  inputs: {
    number: typed("Number", {
      pattern: SCALED,
      like: "a number of at most 60 digits on each side of the decimal point, such as 2.675",
      example: "2.675",
    }),
    to: choice(
      "Round to",
      { places: "Decimal places", figures: "Significant figures", multiple: "Multiple of a number" },
      { default: "places" },
    ),
    places: count("Decimal places", {
      min: -30,
      max: 60,
      default: 2,
      help: "0 for a whole number, -2 for hundreds.",
      when: { to: ["places"] },
    }),
    figures: count("Significant figures", { min: 1, max: 60, default: 3, when: { to: ["figures"] } }),
    multiple: number("Round to a multiple of", { min: 0, max: 1e12, example: 0.05, when: { to: ["multiple"] } }),
    mode: choice(
      "Rounding rule",
      {
        half_up: "Nearest, half away from zero (usual)",
        half_even: "Nearest, half to even (bankers)",
        half_down: "Nearest, half toward zero",
        up: "Up (away from zero)",
        down: "Down (toward zero)",
        ceiling: "Ceiling (toward plus infinity)",
        floor: "Floor (toward minus infinity)",
      },
      { default: "half_up" },
    ),
  },

  outputs: {
    rounded: text("Rounded number"),
    scientific: text("Scientific notation", { optional: true }),
    change: text("Change"),
  },
  primary: "rounded",
  formula: "rounded = unit × n, where n is number ÷ unit, rounded to a whole number by the rule",

  check: ({ multiple }) => (multiple?.isZero() ? { multiple: "must be above 0" } : {}),

  compute({ number, mode, ...target }) {
    const given = readScaled(number);
    const rounded = target.figures
      ? roundToFigures(given, target.figures, mode)
      : roundTo(given, unitOf(given, target), mode);
    return {
      rounded: writeScaled(rounded),
      scientific: target.figures && rounded.digits !== 0n ? scientific(rounded) : null,
      change: writeScaled(difference(rounded, given)),
    };
  },

  sentence: ({ number, places, figures, multiple }, { rounded }) =>
    `${number} rounded to ${aim(places, figures, multiple)} is ${rounded}.`,

  working({ number, mode, places, figures, multiple }, { rounded, scientific }) {
    const given = readScaled(number);
    const unit = unitOf(given, { places: places?.value, figures: figures?.value, multiple: multiple?.value });
    const [below, above] = neighbours(given, unit);
    const [from, low, high] = [given, below, above].map(writeScaled);
    if (low === high) return [`No rounding needed: ${from} is already a multiple of ${writeScaled(unit)}: ${rounded}`];
    return [
      `Steps of ${writeScaled(unit)}: ${from} lies between ${low} and ${high}`,
      `Distance to the lower number: ${writeScaled(difference(given, below))}`,
      `Distance to the upper number: ${writeScaled(difference(above, given))}`,
      `Rule: ${RULES[mode][leaning(given, unit) === 0 ? "halfway" : "otherwise"]}, which gives ${rounded}`,
      scientific && `Scientific notation: ${rounded} = ${scientific}`,
    ];
  },
});

type Target = {
  readonly places?: number | undefined;
  readonly figures?: number | undefined;
  readonly multiple?: Decimal | undefined;
};

function unitOf(number: Scaled, { places, figures, multiple }: Target): Scaled {
  if (multiple) return readScaled(`${multiple}`);
  return figures ? figureUnit(number, figures) : { digits: 1n, places: places ?? 0 };
}

/** "2 decimal places", "a whole number", "a multiple of 100" */
function aim(
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
function scientific({ digits, places }: Scaled): string {
  const [first = "", ...rest] = `${magnitude(digits)}`;
  const mantissa = rest.length > 0 ? `${first}.${rest.join("")}` : first;
  return `${digits < 0n ? "-" : ""}${mantissa} × 10^${rest.length - places}`;
}
