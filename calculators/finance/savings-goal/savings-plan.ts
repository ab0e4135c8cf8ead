// What both questions share: the plan of deposits, and the totals and yearly balances of the answer.
import type { Line } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { type Plan, planOf } from "#numbers/deposits";
import { subtract } from "#numbers/round";
import type { Given } from "./savings-goal.ts";

type Choices = Pick<Given, "compounding" | "deposit_frequency" | "deposit_timing" | "deposit_raise">;

export const planFor = (given: Choices, annualPercent: Decimal): Plan =>
  planOf({
    annualPercent,
    compounding: given.compounding,
    frequency: given.deposit_frequency,
    timing: given.deposit_timing,
    raisePercent: given.deposit_raise,
  });

type Balance = Readonly<Record<"year" | "deposited" | "balance", Decimal>>;

export function outcome(start: Decimal, balances: readonly Balance[]) {
  const end = balances.at(-1) ?? { deposited: start, balance: start };
  return {
    total_deposits: end.deposited.minus(start),
    final_balance: end.balance,
    schedule: balances.map((row) => ({ ...row, interest: subtract(row.balance, row.deposited) })),
  };
}

export type StepOf = (name: "total_interest") => Line;
