import { asTyped, choice, count, defineCalculator, number, percent, step, table, text, typed } from "#engine";
import { RATIO, readRatio } from "#numbers/rational";
import { missing } from "./missing-term.ts";
import { shareSteps, sharesOf } from "./shares-of-total.ts";
import { simplestForm, simplestFormSteps, tight } from "./simplest-form.ts";

const MOST = 1e12;
const term = { min: -MOST, max: MOST } as const;

export default defineCalculator({
  name: "Ratio calculator",
  summary: "Simplify a ratio, solve a proportion, or divide a total in a given ratio.",

  inputs: {
    find: choice(
      "What do you want to find?",
      {
        simplest: "Simplest form of a ratio",
        shares: "Divide a total in a ratio",
        a: "Missing number in ?:b = c:d",
        b: "Missing number in a:? = c:d",
        c: "Missing number in a:b = ?:d",
        d: "Missing number in a:b = c:?",
      },
      { default: "simplest" },
    ),
    ratio: typed("Ratio", {
      help: "With a colon between the terms, such as 16:9 or 1:2:3.",
      pattern: RATIO,
      like: "a ratio of two to ten terms such as 16:9 or 1 1/2:3:0.5",
      example: "1920:1080",
    }),
    total: number("Total", { min: 0, max: MOST, example: 120 }),
    a: number("Term a", { ...term, example: 4 }),
    b: number("Term b", { ...term, example: 7 }),
    c: number("Term c", { ...term, example: 36 }),
    d: number("Term d", { ...term, example: 63 }),
  },

  outputs: {
    simplest: text("Simplest form", { optional: true }),
    quotient: number("First term ÷ second term", { optional: true }),
    shares: text("Shares", { optional: true }),
    missing: number("Missing term", { optional: true }),
    fraction: text("Missing term as a fraction", { optional: true }),
    parts: table(
      "Shares of the total",
      { part: count("Part"), term: count("Term"), share: percent("Share"), amount: number("Amount") },
      { optional: true },
    ),
  },
  formula: "a:b = c:d means a × d = b × c; share = total × term ÷ sum of the terms",

  check({ ratio, ...terms }) {
    const zeros = (["a", "b", "c", "d"] as const).filter((name) => terms[name]?.isZero());
    const isHollow = ratio && readRatio(ratio).some(({ top, bottom }) => top === 0n || bottom === 0n);
    return {
      ...Object.fromEntries(zeros.map((name) => [name, "must not be 0"])),
      ...(isHollow ? { ratio: "must have no term or denominator of 0" } : {}),
    };
  },

  questions: {
    find: {
      simplest: {
        asks: ["ratio"],
        primary: "simplest",
        compute: ({ ratio }) => simplestForm(ratio),
        sentence({ ratio }, { simplest }, { notation }) {
          if (tight(ratio) === simplest) return `${simplest} is already in its simplest form.`;
          return `${asTyped(tight(ratio), notation)} is ${simplest} in its simplest form.`;
        },
        working: ({ ratio }, { quotient }, { notation }) => [
          ...simplestFormSteps(ratio, notation),
          quotient &&
            step`First term ÷ second term: ${asTyped(tight(ratio), notation).replace(":", " ÷ ")} = ${quotient}`,
        ],
      },
      shares: {
        asks: ["ratio", "total"],
        primary: "shares",
        compute: ({ ratio, total }) => sharesOf(total, ratio),
        sentence: ({ ratio, total }, { shares }, { notation }) =>
          `${total} divided in the ratio ${asTyped(tight(ratio), notation)} is ${shares}.`,
        working: ({ ratio, total }, _, show) => [
          ...simplestFormSteps(ratio, show.notation),
          ...shareSteps(total, ratio, show),
        ],
      },
      a: missing("a", ["b", "c"], "d"),
      b: missing("b", ["a", "d"], "c"),
      c: missing("c", ["a", "d"], "b"),
      d: missing("d", ["b", "c"], "a"),
    },
  },

  sentence: ({ find, a, b, c, d }, { missing }) =>
    `In ${a ?? "a"}:${b ?? "b"} = ${c ?? "c"}:${d ?? "d"}, ${find} is ${missing}.`,
});
