// A loan with its dates and with extras: followed payment by payment, to 120 decimals.
import { between, type Day, dayAt, dayOf, monthsOn, numberOf, written } from "#calculators/second/calendar";
import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { type Bill, bills, inPrint, level, together, total } from "#calculators/second/lending";
import { cents, counted, fixed, money } from "#calculators/second/print";
import { isMore, isZero, minus, near, over, plus, type Ratio, ratio, times } from "#calculators/second/ratio";

const amortization: Opinion = (given) => {
  const months = whole(given, "years") * 12 + whole(given, "months");
  const monthly = { amount: figure(given, "amount"), rate: over(figure(given, "annual_rate"), 1200) };
  const monthlyPayment = level(monthly, months);
  const usual = minus(times(monthlyPayment, months), monthly.amount);
  const isMonthly = given.frequency === "monthly";
  const perYear = isMonthly ? 12 : 26;
  const planned = Math.ceil((months * perYear) / 12);
  const loan = { amount: monthly.amount, rate: over(figure(given, "annual_rate"), 100 * perYear) };
  const payment = given.frequency === "accelerated" ? over(monthlyPayment, 2) : level(loan, planned);
  const days = Array.from({ length: planned }, (_, i) => paymentDay(given, i + 1));
  const on = (number: number): Day => days[number - 1] ?? paymentDay(given, number);
  const extras = extrasOn(given, days);
  const hasExtras = extras.some((extra) => !isZero(extra));
  const { payments, interest } = followed(loan, near(payment), extras);
  const exact = hasExtras || given.frequency === "accelerated" ? interest : minus(times(payment, planned), loan.amount);
  const rows = bills(loan, payment, planned, (number) => extras[number - 1] ?? 0);
  const isChanged = !isMonthly || EXTRAS.some((name) => !isZero(figure(given, name)));
  const end = monthsOn(on(1), months - 1, "last");
  const years = together(rows, perYear);
  const until = (year: number) => written(on(Math.min(rows.length, (year + 1) * perYear)));
  return {
    payoff_date: written(on(payments)),
    payment: money(payment),
    payments: fixed(payments, 0),
    total_interest: money(exact),
    total_paid: money(plus(loan.amount, exact)),
    interest_saved: isChanged ? money(minus(usual, exact)) : undefined,
    months_saved: isChanged ? counted(between(on(payments), end, "last").months, "month") : undefined,
    last_payment: cents(rows.at(-1)?.paid ?? 0n),
    billed_interest: cents(total(rows, "interest")),
    schedule: years.map((year, i) => [fixed(i + 1, 0), until(i), ...inPrint(year)]),
    full_schedule: rows.map((row: Bill, i) => [fixed(i + 1, 0), written(on(i + 1)), ...inPrint(row)]),
  };
};

const EXTRAS = ["extra_payment", "yearly_extra", "single_extra"];

function paymentDay(given: Given, number: number): Day {
  const first = dayOf(given, "first_payment");
  if (given.frequency === "monthly") return monthsOn(first, number - 1, "last");
  return dayAt(numberOf(first) + 14 * (number - 1));
}

/** What is paid on top: always, once a year, once; each with the first payment on or after its day. */
function extrasOn(given: Given, days: readonly Day[]): readonly Ratio[] {
  const first = dayOf(given, "first_payment");
  const yearlyFrom = given.yearly_extra_from === undefined ? first : dayOf(given, "yearly_extra_from");
  const once = numberOf(given.single_extra_on === undefined ? first : dayOf(given, "single_extra_on"));
  const numbers = days.map(numberOf);
  return days.map((day, i) => {
    const [before, today] = [numbers[i - 1] ?? 0, numbers[i] ?? 0];
    const falls = (number: number) => before < number && number <= today;
    const isYearly = [day.year - 1, day.year].some(
      (year) => year >= yearlyFrom.year && falls(numberOf(monthsOn(yearlyFrom, 12 * (year - yearlyFrom.year), "last"))),
    );
    const isFirst = i === 0 && numberOf(yearlyFrom) <= today;
    return plus(
      figure(given, "extra_payment"),
      isYearly || isFirst ? figure(given, "yearly_extra") : 0,
      falls(once) ? figure(given, "single_extra") : 0,
    );
  });
}

const NOTHING = over(1, 10n ** 60n);

function followed({ amount, rate }: { amount: Ratio; rate: Ratio }, payment: Ratio, extras: readonly Ratio[]) {
  let [balance, paid] = [amount, ratio(0)];
  for (const [i, extra] of extras.entries()) {
    const due = near(times(balance, plus(1, rate)));
    const now = plus(payment, extra);
    if (!isMore(minus(due, now), NOTHING)) return { payments: i + 1, interest: minus(near(plus(paid, due)), amount) };
    balance = near(minus(due, now));
    paid = near(plus(paid, now));
  }
  return { payments: extras.length, interest: minus(plus(paid, balance), amount) };
}

export default amortization;
