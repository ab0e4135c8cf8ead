import { figure, type Given, NO_OPINION, type Opinion, whole } from "#calculators/second/given";
import { fixed, money, percent, upTo } from "#calculators/second/print";
import { type Amount, compare, isZero, larger, minus, near, over, plus, ratio, times } from "#calculators/second/ratio";

/** Publication 590-B, table III, from the age of 72. */
const UNIFORM =
  "27.4 26.5 25.5 24.6 23.7 22.9 22.0 21.1 20.2 19.4 18.5 17.7 16.8 16.0 15.2 14.4 13.7 12.9 12.2 11.5 10.8 10.1 9.5 8.9 8.4 7.8 7.3 6.8 6.4 6.0 5.6 5.2 4.9 4.6 4.3 4.1 3.9 3.7 3.5 3.4 3.3 3.1 3.0 2.9 2.8 2.7 2.5 2.3 2.0".split(
    " ",
  );
/** Table I, from birth. */
const SINGLE =
  "84.6 83.7 82.8 81.8 80.8 79.8 78.8 77.9 76.9 75.9 74.9 73.9 72.9 71.9 70.9 69.9 69.0 68.0 67.0 66.0 65.0 64.1 63.1 62.1 61.1 60.2 59.2 58.2 57.3 56.3 55.3 54.4 53.4 52.5 51.5 50.5 49.6 48.6 47.7 46.7 45.7 44.8 43.8 42.9 41.9 41.0 40.0 39.0 38.1 37.1 36.2 35.3 34.3 33.4 32.5 31.6 30.6 29.8 28.9 28.0 27.1 26.2 25.4 24.5 23.7 22.9 22.0 21.2 20.4 19.6 18.8 18.0 17.2 16.4 15.6 14.8 14.1 13.3 12.6 11.9 11.2 10.5 9.9 9.3 8.7 8.1 7.6 7.1 6.6 6.1 5.7 5.3 4.9 4.6 4.3 4.0 3.7 3.4 3.2 3.0 2.8".split(
    " ",
  );

/** The table of two lives is not printed here once more. */
const rmd: Opinion = (given) => {
  if (given.account === "younger_spouse") return NO_OPINION;
  const [born, year] = [whole(given, "birth_year"), whole(given, "year")];
  if (born > year) return undefined;
  return given.account === "own" ? own(given, born, year) : inherited(given, born, year);
};

function own(given: Given, born: number, year: number) {
  const first = born + 72 + Number(born > 1950) + 2 * Number(born > 1959);
  if (year - born > 120) return undefined;
  const divisorIn = (at: number) => (at < first ? undefined : UNIFORM[at - born - 72]);
  const last = Math.min(Math.max(year, first) + 29, born + 120);
  return {
    ...amounts(given, divisorIn(year), [year === first ? `April 1, ${year + 1}` : `December 31, ${year}`]),
    first_year: null,
    last_year: undefined,
    schedule: rows(given, born, last, divisorIn).slice(Math.max(0, first - year)),
  };
}

function inherited(given: Given, born: number, year: number) {
  const died = whole(given, "death_year");
  if (died >= year || died + 1 - born > 100) return died >= year ? undefined : NO_OPINION;
  const last = died + 10;
  const divisorIn = (at: number): Amount | undefined => {
    if (at === last) return 1;
    return given.had_begun === "true" ? larger(1, minus(SINGLE[died + 1 - born] ?? 1, at - died - 1)) : undefined;
  };
  return {
    ...amounts(given, divisorIn(year), [`December 31, ${year}`]),
    first_year: undefined,
    last_year: null,
    schedule: rows(given, born, last, divisorIn),
  };
}

function amounts(given: Given, divisor: Amount | undefined, [due]: readonly [string]) {
  const balance = figure(given, "balance");
  const amount = divisor === undefined ? ratio(0) : over(balance, divisor);
  const isDue = !isZero(amount);
  return {
    rmd: money(amount),
    divisor: divisor === undefined ? undefined : upTo(divisor, 1),
    share: isDue ? percent(over(times(amount, 100), balance)) : undefined,
    due: isDue ? due : undefined,
  };
}

function rows(given: Given, born: number, last: number, divisorIn: (at: number) => Amount | undefined) {
  const growth = plus(1, over(figure(given, "growth"), 100));
  let left = figure(given, "balance");
  return Array.from({ length: last - whole(given, "year") + 1 }, (_, i) => {
    const at = whole(given, "year") + i;
    const divisor = divisorIn(at);
    const withdrawal = divisor === undefined ? ratio(0) : over(left, divisor);
    const row = [null, fixed(at - born, 0), money(left), money(withdrawal)];
    left = divisor !== undefined && compare(divisor, 1) === 0 ? ratio(0) : near(minus(times(left, growth), withdrawal));
    return row;
  });
}

export default rmd;
