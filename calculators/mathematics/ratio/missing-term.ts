// The question for one term of a proportion a:b = c:d.
import { enclosed, type Line, type Shown } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { fromDecimal, over, times, writeFraction } from "#numbers/rational";

type Term = "a" | "b" | "c" | "d";
type Terms<T> = Readonly<Record<Term, T>>;

/** one × other ÷ by, the term that makes the cross products equal. */
export const missing = (find: Term, [one, other]: readonly [Term, Term], by: Term) => ({
  asks: [one, other, by],
  primary: "missing" as const,
  by: { missing: [`Solve for ${find}`, `${one} × ${other} ÷ ${by}`] as const },
  compute(given: Terms<Decimal>) {
    const exact = over(times(fromDecimal(given[one]), fromDecimal(given[other])), fromDecimal(given[by]));
    return { fraction: exact.bottom === 1n ? null : writeFraction(exact) };
  },
  working: (
    given: Terms<Shown<Decimal>>,
    _found: unknown,
    _show: unknown,
    _values: unknown,
    stepOf: (name: "missing") => Line,
  ): readonly Line[] => [
    `Cross products: ${find} × ${enclosed(given[by])} = ${given[one]} × ${enclosed(given[other])}`,
    stepOf("missing"),
  ],
});
