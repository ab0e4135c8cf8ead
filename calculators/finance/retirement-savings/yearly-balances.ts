// Savings year by year: they grow until retirement and are drawn on after it.
import { count, money, table } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { yearByYear } from "#numbers/deposits";
import type { DrawnYear } from "#numbers/drawdown";
import { type Frequency, TIMES_A_YEAR } from "#numbers/frequency";
import { growthOver } from "#numbers/growth";

export const YEARLY_BALANCES = table(
  "Year by year",
  {
    age: count("Age"),
    contributed: money("Contributed"),
    withdrawn: money("Withdrawn"),
    earned: money("Earned"),
    balance: money("Balance"),
    balance_today: money("Balance in today's money"),
  },
  { chart: { kind: "lines", x: "age", y: ["balance", "balance_today"] } },
);

type Given = Readonly<Record<"age" | "retirement_age", number>> &
  Readonly<Record<"return_before" | "contribution_raise" | "inflation_rate", Decimal>> & {
    readonly contribution_frequency: Frequency;
    readonly contribution_timing: "begin" | "end";
  };

/** Each year until retirement. Contributions are raised from the second year on. */
export function saving(given: Given, start: Decimal, contribution: Decimal) {
  const plan = {
    annualPercent: given.return_before,
    compounding: 1,
    perYear: TIMES_A_YEAR[given.contribution_frequency],
    due: given.contribution_timing === "begin",
    between: "equivalent",
  } as const;
  const year = yearByYear(plan, 12).end;
  let [balance, each] = [start, contribution];
  return Array.from({ length: given.retirement_age - given.age }, () => {
    const contributed = each.times(year.count);
    const before = balance;
    balance = balance.times(year.start).plus(each.times(year.deposits));
    each = each.times(given.contribution_raise.div(100).plus(1));
    return { contributed, earned: balance.minus(before).minus(contributed), balance };
  });
}

type Year = { readonly contributed: Decimal; readonly earned: Decimal; readonly balance: Decimal };

export function scheduleOf({ age, inflation_rate }: Given, saved: readonly Year[], spent: readonly DrawnYear[]) {
  const years = [
    ...saved.map((year) => ({ ...year, withdrawn: decimal(0) })),
    ...spent.map(({ withdrawn, interest, balance }) => ({
      contributed: decimal(0),
      withdrawn,
      earned: interest,
      balance,
    })),
  ];
  return years.map((year, i) => ({
    age: age + i + 1,
    ...year,
    balance_today: year.balance.div(growthOver(inflation_rate, 1, 12 * (i + 1))),
  }));
}
