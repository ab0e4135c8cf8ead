// From the top down: what lies above each threshold earns its rate, and the rest goes on to the tier below.
import { figure, type Opinion } from "#calculators/second/given";
import { money, percent } from "#calculators/second/print";
import {
  compare,
  isMore,
  isZero,
  larger,
  minus,
  over,
  plus,
  type Ratio,
  ratio,
  times,
} from "#calculators/second/ratio";

const commission: Opinion = (given) => {
  const sales = figure(given, "sales");
  const tiers = given.plan === "flat" ? [{ from: ratio(0), rate: figure(given, "rate") }] : tiersIn(given.tiers ?? "");
  if (tiers.some(({ from }, i) => i > 0 && compare(from, tiers[i - 1]?.from ?? 0) === 0)) return undefined;
  const top = tiers.filter(({ from }) => !isMore(from, sales)).at(-1);
  let left = sales;
  const inside = [...tiers].reverse().map((tier) => {
    if (given.plan === "reached") return tier === top ? sales : ratio(0);
    const above = larger(0, minus(left, tier.from));
    left = minus(left, above);
    return above;
  });
  inside.reverse();
  const parts = tiers.map(({ rate }, i) => over(times(inside[i] ?? 0, rate), 100));
  const earned = plus(0, ...parts);
  return {
    commission: money(earned),
    total_pay: money(larger(figure(given, "guarantee"), plus(figure(given, "base_pay"), earned))),
    effective_rate: isZero(sales) ? undefined : percent(over(times(earned, 100), sales)),
    next_rate: percent(top?.rate ?? 0),
    parts: tiers.map(({ from, rate }, i) => [money(from), percent(rate), money(inside[i] ?? 0), money(parts[i] ?? 0)]),
  };
};

type Tier = { readonly from: Ratio; readonly rate: Ratio };
const tiersIn = (text: string): readonly Tier[] =>
  text
    .split("; ")
    .map((row) => row.split(":"))
    .map(([from = "0", rate = "0"]) => ({ from: ratio(from), rate: ratio(rate) }))
    .sort((a, b) => compare(a.from, b.from));

export default commission;
