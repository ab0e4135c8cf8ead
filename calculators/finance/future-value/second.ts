// The amount and each payment followed period by period: interest on what is there, then the payment, as in the definition.
import { inPeriod, TIMES_A_YEAR } from "#calculators/second/deposits";
import { figure, NO_OPINION, type Opinion, whole } from "#calculators/second/given";
import { money, percent, upTo } from "#calculators/second/print";
import { isMore, minus, near, over, plus, ratio, times } from "#calculators/second/ratio";

const MOST_SHOWN = 10n ** 27n;

const futureValue: Opinion = (given) => {
  const perYear = TIMES_A_YEAR[given.frequency ?? ""] ?? 1;
  const growth = inPeriod(figure(given, "annual_rate"), given.compounding, perYear);
  const [start, payment, n] = [figure(given, "present_value"), figure(given, "payment"), whole(given, "periods")];
  const isFirst = given.timing === "begin";
  let [amount, payments] = [start, ratio(0)];
  const schedule: string[][] = [];
  for (let period = 1; period <= n; period++) {
    amount = near(times(amount, growth));
    payments = near(times(isFirst ? plus(payments, payment) : payments, growth));
    if (!isFirst) payments = near(plus(payments, payment));
    if (period % perYear === 0 || period === n) {
      const paid = plus(start, times(payment, period));
      schedule.push([upTo(over(period, perYear), 2), money(paid), money(plus(amount, payments))]);
    }
  }
  const all = plus(amount, payments);
  if (isMore(all, MOST_SHOWN)) return NO_OPINION;
  const paid = plus(start, times(payment, n));
  return {
    future_value: money(all),
    total_paid: money(paid),
    total_interest: money(minus(all, paid)),
    grown_amount: money(amount),
    grown_payments: payment.top === 0n ? undefined : money(payments),
    period_rate: percent(times(minus(growth, 1), 100), 6),
    schedule,
  };
};

export default futureValue;
