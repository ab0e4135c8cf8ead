// Full years of service, counted back from the redundancy date, by the age in each (Employment Rights Act 1996, section 162).
import { type Decimal, decimal } from "#numbers/decimal";
import { floor } from "#numbers/round";

export const LEAST_AGE = 16;
export const MOST_YEARS = 20;

/** Half weeks of pay for each full year in which the employee was of that age or older all year. */
const BANDS = [
  { ages: "41 and older", from: 41, halves: 3 },
  { ages: "22 to 40", from: 22, halves: 2 },
  { ages: "Under 22", from: 0, halves: 1 },
] as const;

export function yearsByAge(age: number, service: Decimal) {
  const counted = Math.min(MOST_YEARS, floor(service).toNumber());
  const agesAtStart = Array.from({ length: counted }, (_, i) => age - 1 - i);
  return BANDS.map(({ ages, from, halves }, i) => {
    const below = BANDS[i - 1]?.from ?? Number.POSITIVE_INFINITY;
    const years = agesAtStart.filter((start) => start >= from && start < below).length;
    return { ages, years, weeks: decimal(years).times(halves).div(2) };
  });
}
