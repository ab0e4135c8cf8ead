// The simplest rule that all terms of a list follow, and how it goes on.
import { type Decimal, decimal } from "#numbers/decimal";
import { fromDecimal, over, type Rational, times, toDecimal } from "#numbers/rational";

type Continued = {
  readonly rule: string;
  readonly next: readonly Decimal[];
  readonly kept: { readonly difference?: Decimal; readonly ratio?: Decimal };
};

const MORE = 5;

/** Undefined where none of these rules gives the list. */
export function continued(terms: readonly Decimal[]): Continued | undefined {
  return byDifference(terms) ?? byRatio(terms) ?? bySums(terms) ?? bySecondDifference(terms);
}

const differences = (terms: readonly Decimal[]): readonly Decimal[] =>
  terms.slice(1).map((term, i) => term.minus(terms[i] ?? term));
const areSame = ([first, ...others]: readonly Decimal[]): boolean => others.every((other) => first?.eq(other));
const last = (of: readonly Decimal[]): Decimal => of.at(-1) ?? decimal(0);

function grown(terms: readonly Decimal[], following: (all: readonly Decimal[]) => Decimal): readonly Decimal[] {
  const all = [...terms];
  for (let i = 0; i < MORE; i++) all.push(following(all));
  return all.slice(terms.length);
}

function byDifference(terms: readonly Decimal[]): Continued | undefined {
  const steps = differences(terms);
  if (!areSame(steps)) return undefined;
  const difference = last(steps);
  return {
    rule: "Arithmetic: each term is the one before it plus the common difference",
    next: grown(terms, (all) => last(all).plus(difference)),
    kept: { difference },
  };
}

function byRatio(terms: readonly Decimal[]): Continued | undefined {
  if (terms.some((term) => term.isZero())) return undefined;
  const exact = terms.map(fromDecimal);
  const ratios = exact.slice(1).map((term, i) => over(term, exact[i] ?? term));
  const [ratio] = ratios;
  if (!ratio || !ratios.every((other) => other.top === ratio.top && other.bottom === ratio.bottom)) return undefined;
  let term: Rational | undefined = exact.at(-1);
  const next = Array.from({ length: MORE }, () => {
    term = times(term ?? ratio, ratio);
    return toDecimal(term);
  });
  return {
    rule: "Geometric: each term is the one before it times the common ratio",
    next,
    kept: { ratio: toDecimal(ratio) },
  };
}

function bySums(terms: readonly Decimal[]): Continued | undefined {
  const two = (all: readonly Decimal[], at: number) => (all[at - 2] ?? decimal(0)).plus(all[at - 1] ?? 0);
  if (terms.length < 4 || !terms.every((term, i) => i < 2 || term.eq(two(terms, i)))) return undefined;
  return {
    rule: "Each term is the sum of the two before it",
    next: grown(terms, (all) => two(all, all.length)),
    kept: {},
  };
}

function bySecondDifference(terms: readonly Decimal[]): Continued | undefined {
  const second = differences(differences(terms));
  if (terms.length < 4 || !areSame(second)) return undefined;
  return {
    rule: "Quadratic: the differences themselves change by the same number each time",
    next: grown(terms, (all) =>
      last(all)
        .plus(last(differences(all)))
        .plus(last(second)),
    ),
    kept: {},
  };
}
