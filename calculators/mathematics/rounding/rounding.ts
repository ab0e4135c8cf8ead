import { asTyped, choice, count, defineCalculator, number, text, toldAsTyped, typed } from "#engine";
import { difference, readScaled, roundTo, roundToFigures, SCALED, writeScaled } from "#numbers/rounding";
import { aim, roundingSteps, scientific, unitOf } from "./rounding-in-words.ts";

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
      rounded: toldAsTyped(writeScaled(rounded)),
      scientific: target.figures && rounded.digits !== 0n ? toldAsTyped(scientific(rounded)) : null,
      change: toldAsTyped(writeScaled(difference(rounded, given))),
    };
  },

  sentence: ({ number, places, figures, multiple }, { rounded }, { notation }) =>
    `${asTyped(number, notation)} rounded to ${aim(places, figures, multiple)} is ${rounded}.`,

  working: roundingSteps,
});
