// The steps from the digits in one base to those in another.
import type { Shown } from "#engine";
import { magnitude } from "#numbers/integers";
import { bare, digitValue, pattern, readDigits, writeDigits, writeWhole } from "#numbers/positional";
import { type Rational, rational, writeFraction } from "#numbers/rational";
import { bitsPerDigit, meant } from "../../shared/signed-digits.ts";

/** A working with more digits than these would be no help. */
const FEW = 16;

type Given = { readonly number: string; readonly bits?: Shown<number> | undefined } & Readonly<
  Record<"from_base" | "to_base", Shown<number>>
>;

export function digitSteps({ number, from_base, to_base, bits }: Given, { converted }: { readonly converted: string }) {
  const [from, to] = [from_base.value, to_base.value];
  const given = readDigits(number, from);
  const value = meant(number, from, bits?.value);
  const held = bits && bitsPerDigit(to) > 0 ? rational(pattern(value.top, bits.value)) : size(value);
  return [
    !(from === 10) && `Decimal value: ${expanded(bare(number, from), from)} ${writeDigits(size(given), 10)}`,
    ...(bits ? wrapped(given.top, value.top, held.top, bits.value) : []),
    ...(to === 10 ? [] : [...divisions(held.top / held.bottom, to), ...multiplications(held, to)]),
    `Result: ${converted}`,
  ];
}

const size = ({ top, bottom }: Rational): Rational => ({ top: magnitude(top), bottom });

/** "3 × 7^3 + 6 × 7^2 + 0 × 7^1 + 1 × 7^0 =" */
function expanded(digits: string, base: number): string {
  const [before = "", after = ""] = digits.split(".");
  const all = [...before, ...after];
  if (all.length > FEW) return `each digit times its power of ${base}, added up, gives`;
  return `${all.map((digit, i) => `${digitValue(digit)} × ${base}^${before.length - 1 - i}`).join(" + ")} =`;
}

function wrapped(given: bigint, value: bigint, held: bigint, bits: number): readonly string[] {
  const all = 2n ** BigInt(bits);
  if (value < given) return [`From 2^${bits - 1} on, the number is negative: ${given} - ${all} = ${value}`];
  return held === value + all ? [`Negative, so add 2^${bits}: ${value} + ${all} = ${held}`] : [];
}

function divisions(whole: bigint, base: number): readonly string[] {
  const by = BigInt(base);
  const lines: string[] = [];
  for (let rest = whole; rest > 0n && lines.length <= FEW; rest /= by) {
    lines.push(
      `Divide by ${base}: ${rest} = ${rest / by} × ${base} + ${rest % by}, digit ${writeWhole(rest % by, base)}`,
    );
  }
  if (lines.length > FEW)
    return [`Divide by ${base} again and again: each remainder is a digit, from the last to the first`];
  return lines.length > 1 ? [...lines, `Digits from the last to the first: ${writeWhole(whole, base)}`] : lines;
}

function multiplications({ top, bottom }: Rational, base: number): readonly string[] {
  const by = BigInt(base);
  const written = (rest: bigint) => writeFraction(rational(rest, bottom));
  const lines = new Map<bigint, string>();
  for (let rest = top % bottom; rest > 0n && !lines.has(rest) && lines.size < FEW; rest = (rest * by) % bottom) {
    const [digit, next] = [(rest * by) / bottom, (rest * by) % bottom];
    lines.set(rest, `Times ${base}: ${written(rest)} × ${base} = ${digit} + ${written(next)}`);
  }
  return [...lines.values()];
}
