import { choice, count, defineCalculator, number, percent, step, table, text, typed } from "#engine";
import { RATIO, readRatio } from "#math/rational";
import { crossProductSteps, missingTerm } from "./missing-term.ts";
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
      when: { find: ["simplest", "shares"] },
    }),
    total: number("Total", { min: 0, max: MOST, example: 120, when: { find: ["shares"] } }),
    a: number("Term a", { ...term, example: 4, when: { find: ["b", "c", "d"] } }),
    b: number("Term b", { ...term, example: 7, when: { find: ["a", "c", "d"] } }),
    c: number("Term c", { ...term, example: 36, when: { find: ["a", "b", "d"] } }),
    d: number("Term d", { ...term, example: 63, when: { find: ["a", "b", "c"] } }),
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
  primary: ({ find }) => (find === "simplest" || find === "shares" ? find : "missing"),
  formula: "a:b = c:d means a × d = b × c; share = total × term ÷ sum of the terms",

  check({ ratio, ...terms }) {
    const zeros = (["a", "b", "c", "d"] as const).filter((name) => terms[name]?.isZero());
    const isHollow = ratio && readRatio(ratio).some(({ top, bottom }) => top === 0n || bottom === 0n);
    return {
      ...Object.fromEntries(zeros.map((name) => [name, "must not be 0"])),
      ...(isHollow ? { ratio: "must have no term or denominator of 0" } : {}),
    };
  },

  compute(given) {
    const { find, ratio, total, a, b, c, d } = given;
    if (find === "simplest") return { ...NOTHING, ...simplestForm(ratio) };
    if (find === "shares") return { ...NOTHING, ...sharesOf(total, ratio) };
    if (find === "a") return { ...NOTHING, ...missingTerm(b, c, d) };
    if (find === "b") return { ...NOTHING, ...missingTerm(a, d, c) };
    return { ...NOTHING, ...(find === "c" ? missingTerm(a, d, b) : missingTerm(b, c, a)) };
  },

  sentence({ find, ratio, total, a, b, c, d }, { simplest, shares, missing }) {
    if (find === "simplest" && tight(ratio) === simplest) return `${simplest} is already in its simplest form.`;
    if (find === "simplest") return `${tight(ratio)} is ${simplest} in its simplest form.`;
    if (find === "shares") return `${total} divided in the ratio ${tight(ratio)} is ${shares}.`;
    return `In ${a ?? "a"}:${b ?? "b"} = ${c ?? "c"}:${d ?? "d"}, ${find} is ${missing}.`;
  },

  working(given, { missing, quotient }, show) {
    const { find, ratio, total, a, b, c, d } = given;
    if (find === "simplest") {
      return [
        ...simplestFormSteps(ratio),
        quotient && step`First term ÷ second term: ${tight(ratio).replace(":", " ÷ ")} = ${quotient}`,
      ];
    }
    if (find === "shares") return [...simplestFormSteps(ratio), ...shareSteps(total, ratio, show)];
    if (!missing) return [];
    if (find === "a") return crossProductSteps("a", d, b, c, missing);
    if (find === "b") return crossProductSteps("b", c, a, d, missing);
    return find === "c" ? crossProductSteps("c", b, a, d, missing) : crossProductSteps("d", a, b, c, missing);
  },
});

const NOTHING = { simplest: null, quotient: null, shares: null, missing: null, fraction: null, parts: null };
