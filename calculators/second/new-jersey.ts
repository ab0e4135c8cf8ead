// New Jersey's income tax of 2026, by N.J.S. 54A:2-1, 54A:2-4 and 54A:3-1.
import { isMore, larger, minus, type Ratio, ratio } from "./ratio.ts";
import { fromTable } from "./tax-table.ts";

const ONE =
  "0:0:1.4 20000:280:1.75 35000:542.50:3.5 40000:717.50:5.525 75000:2651.25:6.37 500000:29723.75:8.97 1000000:74573.75:10.75";
const HOUSEHOLD =
  "0:0:1.4 20000:280:1.75 50000:805:2.45 70000:1295:3.5 80000:1645:5.525 150000:5512.50:6.37 500000:27807.50:8.97 1000000:72657.50:10.75";

/** Of a year's gross income. What is deducted is $1,000 for each spouse, unless it is given. */
export function newJersey(status: string, gross: Ratio, deducted: Ratio | undefined): Ratio {
  const household = status === "married_joint" || status === "head_of_household";
  if (!isMore(gross, household ? 20000 : 10000)) return ratio(0);
  const exempt = deducted ?? (status === "married_joint" ? 2000 : 1000);
  return fromTable(household ? HOUSEHOLD : ONE, larger(0, minus(gross, exempt)));
}
