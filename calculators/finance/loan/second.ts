import { TIMES_A_YEAR } from "#calculators/second/deposits";
import { crossing } from "#calculators/second/falling";
import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import {
  bills,
  type Loan,
  level,
  numbered,
  owed,
  paymentsUntil,
  together,
  total,
  worth,
} from "#calculators/second/lending";
import { cents, fixed, money, percent } from "#calculators/second/print";
import {
  compare,
  isMore,
  minus,
  near,
  nearest,
  over,
  plus,
  power,
  type Ratio,
  ratio,
  times,
} from "#calculators/second/ratio";

const MOST_YEARS = 100;
/** A rate that is found has the bound of one that is given. */
const MOST_PERCENT = 1000;

/** Exact, but for what lies beyond 2,000 decimals: in a century of weekly payments those make no difference to a cent. */
const DECIMALS = 2000;
const LONGEST = 10n ** BigInt(DECIMALS);
const keep = (a: Ratio): Ratio => (a.bottom > LONGEST ? { top: nearest(a, DECIMALS), bottom: LONGEST } : a);

type Solved = {
  readonly loan: Loan;
  readonly payment: Ratio;
  readonly payments: number;
  readonly owedAfter: (payments: number) => Ratio;
};

/** Level to the end: what is owed is what the payments to come, and the balloon with the last, are worth. */
const levelled = (loan: Loan, payment: Ratio, payments: number, balloon = ratio(0)): Solved => ({
  loan,
  payment,
  payments,
  owedAfter: (paid) => plus(worth(payment, loan, payments - paid), worthNow(balloon, loan, payments - paid)),
});

const worthNow = (balloon: Ratio, { rate, keep }: Loan, periods: number): Ratio =>
  balloon.top === 0n ? balloon : over(balloon, power(plus(1, rate), periods, keep));

const loan: Opinion = (given) => {
  const perYear = TIMES_A_YEAR[given.frequency ?? ""] ?? 0;
  const solved = solve(given, perYear);
  if (!solved) return undefined;
  const { loan, payment, payments, owedAfter } = solved;
  if (isMore(times(loan.rate, 100, perYear), MOST_PERCENT)) return undefined;
  const number = given.payment_number === undefined ? 0 : whole(given, "payment_number");
  if (number > payments) return undefined;
  const last = times(owedAfter(payments - 1), plus(1, loan.rate));
  const interest = minus(plus(times(payment, payments - 1), last), loan.amount);
  const effective = minus(power(plus(1, loan.rate), perYear, loan.keep), 1);
  const rows = bills(loan, payment, payments);
  return {
    payment: money(payment),
    amount: money(loan.amount),
    payments: fixed(payments, 0),
    annual_rate: percent(times(loan.rate, 100, perYear), 4),
    effective_rate: percent(times(effective, 100), 4),
    total_interest: money(interest),
    total_paid: money(plus(loan.amount, interest)),
    ...(number > 0 ? lookedAt(solved, number) : {}),
    last_payment: cents(rows.at(-1)?.paid ?? 0n),
    billed_interest: cents(total(rows, "interest")),
    schedule: numbered(together(rows, perYear)),
    full_schedule: numbered(rows),
  };
};

function lookedAt({ loan, payment, payments, owedAfter }: Solved, number: number) {
  const before = owedAfter(number - 1);
  const interest = times(before, loan.rate);
  const paid = number === payments ? plus(before, interest) : payment;
  const after = minus(plus(before, interest), paid);
  const paidSoFar = plus(times(payment, number - 1), paid);
  return {
    interest_part: money(interest),
    principal_part: money(minus(paid, interest)),
    // To the last digit: where almost nothing is paid back, a hair below half a cent is not half a cent.
    interest_so_far: cents(nearest(minus(paidSoFar, minus(loan.amount, after)), 2)),
    balance_after: money(after),
  };
}

function solve(given: Given, perYear: number): Solved | undefined {
  const of = (name: string) => figure(given, name);
  if (given.find === "rate") return withRate(of("amount"), of("payment"), whole(given, "payments"));
  const rate = over(of("annual_rate"), 100 * perYear);
  if (given.find === "term") return withTerm({ amount: of("amount"), rate, keep }, of("payment"), perYear);
  const payments = whole(given, "payments");
  const balloon = of("balloon");
  const all = { amount: given.find === "payment" ? of("amount") : ratio(0), rate, keep };
  const later = worthNow(balloon, all, payments);
  if (given.find === "payment") {
    const payment = level({ ...all, amount: minus(all.amount, later) }, payments);
    return levelled(all, payment, payments, balloon);
  }
  const payment = of("payment");
  if (isMore(times(balloon, rate), payment)) return undefined;
  const amount = plus(over(payment, level({ ...all, amount: ratio(1) }, payments)), later);
  return levelled({ ...all, amount }, payment, payments, balloon);
}

/** Where a payment in cents is the level one of so many, or of one fewer, it is that loan; else the fewest clear it. */
function withTerm(loan: Loan, payment: Ratio, perYear: number): Solved | undefined {
  if (!isMore(payment, times(loan.amount, loan.rate))) return undefined;
  const fewest = paymentsUntil(loan, payment, MOST_YEARS * perYear);
  if (fewest === undefined) return undefined;
  const isLevelOf = (payments: number) =>
    payments > 0 && compare(payment, over(nearest(level(loan, payments), 2), 100)) === 0;
  const payments = [fewest, fewest - 1].find(isLevelOf);
  if (payments !== undefined) return levelled(loan, level(loan, payments), payments);
  return { loan, payment, payments: fewest, owedAfter: (paid) => owed(loan, payment, paid) };
}

/** At a higher rate the payments are worth less, and no payment is less than the interest of one period. */
function withRate(amount: Ratio, payment: Ratio, payments: number): Solved | undefined {
  const worthAt = (rate: Ratio) => near(worth(payment, { amount, rate, keep: near }, payments));
  if (isMore(amount, times(payment, payments))) return undefined;
  const rate = crossing(worthAt, amount, ratio(0), over(payment, amount));
  return levelled({ amount, rate, keep: near }, payment, payments);
}

/** Only the interest on the balloon, so that the balloon is what was borrowed. */
export const met = [{ find: "amount", payment: "500", annual_rate: "6", payments: "60", balloon: "100000" }];

export default loan;
