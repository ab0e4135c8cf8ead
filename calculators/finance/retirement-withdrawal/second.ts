import { grownPayments, inYear, ofPeriod, TIMES_A_YEAR } from "#calculators/second/deposits";
import { figure, type Given, NO_OPINION, type Opinion, whole } from "#calculators/second/given";
import { fixed, money } from "#calculators/second/print";
import { isMore, minus, near, over, plus, type Ratio, ratio, times } from "#calculators/second/ratio";

const MOST_YEARS = 100;

const retirementWithdrawal: Opinion = (given) => {
  const year = inYear(figure(given, "annual_return"), given.compounding);
  const each = TIMES_A_YEAR[given.frequency ?? ""] ?? 1;
  const raise = plus(1, over(figure(given, "raise"), 100));
  const plan = { year, each, raise, isBegin: given.timing === "begin" };
  switch (given.find) {
    case "time":
      return drawnDown(plan, figure(given, "pot"), figure(given, "withdrawal"));
    case "withdrawal_forever":
    case "pot_forever":
      return forever(given, plan);
    default:
      return forYears(given, plan, whole(given, "years"));
  }
};

type Plan = { readonly year: Ratio; readonly each: number; readonly raise: Ratio; readonly isBegin: boolean };

/** What the withdrawals of one year, of 1 each, are worth at its beginning. */
const worthOfYear = ({ year, each, isBegin }: Plan): Ratio =>
  over(grownPayments(ofPeriod(year, each), year, ratio(each), isBegin), year);

const found = (given: Given, worth: Ratio) => {
  const isPot = given.find === "pot" || given.find === "pot_forever";
  const withdrawal = isPot ? figure(given, "withdrawal") : over(figure(given, "pot"), worth);
  const pot = isPot ? times(withdrawal, worth) : figure(given, "pot");
  return {
    withdrawal,
    pot,
    needed_pot: isPot ? money(pot) : undefined,
    needed_withdrawal: isPot ? undefined : money(withdrawal),
  };
};

/** Each year's are dearer by the raise, and discounted. */
function forYears(given: Given, plan: Plan, years: number): ReturnType<Opinion> {
  const step = over(plan.raise, plan.year);
  let [worth, count, factor, size] = [ratio(0), ratio(0), ratio(1), ratio(1)];
  for (let i = 0; i < years; i++) {
    worth = plus(worth, factor);
    count = plus(count, times(size, plan.each));
    factor = near(times(factor, step));
    size = near(times(size, plan.raise));
  }
  const { withdrawal, pot, ...needed } = found(given, times(worth, worthOfYear(plan)));
  const withdrawn = times(withdrawal, count);
  return { ...needed, total_withdrawn: money(withdrawn), total_return: money(minus(withdrawn, pot)), schedule: null };
}

/** The series without end: 1 ÷ (1 − q), where the raise is less than the return. */
function forever(given: Given, plan: Plan): ReturnType<Opinion> {
  if (!isMore(plan.year, plan.raise)) return undefined;
  const {
    withdrawal: _,
    pot: __,
    ...needed
  } = found(given, over(worthOfYear(plan), minus(1, over(plan.raise, plan.year))));
  return { ...needed, schedule: null };
}

/** Period by period until less than a withdrawal is left. */
function drawnDown({ year, each, raise, isBegin }: Plan, pot: Ratio, first: Ratio): ReturnType<Opinion> {
  const step = ofPeriod(year, each);
  let [balance, withdrawal, withdrawn] = [pot, first, ratio(0)];
  for (let count = 0; count < MOST_YEARS * each; count++) {
    if (count > 0 && count % each === 0) withdrawal = near(times(withdrawal, raise));
    const there = isBegin ? balance : near(times(balance, step));
    if (isMore(withdrawal, there)) return ended(pot, withdrawn, there, count);
    withdrawn = near(plus(withdrawn, withdrawal));
    balance = isBegin ? near(times(minus(there, withdrawal), step)) : minus(there, withdrawal);
  }
  // It lasts for ever, or longer than anyone asks.
  return NO_OPINION;
}

const ended = (pot: Ratio, withdrawn: Ratio, last: Ratio, count: number) => ({
  lasts: null,
  full_withdrawals: fixed(count, 0),
  last_withdrawal: isMore(last, over(1, 10n ** 60n)) ? money(last) : undefined,
  total_withdrawn: money(plus(withdrawn, last)),
  total_return: money(minus(plus(withdrawn, last), pot)),
  schedule: null,
});

export default retirementWithdrawal;
