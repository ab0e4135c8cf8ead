// Every number a person sees is decimal from the text that came in to the text that goes out.
// Clones of our own: the library's shared global can be reconfigured by anyone.
import { Decimal as Library } from "decimal.js";
import { countWork } from "./work.ts";

const SETTINGS = { rounding: Library.ROUND_HALF_UP, toExpNeg: -9e15, toExpPos: 9e15, defaults: true };

const DIGITS = 80;

/** Decimals of so many digits, whose sums are counted as work. */
export function decimalsOf(precision: number): typeof Library {
  const clone = Library.clone({ ...SETTINGS, precision });
  Object.defineProperty(clone, "prototype", { value: counting((precision * precision) / (DIGITS * DIGITS)) });
  return clone;
}

/** A prototype before the library's own. Powers, logarithms and sines are made of sums too: a plus stands for each term. */
function counting(scale: number): object {
  const counted = (name: "times" | "div" | "plus" | "minus", cost: number) => {
    const act = Library.prototype[name];
    const value = function (this: Library, other: Library.Value): Library {
      countWork(cost * scale);
      return act.call(this, other);
    };
    return { value };
  };
  const [times, div, plus, minus] = [
    counted("times", 1),
    counted("div", 3),
    counted("plus", 1.5),
    counted("minus", 0.3),
  ];
  const prototype: object = Library.prototype;
  return Object.create(prototype, { times, mul: times, div, plus, minus });
}

export const Decimal = decimalsOf(DIGITS);
export type Decimal = Library;

/** What a sum may start from: a decimal, a whole number, or plain decimal text. */
export type Amount = Decimal | number | string;

export const decimal = (amount: Amount): Decimal => new Decimal(amount);

/** Zero where there are none. */
export const sum = (amounts: readonly Decimal[]): Decimal =>
  amounts.reduce((total, amount) => total.plus(amount), decimal(0));
