// A ratio in its simplest form, and the steps to it.
import { asTyped, type Line, type Show } from "#engine";
import { gcd } from "#numbers/integers";
import { inLowestWholes, rational, readRatio, toDecimal, widened } from "#numbers/rational";

export function simplestForm(ratio: string) {
  const wholes = inLowestWholes(readRatio(ratio));
  const [first = 1n, second = 1n] = wholes;
  return {
    simplest: wholes.join(":"),
    quotient: wholes.length === 2 ? toDecimal(rational(first, second)) : null,
  };
}

export function simplestFormSteps(ratio: string, notation: Show["notation"]): readonly Line[] {
  const { by, wholes } = widened(readRatio(ratio));
  const divisor = wholes.reduce(gcd);
  const whole = wholes.join(":");
  return [
    by > 1n && `Whole numbers: multiply all by ${by}, so ${asTyped(tight(ratio), notation)} = ${whole}`,
    divisor > 1n
      ? `Simplest form: divide all by ${divisor}, so ${whole} = ${wholes.map((each) => each / divisor).join(":")}`
      : `Simplest form: no number above 1 divides all of ${whole}`,
  ];
}

/** Without spaces around the colons. */
export const tight = (ratio: string): string => ratio.replace(/ ?: ?/g, ":");
