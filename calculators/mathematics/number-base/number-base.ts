import { choice, count, defineCalculator, table, text, typed } from "#engine";
import { magnitude } from "#numbers/integers";
import {
  bare,
  DIGITS,
  digitValue,
  fits,
  pattern,
  readDigits,
  signedValue,
  strangeDigit,
  writeDigits,
  writeWhole,
} from "#numbers/positional";
import { type Rational, rational, writeFraction } from "#numbers/rational";

const USUAL = [2, 8, 10, 16] as const;
/** A working with more digits than these would be no help. */
const FEW = 16;

export default defineCalculator({
  name: "Number base converter",
  summary: "Convert numbers between binary, octal, decimal, hexadecimal and any base up to 36.",

  inputs: {
    number: typed("Number", {
      pattern: DIGITS,
      like: "digits and letters, such as 255, FF or 101.1",
      maxLength: 160,
      example: "255",
    }),
    from_base: count("From base", { min: 2, max: 36, default: 10, help: "2 is binary, 10 decimal, 16 hexadecimal." }),
    to_base: count("To base", { min: 2, max: 36, default: 2 }),
    negative: choice(
      "Write negative numbers with",
      { minus: "Minus sign", twos_complement: "Two's complement" },
      { default: "minus" },
    ),
    bits: count("Number of bits", { min: 2, max: 128, default: 8, when: { negative: ["twos_complement"] } }),
  },

  outputs: {
    converted: text("Result"),
    decimal: text("Decimal value"),
    unsigned: text("Unsigned value of the bits", { optional: true }),
    bases: table("In common bases", { base: count("Base"), digits: text("Digits") }),
  },
  primary: "converted",
  formula: "value = … + d₂ × b² + d₁ × b + d₀ + d₋₁ ÷ b + …, with the digits d in base b",

  check({ number, from_base, negative, bits }) {
    const strange = strangeDigit(number, from_base);
    if (strange) return { number: `must not contain ${strange}, which is not a digit in base ${from_base}` };
    if (negative === "minus") return {};
    const { top, bottom } = readDigits(number, from_base);
    if (bottom !== 1n) return { number: "must be whole in two's complement" };
    return fits(top, bits) ? {} : { number: `does not fit into ${bits} bits` };
  },

  compute({ number, from_base, to_base, bits }) {
    const value = meant(number, from_base, bits);
    return {
      converted: written(value, to_base, bits),
      decimal: writeDigits(value, 10),
      unsigned: bits === undefined ? null : `${pattern(value.top, bits)}`,
      bases: USUAL.map((base) => ({ base, digits: written(value, base, bits) })),
    };
  },

  sentence({ number, from_base, to_base, bits }, { converted }) {
    const how = bits ? `, as two's complement in ${bits} bits` : "";
    return `${number} in base ${from_base} is ${converted} in base ${to_base}${how}.`;
  },

  working({ number, from_base, to_base, bits }, { converted }) {
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
  },

  alerts({ number, from_base, bits }, { decimal }) {
    const isWrapped = bits && !number.startsWith("-") && decimal.startsWith("-") && bitsPerDigit(from_base.value) === 0;
    return [isWrapped && `${number} doesn't fit in ${bits} signed bits, so it is read as a bit pattern: ${decimal}.`];
  },

  notes(_, { converted }) {
    return [
      converted.endsWith(")") && "The digits in parentheses repeat forever.",
      converted.endsWith("…") && "The digits continue. They are cut off after 64, without rounding.",
    ];
  },
});

/** In two's complement a pattern from half of 2^bits on stands for a negative number. */
function meant(number: string, base: number, bits: number | undefined): Rational {
  const value = readDigits(number, base);
  return bits === undefined ? value : rational(signedValue(value.top, bits));
}

/** None where the base is no power of two. */
const bitsPerDigit = (base: number): number => [2, 4, 8, 16, 32].indexOf(base) + 1;

/** Bits are shown as they stand in the bases that are powers of two, and as a signed number in the others. */
function written(value: Rational, base: number, bits: number | undefined): string {
  if (bits === undefined || bitsPerDigit(base) === 0) return writeDigits(value, base);
  return writeWhole(pattern(value.top, bits), base).padStart(Math.ceil(bits / bitsPerDigit(base)), "0");
}

// ── the working ──

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
