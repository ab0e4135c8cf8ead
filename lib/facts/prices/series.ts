// A price index by month or quarter, written as the steps from each to the next: a century fits in about a kilobyte.
import { daysInMonth } from "#numbers/civil-date";
import { type Decimal, decimal } from "#numbers/decimal";
import { type Fact, inWords, type Unknown, valueOn } from "../dated.ts";

export type Series = {
  /** The first month, such as 1913-01. */
  readonly first: string;
  /** How many months a figure covers: 3 for a quarter. One, where left out. */
  readonly months?: number;
  /** Steps count units of the last decimal place that is published. */
  readonly digits: number;
  /** From zero to the first figure, then from each to the next; "-" where none was published. */
  readonly steps: string;
};

/** The one period that has all of a series' figures, as a file in ../series has them. */
export const periodOf = ({ first, last, months = 1, digits, steps }: Series & { readonly last: string }) => ({
  from: `${first}-01`,
  to: `${last}-${daysInMonth(Number(last.slice(0, 4)), Number(last.slice(5)))}`,
  value: { first, months, digits, steps },
});

/** The index of a month, written 1990-06. */
export function indexIn(fact: Fact<Series>, month: string): Decimal | Unknown {
  const day = `${month}-01`;
  const found = valueOn(fact, day);
  if ("noAnswer" in found) return found;
  const { first, months = 1, digits } = found.value;
  const units = figuresOf(found.value)[Math.floor(monthsBetween(first, month) / months)];
  if (units === undefined) return { noAnswer: `No figure was published for ${inWords(day, "month")}.` };
  return decimal(units).div(decimal(10).pow(digits));
}

const added = new WeakMap<Series, readonly (number | undefined)[]>();

/** Each in units of its last place. Adding up a century takes longer than what is done with it, so it is done once. */
function figuresOf(series: Series): readonly (number | undefined)[] {
  const known = added.get(series);
  if (known) return known;
  let units = 0;
  const figures = series.steps
    .trim()
    .split(/\s+/)
    .map((step) => {
      if (step === "-") return undefined;
      units += Number(step);
      return units;
    });
  added.set(series, figures);
  return figures;
}

function monthsBetween(from: string, to: string): number {
  const [first, last] = [from, to].map((month) => 12 * Number(month.slice(0, 4)) + Number(month.slice(5)));
  return (last ?? 0) - (first ?? 0);
}
