// The money followed from the first period to the last by the equation of value; the rate by halving.
import { figure, type Given, type Made, type Opinion } from "#calculators/second/given";
import { money, percent, upTo } from "#calculators/second/print";
import {
  compare,
  down,
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
  size,
  times,
  up,
} from "#calculators/second/ratio";
import { ln, toThe } from "#calculators/second/series";

type Keys = { readonly n: Ratio; readonly pv: Ratio; readonly pmt: Ratio; readonly fv: Ratio; readonly step: Ratio };
const [HALVINGS, LONGEST, MOST_ROWS] = [150, 10_000, 120];
const [MOST, GROWTH] = [10n ** 30n, 10n ** 20n];

const tvm: Opinion = (given) => {
  const find = given.find ?? "";
  const [p, c] = [figure(given, "payments_per_year"), ratio(given.compounds_per_year ?? given.payments_per_year ?? 1)];
  const of = (name: string, key: string): Ratio => (find === key ? ratio(0) : figure(given, name));
  const entered = find === "rate" ? ratio(0) : over(figure(given, "annual_rate"), 100);
  const step = toThe(plus(1, over(entered, c)), over(c, p));
  const [pv, pmt, fv] = [of("present_value", "pv"), of("payment", "pmt"), of("future_value", "fv")];
  const keys = solved(find, { n: of("periods", "n"), pv, pmt, fv, step }, given.timing === "begin");
  if (!keys || [keys.pv, keys.pmt, keys.fv].some((amount) => !isMore(MOST, size(amount)))) return undefined;
  if (isExtreme(keys.step, keys.n)) return undefined;
  const { g } = factors(keys.step, keys.n, false);
  if (isMore(g, GROWTH) || isMore(over(1, GROWTH), g)) return undefined;
  const yearly = near(toThe(keys.step, p));
  const annual = find === "rate" ? times(100, c, minus(toThe(yearly, over(1, c)), 1)) : times(entered, 100);
  if (isMore(-99, annual) || isMore(annual, 1000)) return undefined;
  const paid = times(keys.pmt, keys.n);
  return {
    future_value: money(keys.fv),
    present_value: money(keys.pv),
    payment: money(keys.pmt),
    annual_rate: percent(annual, 6),
    periods: upTo(keys.n, 4),
    whole_periods: find === "n" ? upTo({ top: up(near(keys.n), 0), bottom: 1n }, 0) : undefined,
    total_payments: money(paid),
    interest: money(plus(keys.pv, paid, keys.fv)),
    period_rate: percent(times(100, minus(keys.step, 1)), 6),
    effective_rate: percent(times(100, minus(yearly, 1)), 4),
    balances: balances(keys, p, given.timing === "begin"),
  };
};

/** e^50 is more than 10^20. */
const isExtreme = (step: Ratio, n: Ratio): boolean => isMore(size(times(n, ln(step))), 50);

/** PV × g + PMT × s + FV, with g for what 1 grows to and s for what payments of 1 do. */
function factors(step: Ratio, n: Ratio, isBegin: boolean) {
  const g = near(n.bottom === 1n ? power(step, Number(n.top), near) : toThe(step, n));
  const rate = minus(step, 1);
  const s = isZero(rate) ? n : over(minus(g, 1), rate);
  return { g, s: isBegin ? times(s, step) : s };
}

function solved(find: string, keys: Keys, isBegin: boolean): Keys | undefined {
  const { n, pv, pmt, fv, step } = keys;
  if (find === "n") return withPeriods(keys, isBegin);
  if (find === "rate") return withRate(keys, isBegin);
  if (isExtreme(step, n)) return undefined;
  const { g, s } = factors(step, n, isBegin);
  if (find === "fv") return { ...keys, fv: times(-1, plus(times(pv, g), times(pmt, s))) };
  if (find === "pv") return { ...keys, pv: over(times(-1, plus(fv, times(pmt, s))), g) };
  return { ...keys, pmt: over(times(-1, plus(fv, times(pv, g))), s) };
}

function withPeriods(keys: Keys, isBegin: boolean): Keys | undefined {
  const { pv, pmt, fv, step } = keys;
  const rate = minus(step, 1);
  const each = isBegin ? times(pmt, step) : pmt;
  if (isZero(plus(pv, fv))) return { ...keys, n: ratio(0) };
  if (isZero(rate)) {
    const n = isZero(pmt) ? ratio(-1) : over(times(-1, plus(pv, fv)), pmt);
    return isNegative(n) || isMore(n, LONGEST) ? undefined : { ...keys, n };
  }
  const [top, bottom] = [minus(each, times(fv, rate)), plus(each, times(pv, rate))];
  if (isZero(bottom) || !isMore(over(top, bottom), 0)) return undefined;
  const n = near(over(ln(near(over(top, bottom))), ln(step)));
  return isNegative(n) || isMore(n, LONGEST) ? undefined : { ...keys, n };
}

/** Exactly one change of direction leaves exactly one rate. */
function withRate(keys: Keys, isBegin: boolean): Keys | undefined {
  const { n, pv, pmt, fv } = keys;
  const middle = isMore(n, 1) ? pmt : ratio(0);
  const moves = (isBegin ? [plus(pv, pmt), middle, fv] : [pv, middle, plus(fv, pmt)]).filter((move) => !isZero(move));
  if (moves.filter((move, i) => i > 0 && isNegative(times(move, moves[i - 1] ?? 0))).length !== 1) return undefined;
  if (isZero(pmt)) {
    const whole = near(over(times(-1, fv), pv));
    return isMore(size(over(ln(whole), n)), 50) ? undefined : { ...keys, step: toThe(whole, over(1, n)) };
  }
  if (n.bottom !== 1n) return undefined;
  const worth = (step: Ratio): number => {
    const { g, s } = factors(step, n, isBegin);
    return compare(plus(times(pv, g), times(pmt, s), fv), 0);
  };
  let [low, high] = [ratio("0.01"), ratio(11)];
  if (worth(low) * worth(high) > 0) return undefined;
  if (worth(ratio(1)) === 0) return { ...keys, step: ratio(1) };
  const below = worth(low);
  for (let i = 0; i < HALVINGS && isMore(minus(high, low), over(1, 10n ** 40n)); i++) {
    const middle = near(over(plus(low, high), 2));
    if (worth(middle) * below > 0) low = middle;
    else high = middle;
  }
  return { ...keys, step: low };
}

function balances({ n, pv, pmt, step }: Keys, perYear: Ratio, isBegin: boolean): string[][] | undefined {
  const years = over(n, perYear);
  if (isZero(n) || isMore(years, MOST_ROWS)) return undefined;
  const whole = Number(down(years));
  let balance = times(pv, -1);
  const onward = (periods: Ratio): Ratio => {
    const { g, s } = factors(step, periods, isBegin);
    return near(minus(times(balance, g), times(pmt, s)));
  };
  const rows: string[][] = [];
  for (let year = 1; year <= whole; year++) {
    balance = onward(perYear);
    rows.push([upTo(times(perYear, year), 4), money(balance)]);
  }
  const rest = minus(n, times(perYear, whole));
  return isZero(rest) ? rows : [...rows, [upTo(n, 4), money(onward(rest))]];
}

const AMOUNTS = ["-1000", "0", "25000", "-350.75", "90000"];

/** Amounts that fit together more often than chance has it. */
export const made: Made = (pick): Given => {
  const find = pick(["rate", "n"] as const);
  const others = {
    present_value: pick(AMOUNTS),
    payment: pick(["0", "-100", "212.5", "-0.01"]),
    timing: pick(["begin", "end"]),
  };
  const goal = { future_value: pick(["0", "-500", "12345.67", "80000"]), payments_per_year: pick(["1", "12", "52"]) };
  if (find === "n") return { find, ...others, ...goal, annual_rate: pick(["0", "4.5", "12", "-3"]) };
  return { find, ...others, ...goal, periods: pick(["1", "8", "36", "60", "360"]) };
};

export default tvm;
