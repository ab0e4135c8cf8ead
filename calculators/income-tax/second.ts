import { figure, type Given, NO_OPINION, type Opinion } from "#calculators/second/given";
import { money, percent } from "#calculators/second/print";
import {
  compare,
  down,
  isMore,
  isNegative,
  isZero,
  larger,
  minus,
  over,
  plus,
  type Ratio,
  ratio,
  smaller,
  times,
} from "#calculators/second/ratio";

const incomeTax: Opinion = (given) => (given.country === "own" ? byBands(given) : byLaw(given));

const byBands: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const income = of("income");
  const allowance = allowanceOf(given);
  const taxable = larger(0, minus(income, allowance));
  const bands = bandsOf(given);
  if (!bands) return undefined;
  const parts = bands.map(({ from, rate }, i) => {
    const to = bands[i + 1]?.from;
    const part = larger(0, minus(to === undefined ? taxable : smaller(taxable, to), from));
    return { from, rate, part, tax: over(times(part, rate), 100) };
  });
  const isWhole = given.method === "whole";
  // An income exactly at a figure is still in the band below.
  const highest = bands.findLast(({ from }) => isMore(taxable, from));
  const before = isWhole ? over(times(taxable, highest?.rate ?? 0), 100) : plus(0, ...parts.map(({ tax }) => tax));
  const after = minus(before, of("credit"));
  const tax = isNegative(after) && given.credit_beyond_tax === "lost" ? ratio(0) : after;
  return {
    ...NOTHING,
    tax: money(tax),
    after_tax: money(minus(income, tax)),
    allowance_left: given.taper === "reduced" ? money(allowance) : undefined,
    taxable: money(taxable),
    effective_rate: isZero(income) ? undefined : percent(over(times(tax, 100), income)),
    marginal_rate: null,
    shares: isWhole
      ? null
      : parts.map(({ from, rate, part, tax }) => [money(from), percent(rate, 4), money(part), money(tax)]),
  };
};

function bandsOf(given: Given) {
  const bands = (given.bands ?? "").split("; ").map((row) => {
    const [from = "0", rate = "0"] = row.split(":");
    return { from: ratio(from), rate: ratio(rate) };
  });
  // What lies below the lowest band is not taxed.
  const untaxed = bands.some(({ from }) => isZero(from)) ? [] : [{ from: ratio(0), rate: ratio(0) }];
  const sorted = [...untaxed, ...bands].sort((a, b) => compare(a.from, b.from));
  return sorted.some(({ from }, i) => i > 0 && compare(from, sorted[i - 1]?.from ?? -1) === 0) ? undefined : sorted;
}

function allowanceOf(given: Given): Ratio {
  const whole = figure(given, "allowance");
  if (given.taper !== "reduced") return whole;
  const above = larger(0, minus(figure(given, "income"), figure(given, "taper_from")));
  return larger(0, minus(whole, over(times(above, figure(given, "taper_rate")), 100)));
}

// ── by law, for tax years that begin in 2026 ──

/** Each part of a tax, and what was taxed. */
type Law = { readonly taxable: Ratio; readonly parts: Readonly<Record<string, Ratio>> };

function byLaw(given: Given): ReturnType<Opinion> {
  const law = given.year === "2026" ? LAWS[given.country ?? ""]?.(given) : undefined;
  if (!law) return NO_OPINION;
  const [income, off] = [figure(given, "income"), figure(given, "contributions")];
  const tax = plus(0, ...Object.values(law.parts));
  const after = minus(minus(income, off), tax);
  return {
    ...NOTHING,
    ...Object.fromEntries(Object.entries(law.parts).map(([name, part]) => [name, money(part)])),
    tax: money(tax),
    after_tax: money(after),
    monthly_pay: money(over(after, 12)),
    biweekly_pay: money(over(after, 26)),
    taxable: money(law.taxable),
    effective_rate: isZero(income) ? undefined : percent(over(times(tax, 100), income)),
    marginal_rate: null,
    shares: null,
  };
}

const NOTHING = {
  monthly_pay: undefined,
  biweekly_pay: undefined,
  income_tax: undefined,
  state_tax: undefined,
  social_security: undefined,
  medicare: undefined,
  national_insurance: undefined,
  allowance_left: undefined,
};

/** "over:tax:percent", as rate tables are printed: the tax at a figure, and the rate on what is above it. */
function fromTable(rows: string, amount: Ratio): Ratio {
  const found = rows
    .split(" ")
    .map((row) => row.split(":").map((text) => ratio(text)))
    .findLast(([above = ratio(0)]) => !isMore(above, amount));
  const [above = 0, tax = 0, rate = 0] = found ?? [];
  return plus(tax, over(times(minus(amount, above), rate), 100));
}

/** Revenue Procedure 2025-32: the standard deduction, and the tables. */
const US: Readonly<Record<string, readonly [number, string]>> = {
  single: [
    16100,
    "0:0:10 12400:1240:12 50400:5800:22 105700:17966:24 201775:41024:32 256225:58448:35 640600:192979.25:37",
  ],
  married_joint: [
    32200,
    "0:0:10 24800:2480:12 100800:11600:22 211400:35932:24 403550:82048:32 512450:116896:35 768700:206583.50:37",
  ],
  married_separate: [
    16100,
    "0:0:10 12400:1240:12 50400:5800:22 105700:17966:24 201775:41024:32 256225:58448:35 384350:103291.75:37",
  ],
  head_of_household: [
    24150,
    "0:0:10 17700:1770:12 67450:7740:22 105700:16155:24 201750:39207:32 256200:56631:35 640600:191171:37",
  ],
};
const ADDITIONAL_MEDICARE: Readonly<Record<string, number>> = { married_joint: 250000, married_separate: 125000 };
const NO_TAX = ["AK", "FL", "NH", "NV", "SD", "TN", "TX", "WA", "WY"];
/** The rate, and what is free of it for a single person. */
const FLAT: Readonly<Record<string, readonly [string, number]>> = { PA: ["3.07", 0], GA: ["4.99", 15000] };

function unitedStates(given: Given): Law | undefined {
  const status = given.filing_status ?? "";
  const [standard = 0, table = ""] = US[status] ?? [];
  const wages = figure(given, "income");
  const base = minus(wages, figure(given, "contributions"));
  const taxable = larger(0, minus(base, larger(standard, figure(given, "deductions"))));
  const state = stateTax(given, base);
  if (!state) return undefined;
  const additional = larger(0, minus(wages, ADDITIONAL_MEDICARE[status] ?? 200000));
  return {
    taxable,
    parts: {
      income_tax: fromTable(table, taxable),
      ...(given.state === "none" ? {} : { state_tax: state }),
      social_security: over(times(smaller(wages, 184500), "6.2"), 100),
      medicare: over(plus(times(wages, "1.45"), times(additional, "0.9")), 100),
    },
  };
}

function stateTax(given: Given, base: Ratio): Ratio | undefined {
  const state = given.state ?? "";
  if (state === "none" || NO_TAX.includes(state)) return ratio(0);
  const [rate, single] = FLAT[state] ?? [];
  if (rate === undefined || single === undefined) return undefined;
  const own = given.filing_status === "married_joint" ? single * 2 : single;
  const free = given.state_deductions === undefined ? ratio(own) : figure(given, "state_deductions");
  return over(times(larger(0, minus(base, free)), rate), 100);
}

const netOf = (given: Given): Ratio =>
  larger(0, minus(minus(figure(given, "income"), figure(given, "contributions")), figure(given, "deductions")));

/** HMRC's rates; the tax at each figure is the sum of the bands below it. */
const UK: Readonly<Record<string, string>> = {
  uk: "0:0:20 37700:7540:40 125140:42516:45",
  scotland: "0:0:19 3967:753.73:20 16956:3351.53:21 31092:6320.09:42 62430:19482.05:45 125140:47701.55:48",
};

function unitedKingdom(given: Given): Law {
  const net = netOf(given);
  const allowance = larger(0, minus(12570, larger(0, over(minus(net, 100000), 2))));
  const taxable = larger(0, minus(net, allowance));
  return {
    taxable,
    parts: {
      income_tax: fromTable(UK[given.country ?? ""] ?? "", taxable),
      national_insurance: fromTable("0:0:0 12570:0:8 50270:3016:2", figure(given, "income")),
    },
  };
}

function canada(given: Given): Law {
  const net = netOf(given);
  const tax = fromTable("0:0:14 58523:8193.22:20.5 117045:20190.23:26 181440:36932.93:29 258482:59275.11:33", net);
  const lost = over(times(1623, larger(0, minus(smaller(net, 258482), 181440))), 77042);
  const credit = over(times(minus(16452, lost), 14), 100);
  return { taxable: net, parts: { income_tax: larger(0, minus(tax, credit)) } };
}

function australia(given: Given): Law {
  const net = netOf(given);
  const tax = fromTable("0:0:0 18200:0:15 45000:4020:30 135000:31020:37 190000:51370:45", net);
  const lost = fromTable("0:0:0 37500:0:5 45000:375:1.5", net);
  const offset = larger(0, minus(700, lost));
  return { taxable: net, parts: { income_tax: larger(0, minus(tax, offset)), medicare: over(net, 50) } };
}

function germany(given: Given): Law {
  const people = given.filing_status === "married_joint" ? 2 : 1;
  const net = netOf(given);
  return { taxable: net, parts: { income_tax: times(tariff(ratio(down(over(net, people)))), people) } };
}

/** Section 32a EStG for 2026. */
function tariff(x: Ratio): Ratio {
  if (!isMore(x, 12348)) return ratio(0);
  const y = over(minus(x, 12348), 10000);
  if (!isMore(x, 17799)) return ratio(down(times(plus(times("914.51", y), 1400), y)));
  const z = over(minus(x, 17799), 10000);
  if (!isMore(x, 69878)) return ratio(down(plus(times(plus(times("173.10", z), 2397), z), "1034.87")));
  if (!isMore(x, 277825)) return ratio(down(minus(times("0.42", x), "11135.63")));
  return ratio(down(minus(times("0.45", x), "19470.38")));
}

const LAWS: Readonly<Record<string, (given: Given) => Law | undefined>> = {
  us: unitedStates,
  uk: unitedKingdom,
  scotland: unitedKingdom,
  canada,
  australia,
  germany,
};

export default incomeTax;
