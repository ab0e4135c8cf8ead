// Roots, logarithms, powers of e and angles, to 80 digits, with a sentence that says where there is no value.
import { cosine, PI, sine } from "./angle.ts";
import { Decimal, decimal } from "./decimal.ts";
import type { Elementary } from "./expression.ts";
import { HYPERBOLIC } from "./hyperbolic.ts";
import { snap } from "./round.ts";
import { capital, LARGEST_POWER, tooLarge, tooSmall, type Values, without } from "./without.ts";

const LN_2 = Decimal.ln(2);
const LN_10 = Decimal.ln(10);
const WIDEST_ANGLE = decimal("1e15");

export const elementary = (name: Elementary, of: Values): Decimal => FUNCTIONS[name](of);

const FUNCTIONS: Readonly<Record<Elementary, (of: Values) => Decimal>> = {
  sqrt: ({ given, at }) =>
    given.lt(0) ? without(`${capital(at)} is of a negative number, which has no real root.`) : given.sqrt(),
  cbrt: ({ given }) => given.cbrt(),
  exp: ({ given, at }) => {
    const size = given.div(LN_10);
    if (size.gte(LARGEST_POWER)) return tooLarge(at);
    return size.lte(-LARGEST_POWER) ? tooSmall(at) : given.exp();
  },
  ln: (of) => positive(of).ln(),
  log: (of) => positive(of).log(10),
  log2: (of) => positive(of).ln().div(LN_2),
  sin: (of) => turned(of, sine, (angle) => angle.sin()),
  cos: (of) => turned(of, cosine, (angle) => angle.cos()),
  tan: (of) =>
    turned(
      of,
      (angle) => tangent(angle, of),
      (angle) => angle.tan(),
    ),
  asin: (of) => angleIn(of, withinOne(of).asin()),
  acos: (of) => angleIn(of, withinOne(of).acos()),
  atan: (of) => angleIn(of, of.given.atan()),
  ...HYPERBOLIC,
};

const positive = ({ given, at }: Values): Decimal =>
  given.lte(0) ? without(`${capital(at)} needs a number above 0.`) : given;

const withinOne = ({ given, at }: Values): Decimal =>
  given.abs().gt(1) ? without(`${capital(at)} needs a number from -1 to 1.`) : given;

/** Where radians are a whole number of degrees, such as π or π ÷ 6, the values are those of the degrees. */
function turned({ given, angles, at }: Values, ofDegrees: (d: Decimal) => Decimal, ofRadians: (r: Decimal) => Decimal) {
  if (given.abs().gt(WIDEST_ANGLE))
    return without(`${capital(at)} has an angle beyond 10^15, which is too large here.`);
  if (angles === "degrees") return ofDegrees(given);
  const degrees = snap(given.times(180).div(PI));
  return degrees.isInteger() ? ofDegrees(degrees) : ofRadians(given);
}

function tangent(degrees: Decimal, { at }: Values): Decimal {
  const along = cosine(degrees);
  return along.isZero()
    ? without(`${capital(at)} is of a right angle, where the tangent has no value.`)
    : sine(degrees).div(along);
}

const angleIn = ({ angles }: Values, found: Decimal): Decimal =>
  angles === "degrees" ? found.times(180).div(PI) : found;
