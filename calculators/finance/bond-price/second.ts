// Every payment on its own date, discounted one by one.
import { type Day, dayOf, lengthOf, numberOf, written } from "#calculators/second/calendar";
import { crossing } from "#calculators/second/falling";
import { figure, type Given, type Opinion } from "#calculators/second/given";
import { fixed, money, percent } from "#calculators/second/print";
import {
  isMore,
  isNegative,
  isZero,
  minus,
  near,
  over,
  plus,
  power,
  type Ratio,
  ratio,
  times,
} from "#calculators/second/ratio";
import { toThe } from "#calculators/second/series";

const A_YEAR: Readonly<Record<string, number>> = { yearly: 1, semiannual: 2, quarterly: 4 };

type Bond = { readonly n: number; readonly coupon: Ratio; readonly wait: Ratio; readonly f: number };

const bondPrice: Opinion = (given) => {
  const [settlement, maturity] = [dayOf(given, "settlement"), dayOf(given, "maturity")];
  const f = A_YEAR[given.frequency ?? ""] ?? 2;
  let n = 1;
  while (numberOf(back(maturity, (12 / f) * n)) > numberOf(settlement)) n++;
  const [last, next] = [back(maturity, (12 / f) * n), back(maturity, (12 / f) * (n - 1))];
  const { from, to, length } = daysOf(given, settlement, last, next, f);
  if (n === 1 && isNegative(to)) return undefined;
  const coupon = over(figure(given, "coupon_rate"), f);
  const accrued = over(times(coupon, from), length);
  const bond = { n, coupon, wait: over(to, length), f };
  const y =
    given.find === "price"
      ? over(figure(given, "annual_yield"), 100)
      : found(bond, plus(figure(given, "clean_price"), accrued));
  if (!y) return undefined;
  const full = priceOf(bond, y);
  const clean = given.find === "price" ? minus(full, accrued) : figure(given, "clean_price");
  const part = over(figure(given, "face_value"), 100);
  return {
    clean_price: `${fixed(clean, 4)}%`,
    annual_yield: percent(times(y, 100), 4),
    accrued: money(times(accrued, part)),
    to_pay: money(times(plus(clean, accrued), part)),
    current_yield: percent(over(times(figure(given, "coupon_rate"), 100), clean), 4),
    modified_duration: null,
    coupon: money(times(coupon, part)),
    coupons: fixed(n, 0),
    next_coupon: written(next),
  };
};

function back(maturity: Day, months: number): Day {
  const total = maturity.year * 12 + maturity.month - 1 - months;
  const [year, month] = [Math.floor(total / 12), 1 + (total % 12)];
  const isLast = maturity.day === lengthOf(maturity.year, maturity.month);
  return { year, month, day: isLast ? lengthOf(year, month) : Math.min(maturity.day, lengthOf(year, month)) };
}

function daysOf(given: Given, settlement: Day, last: Day, next: Day, f: number) {
  const actual = (a: Day, b: Day) => numberOf(b) - numberOf(a);
  const basis = given.day_count ?? "";
  if (basis === "actual_actual")
    return {
      from: ratio(actual(last, settlement)),
      to: ratio(actual(settlement, next)),
      length: ratio(actual(last, next)),
    };
  const length = over(basis === "actual_365" ? 365 : 360, f);
  if (basis.startsWith("actual")) {
    const from = ratio(actual(last, settlement));
    return { from, to: minus(length, from), length };
  }
  const first = Math.min(last.day, 30);
  const then = basis === "thirty_e_360" || first === 30 ? Math.min(settlement.day, 30) : settlement.day;
  const from = 360 * (settlement.year - last.year) + 30 * (settlement.month - last.month) + then - first;
  return { from: ratio(from), to: minus(length, from), length };
}

function priceOf({ n, coupon, wait, f }: Bond, y: Ratio): Ratio {
  const rate = over(y, f);
  if (n === 1) return over(plus(coupon, 100), plus(1, times(rate, wait)));
  const discount = near(over(1, plus(1, rate)));
  const last = power(discount, n - 1, near);
  const level = isZero(rate) ? ratio(n) : near(over(minus(1, near(times(last, discount))), minus(1, discount)));
  const worth = plus(times(coupon, level), times(100, last));
  // By days over 360, the last days of a long period may lie beyond its end.
  return near(
    isNegative(wait) ? times(worth, toThe(plus(1, rate), times(wait, -1))) : over(worth, toThe(plus(1, rate), wait)),
  );
}

function found(bond: Bond, full: Ratio): Ratio | undefined {
  const [lowest, highest] = [ratio("-0.9"), ratio(10)];
  if (bond.n === 1) {
    if (isZero(bond.wait)) return undefined;
    const y = times(over(minus(over(plus(bond.coupon, 100), full), 1), bond.wait), bond.f);
    return isMore(lowest, y) || isMore(y, highest) ? undefined : y;
  }
  if (isMore(full, priceOf(bond, lowest)) || isMore(priceOf(bond, highest), full)) return undefined;
  return crossing((y) => priceOf(bond, y), full, lowest, highest);
}

export default bondPrice;
