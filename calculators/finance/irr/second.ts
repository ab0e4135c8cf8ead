// By halving, then Newton: each growth of a step at which Σ amount ÷ growth^at is nothing. Where the cash flows change sign more
// than once there may be several; Sturm's theorem tells them apart, up to so many steps.
import { type Day, lengthOf, numberOf } from "#calculators/second/calendar";
import { type Given, NO_OPINION, type Opinion } from "#calculators/second/given";
import { money, percent, upTo } from "#calculators/second/print";
import {
  compare,
  isMore,
  isNegative,
  isZero,
  minus,
  near,
  over,
  plus,
  power,
  type Ratio,
  size,
  times,
} from "#calculators/second/ratio";
import { toThe } from "#calculators/second/series";
import { rootsApart } from "#calculators/second/sturm";

type Flow = { readonly at: number; readonly amount: Ratio };
const A_YEAR: Readonly<Record<string, number>> = { yearly: 1, quarterly: 4, monthly: 12, dates: 365 };
const [HALVINGS, NEWTONS] = [30, 5];

const irr: Opinion = (given) => {
  const flows = flowsIn(given);
  if (!flows) return undefined;
  const gains = plus(0, ...flows.map(({ amount }) => (isMore(amount, 0) ? amount : 0)));
  const costs = minus(gains, plus(0, ...flows.map(({ amount }) => amount)));
  if (isZero(gains) || isZero(costs)) return undefined;
  const sums = summedUp(flows);
  const changes = sums.filter(({ amount }, i) => i > 0 && isNegative(times(amount, sums[i - 1]?.amount ?? 0)));
  const perYear = A_YEAR[given.timing ?? ""] ?? 1;
  const lowest = toThe(over(1, 10000), over(1, perYear));
  const highest = toThe(10001, over(1, perYear));
  const spans = changes.length > 1 ? spansOf(sums, lowest, highest) : spanOf(sums, lowest, highest);
  if (!spans) return NO_OPINION;
  const growths = spans.map(([low, high]) => rootOf(sums, low, high));
  const gain = (growth: Ratio) => size(minus(power(growth, perYear, near), 1));
  const [nearest] = [...growths].sort((a, b) => compare(gain(a), gain(b)));
  if (!nearest) return undefined;
  const yearly = (growth: Ratio) => percent(times(minus(power(growth, perYear, near), 1), 100), 4);
  return {
    irr: yearly(nearest),
    period_rate: perYear === 4 || perYear === 12 ? percent(times(minus(nearest, 1), 100), 4) : undefined,
    all_rates: growths.map(yearly).join(", "),
    mirr: modified(given, flows, perYear),
    received: money(gains),
    paid: money(costs),
    gain: money(minus(gains, costs)),
    multiple: upTo(over(gains, costs), 4),
    profile: null,
  };
};

type Span = readonly [low: Ratio, high: Ratio];
const LONGEST = 120;

/** The growths between which the worth changes its sign, if it does. */
const spanOf = (flows: readonly Flow[], low: Ratio, high: Ratio): readonly Span[] =>
  isNegative(worth(flows, low)) === isNegative(worth(flows, high)) ? [] : [[low, high]];

/** By the polynomial in growth that has the same roots: each amount with as many powers as steps are left. */
function spansOf(flows: readonly Flow[], low: Ratio, high: Ratio): readonly Span[] | undefined {
  const steps = flows.at(-1)?.at ?? 0;
  if (steps > LONGEST) return undefined;
  const bottom = flows.reduce((most, { amount }) => (amount.bottom > most ? amount.bottom : most), 1n);
  const factors = Array.from({ length: steps + 1 }, () => 0n);
  for (const { at, amount } of flows) factors[steps - at] = amount.top * (bottom / amount.bottom);
  return rootsApart(factors, low, high);
}

/** What the flows are worth; with `moment` each counts as often as it is steps away. */
function worth(flows: readonly Flow[], growth: Ratio, moment = false): Ratio {
  const discount = near(over(1, growth));
  return plus(0, ...flows.map(({ at, amount }) => near(times(amount, power(discount, at, near), moment ? at : 1))));
}

function rootOf(flows: readonly Flow[], lowest: Ratio, highest: Ratio): Ratio {
  let [low, high] = [lowest, highest];
  const rises = isNegative(worth(flows, low));
  for (let i = 0; i < HALVINGS; i++) {
    const middle = near(over(plus(low, high), 2));
    if (isNegative(worth(flows, middle)) === rises) low = middle;
    else high = middle;
  }
  let x = low;
  for (let i = 0; i < NEWTONS; i++) x = near(times(x, plus(1, over(worth(flows, x), worth(flows, x, true)))));
  return x;
}

function modified(given: Given, flows: readonly Flow[], perYear: number): string | undefined {
  const [reinvest, finance] = [given.reinvest_rate ?? given.finance_rate, given.finance_rate ?? given.reinvest_rate];
  const [first, last] = [flows[0]?.at ?? 0, flows.at(-1)?.at ?? 0];
  if (reinvest === undefined || finance === undefined || first === last) return undefined;
  const factor = (rate: string, steps: number) => toThe(plus(1, over(rate, 100)), over(steps, perYear));
  const parts = (isGain: boolean) => flows.filter(({ amount }) => isMore(amount, 0) === isGain);
  const end = plus(0, ...parts(true).map(({ at, amount }) => times(amount, factor(reinvest, last - at))));
  const cost = plus(0, ...parts(false).map(({ at, amount }) => over(times(amount, -1), factor(finance, at - first))));
  return percent(times(minus(toThe(near(over(end, cost)), over(perYear, last - first)), 1), 100), 4);
}

/** In order and without zeros; undefined where a date is in no calendar. */
function flowsIn(given: Given): readonly Flow[] | undefined {
  const isDated = given.timing === "dates";
  const rows = ((isDated ? given.dated_flows : given.flows) ?? "").split("; ").map((row) => row.split(":"));
  const days = rows.map(([when = ""]) => dayIn(when));
  if (isDated && days.some((day) => !day)) return undefined;
  const numbers = rows.map(([when = ""], i) => (isDated ? numberOf(days[i] ?? NO_DAY) : Number(when)));
  const flows = rows
    .map(([, amount = "0"], i) => ({ at: numbers[i] ?? 0, amount: plus(amount, 0) }))
    .filter(({ amount }) => !isZero(amount))
    .sort((a, b) => a.at - b.at);
  return flows.map(({ at, amount }) => ({ at: at - (flows[0]?.at ?? 0), amount }));
}

/** Those of one time as one, which changes no rate. */
function summedUp(flows: readonly Flow[]): readonly Flow[] {
  const times = [...new Set(flows.map(({ at }) => at))];
  const sumAt = (time: number) => plus(0, ...flows.map(({ at, amount }) => (at === time ? amount : 0)));
  const sums = times.map((at) => ({ at, amount: sumAt(at) })).filter(({ amount }) => !isZero(amount));
  return sums.map(({ at, amount }) => ({ at: at - (sums[0]?.at ?? 0), amount }));
}

const NO_DAY: Day = { year: 1, month: 1, day: 1 };

function dayIn(text: string): Day | undefined {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  return day <= lengthOf(year, month) ? { year, month, day } : undefined;
}

export default irr;
