import { figure, type Given, type Opinion } from "#calculators/second/given";
import { money, percent } from "#calculators/second/print";
import {
  type Amount,
  compare,
  isMore,
  isZero,
  larger,
  minus,
  over,
  plus,
  type Ratio,
  smaller,
  times,
} from "#calculators/second/ratio";

/** Single, joint, separate, head of household. */
type Four = readonly [string, string, string, string];
/** "start:rate" from the lowest on. */
const INCOME: Readonly<Record<string, Four>> = {
  2024: [
    "0:10 11600:12 47150:22 100525:24 191950:32 243725:35 609350:37",
    "0:10 23200:12 94300:22 201050:24 383900:32 487450:35 731200:37",
    "0:10 11600:12 47150:22 100525:24 191950:32 243725:35 365600:37",
    "0:10 16550:12 63100:22 100500:24 191950:32 243700:35 609350:37",
  ],
  2025: [
    "0:10 11925:12 48475:22 103350:24 197300:32 250525:35 626350:37",
    "0:10 23850:12 96950:22 206700:24 394600:32 501050:35 751600:37",
    "0:10 11925:12 48475:22 103350:24 197300:32 250525:35 375800:37",
    "0:10 17000:12 64850:22 103350:24 197300:32 250500:35 626350:37",
  ],
  2026: [
    "0:10 12400:12 50400:22 105700:24 201775:32 256225:35 640600:37",
    "0:10 24800:12 100800:22 211400:24 403550:32 512450:35 768700:37",
    "0:10 12400:12 50400:22 105700:24 201775:32 256225:35 384350:37",
    "0:10 17700:12 67450:22 105700:24 201750:32 256200:35 640600:37",
  ],
};
const GAINS: Readonly<Record<string, Four>> = {
  2024: ["0:0 47025:15 518900:20", "0:0 94050:15 583750:20", "0:0 47025:15 291850:20", "0:0 63000:15 551350:20"],
  2025: ["0:0 48350:15 533400:20", "0:0 96700:15 600050:20", "0:0 48350:15 300000:20", "0:0 64750:15 566700:20"],
  2026: ["0:0 49450:15 545500:20", "0:0 98900:15 613700:20", "0:0 49450:15 306850:20", "0:0 66200:15 579600:20"],
};
const STANDARD: Readonly<Record<string, readonly number[]>> = {
  2024: [14600, 29200, 14600, 21900],
  2025: [15750, 31500, 15750, 23625],
  2026: [16100, 32200, 16100, 24150],
};
const STATUSES = ["single", "married_joint", "married_separate", "head_of_household"];

const capitalGains: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const gain = minus(of("sale_price"), plus(of("cost"), of("selling_costs")));
  const found = given.country === "us" ? american(given, larger(0, gain)) : british(given, larger(0, gain));
  if (!found) return undefined;
  const due = plus(0, ...found.slices.map(taxOf));
  const tax = plus(due, found.niit);
  return {
    tax: money(tax),
    gains_tax: money(due),
    niit: isZero(found.niit) ? undefined : money(found.niit),
    share: isMore(gain, 0) ? percent(over(times(tax, 100), gain)) : undefined,
    kept: money(minus(minus(of("sale_price"), of("selling_costs")), tax)),
    gain: money(gain),
    free: found.free && money(found.free),
    taxable_gain: money(plus(0, ...found.slices.map(({ part }) => part))),
    slices: found.slices.map((slice) => [percent(slice.rate), money(slice.part), money(taxOf(slice))]),
  };
};

type Slice = { readonly rate: string; readonly part: Ratio };
const taxOf = ({ rate, part }: Slice) => over(times(part, rate), 100);

function american(given: Given, gain: Ratio) {
  const i = Math.max(0, STATUSES.indexOf(given.filing_status ?? ""));
  const year = given.year ?? "";
  const isHome = given.asset === "home";
  const free = isHome ? smaller(gain, i === 1 ? 500000 : 250000) : undefined;
  const net = larger(0, minus(gain, plus(free ?? 0, figure(given, "losses"))));
  const deduction = larger(STANDARD[year]?.[i] ?? 0, figure(given, "deductions"));
  const taxable = larger(0, minus(plus(figure(given, "income"), net), deduction));
  const ordinary = larger(0, minus(figure(given, "income"), deduction));
  const byIncome = slicesOf(INCOME[year]?.[i] ?? "", ordinary, taxable);
  const byGains = slicesOf(GAINS[year]?.[i] ?? "", ordinary, taxable);
  const isLong = given.asset !== "short";
  const isCheaper = compare(plus(0, ...byGains.map(taxOf)), plus(0, ...byIncome.map(taxOf))) <= 0;
  const above = larger(0, minus(plus(figure(given, "income"), net), [200000, 250000, 125000, 200000][i] ?? 0));
  return { slices: isLong && isCheaper ? byGains : byIncome, niit: times(smaller(net, above), "0.038"), free };
}

function british(given: Given, gain: Ratio) {
  if (given.year === "2024") return undefined;
  const after = larger(0, minus(gain, figure(given, "losses")));
  const free = given.asset === "home" ? gain : smaller(after, 3000);
  const from = larger(0, minus(figure(given, "income"), 12570));
  const to = plus(from, larger(0, minus(after, free)));
  return { slices: slicesOf("0:18 37700:24", from, to), niit: over(0, 1), free };
}

function slicesOf(bands: string, from: Amount, to: Amount): readonly Slice[] {
  const rows = bands.split(" ").map((band) => band.split(":"));
  return rows.flatMap(([start = "", rate = ""], i) => {
    const part = minus(smaller(to, rows[i + 1]?.[0] ?? to), larger(from, start));
    return isMore(part, 0) ? [{ rate, part }] : [];
  });
}

export default capitalGains;
