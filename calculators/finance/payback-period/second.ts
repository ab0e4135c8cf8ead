import { figure, type Opinion, whole } from "#calculators/second/given";
import { fixed, money, upTo } from "#calculators/second/print";
import {
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

const paybackPeriod: Opinion = (given) => {
  const [cost, rate] = [figure(given, "cost"), figure(given, "discount_rate")];
  const amounts =
    given.flows_as === "even"
      ? Array.from({ length: whole(given, "years") }, () => figure(given, "flow"))
      : listed(given.flows ?? "");
  const year = plus(1, over(rate, 100));
  const worths = amounts.map((amount, i) => near(over(amount, power(year, i + 1))));
  const so = (values: readonly Ratio[], years: number) => minus(plus(ratio(0), ...values.slice(0, years)), cost);
  const payback = recovered(amounts, so);
  if (!payback) return undefined;
  const discounted = isZero(rate) ? undefined : recovered(worths, so);
  const total = plus(ratio(0), ...amounts);
  return {
    payback: upTo(payback, 2),
    discounted_payback: discounted && upTo(discounted, 2),
    total: money(total),
    gain: money(minus(total, cost)),
    npv: isZero(rate) ? undefined : money(so(worths, worths.length)),
    schedule: amounts.map((amount, i) => [
      fixed(i + 1, 0),
      money(amount),
      money(so(amounts, i + 1)),
      money(worths[i] ?? 0),
      money(so(worths, i + 1)),
    ]),
  };
};

function listed(text: string): readonly Ratio[] {
  const rows = text.split("; ").map((row) => row.split(":"));
  const last = Math.max(...rows.map(([year]) => Number(year)));
  const inYear = (year: number) =>
    rows.filter(([when]) => Number(when) === year).map(([, amount = "0"]) => ratio(amount));
  return Array.from({ length: last }, (_, i) => plus(ratio(0), ...inYear(i + 1)));
}

const HAIR = over(1, 10n ** 60n);

function recovered(
  values: readonly Ratio[],
  so: (values: readonly Ratio[], years: number) => Ratio,
): Ratio | undefined {
  const year = values.findIndex((_, i) => !isNegative(plus(so(values, i + 1), HAIR)));
  return year < 0 ? undefined : plus(year, over(times(so(values, year), -1), values[year] ?? 1));
}

export default paybackPeriod;
