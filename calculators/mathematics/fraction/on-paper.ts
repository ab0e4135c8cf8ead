// The steps as people do them on paper: what they write, and the answer before it is simplified.
import { asTyped, type Show, type Shown, step } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { gcd, lcm } from "#numbers/integers";
import { type Rational, rational, readFraction } from "#numbers/rational";

type Found = { readonly result: string; readonly mixed: string | null; readonly decimal: Shown<Decimal> };

export function stepsOnPaper(
  first: string,
  operation: keyof typeof PAPER | "simplify",
  second: string | undefined,
  { result, mixed, decimal }: Found,
  { notation }: Show,
): readonly string[] {
  const a = readFraction(first);
  const steps = rewritten("First fraction", asTyped(first, notation), a);
  if (operation === "simplify" || second === undefined)
    return [...steps, ...simplified(a, result, mixed), ...divided(a, decimal)];
  const b = readFraction(second);
  const { lines, raw } = PAPER[operation](a, b);
  return [
    ...steps,
    ...rewritten("Second fraction", asTyped(second, notation), b),
    ...lines,
    ...simplified(raw, result, mixed),
    ...divided(raw, decimal),
  ];
}

type Paper = { readonly lines: readonly string[]; readonly raw: Rational };

const PAPER = {
  plus: (a: Rational, b: Rational) => added(a, b, "+"),
  minus: (a: Rational, b: Rational) => added(a, b, "-"),
  times: multiplied,
  over(a: Rational, b: Rational) {
    const upsideDown = b.top < 0n ? { top: -b.bottom, bottom: -b.top } : { top: b.bottom, bottom: b.top };
    const { lines, raw } = multiplied(a, upsideDown);
    const turned = `Flip the second fraction: ${slashed(a)} ÷ ${enclosed(b)} = ${slashed(a)} × ${enclosed(upsideDown)}`;
    return { lines: [turned, ...lines], raw };
  },
} satisfies Readonly<Record<string, (a: Rational, b: Rational) => Paper>>;

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
