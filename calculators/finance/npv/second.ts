// Each cash flow over (1 + rate) to its own time in years, one by one, from the formula of XNPV.
import { type Day, lengthOf, numberOf } from "#calculators/second/calendar";
import { figure, type Given, NO_OPINION, type Opinion } from "#calculators/second/given";
import { money, upTo } from "#calculators/second/print";
import { isMore, isZero, minus, over, plus, type Ratio, size, times } from "#calculators/second/ratio";
import { toThe } from "#calculators/second/series";

type Flow = { readonly at: number; readonly amount: Ratio };
const A_YEAR: Readonly<Record<string, number>> = { yearly: 1, quarterly: 4, monthly: 12, dates: 365 };

/** Figures of more than thirty digits get no answer. */
const MOST_SHOWN = 10n ** 27n;

const npv: Opinion = (given) => {
  const flows = flowsIn(given);
  if (!flows || flows.length === 0) return undefined;
  const year = plus(1, over(figure(given, "discount_rate"), 100));
  const factors = flows.map(({ at }) => over(1, toThe(year, over(at, A_YEAR[given.timing ?? ""] ?? 1))));
  const values = flows.map(({ amount }, i) => times(amount, factors[i] ?? 0));
  if (values.some((value) => isMore(size(value), MOST_SHOWN))) return NO_OPINION;
  const gains = plus(0, ...values.filter((value) => isMore(value, 0)));
  const costs = minus(gains, plus(...values));
  return {
    npv: money(minus(gains, costs)),
    present_inflows: money(gains),
    present_outflows: money(costs),
    profitability_index: isMore(over(1, 200), costs) ? undefined : upTo(over(gains, costs), 4),
    net_cash: money(plus(...flows.map(({ amount }) => amount))),
    schedule: flows.map(({ at, amount }, i) => [
      upTo(over(at, A_YEAR[given.timing ?? ""] ?? 1), 4),
      given.timing === "dates" ? null : "",
      money(amount),
      upTo(factors[i] ?? 0, 6),
      money(values[i] ?? 0),
      money(plus(...values.slice(0, i + 1))),
    ]),
  };
};

/** In order and without zeros; undefined where a date is in no calendar. */
function flowsIn(given: Given): readonly Flow[] | undefined {
  const isDated = given.timing === "dates";
  const rows = ((isDated ? given.dated_flows : given.flows) ?? "").split("; ").map((row) => row.split(":"));
  const days = rows.map(([when = ""]) => dayIn(when));
  if (isDated && days.some((day) => !day)) return undefined;
  const numbers = rows.map(([when = ""], i) => (isDated ? numberOf(days[i] ?? NO_DAY) : Number(when)));
  const first = isDated ? Math.min(...numbers) : 0;
  return rows
    .map(([, amount = "0"], i) => ({ at: (numbers[i] ?? 0) - first, amount: plus(amount, 0) }))
    .filter(({ amount }) => !isZero(amount))
    .sort((a, b) => a.at - b.at);
}

const NO_DAY: Day = { year: 1, month: 1, day: 1 };

function dayIn(text: string): Day | undefined {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  return day <= lengthOf(year, month) ? { year, month, day } : undefined;
}

export default npv;
