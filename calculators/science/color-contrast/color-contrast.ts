import { asTyped, choice, defineCalculator, number, step, text, typed } from "#engine";
import { COLOR, COLOR_LIKE, contrast, luminance, nearestPassing, readColor, writeHex } from "#numbers/color";
import { decimal } from "#numbers/decimal";

const AA = 4.5;
const AA_LARGE = 3;
const AAA = 7;
const LEAST = { aa: AA, aa_large: AA_LARGE, aaa: AAA } as const;

export default defineCalculator({
  name: "Color contrast checker",
  summary: "Contrast ratio of two colors by WCAG, whether it passes AA and AAA, and the nearest color that does.",

  inputs: {
    color: typed("Text color", { pattern: COLOR, like: COLOR_LIKE, maxLength: 30, example: "#777777" }),
    background: typed("Background color", { pattern: COLOR, like: COLOR_LIKE, maxLength: 30, default: "#ffffff" }),
    goal: choice(
      "It should pass",
      { aa: "AA", aa_large: "AA for large text, icons and controls", aaa: "AAA" },
      { default: "aa" },
    ),
  },

  outputs: {
    ratio: number("Contrast ratio", { upTo: 2 }),
    verdict: text("Result"),
    nearest: text("Nearest text color that passes", { optional: true }),
    nearest_ratio: number("Its contrast ratio", { upTo: 2, optional: true }),
    aa: text("AA, normal text (4.5:1)"),
    aa_large: text("AA, large text and controls (3:1)"),
    aaa: text("AAA, normal text (7:1)"),
    aaa_large: text("AAA, large text (4.5:1)"),
    color_luminance: number("Luminance of the text", { upTo: 4 }),
    background_luminance: number("Luminance of the background", { upTo: 4 }),
    color_hex: text("Text color as HEX"),
    background_hex: text("Background as HEX"),
  },
  primary: "ratio",
  groups: {
    "The contrast": ["ratio", "verdict", "nearest", "nearest_ratio"],
    "By level": ["aa", "aa_large", "aaa", "aaa_large"],
    "The colors": ["color_hex", "color_luminance", "background_hex", "background_luminance"],
  },
  formula: "contrast = (lighter + 0.05) ÷ (darker + 0.05); L = 0.2126 × R + 0.7152 × G + 0.0722 × B",

  compute({ color, background, goal }) {
    const [front, back] = [readColor(color), readColor(background)];
    const ratio = contrast(front, back);
    const passes = (least: number): string => (ratio.gte(least) ? "Pass" : "Fail");
    const nearest = ratio.gte(LEAST[goal]) ? undefined : nearestPassing(front, back, LEAST[goal]);
    return {
      ratio,
      verdict: passes(LEAST[goal]),
      nearest: nearest ? writeHex(nearest) : null,
      nearest_ratio: nearest ? contrast(nearest, back) : null,
      ...{ aa: passes(AA), aa_large: passes(AA_LARGE), aaa: passes(AAA), aaa_large: passes(AA) },
      color_luminance: luminance(front),
      background_luminance: luminance(back),
      color_hex: writeHex(front),
      background_hex: writeHex(back),
    };
  },

  headline: (_, { ratio, verdict }) => [`Contrast ratio: ${verdict.toLowerCase()}`, `${ratio}:1`],

  sentence({ color, background }, { ratio, nearest, nearest_ratio, aa, aaa }, { notation }) {
    const level = aaa === "Pass" ? "It passes AA and AAA" : `It ${aa === "Pass" ? "passes" : "fails"} AA`;
    const better = nearest ? ` The nearest color that passes is ${nearest}, with ${nearest_ratio}:1.` : "";
    return `${asTyped(color, notation)} on ${asTyped(background, notation)} has a contrast of ${ratio}:1. ${level} for normal text.${better}`;
  },

  working: (_, { color_luminance, background_luminance, ratio }, show) => {
    const glare = show("number", decimal("0.05"));
    const [light, dark] = color_luminance.value.gt(background_luminance.value)
      ? [color_luminance, background_luminance]
      : [background_luminance, color_luminance];
    return [
      `Luminance of the text: ${color_luminance}`,
      `Luminance of the background: ${background_luminance}`,
      step`Contrast: (${light} + ${glare}) ÷ (${dark} + ${glare}) = ${ratio}`,
    ];
  },
});
