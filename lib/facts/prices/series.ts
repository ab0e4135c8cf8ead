// A price index by month or quarter, written as the steps from each to the next: a century fits in about a kilobyte.
import { type Decimal, decimal } from "#math/decimal";
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

/** The index of a month, written 1990-06. */
export function indexIn(fact: Fact<Series>, month: string): Decimal | Unknown {
  const day = `${month}-01`;
  const found = valueOn(fact, day);
  if ("noAnswer" in found) return found;
  const steps = found.value.steps.trim().split(/\s+/);
  const last = Math.floor(monthsBetween(found.value.first, month) / (found.value.months ?? 1));
  if (steps[last] === undefined || steps[last] === "-")
    return { noAnswer: `No figure was published for ${inWords(day, "month")}.` };
  const units = steps.slice(0, last + 1).reduce((sum, step) => (step === "-" ? sum : sum + Number(step)), 0);
  return decimal(units).div(decimal(10).pow(found.value.digits));
}

function monthsBetween(from: string, to: string): number {
  const [first, last] = [from, to].map((month) => 12 * Number(month.slice(0, 4)) + Number(month.slice(5)));
  return (last ?? 0) - (first ?? 0);
}
