// Decimals whose last digits repeat without end: "0.1(6)" is 0.1666…
import { power } from "#numbers/integers";
import { type Rational, rational } from "#numbers/rational";

/** Digits, after the point those that repeat in brackets, or the digits once or more and three dots. */
export const REPEATING = "[+-]?(?:\\d{1,12}(?:\\.\\d{0,20})?|\\.\\d{1,20})(?:\\(\\d{1,12}\\)|\\.{3}|…)?";

export type Repeating = {
  readonly isNegative: boolean;
  readonly whole: string;
  readonly fixed: string;
  readonly repeated: string;
};

export function readRepeating(text: string): Repeating {
  const isNegative = text.startsWith("-");
  const [, whole = "", after = "", inBrackets = "", dots = ""] =
    /^[+-]?(\d*)\.?(\d*)(?:\((\d+)\)|(\.{3}|…))?$/.exec(text) ?? [];
  if (!dots) return { isNegative, whole, fixed: after, repeated: inBrackets };
  const repeated = endOf(after);
  return { isNegative, whole, fixed: after.slice(0, after.length - repeated.length), repeated };
}

/** The shortest digits that stand twice at the end, or else the last one: 0.2727… is 0.(27), and 0.16… is 0.1(6). */
function endOf(digits: string): string {
  for (let size = 1; size * 2 <= digits.length; size++)
    if (digits.slice(-size) === digits.slice(-2 * size, -size)) return digits.slice(-size);
  return digits.slice(-1);
}

/** Before it is reduced: the digits less those that don't repeat, over as many nines and zeros. */
export function fractionOver({ whole, fixed, repeated }: Repeating): { readonly top: bigint; readonly bottom: bigint } {
  const [plain, shift] = [BigInt(whole + fixed || "0"), power(10n, fixed.length)];
  if (repeated === "") return { top: plain, bottom: shift };
  return { top: BigInt(whole + fixed + repeated) - plain, bottom: shift * (power(10n, repeated.length) - 1n) };
}

export function worth(decimal: Repeating): Rational {
  const { top, bottom } = fractionOver(decimal);
  return rational(decimal.isNegative ? -top : top, bottom);
}

const MOST_SHOWN = 60;

/** By long division: a remainder that comes again begins the digits that repeat. Of a denominator below 100,000. */
export function divided({ top, bottom }: Rational): { readonly decimal: string; readonly repeats: number } {
  const [below, size] = [Number(bottom), top < 0n ? -top : top];
  const fixed = fixedDigits(below);
  const digits: number[] = [];
  let rest = Number(size % bottom);
  const next = () => {
    digits.push(Math.floor((rest * 10) / below));
    rest = (rest * 10) % below;
  };
  for (let i = 0; i < fixed; i++) next();
  const begins = rest;
  if (begins !== 0)
    do next();
    while (rest !== begins);
  const [before, repeated] = [digits.slice(0, fixed).join(""), digits.slice(fixed).join("")];
  const shown = repeated.length > MOST_SHOWN ? `${repeated.slice(0, MOST_SHOWN)}…` : repeated && `(${repeated})`;
  const point = digits.length > 0 ? "." : "";
  return { decimal: `${top < 0n ? "-" : ""}${size / bottom}${point}${before}${shown}`, repeats: repeated.length };
}

/** Only factors of 2 and 5 make digits that don't repeat. */
function fixedDigits(bottom: number): number {
  const times = (factor: number) => {
    let [count, rest] = [0, bottom];
    for (; rest % factor === 0; rest /= factor) count++;
    return count;
  };
  return Math.max(times(2), times(5));
}

/** The fraction with at most this denominator that is nearest; of two as near, the one with the smaller denominator. */
export function nearest(value: Rational, most: number): Rational {
  let best = inParts(value, 1);
  for (let parts = 2; parts <= most; parts++) {
    const other = inParts(value, parts);
    if (isNearer(value, other, best)) best = other;
  }
  return rational(best.top, best.bottom);
}

/** Of so many equal parts the nearest number; halfway goes away from zero. */
export function inParts({ top, bottom }: Rational, parts: number): Rational {
  const size = (top < 0n ? -top : top) * BigInt(parts);
  const nearest = (2n * size + bottom) / (2n * bottom);
  return { top: top < 0n ? -nearest : nearest, bottom: BigInt(parts) };
}

function isNearer(value: Rational, one: Rational, other: Rational): boolean {
  const off = (a: Rational) => a.top * value.bottom - value.top * a.bottom;
  const size = (n: bigint) => (n < 0n ? -n : n);
  return size(off(one)) * other.bottom < size(off(other)) * one.bottom;
}
