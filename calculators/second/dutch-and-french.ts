// Income tax of employees in the Netherlands and France, by the publications of each.
import { figure, type Given } from "./given.ts";
import { isMore, larger, minus, over, plus, type Ratio, ratio, smaller, times } from "./ratio.ts";
import type { Law } from "./tax-laws.ts";
import { fromTable } from "./tax-table.ts";

type Dutch = {
  /** The tax at the start of each rate. */
  readonly table: string;
  /** The general credit, where it begins to shrink and by which rate. */
  readonly general: readonly [number, number, string];
  /** What the labor credit grows by up to each pay, and where it begins to shrink. */
  readonly growth: readonly (readonly [end: number, rate: string, most: number])[];
  readonly shrinks: number;
};
const NETHERLANDS: Readonly<Record<string, Dutch>> = {
  2025: {
    table: "0:0:35.82 38441:13769.5662:37.48 76817:28152.891:49.5",
    general: [3068, 28406, "0.06337"],
    growth: [
      [12169, "0.08053", 980],
      [26288, "0.3003", 5220],
      [43071, "0.02258", 5599],
    ],
    shrinks: 43071,
  },
  2026: {
    table: "0:0:35.75 38883:13900.6725:37.56 78426:28753.0233:49.5",
    general: [3115, 29736, "0.06398"],
    growth: [
      [11965, "0.08324", 996],
      [25845, "0.31009", 5300],
      [45592, "0.0195", 5685],
    ],
    shrinks: 45592,
  },
};

export function netherlands(given: Given): Law | undefined {
  const law = NETHERLANDS[given.year ?? ""];
  if (!law) return undefined;
  const pay = minus(figure(given, "income"), figure(given, "contributions"));
  const taxable = larger(0, minus(pay, figure(given, "deductions")));
  const [most, from, rate] = law.general;
  const general = larger(0, minus(most, times(larger(0, minus(taxable, from)), rate)));
  const tax = minus(minus(fromTable(law.table, taxable), general), laborCredit(pay, law));
  return { taxable, parts: { income_tax: larger(0, tax) } };
}

/** Printed from each pay on: the credit there, which is rounded, and the rate above. */
function laborCredit(pay: Ratio, { growth, shrinks }: Dutch): Ratio {
  if (!isMore(shrinks, pay)) return larger(0, minus(growth.at(-1)?.[2] ?? 0, times(minus(pay, shrinks), "0.0651")));
  const i = growth.findIndex(([end]) => isMore(end, pay));
  const [, rate = "0"] = growth[i] ?? [];
  const [start, , credit] = growth[i - 1] ?? ([0, "0", 0] as const);
  return plus(credit, times(minus(pay, start), rate));
}

type French = {
  /** Of one part. */
  readonly table: string;
  readonly expenses: readonly [number, number];
  readonly discount: readonly [number, number];
};
const INCOME_OF_2025: French = {
  table: "0:0:0 11600:0:11 29579:1977.69:30 84577:18477.09:41 181917:58386.49:45",
  expenses: [509, 14555],
  discount: [897, 1483],
};
/** The scale for 2026 is not law before the end of that year. */
const FRANCE: Readonly<Record<string, French>> = {
  2024: {
    table: "0:0:0 11497:0:11 29315:1959.98:30 83823:18312.38:41 180294:57865.49:45",
    expenses: [504, 14426],
    discount: [889, 1470],
  },
  2025: INCOME_OF_2025,
  2026: INCOME_OF_2025,
};
const CEILINGS: Readonly<Record<string, number>> = { 2024: 46368, 2025: 47100, 2026: 48060 };

export function france(given: Given): Law | undefined {
  const [law, ceiling] = [FRANCE[given.year ?? ""], CEILINGS[given.year ?? ""]];
  if (!law || !ceiling) return undefined;
  const pay = figure(given, "income");
  const insured = smaller(pay, ceiling);
  const above = minus(smaller(pay, 8 * ceiling), insured);
  const balance = isMore(pay, ceiling) ? times(plus(insured, above), "0.0014") : ratio(0);
  const pensions = plus(times(insured, "0.1091"), times(pay, "0.004"), times(above, "0.0972"), balance);
  const charged = minus(pay, times(smaller(pay, 4 * ceiling), "0.0175"));
  const wages = minus(minus(pay, pensions), times(charged, "0.068"));
  const [least, most] = law.expenses;
  const expenses = smaller(wages, smaller(most, larger(least, over(wages, 10))));
  const off = plus(figure(given, "contributions"), figure(given, "deductions"));
  const taxable = larger(0, minus(minus(wages, expenses), off));
  return {
    taxable,
    parts: {
      income_tax: incomeTax(law, taxable, given.filing_status === "married_joint" ? 2 : 1),
      social_insurance: plus(pensions, times(charged, "0.097")),
    },
  };
}

function incomeTax({ table, discount }: French, taxable: Ratio, parts: 1 | 2): Ratio {
  const whole = times(fromTable(table, over(taxable, parts)), parts);
  const off = larger(0, minus(discount[parts - 1] ?? 0, times(whole, "0.4525")));
  const tax = larger(0, minus(whole, off));
  return isMore(61, tax) ? ratio(0) : tax;
}
