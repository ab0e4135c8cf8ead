import { choice, defineCalculator, noAnswer, number, type Shown, step, text, typed } from "#engine";
import type { Decimal } from "#math/decimal";
import { gcd, lcm } from "#math/integers";
import {
  FRACTION,
  minus,
  over,
  plus,
  type Rational,
  rational,
  readFraction,
  times,
  toDecimal,
  writeFraction,
  writeMixed,
} from "#math/rational";

const asked = { pattern: FRACTION, like: "a fraction such as 3/4, 1 1/2 or 0.75", maxLength: 130 } as const;
const CALCULATE = { plus, minus, times, over };
const WORDS = { plus: "plus", minus: "minus", times: "times", over: "divided by" } as const;

export default defineCalculator({
  name: "Fraction calculator",
  summary: "Add, subtract, multiply, divide and simplify fractions and mixed numbers, with steps.",

  inputs: {
    first: typed("First fraction", { ...asked, example: "1 1/2" }),
    operation: choice(
      "Operation",
      {
        plus: "Add (+)",
        minus: "Subtract (−)",
        times: "Multiply (×)",
        over: "Divide (÷)",
        simplify: "Simplify the first fraction",
      },
      { default: "plus" },
    ),
    second: typed("Second fraction", {
      ...asked,
      example: "3/4",
      when: { operation: ["plus", "minus", "times", "over"] },
    }),
  },

  outputs: {
    result: text("Result"),
    mixed: text("Mixed number", { optional: true }),
    decimal: number("Decimal"),
  },
  primary: "result",
  formula: "a/b + c/d = (ad + bc)/bd; a/b × c/d = ac/bd; a/b ÷ c/d = ad/bc",

  check: ({ first, second }) => ({ first: hollow(first), second: second && hollow(second) }),

  otherQuestions({ first, operation, second }) {
    if (operation === "simplify") return [];
    const others = Object.keys(CALCULATE).filter((other) => other !== operation);
    return others.map((other) => ({ first, operation: other, second }));
  },

  compute({ first, operation, second }) {
    const given = readFraction(first);
    if (operation === "simplify") return figuresOf(rational(given.top, given.bottom));
    const other = readFraction(second);
    if (operation === "over" && other.top === 0n)
      return noAnswer("Enter a second fraction other than 0: dividing by 0 is impossible.");
    return figuresOf(CALCULATE[operation](given, other));
  },

  sentence({ first, operation, second }, { result, mixed }) {
    const answer = mixed ? `${result}, or ${mixed}` : result;
    if (operation === "simplify") return `${first} in lowest terms is ${answer}.`;
    return `${first} ${WORDS[operation]} ${second} is ${answer}.`;
  },

  working({ first, operation, second }, { result, mixed, decimal }) {
    const a = readFraction(first);
    const steps = rewritten("First fraction", first, a);
    if (operation === "simplify") return [...steps, ...simplified(a, result, mixed), ...divided(a, decimal)];
    const b = readFraction(second);
    const { lines, raw } = PAPER[operation](a, b);
    return [
      ...steps,
      ...rewritten("Second fraction", second, b),
      ...lines,
      ...simplified(raw, result, mixed),
      ...divided(raw, decimal),
    ];
  },
});

const hollow = (text: string): string | undefined =>
  readFraction(text).bottom === 0n ? "must not have 0 as its denominator" : undefined;

const figuresOf = (fraction: Rational) => ({
  result: writeFraction(fraction),
  mixed: writeMixed(fraction),
  decimal: toDecimal(fraction),
});

// ── as one does it on paper: what is written, and the answer before it is simplified ──

type Paper = { readonly lines: readonly string[]; readonly raw: Rational };

const PAPER: Readonly<Record<keyof typeof CALCULATE, (a: Rational, b: Rational) => Paper>> = {
  plus: (a, b) => added(a, b, "+"),
  minus: (a, b) => added(a, b, "-"),
  times: multiplied,
  over(a, b) {
    const upsideDown = b.top < 0n ? { top: -b.bottom, bottom: -b.top } : { top: b.bottom, bottom: b.top };
    const { lines, raw } = multiplied(a, upsideDown);
    const turned = `Flip the second fraction: ${slashed(a)} ÷ ${enclosed(b)} = ${slashed(a)} × ${enclosed(upsideDown)}`;
    return { lines: [turned, ...lines], raw };
  },
};

function added(a: Rational, b: Rational, sign: "+" | "-"): Paper {
  const bottom = lcm(a.bottom, b.bottom);
  const widened = ({ top, bottom: below }: Rational) => ({ top: top * (bottom / below), bottom });
  const [first, second] = [widened(a), widened(b)];
  const changed = [[a, first] as const, [b, second] as const].filter(
    ([before, after]) => before.bottom !== after.bottom,
  );
  const raw = { top: sign === "+" ? first.top + second.top : first.top - second.top, bottom };
  const sum = `${slashed(first)} ${sign} ${enclosed(second)} = ${slashed(raw)}`;
  if (a.bottom === b.bottom) return { lines: [`Same denominator: ${sum}`], raw };
  return {
    lines: [
      `Common denominator: ${a.bottom} and ${b.bottom} both go into ${bottom}`,
      `With that denominator: ${changed.map((pair) => pair.map(slashed).join(" = ")).join(" and ")}`,
      `Result: ${sum}`,
    ],
    raw,
  };
}

function multiplied(a: Rational, b: Rational): Paper {
  const raw = { top: a.top * b.top, bottom: a.bottom * b.bottom };
  return { lines: [`Multiply tops and bottoms: ${slashed(a)} × ${enclosed(b)} = ${slashed(raw)}`], raw };
}

/** A mixed number, a decimal or a whole one as a fraction; a fraction needs no step. */
const rewritten = (label: string, written: string, fraction: Rational): readonly string[] =>
  written === slashed(fraction) ? [] : [`${label}: ${written} = ${slashed(fraction)}`];

function simplified(raw: Rational, result: string, mixed: string | null): readonly string[] {
  const divisor = gcd(raw.top, raw.bottom);
  const lowest =
    divisor > 1n
      ? `Lowest terms: divide both by ${divisor}, so ${slashed(raw)} = ${result}`
      : `Lowest terms: no number above 1 divides both ${raw.top} and ${raw.bottom}`;
  return mixed ? [lowest, `Mixed number: ${result} = ${mixed}`] : [lowest];
}

function divided(raw: Rational, decimal: Shown<Decimal>): readonly string[] {
  const { top, bottom } = rational(raw.top, raw.bottom);
  return bottom === 1n ? [] : [step`Decimal: ${`${top}`} ÷ ${`${bottom}`} = ${decimal}`];
}

const slashed = ({ top, bottom }: Rational): string => `${top}/${bottom}`;
/** After a sign of its own. */
const enclosed = (fraction: Rational): string => (fraction.top < 0n ? `(${slashed(fraction)})` : slashed(fraction));
