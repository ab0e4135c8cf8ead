// Several debts paid from one monthly budget, in whole cents: each gets its minimum, and what is left goes to the first in
// line, then to the next. What a paid-off debt needed stays in the budget and goes to the others.
import { type Decimal, decimal, sum } from "./decimal.ts";
import { fromCents, toCents } from "./schedule.ts";

export type Debt = {
  readonly name: string;
  readonly balance: Decimal;
  /** In percent a year. */
  readonly rate: Decimal;
  readonly minimum: Decimal;
};

export const STRATEGIES = {
  avalanche: "Avalanche: highest rate first",
  snowball: "Snowball: smallest balance first",
} as const;
export type Strategy = keyof typeof STRATEGIES;

/** What one debt costs, and the month of its last payment. */
type Cleared = { readonly debt: string; readonly month: number; readonly interest: Decimal };
export type Month = { readonly paid: bigint; readonly interest: bigint; readonly balance: bigint };
export type Payoff = {
  readonly cleared: readonly Cleared[];
  readonly months: readonly Month[];
  readonly interest: Decimal;
};

/** Ties are broken by every other figure, so that the order of the list decides nothing. */
export function inLine(debts: readonly Debt[], strategy: Strategy): readonly Debt[] {
  const byRate = (a: Debt, b: Debt) => b.rate.cmp(a.rate);
  const byBalance = (a: Debt, b: Debt) => a.balance.cmp(b.balance);
  const [first, then] = strategy === "avalanche" ? [byRate, byBalance] : [byBalance, byRate];
  return [...debts].sort((a, b) => first(a, b) || then(a, b) || b.minimum.cmp(a.minimum) || (a.name < b.name ? -1 : 1));
}

type Account = { readonly debt: Debt; readonly minimum: bigint; owed: bigint; interest: bigint; month: number };

/** Undefined where so many months are not enough. */
export function payOff(line: readonly Debt[], extra: Decimal, most: number): Payoff | undefined {
  const accounts = line.map((debt) => ({
    debt,
    minimum: toCents(debt.minimum),
    owed: toCents(debt.balance),
    interest: 0n,
    month: 0,
  }));
  const interestOn = line.map(({ rate }) => monthlyInterest(rate));
  const budget = accounts.reduce((sum, { minimum }) => sum + minimum, toCents(extra));
  const months: Month[] = [];
  while (accounts.some(({ owed }) => owed > 0n)) {
    if (months.length >= most) return undefined;
    months.push(oneMonth(accounts, interestOn, budget, months.length + 1));
  }
  const cleared = accounts.map(({ debt, month, interest }) => ({
    debt: debt.name,
    month,
    interest: fromCents(interest),
  }));
  const interest = sum(cleared.map(({ interest }) => interest));
  return { cleared: cleared.sort((a, b) => a.month - b.month), months, interest };
}

type InterestOn = (owed: bigint) => bigint;

function oneMonth(accounts: Account[], interestOn: readonly InterestOn[], budget: bigint, month: number): Month {
  let [left, interest] = [budget, 0n];
  for (const [i, account] of accounts.entries()) {
    const added = interestOn[i]?.(account.owed) ?? 0n;
    account.owed += added;
    account.interest += added;
    interest += added;
  }
  const pay = (account: Account, most: bigint) => {
    const paid = account.owed < most ? account.owed : most;
    if (paid > 0n && paid === account.owed) account.month = month;
    account.owed -= paid;
    left -= paid;
  };
  for (const account of accounts) pay(account, account.minimum);
  for (const account of accounts) pay(account, left);
  return { paid: budget - left, interest, balance: accounts.reduce((sum, { owed }) => sum + owed, 0n) };
}

/** A twelfth of the yearly rate, to the cent, half a cent up: in whole numbers, so that no half cent is missed. */
function monthlyInterest(rate: Decimal): InterestOn {
  const scale = decimal(10).pow(rate.decimalPlaces());
  const top = BigInt(rate.times(scale).toString());
  const bottom = BigInt(scale.toString()) * 1200n;
  return (owed) => (2n * owed * top + bottom) / (2n * bottom);
}
