import { figure, type Made, type Opinion } from "#calculators/second/given";
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
  smaller,
  times,
} from "#calculators/second/ratio";

const EXCLUSIONS: Readonly<Record<string, number>> = { 2023: 12920000, 2024: 13610000, 2025: 13990000, 2026: 15000000 };
const PRINTED =
  "0:0:18 10000:1800:20 20000:3800:22 40000:8200:24 60000:13000:26 80000:18200:28 100000:23800:30 150000:38800:32 250000:70800:34 500000:155800:37 750000:248300:39 1000000:345800:40";

const estateTax: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const net = minus(of("estate"), of("debts"));
  const passes = minus(minus(net, of("spouse")), of("charity"));
  const common = (tax: Ratio) => ({
    tax: money(tax),
    left: money(minus(net, tax)),
    net_estate: money(net),
    share: isZero(net) ? undefined : percent(over(times(tax, 100), net)),
  });
  if (given.country === "us") {
    const taxable = plus(passes, of("gifts"));
    const free = plus(of("unused"), EXCLUSIONS[given.year ?? ""] ?? 0);
    const [tentative, credit] = [byTable(taxable), byTable(free)];
    return {
      ...common(larger(0, minus(tentative, credit))),
      taxable: money(taxable),
      free: money(free),
      taxed: money(larger(0, minus(taxable, free))),
      rate: "40%",
      tentative: money(tentative),
      credit: money(credit),
    };
  }
  const bands = plus(1, over(of("late_spouse"), 100));
  const nil = larger(0, minus(times(325000, bands), of("gifts")));
  const adjusted = larger(0, minus(times(175000, bands), over(larger(0, minus(net, 2000000)), 2)));
  const residence = smaller(of("home"), adjusted);
  const tenth = over(plus(larger(0, minus(passes, nil)), of("charity")), 10);
  const rate = !isZero(of("charity")) && compare(of("charity"), tenth) >= 0 ? 36 : 40;
  const taxed = larger(0, minus(passes, plus(nil, residence)));
  return {
    ...common(over(times(taxed, rate), 100)),
    taxable: money(passes),
    free: money(plus(nil, residence)),
    taxed: money(taxed),
    rate: percent(rate),
    nil_rate: money(nil),
    residence: money(residence),
    for_lower_rate: money(tenth),
  };
};

/** As the statute prints it: so much, and a percentage of what is over. */
function byTable(amount: Ratio): Ratio {
  const rows = PRINTED.split(" ").map((row) => row.split(":"));
  const [from = "0", base = "0", rate = "0"] = rows.findLast(([start = "0"]) => isMore(amount, start)) ?? [];
  return plus(base, over(times(larger(0, minus(amount, from)), rate), 100));
}

/** Estates near the exclusions, the taper and a tenth for charity. */
export const made: Made = (pick) => ({
  estate: pick(["2000000", "2350000", "2100000.02", "13990000", "15000000.01", "20000000"]),
  debts: pick(["0", "100000"]),
  charity: pick(["0", "42500", "200000"]),
  spouse: pick(["0", "500000"]),
});

export default estateTax;
