// How often chance is tried. CI sets FUZZ_CASES to 50, and `npm test` leaves it at 10.
import { isDue } from "#calculators/due";

const USUAL = 10;
const IN_CI = 50;

/** Of a calculator that is not due in this run as many as usual, see calculators/due.mjs. */
export function casesOf(slug?: string): number {
  const asked = Number(process.env.FUZZ_CASES ?? USUAL);
  return isDue(slug) ? asked : Math.min(USUAL, asked);
}

/** So many in CI, and otherwise a share of them. */
export const tries = (inCi: number, slug?: string): number =>
  Math.ceil((inCi * Math.min(IN_CI, casesOf(slug))) / IN_CI);
