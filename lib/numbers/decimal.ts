// Every number a person sees is decimal from the text that came in to the text that goes out.
// Clones of our own: the library's shared global can be reconfigured by anyone.
import { Decimal as Library } from "decimal.js";
import { TRANSCENDENTAL } from "./transcendental.ts";

const SETTINGS = { rounding: Library.ROUND_HALF_UP, toExpNeg: -9e15, toExpPos: 9e15, defaults: true };

const DIGITS = 80;

const methods = Object.assign(Object.create(Library.prototype), TRANSCENDENTAL);

export const decimalsOf = (precision: number): typeof Library =>
  Object.assign(Library.clone({ ...SETTINGS, precision }), { prototype: methods });

export const Decimal = decimalsOf(DIGITS);
export type Decimal = Library;

/** What a sum may start from: a decimal, a whole number, or plain decimal text. */
export type Amount = Decimal | number | string;

/** One that is of our own already stays the same object: none is ever changed. */
export const decimal = (amount: Amount): Decimal => (isOwn(amount) ? amount : new Decimal(amount));
const isOwn = (amount: Amount): amount is Decimal => amount instanceof Library && amount.constructor === Decimal;

/** Zero where there are none. */
export const sum = (amounts: readonly Decimal[]): Decimal =>
  amounts.reduce((total, amount) => total.plus(amount), decimal(0));
