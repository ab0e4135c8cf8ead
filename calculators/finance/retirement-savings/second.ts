import { grownPayments, ofPeriod, TIMES_A_YEAR } from "#calculators/second/deposits";
import { figure, type Given, NO_OPINION, type Opinion, whole } from "#calculators/second/given";
import { money } from "#calculators/second/print";
import {
  isNegative,
  isZero,
  larger,
  minus,
  near,
  over,
  plus,
  power,
  type Ratio,
  ratio,
  size,
  smaller,
  times,
} from "#calculators/second/ratio";

const retirementSavings: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const [age, retire, last] = ["age", "retirement_age", "last_age"].map((name) => whole(given, name));
  if (age === undefined || retire === undefined || last === undefined || retire < age || last <= retire)
    return undefined;
  const limits = LIMITS[given.limit_year ?? ""] ?? NONE;
  if (limits === NONE && given.account !== "none") return NO_OPINION;
  const inflation = plus(1, over(of("inflation_rate"), 100));
  const dearer = power(inflation, retire - age, near);
  const saved = savedUntil(given, retire - age);
  const { own, employer } = contributions(given);
  const each = plus(own, employer);
  const pot = plus(saved.start, times(each, saved.ofOne));
  const start = given.pension_age === undefined ? retire : whole(given, "pension_age");
  const alone = Math.min(Math.max(start - retire, 0), last - retire);
  const later = larger(0, minus(of("income"), of("other_income")));
  const first = times(alone > 0 ? of("income") : later, dearer);
  // All of the income until the pension starts, and what it leaves of the income in the years after.
  const early = yearsOfIncome(given, alone, inflation);
  const late = minus(yearsOfIncome(given, last - retire, inflation), early);
  const needed = times(plus(times(of("income"), early), times(later, late)), dearer);
  const left = minus(pot, needed);
  const isShort = isNegative(left);
  return {
    lasts: null,
    pot: money(pot),
    pot_today: money(over(pot, dearer)),
    needed_pot: money(needed),
    needed_today: money(over(needed, dearer)),
    surplus: isShort ? undefined : money(left),
    shortfall: isShort ? money(size(left)) : undefined,
    extra_contribution: isShort && !isZero(saved.ofOne) ? money(over(size(left), saved.ofOne)) : undefined,
    first_income: money(first),
    later_income:
      alone > 0
        ? money(times(later, dearer, given.income_growth === "inflation" ? power(inflation, alone, near) : 1))
        : undefined,
    total_contributions: money(times(each, saved.count)),
    employer_contribution: isZero(employer) ? undefined : money(employer),
    contribution_limit: given.account === "none" ? undefined : money(ratio(limitOf(limits, given, age))),
    schedule: null,
  };
};

/** Each time: a saver's own part, and the employer's on as much of the salary as is matched. */
function contributions(given: Given) {
  if (given.save_as === "amount") return { own: figure(given, "contribution"), employer: ratio(0) };
  const of = (name: string) => figure(given, name);
  const each = over(of("salary"), 100 * (TIMES_A_YEAR[given.contribution_frequency ?? ""] ?? 1));
  const matched = smaller(of("saving_rate"), of("match_limit"));
  return {
    own: times(each, of("saving_rate")),
    employer: over(times(each, matched, of("employer_match")), 100),
  };
}

const NONE = [0, 0, 0, 0, 0] as const;
/** By year: 401(k), its catch-up from 50, the one at 60 to 63, IRA, its catch-up. */
const LIMITS: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  2024: [23_000, 7_500, 7_500, 7_000, 1_000],
  2025: [23_500, 7_500, 11_250, 7_000, 1_000],
  2026: [24_500, 8_000, 11_250, 7_500, 1_100],
};

type Limits = (typeof LIMITS)[string];

function limitOf([plan, late, latest, ira, iraLate]: Limits, given: Given, age: number): number {
  if (given.account === "ira") return age < 50 ? ira : ira + iraLate;
  if (age < 50) return plan;
  return plan + (age < 60 || age > 63 ? late : latest);
}

/** What is saved already comes to, and contributions of 1 that are raised each year, and how many of 1 they are together. */
function savedUntil(given: Given, years: number) {
  const year = plus(1, over(figure(given, "return_before"), 100));
  const each = TIMES_A_YEAR[given.contribution_frequency ?? ""] ?? 1;
  const raise = plus(1, over(figure(given, "contribution_raise"), 100));
  const inOneYear = grownPayments(ofPeriod(year, each), year, ratio(each), given.contribution_timing === "begin");
  let [start, ofOne, count, size] = [figure(given, "savings"), ratio(0), ratio(0), ratio(1)];
  for (let i = 0; i < years; i++) {
    start = near(times(start, year));
    ofOne = near(plus(times(ofOne, year), times(size, inOneYear)));
    count = near(plus(count, times(size, each)));
    size = near(times(size, raise));
  }
  return { start, ofOne, count };
}

/** What an income of 1 each time is worth at retirement: each year's as much dearer and discounted. */
function yearsOfIncome(given: Given, years: number, inflation: Ratio): Ratio {
  const year = plus(1, over(figure(given, "return_after"), 100));
  const each = given.income_frequency === "monthly" ? 12 : 1;
  const inOneYear = over(grownPayments(ofPeriod(year, each), year, ratio(each), given.income_timing === "begin"), year);
  const step = over(given.income_growth === "inflation" ? inflation : 1, year);
  let [sum, factor] = [ratio(0), ratio(1)];
  for (let i = 0; i < years; i++) {
    sum = plus(sum, factor);
    factor = near(times(factor, step));
  }
  return times(sum, inOneYear);
}

export default retirementSavings;
