// What the same income and debts buy at three shares of income: one that leaves room, and two that lenders may still accept.
import { money, percent, table, text } from "#engine";
import { Decimal, decimal } from "#numbers/decimal";
import { highestPrice } from "./highest-price.ts";
import { costsOf, MONTHLY } from "./monthly-costs.ts";

// The first is the lenders' old rule, and the US Consumer Financial Protection Bureau's advice for all debts. The others are
// Fannie Mae's, Selling Guide B3-6-02, of 4 May 2022, read 24 November 2026: 45 % with good credit and reserves, 50 % at most.
const LEVELS = [
  { level: "Comfortable", front: 28, back: 36 },
  { level: "Stretched", front: 100, back: 45 },
  { level: "Fannie Mae's limit", front: 100, back: 50 },
] as const;

export const RANGE = table(
  "Comfortable or stretched",
  {
    level: text("Level"),
    share: percent("Housing and debts limit"),
    price: money("Home price"),
    monthly: money("Monthly housing costs"),
  },
  { optional: true },
);

type Given = Parameters<typeof costsOf>[0] &
  Parameters<typeof highestPrice>[0] &
  Readonly<Record<"income" | "monthly_debts", Decimal>>;

/** Without the levels that leave nothing for a home. */
export function rangeOf(given: Given) {
  const month = given.income.div(MONTHLY);
  return LEVELS.flatMap(({ level, front, back }) => {
    const most = Decimal.min(month.times(front).div(100), month.times(back).div(100).minus(given.monthly_debts));
    if (most.lte(given.fees)) return [];
    const home = highestPrice(given, most.minus(given.fees));
    const monthly = costsOf(given, home).monthly_total;
    return [{ level, share: decimal(back), price: home.price, monthly }];
  });
}
