import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { level, worth } from "#calculators/second/lending";
import { cents, fixed } from "#calculators/second/print";
import { minus, near, nearest, over, plus, power, type Ratio, ratio, times } from "#calculators/second/ratio";
import { toThe } from "#calculators/second/series";

const MOST_MONTHS = 1200;

type Month = { readonly paid: bigint; readonly interest: bigint; readonly principal: bigint; readonly balance: bigint };

/** In whole cents, month by month, until nothing is owed. `rate` is that of a month by its number, the first being 0. */
function paidOff(
  balance: bigint,
  rate: (month: number) => Ratio,
  payment: (balance: bigint, interest: bigint) => bigint,
): Month[] | undefined {
  const rows: Month[] = [];
  for (let owed = balance; owed > 0n; ) {
    const interest = nearest(times(owed, rate(rows.length)));
    const due = owed + interest;
    const wanted = payment(owed, interest);
    const paid = wanted > due ? due : wanted;
    if (rows.length >= MOST_MONTHS) return undefined;
    rows.push({ paid, interest, principal: paid - interest, balance: due - paid });
    owed = due - paid;
  }
  return rows;
}

const creditCardPayoff: Opinion = (given) => {
  const moved = nearest(figure(given, "balance"), 2);
  const fee = nearest(times(moved, over(figure(given, "transfer_fee_rate"), 100)));
  const balance = moved + fee;
  const early = whole(given, "promo_months");
  const rates = [monthlyRate(given, "promo_rate"), monthlyRate(given, "annual_rate")] as const;
  const rate = (month: number) => rates[month < early ? 0 : 1];
  const payment = paymentOf(given);
  const first = nearest(times(balance, rate(0)));
  if (early === 0 && payment(balance, first) <= first && payment(balance, first) < balance + first) return undefined;
  const rows =
    given.plan === "months"
      ? inMonths(balance, rate, levelOf(balance, rates, early, whole(given, "months")), whole(given, "months"))
      : paidOff(balance, rate, payment);
  if (!rows || (rows.at(-1)?.principal ?? 0n) > balance) return undefined;
  const cells = ({ paid, interest, principal, balance }: Month) => [paid, interest, principal, balance].map(cents);
  const all = (name: "paid" | "interest", of: readonly Month[] = rows) => of.reduce((sum, row) => sum + row[name], 0n);
  return {
    months: fixed(rows.length, 0),
    payment:
      given.plan === "months"
        ? cents(levelOf(balance, rates, early, whole(given, "months")))
        : cents(rows[0]?.paid ?? 0n),
    transfer_fee: fee === 0n ? undefined : cents(fee),
    total_interest: cents(all("interest")),
    total_paid: cents(all("paid")),
    first_interest: cents(first),
    last_payment: cents(rows.at(-1)?.paid ?? 0n),
    three_year_payment: null,
    three_year_saving: null,
    schedule: byYear(rows).map((year, i) => [
      fixed(i + 1, 0),
      ...cells({
        paid: all("paid", year),
        interest: all("interest", year),
        principal: all("paid", year) - all("interest", year),
        balance: year.at(-1)?.balance ?? 0n,
      }),
    ]),
    monthly_schedule: rows.map((row, i) => [fixed(i + 1, 0), ...cells(row)]),
  };
};

const byYear = (rows: readonly Month[]) =>
  Array.from({ length: Math.ceil(rows.length / 12) }, (_, i) => rows.slice(i * 12, (i + 1) * 12));

function monthlyRate(given: Given, name: "annual_rate" | "promo_rate"): Ratio {
  const rate = over(figure(given, name), 100);
  return given.interest_by === "day" ? minus(toThe(plus(1, over(rate, 365)), over(365, 12)), 1) : over(rate, 12);
}

/** To the cent. All payments of 1 are worth, at the start, what those at the first rate and those at the second are. */
function levelOf(balance: bigint, [early, late]: readonly [Ratio, Ratio], change: number, months: number): bigint {
  const amount = over(balance, 100);
  const [some, rest] = [Math.min(change, months), months - Math.min(change, months)];
  if (some === 0) return nearest(level({ amount, rate: late, keep: near }, months), 2);
  const first = worth(ratio(1), { amount, rate: early, keep: near }, some);
  const then = worth(ratio(1), { amount, rate: late, keep: near }, rest);
  return nearest(over(amount, plus(first, over(then, power(plus(1, early), some, near)))), 2);
}

function inMonths(
  balance: bigint,
  rate: (month: number) => Ratio,
  payment: bigint,
  months: number,
): Month[] | undefined {
  let left = months;
  return paidOff(balance, rate, (owed, interest) => (--left === 0 ? owed + interest : payment));
}

function paymentOf(given: Given): (balance: bigint, interest: bigint) => bigint {
  if (given.plan === "fixed") return () => nearest(figure(given, "payment"), 2);
  if (given.plan === "months") return (owed, interest) => owed + interest;
  const [share, floor] = [over(figure(given, "minimum_rate"), 100), nearest(figure(given, "floor"), 2)];
  return (owed, interest) => {
    const part = plus(times(owed, share), given.minimum_of === "interest" ? interest : 0);
    const minimum = nearest(part);
    return minimum > floor ? minimum : floor;
  };
}

/** A cent is left after a hundred years. */
export const met = [{ balance: "1200.01", annual_rate: "0", plan: "fixed", payment: "1" }];

export default creditCardPayoff;
