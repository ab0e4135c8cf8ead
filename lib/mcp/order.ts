// Tools in the order in which people ask for them, across all categories: a client that keeps only the first 40, 64 or 128 then
// keeps something of every subject.
import type { Entry } from "#lib/service/catalogue";

/** By what the large calculator sites and the other services for agents put first. */
export const RANKED: readonly string[] = `
  percentage mortgage loan compound-interest tip bmi percentage-change discount age date-difference
  calories sales-tax salary statistics fraction auto-loan paycheck income-tax gpa length
  square-footage weight temperature hours-worked retirement-savings credit-card-payoff concrete inflation pace grade
  due-date investment-growth triangle date-add cooking amortization area bill-split ohms-law house-affordability
  final-grade vat unit-price fuel-cost volume speed-distance-time roi margin savings-goal sip business-days
  number-base time-duration paint ratio body-fat debt-payoff volume-units refinance heloc va-loan rent-vs-buy tile
  ip-subnet circle quadratic social-security macros bmr speed-units simple-interest time-units ideal-weight mortgage-payoff apr
  area-units energy-units rounding present-value cagr debt-to-income data-size pressure-units apy fixed-deposit gcd-lcm future-value tvm retirement-withdrawal
  recipe-scaler prime-factorization auto-lease npv payback-period irr break-even commission depreciation download-time data-rate annuity-payout
  child-bmi bond-price density molarity dilution half-life ideal-gas ph molecular-weight feels-like dew-point`
  .trim()
  .split(/\s+/);

/** What the list does not name yet comes after it, one of each category in turn, so that no subject is last as a whole. */
export function inOrder(entries: readonly Entry[]): Entry[] {
  const [ranked, others] = [entries.filter(isRanked), entries.filter((entry) => !isRanked(entry))];
  return [...ranked.toSorted((a, b) => rankOf(a) - rankOf(b)), ...inTurns(others)];
}

const rankOf = ({ calculator }: Entry): number => RANKED.indexOf(calculator.slug);
const isRanked = (entry: Entry): boolean => rankOf(entry) >= 0;

function inTurns(entries: readonly Entry[]): Entry[] {
  const byName = entries.toSorted((a, b) => compare(a.calculator.slug, b.calculator.slug));
  const turnOf = (entry: Entry) => byName.filter(isLike(entry)).indexOf(entry);
  return byName.toSorted((a, b) => turnOf(a) - turnOf(b));
}

const isLike = (one: Entry) => (other: Entry) => other.calculator.category === one.calculator.category;

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
