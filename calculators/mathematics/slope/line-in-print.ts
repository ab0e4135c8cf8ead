// The equation of a line in exact fractions: y = (3/4)x + 5/2, and 3x - 4y = -10.
import { type Currency, formatNumber, group } from "#engine";
import { inLowestWholes, type Rational, rational, toDecimal, writeFraction } from "#numbers/rational";

/** Beyond these, a fraction says less than a decimal. */
const MOST = 9999n;
const MOST_DIGITS = 6;
const SIX = { significant: 6 } as const;
const ONE: Rational = { top: 1n, bottom: 1n };

const isReadable = ({ bottom }: Rational): boolean => bottom <= MOST;
const size = ({ top, bottom }: Rational): Rational => ({ top: top < 0n ? -top : top, bottom });
const isSame = (a: Rational, b: Rational): boolean => a.top === b.top && a.bottom === b.bottom;

function written(figure: Rational, notation: Currency["notation"]): string {
  if (figure.bottom === 1n) return group(`${figure.top}`, notation);
  return isReadable(figure) ? writeFraction(figure) : formatNumber(toDecimal(figure), SIX, notation);
}

/** Null where it is whole or has too many digits. */
export const fractionOf = (slope: Rational): string | null =>
  slope.bottom > 1n && isReadable(slope) ? writeFraction(slope) : null;

/** Of a vertical line where there is no slope: x = 3. */
export const equationOf =
  (intercept: Rational, slope?: Rational) =>
  ({ notation }: Currency): string => {
    if (!slope) return `x = ${written(intercept, notation)}`;
    const sign = [slope, intercept].every(isReadable) ? "=" : "≈";
    if (slope.top === 0n) return `y ${sign} ${written(intercept, notation)}`;
    const line = `y ${sign} ${multiple(slope, notation)}`;
    if (intercept.top === 0n) return line;
    return `${line} ${intercept.top < 0n ? "-" : "+"} ${written(size(intercept), notation)}`;
  };

/** "x", "-x", "2x", "(3/4)x" */
function multiple(slope: Rational, notation: Currency["notation"]): string {
  if (isSame(size(slope), ONE)) return slope.top < 0n ? "-x" : "x";
  const figure = written(slope, notation);
  return slope.bottom === 1n ? `${figure}x` : `(${figure})x`;
}

/** Ax + By = C in whole numbers, with A above 0. */
export function standardForm(intercept: Rational, slope: Rational): string | null {
  if (slope.top === 0n) return null;
  const wholes = inLowestWholes([rational(-slope.top, slope.bottom), ONE, intercept]);
  const [a, b, c] = slope.top > 0n ? wholes.map((whole) => -whole) : wholes;
  if (a === undefined || b === undefined || c === undefined) return null;
  if ([a, b, c].some((whole) => `${whole}`.length > MOST_DIGITS)) return null;
  return `${times(a)}x ${b < 0n ? "-" : "+"} ${times(b < 0n ? -b : b)}y = ${c}`;
}

const times = (whole: bigint): string => (whole === 1n ? "" : `${whole}`);
