// Every number a person sees is decimal from the text that came in to the text that goes out.
// One clone of our own: the library's shared global can be reconfigured by anyone.
import { Decimal as Library } from "decimal.js";

export const Decimal = Library.clone({
  precision: 80,
  rounding: Library.ROUND_HALF_UP,
  toExpNeg: -9e15,
  toExpPos: 9e15,
  defaults: true,
});
export type Decimal = Library;

/** What a sum may start from: a decimal, a whole number, or plain decimal text. */
export type Amount = Decimal | number | string;

export const decimal = (amount: Amount): Decimal => new Decimal(amount);
