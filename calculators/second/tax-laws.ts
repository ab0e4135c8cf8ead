// Income tax and what goes with it, by the laws of five countries for tax years that begin in 2026.
import { figure, type Given } from "./given.ts";
import { newJersey } from "./new-jersey.ts";
import { down, isMore, larger, minus, over, plus, type Ratio, ratio, smaller, times } from "./ratio.ts";
import { fromTable, overTable } from "./tax-table.ts";

/** Each part of a tax, and what was taxed. */
type Law = { readonly taxable: Ratio; readonly parts: Readonly<Record<string, Ratio>> };

type Laws = Readonly<Record<string, (given: Given) => Law | undefined>>;
/** By year and country. */
export const LAWS: Readonly<Record<string, Laws>> = {
  2026: { us: unitedStates, uk: unitedKingdom, scotland: unitedKingdom, canada, australia, germany },
};

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
/** The rate, and what is free of it for a single person. In Pennsylvania it is on what goes into a 401(k) too. */
const FLAT: Readonly<Record<string, readonly [string, number]>> = { PA: ["3.07", 0], GA: ["4.99", 15000] };

const NEW_YORK_SINGLE =
  "0:0:3.9 8500:332:4.4 11700:473:5.15 13900:586:5.4 80650:4191:5.9 215400:12141:6.85 1077550:71198:9.65 5000000:449714:10.3 25000000:2509714:10.9";
/** Form IT-2105-I for 2026: the standard deduction, and the schedules of Tax Law § 601. */
const NEW_YORK: Readonly<Record<string, readonly [number, string]>> = {
  single: [8000, NEW_YORK_SINGLE],
  married_joint: [
    16050,
    "0:0:3.9 17150:669:4.4 23600:953:5.15 27900:1174:5.4 161550:8391:5.9 323200:17928:6.85 2155350:143430:9.65 5000000:417939:10.3 25000000:2477939:10.9",
  ],
  married_separate: [8000, NEW_YORK_SINGLE],
  head_of_household: [
    11200,
    "0:0:3.9 12800:499:4.4 17650:712:5.15 20900:879:5.4 107650:5564:5.9 269300:15101:6.85 1616450:107381:9.65 5000000:433894:10.3 25000000:2493894:10.9",
  ],
};

/** Its tax computation worksheets: the flat rate; then taxable income over, recapture base and incremental benefit. */
const WORKSHEETS: Readonly<Record<string, readonly [string, ...(readonly [number, number, number])[]]>> = {
  single: ["5.9", [215400, 567, 2047], [1077550, 2614, 30172], [5000000, 32786, 32500]],
  married_joint: ["5.4", [161550, 333, 807], [323200, 1140, 3071], [2155350, 4211, 60350], [5000000, 64561, 32500]],
  married_separate: ["5.9", [215400, 567, 2047], [1077550, 2614, 30172], [5000000, 32786, 32500]],
  head_of_household: ["5.9", [269300, 787, 2559], [1616450, 3346, 45260], [5000000, 48606, 32500]],
};

function newYork(status: string, income: Ratio, taxable: Ratio, table: string): Ratio {
  const tax = overTable(table, taxable);
  const [flat = "0", ...sheets] = WORKSHEETS[status] ?? [];
  if (isMore(income, 25000000)) return over(times(taxable, "10.9"), 100);
  if (!isMore(income, 107650)) return tax;
  const phased = (benefit: Ratio | number, from: number) =>
    over(times(benefit, smaller(50000, minus(income, from))), 50000);
  const [begins, base, benefit] = sheets.findLast(([above]) => isMore(taxable, above)) ?? [];
  return begins === undefined || base === undefined || benefit === undefined
    ? plus(tax, phased(minus(over(times(taxable, flat), 100), tax), 107650))
    : plus(tax, base, phased(benefit, begins));
}

/** Tax Law § 606(b), without dependents: the credit up to each income. */
const HOUSEHOLD_CREDIT: Readonly<Record<string, string>> = {
  single: "5000:75 6000:60 7000:50 20000:45 25000:40 28000:20",
  married_joint: "5000:105 6000:90 7000:80 20000:75 22000:70 25000:60 28000:45 32000:25",
  head_of_household: "5000:90 6000:75 7000:65 22000:60 25000:50 28000:40 32000:20",
};
function householdCredit(status: string, income: Ratio): Ratio {
  const rows = (HOUSEHOLD_CREDIT[status] ?? "").split(" ").map((row) => row.split(":"));
  return ratio(rows.find(([upTo = "0"]) => !isMore(income, ratio(upTo)))?.[1] ?? "0");
}

function unitedStates(given: Given): Law | undefined {
  const status = given.filing_status ?? "";
  const [standard = 0, table = ""] = US[status] ?? [];
  const wages = figure(given, "income");
  const base = minus(wages, figure(given, "contributions"));
  const taxable = larger(0, minus(base, larger(standard, figure(given, "deductions"))));
  const state = stateTax(given, given.state === "PA" ? wages : base);
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
  const [standard = 0, table = ""] = NEW_YORK[given.filing_status ?? ""] ?? [];
  const stated = given.state_deductions === undefined ? undefined : figure(given, "state_deductions");
  const afterOwn = (own: number) => larger(0, minus(base, stated ?? own));
  if (state === "NJ") return newJersey(given.filing_status ?? "", base, stated);
  if (state === "NY") {
    const tax = newYork(given.filing_status ?? "", base, afterOwn(standard), table);
    return larger(0, minus(tax, householdCredit(given.filing_status ?? "", base)));
  }
  const [rate, single] = FLAT[state] ?? [];
  if (rate === undefined || single === undefined) return undefined;
  return over(times(afterOwn(given.filing_status === "married_joint" ? single * 2 : single), rate), 100);
}

const netWithoutFloor = (given: Given): Ratio =>
  minus(minus(figure(given, "income"), figure(given, "contributions")), figure(given, "deductions"));
const netOf = (given: Given): Ratio => larger(0, netWithoutFloor(given));

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

/** T4127 for 2026: CPP on 3,500 to 74,600 at 5.95%, of which 1% is deducted, and at 4% up to 85,000; EI of 1.63% up to 68,900. */
function canada(given: Given): Law {
  const pay = figure(given, "income");
  const pensionable = larger(0, minus(smaller(pay, 74600), 3500));
  const second = larger(0, minus(smaller(pay, 85000), 74600));
  const net = larger(0, minus(netWithoutFloor(given), over(plus(pensionable, times(second, 4)), 100)));
  const tax = fromTable("0:0:14 58523:8193.22:20.5 117045:20190.23:26 181440:36932.93:29 258482:59275.11:33", net);
  const lost = over(times(1623, larger(0, minus(smaller(net, 258482), 181440))), 77042);
  const paid = plus(times(pensionable, "0.0495"), times(smaller(pay, 68900), "0.0163"), smaller(pay, 1501));
  const credit = over(times(plus(minus(16452, lost), paid), 14), 100);
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
  const net = larger(0, minus(netWithoutFloor(given), freeOfPay(figure(given, "income"), people)));
  return { taxable: net, parts: { income_tax: times(tariff(ratio(down(over(net, people)))), people) } };
}

/** EStG sections 9a, 10 and 10c, with the rates and ceilings of 2026: health 8.75%, care 2.4%, unemployment 1.3%, pension 9.3%. */
function freeOfPay(pay: Ratio, people: number): Ratio {
  const [low, high] = [smaller(pay, 69750), smaller(pay, 101400)];
  const basic = times(low, "0.108");
  const all = plus(times(low, "0.1115"), times(high, "0.013"));
  return plus(smaller(pay, 1230), 36 * people, times(high, "0.093"), larger(basic, smaller(1900 * people, all)));
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
