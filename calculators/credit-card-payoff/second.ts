import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { level } from "#calculators/second/lending";
import { cents, fixed } from "#calculators/second/print";
import { minus, near, nearest, over, plus, type Ratio, times } from "#calculators/second/ratio";
import { toThe } from "#calculators/second/series";

const MOST_MONTHS = 1200;

type Month = { readonly paid: bigint; readonly interest: bigint; readonly principal: bigint; readonly balance: bigint };

/** In whole cents, month by month, until nothing is owed. */
function paidOff(
  balance: bigint,
  rate: Ratio,
  payment: (balance: bigint, interest: bigint) => bigint,
): Month[] | undefined {
  const rows: Month[] = [];
  for (let owed = balance; owed > 0n; ) {
    const interest = nearest(times(owed, rate));
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
  const balance = nearest(figure(given, "balance"), 2);
  const rate = monthlyRate(given);
  const payment = paymentOf(given);
  const first = nearest(times(balance, rate));
  if (payment(balance, first) <= first && payment(balance, first) < balance + first) return undefined;
  const rows =
    given.plan === "months"
      ? inMonths(balance, rate, levelOf(given, rate), whole(given, "months"))
      : paidOff(balance, rate, payment);
  if (!rows) return undefined;
  const cells = ({ paid, interest, principal, balance }: Month) => [paid, interest, principal, balance].map(cents);
  const all = (name: "paid" | "interest", of: readonly Month[] = rows) => of.reduce((sum, row) => sum + row[name], 0n);
  return {
    months: fixed(rows.length, 0),
    payment: given.plan === "months" ? cents(levelOf(given, rate)) : cents(rows[0]?.paid ?? 0n),
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

function monthlyRate(given: Given): Ratio {
  const rate = over(figure(given, "annual_rate"), 100);
  return given.interest_by === "day" ? minus(toThe(plus(1, over(rate, 365)), over(365, 12)), 1) : over(rate, 12);
}

/** To the cent. */
const levelOf = (given: Given, rate: Ratio): bigint =>
  nearest(
    level({ amount: over(nearest(figure(given, "balance"), 2), 100), rate, keep: near }, whole(given, "months")),
    2,
  );

function inMonths(balance: bigint, rate: Ratio, payment: bigint, months: number): Month[] | undefined {
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

export default creditCardPayoff;
