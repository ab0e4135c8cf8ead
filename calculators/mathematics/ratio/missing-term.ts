// The missing term of a proportion a:b = c:d, and the steps to it.
import { enclosed, type Line, type Shown, step } from "#engine";
import type { Decimal } from "#math/decimal";
import { fromDecimal, over, times, toDecimal, writeFraction } from "#math/rational";

/** one × other ÷ by, the term that makes the cross products equal. */
export function missingTerm(one: Decimal, other: Decimal, by: Decimal) {
  const exact = over(times(fromDecimal(one), fromDecimal(other)), fromDecimal(by));
  return { missing: toDecimal(exact), fraction: exact.bottom === 1n ? null : writeFraction(exact) };
}

type Figure = Shown<Decimal>;

export const crossProductSteps = (
  letter: string,
  by: Figure,
  one: Figure,
  other: Figure,
  missing: Figure,
): readonly Line[] => [
  `Cross products: ${letter} × ${enclosed(by)} = ${one} × ${enclosed(other)}`,
  step`Solve for ${letter}: ${one} × ${enclosed(other)} ÷ ${enclosed(by)} = ${missing}`,
];
