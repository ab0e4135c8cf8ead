import { count, defineCalculator, noAnswer, number, phrase, step, text } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { raised, sign, simplified } from "./simplest-radical.ts";

export default defineCalculator({
  name: "Root calculator",
  summary: "Square roots, cube roots and any nth root of a number, as a decimal and as a simplified radical.",

  inputs: {
    number: number("Number under the root", { min: -1e15, max: 1e15, example: 72 }),
    index: count("Index (2 for a square root)", { min: 2, max: 100, default: 2, usual: [2, 3, 4] }),
  },

  outputs: {
    root: number("Root"),
    radical: text("Simplest radical form", { optional: true }),
    other: number("The other real root", { optional: true }),
  },
  primary: "root",
  formula: "r^n = x, so r = x^(1/n)",

  compute({ number, index }) {
    const isEven = index % 2 === 0;
    if (isEven && number.isNegative() && !number.isZero())
      return noAnswer("Enter a number of 0 or more, or an odd index: no real number has an even power below 0.");
    const root = rootOf(number, index);
    return {
      root,
      radical: number.isInteger() && !number.isZero() ? simplified(BigInt(number.toString()), index) : null,
      other: isEven && !root.isZero() ? root.neg() : null,
    };
  },

  sentence: ({ number }, { root }, _, given) =>
    `The ${nameOf(given.index)} of ${number} is ${root.exact ? "" : "about "}${root}.`,

  working({ number }, { root, radical }, _, given) {
    const printed = `${sign(given.index)}${number.value.lt(0) ? `(${number})` : number}`;
    const isSimpler = radical && radical !== printed.replaceAll(",", "") && radical !== `${root}`;
    return [
      isSimpler && `Take powers out of the root: ${printed} = ${radical}`,
      step`Root: ${phrase`${printed}`} = ${root}`,
      step`Check: ${raised(`${root}`, given.index)} = ${number}`.replace("=", root.exact ? "=" : "≈"),
    ];
  },
});

function rootOf(number: Decimal, index: number): Decimal {
  if (index === 2) return number.abs().sqrt();
  const size = number.abs().pow(decimal(1).div(index));
  return number.isNegative() ? size.neg() : size;
}

const NAMES: Readonly<Record<number, string>> = { 2: "square root", 3: "cube root" };
const ENDINGS: Readonly<Record<number, string>> = { 1: "st", 2: "nd", 3: "rd" };

const nameOf = (index: number): string =>
  NAMES[index] ?? `${index}${(Math.floor(index / 10) === 1 ? undefined : ENDINGS[index % 10]) ?? "th"} root`;
