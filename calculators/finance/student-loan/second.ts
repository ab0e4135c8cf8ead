// Each plan by its rule, and the loan bill by bill in whole cents, with exact fractions between.
import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { level } from "#calculators/second/lending";
import { cents, fixed, money } from "#calculators/second/print";
import {
  type Amount,
  isMore,
  minus,
  nearest,
  over,
  plus,
  power,
  type Ratio,
  root,
  times,
  up,
} from "#calculators/second/ratio";

const ABOVE: Readonly<Record<string, readonly number[]>> = {
  plan_1: [24990, 26065, 26900],
  plan_2: [27295, 28470, 29385],
  plan_4: [31395, 32745, 33795],
  plan_5: [0, 0, 25000],
  postgraduate: [21000, 21000, 21000],
};
const POVERTY: Readonly<Record<string, readonly [number, number]>> = {
  contiguous: [15960, 5680],
  alaska: [19950, 7100],
  hawaii: [18360, 6530],
};
const YEARS: Readonly<Record<string, number>> = {
  ...{ graduated: 10, extended: 25, rap: 30, ibr: 25, ibr_new: 20 },
  ...{ plan_1: 25, plan_2: 30, plan_4: 30, plan_5: 40, postgraduate: 30 },
};

const studentLoan: Opinion = (given) => {
  const { plan = "" } = given;
  if (plan === "plan_5" && given.year !== "2026") return undefined;
  const waited = given.months_before ?? "0";
  const start = nearest(
    times(figure(given, "balance"), plus(1, over(times(figure(given, "annual_rate"), waited), 1200))),
    2,
  );
  const months = monthsOf(given, start);
  if (months < 1) return undefined;
  const planned = paymentsOf(given, over(start, 100), months);
  const extra = nearest(figure(given, "extra_payment"), 2);
  const bills = run(given, start, months, planned, extra);
  const usual = extra === 0n ? undefined : run(given, start, months, planned, 0n);
  const first = planned(0);
  const highest = bills.map((_, i) => planned(i)).reduce((a, b) => (isMore(b, a) ? b : a), first);
  const sum = (rows: readonly Bill[], k: keyof Bill) => rows.reduce((total, row) => total + row[k], 0n);
  const some = (amount = 0n) => (amount > 0n ? cents(amount) : undefined);
  const years = Array.from({ length: Math.ceil(bills.length / 12) }, (_, i) => bills.slice(12 * i, 12 * i + 12));
  return {
    monthly_payment: money(first),
    highest_payment: isMore(highest, first) ? money(highest) : undefined,
    months: fixed(bills.length, 0),
    total_paid: cents(sum(bills, "paid")),
    total_interest: cents(sum(bills, "interest")),
    starting_balance: cents(start),
    forgiven: some(bills.at(-1)?.balance),
    waived: some(sum(bills, "waived")),
    matched: some(sum(bills, "matched")),
    interest_saved: usual && cents(sum(usual, "interest") - sum(bills, "interest")),
    months_saved: usual && fixed(usual.length - bills.length, 0),
    schedule: years.map((year, i) => [
      fixed(i + 1, 0),
      cents(sum(year, "paid")),
      cents(sum(year, "interest")),
      cents(year.at(-1)?.balance ?? 0n),
    ]),
  };
};

function monthsOf(given: Given, start: bigint): number {
  const { plan = "" } = given;
  const tier = [2500000n, 5000000n, 10000000n].filter((from) => start >= from).length;
  const years = plan === "tiered" ? 10 + 5 * tier : (YEARS[plan] ?? whole(given, "years"));
  return 12 * (years - (given.years_passed === undefined ? 0 : whole(given, "years_passed")));
}

/** By month, from 0. */
function paymentsOf(given: Given, start: Ratio, months: number): (month: number) => Ratio {
  const { plan = "" } = given;
  const rate = over(figure(given, "annual_rate"), 1200);
  if (plan === "graduated") return graduated(start, rate);
  if (given.income === undefined) {
    const equal = level({ amount: start, rate }, months);
    return () => equal;
  }
  const most = level({ amount: start, rate }, 120);
  const grown = (name: string, month: number) => power(plus(1, over(figure(given, name), 100)), Math.floor(month / 12));
  const yearly = Array.from({ length: Math.ceil(months / 12) }, (_, i) => {
    const income = times(figure(given, "income"), grown("income_growth", 12 * i));
    if (plan === "rap") return assistance(income, whole(given, "dependents"));
    const above = minus(income, times(thresholdOf(given), grown("threshold_growth", 12 * i)));
    const percent = { postgraduate: 6, ibr: 15, ibr_new: 10 }[plan] ?? 9;
    const share = isMore(above, 0) ? over(times(above, percent), 1200) : over(0, 1);
    return plan.startsWith("ibr") && isMore(share, most) ? most : share;
  });
  return (month) => yearly[Math.floor(month / 12)] ?? over(0, 1);
}

function thresholdOf(given: Given): Amount {
  const poor = POVERTY[given.area ?? ""];
  if (poor) return over(times(3, poor[0] + poor[1] * (whole(given, "family_size") - 1)), 2);
  return ABOVE[given.plan ?? ""]?.[whole(given, "year") - 2024] ?? 0;
}

function assistance(income: Ratio, dependents: number): Ratio {
  const tens = Number(up(over(income, 10000))) - 1;
  const payment = minus(over(times(income, Math.min(10, Math.max(0, tens))), 1200), 50 * dependents);
  return isMore(payment, 10) ? payment : over(10, 1);
}

/** Two years each at 1, 3^¼, 3^½, 3^¾ and 3 times the first, all discounted. */
function graduated(start: Ratio, rate: Ratio): (month: number) => Ratio {
  const fourth = root(3, 4);
  const discount = over(1, plus(1, rate));
  const twoYears = Array.from({ length: 24 }, (_, i) => power(discount, i + 1)).reduce((a, b) => plus(a, b));
  const worth = [0, 1, 2, 3, 4].map((step) => times(power(fourth, step), power(discount, 24 * step), twoYears));
  const first = over(start, plus(...worth));
  return (month) => times(first, power(fourth, Math.floor(month / 24)));
}

type Bill = Readonly<Record<"paid" | "interest" | "waived" | "matched" | "balance", bigint>>;

function run(
  given: Given,
  start: bigint,
  months: number,
  planned: (month: number) => Ratio,
  extra: bigint,
): readonly Bill[] {
  const { plan = "" } = given;
  const rate = over(figure(given, "annual_rate"), 1200);
  const bills: Bill[] = [];
  let principal = start;
  let unpaid = 0n;
  while (bills.length < months && principal + unpaid > 0n) {
    const accrued = nearest(times(principal, rate));
    const everything = principal + unpaid + accrued;
    const isFinal = given.income === undefined && bills.length === months - 1;
    const wanted = nearest(planned(bills.length), 2);
    const bill = isFinal || wanted > everything ? everything : wanted;
    const interest = plan === "rap" && accrued > bill ? bill : accrued;
    const owing = principal + unpaid + interest;
    const paid = bill + extra > owing ? owing : bill + extra;
    const rest = unpaid + interest - paid;
    if (plan.startsWith("ibr") && rest > 0n) unpaid = rest;
    else [principal, unpaid] = [principal + rest, 0n];
    const matched = plan === "rap" ? matchOf(bill, bill - interest, principal) : 0n;
    principal -= matched;
    bills.push({ paid, interest, waived: accrued - interest, matched, balance: principal + unpaid });
  }
  return bills;
}

function matchOf(bill: bigint, toPrincipal: bigint, left: bigint): bigint {
  const missing = (bill < 5000n ? bill : 5000n) - toPrincipal;
  if (missing <= 0n) return 0n;
  return missing < left ? missing : left;
}

export default studentLoan;
