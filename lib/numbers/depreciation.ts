// What a thing loses in each financial year of its life, where its first one may have less than twelve months.
import { Decimal, decimal } from "./decimal.ts";

export const MONTHS = 12;

export const straight = (base: Decimal, life: number): readonly Decimal[] =>
  Array.from({ length: life }, () => base.div(life));

/** By the sum of the years' digits: of five years the first has 5 parts of 15. */
export const byDigits = (base: Decimal, life: number): readonly Decimal[] =>
  Array.from({ length: life }, (_, i) => base.times(life - i).div((life * (life + 1)) / 2));

/** Of each full year, so many months fall into one financial year and the others into the next. */
export function spread(full: readonly Decimal[], months: number): readonly Decimal[] {
  if (months === MONTHS) return full;
  const none = decimal(0);
  return [...full, none].map((year, i) =>
    year
      .times(months)
      .plus((full[i - 1] ?? none).times(MONTHS - months))
      .div(MONTHS),
  );
}

type Declining = {
  readonly cost: Decimal;
  readonly salvage: Decimal;
  /** In years. */
  readonly life: number;
  readonly first_months: number;
  readonly factor: Decimal;
  /** To straight line, as soon as it gives more. */
  readonly switching: "no" | "yes";
};

/** The last year of a life that began in the middle of a year has only the months that are left. */
export function declining({ cost, salvage, life, first_months, factor, switching }: Declining): readonly Decimal[] {
  const years: Decimal[] = [];
  const count = first_months === MONTHS ? life : life + 1;
  let left = cost;
  for (let i = 0; i < count; i++) {
    const months = monthsIn(i, life, first_months);
    const monthsLeft = i === 0 ? life * MONTHS : life * MONTHS - first_months - (i - 1) * MONTHS;
    const level = left.minus(salvage).times(months).div(monthsLeft);
    const falling = left
      .times(factor)
      .times(months)
      .div(life * MONTHS);
    const wanted = switching === "yes" ? Decimal.max(level, falling) : falling;
    const amount = Decimal.max(0, Decimal.min(wanted, left.minus(salvage)));
    years.push(amount);
    left = left.minus(amount);
  }
  return years;
}

function monthsIn(i: number, life: number, first: number): number {
  if (i === 0) return first;
  return i === life ? MONTHS - first : MONTHS;
}
