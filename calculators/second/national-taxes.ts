// Income tax of employees outside the United States, and their contributions, by the publications of each country.
import { figure, type Given } from "./given.ts";
import { provincialTax } from "./provinces.ts";
import { down, isMore, larger, minus, over, plus, type Ratio, ratio, smaller, times } from "./ratio.ts";
import type { Law } from "./tax-laws.ts";
import { fromTable } from "./tax-table.ts";

const netWithoutFloor = (given: Given): Ratio =>
  minus(minus(figure(given, "income"), figure(given, "contributions")), figure(given, "deductions"));
const netOf = (given: Given): Ratio => larger(0, netWithoutFloor(given));
const yearOf = (given: Given): string => given.year ?? "";

const REST = "0:0:20 37700:7540:40 125140:42516:45";
/** HMRC's rates; the tax at each figure is the sum of the bands below it. */
const UK: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  2025: {
    uk: REST,
    scotland: "0:0:19 2827:537.13:20 14921:2955.93:21 31092:6351.84:42 62430:19513.80:45 125140:47733.30:48",
  },
  2026: {
    uk: REST,
    scotland: "0:0:19 3967:753.73:20 16956:3351.53:21 31092:6320.09:42 62430:19482.05:45 125140:47701.55:48",
  },
};

export function unitedKingdom(given: Given): Law {
  const net = netOf(given);
  const allowance = larger(0, minus(12570, larger(0, over(minus(net, 100000), 2))));
  const taxable = larger(0, minus(net, allowance));
  return {
    taxable,
    parts: {
      income_tax: fromTable(UK[yearOf(given)]?.[given.country ?? ""] ?? "", taxable),
      national_insurance: fromTable("0:0:0 12570:0:8 50270:3016:2", figure(given, "income")),
    },
  };
}

type Canadian = {
  readonly table: string;
  readonly lowest: number;
  /** The personal amount, what it shrinks by, and between which incomes. */
  readonly personal: readonly [number, number, number, number];
  /** Where the plan's two parts end, the insurance's rate and end, and the employment amount. */
  readonly ends: readonly [number, number];
  readonly insurance: readonly [string, number];
  readonly job: number;
};
/** In Quebec: the base rate of its pension plan, the rate of federal insurance, and of parental insurance up to an end. */
const QUEBEC: Readonly<Record<string, readonly [string, string, string, number]>> = {
  2025: ["0.054", "0.0131", "0.00494", 98000],
  2026: ["0.053", "0.013", "0.0043", 103000],
};

/** T4127, chapters 4 and 8. */
const CANADA: Readonly<Record<string, Canadian>> = {
  2025: {
    table: "0:0:14.5 57375:8319.375:20.5 114750:20081.25:26 177882:36495.57:29 253414:58399.85:33",
    ...{ lowest: 14.5, personal: [16129, 1591, 177882, 253414], ends: [71300, 81200] },
    ...{ insurance: ["0.0164", 65700], job: 1471 },
  },
  2026: {
    table: "0:0:14 58523:8193.22:20.5 117045:20190.23:26 181440:36932.93:29 258482:59275.11:33",
    ...{ lowest: 14, personal: [16452, 1623, 181440, 258482], ends: [74600, 85000] },
    ...{ insurance: ["0.0163", 68900], job: 1501 },
  },
};

export function canada(given: Given): Law | undefined {
  const law = CANADA[yearOf(given)];
  if (!law) return undefined;
  const { table, lowest, personal, ends, insurance, job } = law;
  const pay = figure(given, "income");
  const pensionable = larger(0, minus(smaller(pay, ends[0]), 3500));
  const second = times(larger(0, minus(smaller(pay, ends[1]), ends[0])), 4);
  const net = larger(0, minus(netWithoutFloor(given), over(plus(pensionable, second), 100)));
  const [most, less, from, to] = personal;
  const lost = over(times(less, larger(0, minus(smaller(net, to), from))), to - from);
  const province = given.province ?? "";
  const isQuebec = province === "QC";
  const [rate, federalRate, parentalRate, parentalEnd] =
    (isQuebec ? QUEBEC[yearOf(given)] : undefined) ?? (["0.0495", insurance[0], "0", 0] as const);
  const insured = plus(times(smaller(pay, insurance[1]), federalRate), times(smaller(pay, parentalEnd), parentalRate));
  const paid = plus(times(pensionable, rate), insured);
  const [own, worked] = [minus(most, lost), smaller(pay, job)];
  const credit = over(times(plus(own, paid, worked), lowest), 100);
  const provincial = provincialTax(yearOf(given), province, { pay, net, paid, federal: own, job: worked });
  return {
    taxable: net,
    parts: {
      income_tax: times(larger(0, minus(fromTable(table, net), credit)), isQuebec ? "0.835" : "1"),
      ...(provincial ? { provincial_tax: provincial } : {}),
      social_insurance: plus(paid, over(plus(pensionable, second), 100)),
    },
  };
}

/** The Australian Taxation Office's tax at each figure. */
const AUSTRALIA: Readonly<Record<string, string>> = {
  2025: "0:0:0 18200:0:16 45000:4288:30 135000:31288:37 190000:51638:45",
  2026: "0:0:0 18200:0:15 45000:4020:30 135000:31020:37 190000:51370:45",
  2027: "0:0:0 18200:0:14 45000:3752:30 135000:30752:37 190000:51102:45",
};

export function australia(given: Given): Law {
  const net = netOf(given);
  const tax = fromTable(AUSTRALIA[yearOf(given)] ?? "", net);
  const lost = fromTable("0:0:0 37500:0:5 45000:375:1.5", net);
  const offset = larger(0, minus(700, lost));
  return { taxable: net, parts: { income_tax: larger(0, minus(tax, offset)), medicare: over(net, 50) } };
}

const NEW_ZEALAND = "0:0:10.5 15600:1638:17.5 53500:8270.50:30 78100:15650.50:33 180000:49277.50:39";
/** Inland Revenue's rates; the levy's rate and the pay that it ends at. */
const NEW_ZEALAND_YEARS: Readonly<Record<string, readonly [string, string, number]>> = {
  2025: [NEW_ZEALAND, "0.0167", 152790],
  2026: [NEW_ZEALAND, "0.0175", 156641],
};

export function newZealand(given: Given): Law {
  const net = netOf(given);
  const [table, rate, most] = NEW_ZEALAND_YEARS[yearOf(given)] ?? ["", "0", 0];
  const levy = times(smaller(figure(given, "income"), most), rate);
  return { taxable: net, parts: { income_tax: fromTable(table, net), social_insurance: levy } };
}

/** The end of the standard rate, and the credits with the employee's. */
const IRELAND: Readonly<Record<string, readonly [number, number]>> = {
  single: [44000, 4000],
  married_joint: [53000, 6000],
  married_separate: [44000, 4000],
  head_of_household: [48000, 5900],
};
/** Where 2% of USC ends, what has been paid there and at €70,044, and PRSI of a year: three quarters at the rate until September. */
const IRISH_YEAR: Readonly<Record<string, readonly [string, string]>> = {
  2025: ["0:0:0.5 12012:60.06:2 27382:367.46:3 70044:1647.32:8", "4.125"],
  2026: ["0:0:0.5 12012:60.06:2 28700:393.82:3 70044:1634.14:8", "4.2375"],
};

export function ireland(given: Given): Law {
  const [net, pay] = [netOf(given), figure(given, "income")];
  const [end, credits] = IRELAND[given.filing_status ?? ""] ?? [0, 0];
  const higher = larger(0, minus(net, end));
  const tax = plus(over(times(minus(net, higher), 20), 100), over(times(higher, 40), 100));
  const [charge = "", insurance = "0"] = IRISH_YEAR[yearOf(given)] ?? [];
  const usc = isMore(pay, 13000) ? fromTable(charge, pay) : ratio(0);
  return {
    taxable: net,
    parts: {
      income_tax: larger(0, minus(tax, credits)),
      social_insurance: plus(usc, prsi(over(pay, 52), insurance)),
    },
  };
}

function prsi(weekly: Ratio, percent: string): Ratio {
  if (!isMore(weekly, 352)) return ratio(0);
  const credit = larger(0, minus(12, over(minus(weekly, 352), 6)));
  return times(minus(over(times(weekly, percent), 100), credit), 52);
}

/** The slabs as tables; the standard deduction; the rebate's end. */
const INDIA: Readonly<Record<string, readonly [string, number, number]>> = {
  new: [
    "0:0:0 400000:0:5 800000:20000:10 1200000:60000:15 1600000:120000:20 2000000:200000:25 2400000:300000:30",
    75000,
    1200000,
  ],
  old: ["0:0:0 250000:0:5 500000:12500:20 1000000:112500:30", 50000, 500000],
};

export function india(given: Given): Law {
  const [slabs, standard, free] = INDIA[given.regime ?? ""] ?? ["", 0, 0];
  const taxable = larger(0, minus(netWithoutFloor(given), smaller(figure(given, "income"), standard)));
  const isNew = given.regime === "new";
  const slabTax = fromTable(slabs, taxable);
  const above = minus(taxable, free);
  const relieved = isNew ? smaller(slabTax, above) : slabTax;
  const tax = isMore(taxable, free) ? relieved : ratio(0);
  return { taxable, parts: { income_tax: times(surcharged(slabs, taxable, tax, isNew), "1.04") } };
}

/** By crores: one tenth above half of one, and so on, each time with relief for what is just above. */
function surcharged(slabs: string, taxable: Ratio, tax: Ratio, isNew: boolean): Ratio {
  const steps: readonly (readonly [number, string, string])[] = [
    ...(isNew ? [] : [[50000000, "1.37", "1.25"] as const]),
    [20000000, "1.25", "1.15"],
    [10000000, "1.15", "1.1"],
    [5000000, "1.1", "1"],
  ];
  const [start = 0, rate = "1", below = "1"] = steps.find(([from]) => isMore(taxable, from)) ?? [];
  const atStart = times(fromTable(slabs, ratio(start)), below);
  return start === 0 ? tax : smaller(times(tax, rate), plus(atStart, minus(taxable, start)));
}

type German = {
  readonly ends: readonly [number, number];
  readonly basic: string;
  readonly all: string;
  readonly paid: readonly [string, string];
  readonly tariff: readonly [number, number, string, string, string, string];
};
/** Ceilings of health and of pension; health without sick pay and care, with unemployment apart; what is paid; section 32a EStG. */
const GERMANY: Readonly<Record<string, German>> = {
  2025: {
    ...{ ends: [66150, 96600], basic: "0.10608", all: "0.1095", paid: ["0.1095", "0.106"] },
    tariff: [12096, 17443, "932.30", "176.64", "1015.13", "10911.92"],
  },
  2026: {
    ...{ ends: [69750, 101400], basic: "0.108", all: "0.1115", paid: ["0.1115", "0.106"] },
    tariff: [12348, 17799, "914.51", "173.10", "1034.87", "11135.63"],
  },
};
const CURVE_ENDS: Readonly<Record<string, number>> = { 2025: 68480, 2026: 69878 };

export function germany(given: Given): Law | undefined {
  const law = GERMANY[yearOf(given)];
  if (!law) return undefined;
  const people = given.filing_status === "married_joint" ? 2 : 1;
  const pay = figure(given, "income");
  const [low, high] = law.ends.map((end) => smaller(pay, end));
  if (!low || !high) return undefined;
  const all = plus(times(low, law.all), times(high, "0.013"));
  const health = larger(times(low, law.basic), smaller(1900 * people, all));
  const free = plus(smaller(pay, 1230), 36 * people, times(high, "0.093"), health);
  const net = larger(0, minus(netWithoutFloor(given), free));
  const paid = plus(times(low, law.paid[0]), times(high, law.paid[1]));
  const each = ratio(down(over(net, people)));
  return {
    taxable: net,
    parts: {
      income_tax: times(tariff(law.tariff, CURVE_ENDS[yearOf(given)] ?? 0, each), people),
      social_insurance: paid,
    },
  };
}

function tariff([free, first, a, b, c, off]: German["tariff"], end: number, x: Ratio): Ratio {
  if (!isMore(x, free)) return ratio(0);
  const y = over(minus(x, free), 10000);
  if (!isMore(x, first)) return ratio(down(times(plus(times(a, y), 1400), y)));
  const z = over(minus(x, first), 10000);
  if (!isMore(x, end)) return ratio(down(plus(times(plus(times(b, z), 2397), z), c)));
  if (!isMore(x, 277825)) return ratio(down(minus(times("0.42", x), off)));
  // The last line meets the one before at 277,826: 3% of 277,825 more is taken off.
  return ratio(down(minus(times("0.45", x), plus(off, "8334.75"))));
}
