// What an account earned: by its own growth between deposits, and by the money that was in it.
import { breakEvenGrowths } from "#numbers/break-even-growths";
import { dateOf, dayNumber } from "#numbers/calendar";
import { inOrder } from "#numbers/cash-flows";
import { readDate } from "#numbers/civil-date";
import { type Decimal, decimal, sum } from "#numbers/decimal";
import { subtract } from "#numbers/round";
import { narrow, nthRoot } from "#numbers/wide";

type Row = { readonly date: string; readonly balance: Decimal; readonly deposit: Decimal };

const DAYS = 365;
const MOST_YEARS = 100;
const MOST_PERCENT = 1e6;

const dayOf = (date: string): number => {
  const day = readDate(date);
  return day ? dayNumber(day) : 0;
};

export function faultsOf(rows: readonly Row[]): { readonly account: string | false } {
  const days = rows.map(({ date }) => dayOf(date));
  const last = rows.length - 1;
  const missing = rows.find(({ date }) => !readDate(date));
  if (missing) return { account: `has ${missing.date}, which is no day in the calendar` };
  const early = days.findIndex((day, i) => i > 0 && day <= (days[i - 1] ?? 0));
  if (early > 0) return { account: `(row ${early + 1}): the date must be after the row before` };
  const empty = rows.findIndex(({ balance, deposit }, i) => i < last && balance.plus(deposit).lte(0));
  if (empty >= 0) return { account: `(row ${empty + 1}): balance and deposit together must be more than zero` };
  if (!rows[last]?.deposit.isZero()) return { account: "must end with a balance, without a deposit" };
  return {
    account: (days[last] ?? 0) - (days[0] ?? 0) > MOST_YEARS * DAYS && `must not span more than ${MOST_YEARS} years`,
  };
}

export function earned(rows: readonly Row[]) {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return undefined;
  const [start, balance] = [dayOf(first.date), last.balance];
  const deposits = rows.map(({ date, deposit }, i) => ({
    at: dayOf(date) - start,
    amount: i === 0 ? first.balance.plus(deposit) : deposit,
  }));
  const days = dayOf(last.date) - start;
  const flows = [...deposits.map(({ at, amount }) => ({ at, amount: amount.neg() })), { at: days, amount: balance }];
  const rates = breakEvenGrowths(inOrder(flows), DAYS).map((growth) => growth.pow(DAYS).minus(1).times(100));
  const [money_weighted] = [...rates].sort((a, b) => a.abs().cmp(b.abs()) || b.cmp(a));
  const multiple = intervals(rows).reduce((product, { start, end }) => product.times(end).div(start), decimal(1));
  const time_weighted = yearly(multiple, days).minus(1).times(100);
  if (!money_weighted || time_weighted.gt(MOST_PERCENT)) return undefined;
  const paid_in = sum(deposits.map(({ amount }) => amount));
  return {
    money_weighted,
    all_rates: decimal(rates.length),
    time_weighted,
    total: multiple.minus(1).times(100),
    years: decimal(days).div(DAYS),
    paid_in,
    balance,
    gain: subtract(balance, paid_in),
  };
}

const yearly = (multiple: Decimal, days: number): Decimal =>
  multiple.isZero() ? multiple : narrow(nthRoot(multiple.pow(DAYS), days));

const intervals = (rows: readonly Row[]) =>
  rows.slice(1).map(({ date, balance }, i) => {
    const before = rows[i];
    return { date, start: before ? before.balance.plus(before.deposit) : balance, end: balance };
  });

export const intervalRows = (rows: readonly Row[]) =>
  intervals(rows).map(({ date, start, end }) => ({
    until: dateOf(dayOf(date)),
    start,
    end,
    return: end.div(start).minus(1).times(100),
  }));
