import { choice, defineCalculator, noAnswer, number, type Show, typed } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { isTooLargeToShow } from "#numbers/round";

/** A positive number, or e. */
const BASE = "e|(?=.*[1-9])\\d{1,15}(?:\\.\\d{1,15})?";
const MOST_ZEROS = 30;

export default defineCalculator({
  name: "Logarithm calculator",
  summary: "Logarithms of any base, such as log, ln and log2, and back: the number or the base.",

  inputs: {
    find: choice(
      "Find",
      { log: "The logarithm of a number", number: "The number (antilog)", base: "The base" },
      { default: "log" },
    ),
    number: number("Number", { min: 1e-15, max: 1e15, example: 1000 }),
    base: typed("Base", { pattern: BASE, like: "a number above 0, or e", maxLength: 31, default: "10" }),
    log: number("Logarithm", { min: -1000, max: 1000, example: 3 }),
  },

  outputs: {
    log: number("Logarithm"),
    number: number("Number"),
    base: number("Base"),
    natural: number("Natural logarithm (ln)"),
    common: number("Common logarithm (log10)"),
    binary: number("Binary logarithm (log2)"),
  },
  formula: "logarithm = ln(number) ÷ ln(base); number = base^logarithm; base = number^(1/logarithm)",

  questions: {
    find: {
      log: {
        asks: ["number", "base"],
        primary: "log",
        check: isUsable,
        compute: ({ number, base }) => all(number, read(base), number.ln().div(read(base).ln())),
        sentence: ({ number, base }, { log }, show) =>
          `The logarithm of ${number} to base ${baseIn(base, show)} is ${log}.`,
        working: ({ number, base }, { log }, show) => [
          `Change of base: log_${baseIn(base, show)}(${number}) = ln(${number}) ÷ ln(${baseIn(base, show)})`,
          `Divide: ${show("number", number.value.ln(), SIX)} ÷ ${show("number", read(base).ln(), SIX)} ≈ ${log}`,
        ],
      },
      number: {
        asks: ["log", "base"],
        primary: "number",
        check: isUsable,
        compute({ log, base }) {
          const found = read(base).pow(log);
          if (found.abs().lt(`1e-${MOST_ZEROS}`) || isTooLargeToShow(found))
            return noAnswer(`Enter a logarithm closer to 0: this number would have more than ${MOST_ZEROS} digits.`);
          return all(found, read(base), log);
        },
        sentence: ({ log, base }, { number }, show) =>
          `The number with the logarithm ${log} to base ${baseIn(base, show)} is ${number}.`,
        working: ({ log, base }, { number }, show) => [
          `Power: ${baseIn(base, show)}^${log.value.lt(0) ? `(${log})` : log} ${number.exact ? "=" : "≈"} ${number}`,
        ],
      },
      base: {
        asks: ["number", "log"],
        primary: "base",
        refuses: ({ number, log }) =>
          (log.isZero() || number.eq(1)) &&
          "Enter a number other than 1 and a logarithm other than 0: otherwise no base fits, or all do.",
        compute({ number, log }) {
          const base = number.pow(decimal(1).div(log));
          if (base.lt(`1e-${MOST_ZEROS}`) || isTooLargeToShow(base))
            return noAnswer(`Enter a logarithm farther from 0: this base would have more than ${MOST_ZEROS} digits.`);
          return all(number, base, log);
        },
        sentence: ({ number, log }, { base }) => `The base in which ${number} has the logarithm ${log} is ${base}.`,
        working: ({ number, log }, { base }) => [
          `Root: ${number}^(1 ÷ ${log.value.lt(0) ? `(${log})` : log}) ${base.exact ? "=" : "≈"} ${base}`,
        ],
      },
    },
  },
});

const SIX = { significant: 6 } as const;
const E = decimal(1).exp();
const [LN_2, LN_10] = [decimal(2).ln(), decimal(10).ln()];

const read = (base: string): Decimal => (base === "e" ? E : decimal(base));

function isUsable({ base }: { readonly base: string }) {
  return { base: read(base).eq(1) && "must not be 1: every power of 1 is 1" };
}

function all(number: Decimal, base: Decimal, log: Decimal) {
  const natural = number.ln();
  return { number, base, log, natural, common: natural.div(LN_10), binary: natural.div(LN_2) };
}

/** e is written so. */
const baseIn = (base: string, show: Show): string => (base === "e" ? base : `${show("number", read(base))}`);
