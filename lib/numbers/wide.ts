// (1 + r)^k − 1 loses as many digits as r has zeros, so growth is carried with so many more of them.
import { Decimal, decimalsOf } from "./decimal.ts";

export const Wide = decimalsOf(120);

/** Back to the usual digits. */
export const narrow = (wide: Decimal): Decimal => new Decimal(wide).toSignificantDigits(Decimal.precision);

/** The n-th root of a number above zero, such as the growth of a month from that of a year, with more digits than are carried. */
export const nthRoot = (of: Decimal, index: number): Decimal => new Wide(of).pow(new Wide(1).div(index));
