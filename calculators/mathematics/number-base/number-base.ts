import { asTyped, choice, count, defineCalculator, table, text, toldAsTyped, typed } from "#engine";
import { DIGITS, fits, pattern, readDigits, strangeDigit, writeDigits } from "#numbers/positional";
import { bitsPerDigit, meant, written } from "../../shared/signed-digits.ts";
import { digitSteps } from "./digit-steps.ts";

const USUAL = [2, 8, 10, 16] as const;

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
      converted: toldAsTyped(written(value, to_base, bits)),
      decimal: toldAsTyped(writeDigits(value, 10)),
      unsigned: bits === undefined ? null : `${pattern(value.top, bits)}`,
      bases: USUAL.map((base) => ({ base, digits: toldAsTyped(written(value, base, bits)) })),
    };
  },

  sentence({ number, from_base, to_base, bits }, { converted }, { notation }) {
    const how = bits ? `, as two's complement in ${bits} bits` : "";
    return `${asTyped(number, notation)} in base ${from_base} is ${converted} in base ${to_base}${how}.`;
  },

  working: digitSteps,

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
