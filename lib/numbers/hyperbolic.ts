// Hyperbolic functions and their inverses, to 80 digits.
import { Decimal } from "./decimal.ts";
import type { Hyperbolic } from "./expression.ts";
import { capital, LARGEST_POWER, tooLarge, type Values, without } from "./without.ts";

/** From here on e^-x is less than the last digit of e^x. */
const ALONE = 100;
const LARGEST = Decimal.ln(10).times(LARGEST_POWER).plus(Decimal.ln(2));

export const HYPERBOLIC: Readonly<Record<Hyperbolic, (of: Values) => Decimal>> = {
  sinh: (of) => moderate(of).sinh(),
  cosh: (of) => moderate(of).cosh(),
  tanh: ({ given }) => (given.abs().gt(ALONE) ? new Decimal(given.s) : given.tanh()),
  asinh: ({ given }) => given.asinh(),
  acosh: ({ given, at }) => (given.lt(1) ? without(`${capital(at)} needs a number that is 1 or more.`) : given.acosh()),
  atanh: ({ given, at }) =>
    given.abs().gte(1) ? without(`${capital(at)} needs a number between -1 and 1.`) : given.atanh(),
};

const moderate = ({ given, at }: Values): Decimal => (given.abs().gte(LARGEST) ? tooLarge(at) : given);
