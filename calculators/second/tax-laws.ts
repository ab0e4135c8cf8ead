// Income tax and what goes with it, by the laws of nine countries for the years that each has figures for.

import { france, netherlands } from "./dutch-and-french.ts";
import { figure, type Given } from "./given.ts";
import { australia, canada, germany, india, ireland, newZealand, unitedKingdom } from "./national-taxes.ts";
import { newJersey } from "./new-jersey.ts";
import { isMore, larger, minus, over, plus, type Ratio, ratio, smaller, times } from "./ratio.ts";
import { fromTable, overTable } from "./tax-table.ts";

/** Each part of a tax, and what was taxed. */
export type Law = { readonly taxable: Ratio; readonly parts: Readonly<Record<string, Ratio>> };

type Laws = Readonly<Record<string, (given: Given) => Law | undefined>>;
const ALL: Laws = {
  ...{ us: unitedStates, uk: unitedKingdom, scotland: unitedKingdom, ireland, canada },
  ...{ australia, new_zealand: newZealand, germany, france, netherlands, india },
};
/** By year and country. */
export const LAWS: Readonly<Record<string, Laws>> = {
  2024: { us: unitedStates },
  2025: ALL,
  2026: ALL,
  2027: { australia },
};

/** Revenue Procedures 2023-34, 2024-40 and 2025-32, and Public Law 119-21: the standard deduction, and the tables. */
const US: Readonly<Record<string, Readonly<Record<string, readonly [number, string]>>>> = {
  2024: {
    single: [
      14600,
      "0:0:10 11600:1160:12 47150:5426:22 100525:17168.50:24 191950:39110.50:32 243725:55678.50:35 609350:183647.25:37",
    ],
    married_joint: [
      29200,
      "0:0:10 23200:2320:12 94300:10852:22 201050:34337:24 383900:78221:32 487450:111357:35 731200:196669.50:37",
    ],
    married_separate: [
      14600,
      "0:0:10 11600:1160:12 47150:5426:22 100525:17168.50:24 191950:39110.50:32 243725:55678.50:35 365600:98334.75:37",
    ],
    head_of_household: [
      21900,
      "0:0:10 16550:1655:12 63100:7241:22 100500:15469:24 191950:37417:32 243700:53977:35 609350:181954.50:37",
    ],
  },
  2025: {
    single: [
      15750,
      "0:0:10 11925:1192.50:12 48475:5578.50:22 103350:17651:24 197300:40199:32 250525:57231:35 626350:188769.75:37",
    ],
    married_joint: [
      31500,
      "0:0:10 23850:2385:12 96950:11157:22 206700:35302:24 394600:80398:32 501050:114462:35 751600:202154.50:37",
    ],
    married_separate: [
      15750,
      "0:0:10 11925:1192.50:12 48475:5578.50:22 103350:17651:24 197300:40199:32 250525:57231:35 375800:101077.25:37",
    ],
    head_of_household: [
      23625,
      "0:0:10 17000:1700:12 64850:7442:22 103350:15912:24 197300:38460:32 250500:55484:35 626350:187031.50:37",
    ],
  },
  2026: {
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
  },
};
/** The Social Security Administration's contribution and benefit base. */
const WAGE_BASE: Readonly<Record<string, number>> = { 2024: 168600, 2025: 176100, 2026: 184500 };
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
  const [standard = 0, table = ""] = US[given.year ?? ""]?.[status] ?? [];
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
      social_security: over(times(smaller(wages, WAGE_BASE[given.year ?? ""] ?? 0), "6.2"), 100),
      medicare: over(plus(times(wages, "1.45"), times(additional, "0.9")), 100),
    },
  };
}

function stateTax(given: Given, base: Ratio): Ratio | undefined {
  const state = given.state ?? "";
  if (state === "none") return ratio(0);
  if (given.year === "2024") return undefined;
  if (NO_TAX.includes(state)) return ratio(0);
  if (given.year !== "2026") return undefined;
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
