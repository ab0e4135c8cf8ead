// Each payment's worth, year by year in fractions.
import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { fixed, money, percent } from "#calculators/second/print";
import {
  isMore,
  larger,
  minus,
  near,
  over,
  plus,
  power,
  type Ratio,
  ratio,
  root,
  times,
} from "#calculators/second/ratio";

const pensionChoice: Opinion = (given) => {
  if (given.find === "joint") return couple(given);
  return given.find === "later" ? waiting(given) : lumpSum(given);
};

const each = (given: Given): number => (given.frequency === "yearly" ? 1 : 12);

function growthOf(given: Given, percentage: Ratio): Ratio {
  const count = given.compounding === "monthly" ? 12 : 1;
  return near(power(plus(1, over(percentage, 100 * count)), count));
}

/** What 1 each time is worth until the end of each year. */
function worths(given: Given, years: number, growth: Ratio): readonly Ratio[] {
  const period = root(growth, each(given));
  const first = given.timing === "begin" ? 0 : 1;
  const ofYear = near(
    plus(0, ...Array.from({ length: each(given) }, (_, k) => over(1, power(period, k + first, near)))),
  );
  const raise = plus(1, over(figure(given, "raise"), 100));
  let [factor, sum] = [ratio(1), ratio(0)];
  return Array.from({ length: years + 1 }, (_, i) => {
    if (i > 0) [sum, factor] = [near(plus(sum, times(ofYear, factor))), near(over(times(factor, raise), growth))];
    return sum;
  });
}

const HAIR = over(1, 10n ** 60n);
const reaches = (a: Ratio, b: Ratio): boolean => !isMore(b, plus(a, HAIR));
const spanOf = (given: Given): number => Math.max(whole(given, "last_age"), 110) - whole(given, "age");
const aged = (given: Given, holds: (year: number) => boolean): string | undefined => {
  for (let year = 1; year <= spanOf(given); year++) if (holds(year)) return fixed(whole(given, "age") + year, 0);
  return undefined;
};
const ownYears = (given: Given): number => whole(given, "last_age") - whole(given, "age");

function lumpSum(given: Given): ReturnType<Opinion> {
  const [lump, income, years] = [figure(given, "lump_sum"), figure(given, "income"), ownYears(given)];
  const growth = growthOf(given, figure(given, "annual_return"));
  const ofOne = worths(given, spanOf(given), growth);
  const at = (year: number) => times(income, ofOne[year] ?? 0);
  const raise = plus(1, over(figure(given, "raise"), 100));
  let [paid, payment] = [ratio(0), times(income, each(given))];
  return {
    income_worth: money(at(years)),
    advantage: money(minus(at(years), lump)),
    break_even: aged(given, (year) => reaches(at(year), lump)),
    lump_pays: money(over(lump, ofOne[years] ?? 1)),
    rate_needed: rateFor(given, income, lump, years),
    lump_left: Array.from({ length: years + 1 }, (_, year) => {
      if (year > 0) [paid, payment] = [plus(paid, payment), near(times(payment, raise))];
      const left = times(minus(lump, at(year)), power(growth, year, near));
      return [fixed(whole(given, "age") + year, 0), money(paid), money(isMore(left, HAIR) ? left : 0)];
    }),
  };
}

const HALVINGS = 80;

function rateFor(given: Given, income: Ratio, lump: Ratio, years: number): string | undefined {
  const isEnough = (rate: Ratio) =>
    reaches(times(income, worths(given, years, growthOf(given, rate)).at(-1) ?? 0), lump);
  let [low, high] = [ratio(-50), ratio(200)];
  if (!isEnough(low) || isEnough(high)) return undefined;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = near(over(plus(low, high), 2));
    if (isEnough(middle)) low = middle;
    else high = middle;
  }
  return percent(low);
}

function couple(given: Given): ReturnType<Opinion> {
  const of = (name: string) => figure(given, name);
  const partner = whole(given, "partner_last_age") - whole(given, "partner_age");
  const ofOne = worths(given, Math.max(spanOf(given), partner), growthOf(given, of("annual_return")));
  const single = (year: number) => times(of("single"), ofOne[year] ?? 0);
  const joint = (year: number) => {
    const own = ofOne[year] ?? ratio(0);
    const after = larger(0, minus(ofOne[partner] ?? own, own));
    return times(of("joint"), plus(own, over(times(after, of("survivor_rate")), 100)));
  };
  const years = ownYears(given);
  return {
    single_worth: money(single(years)),
    joint_worth: money(joint(years)),
    advantage: money(minus(joint(years), single(years))),
    break_even: aged(given, (year) => reaches(single(year), joint(year))),
    difference: money(minus(of("single"), of("joint"))),
    by_death: Array.from({ length: spanOf(given) }, (_, i) => [
      fixed(whole(given, "age") + i + 1, 0),
      money(single(i + 1)),
      money(joint(i + 1)),
    ]),
  };
}

function waiting(given: Given): ReturnType<Opinion> {
  const of = (name: string) => figure(given, name);
  const [wait, growth] = [whole(given, "wait"), growthOf(given, of("annual_return"))];
  const ofOne = worths(given, spanOf(given), growth);
  const now = (year: number) => times(of("income"), ofOne[year] ?? 0);
  const later = (year: number) => over(times(of("later_income"), ofOne[year - wait] ?? 0), power(growth, wait, near));
  const years = ownYears(given);
  return {
    now_worth: money(now(years)),
    later_worth: money(later(years)),
    advantage: money(minus(later(years), now(years))),
    break_even: aged(given, (year) => reaches(later(year), now(year))),
    difference: money(minus(of("later_income"), of("income"))),
    by_age: Array.from({ length: spanOf(given) }, (_, i) => [
      fixed(whole(given, "age") + i + 1, 0),
      money(now(i + 1)),
      money(later(i + 1)),
    ]),
  };
}

export default pensionChoice;
