// What a loan comes to, whichever of its figures was looked for.
import { noAnswer } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { TIMES_A_YEAR } from "#numbers/frequency";
import { effectiveRate } from "#numbers/growth";
import { billed, inMoney } from "#numbers/schedule";
import { asBilled } from "../../shared/loans.ts";
import type { Given } from "./loan.ts";
import { lookAt } from "./one-payment.ts";
import type { Solved } from "./solve-loan.ts";

type Wanted = Pick<Given, "frequency" | "payment_number">;

export function outcome(given: Wanted, loan: Solved | ReturnType<typeof noAnswer>, annualRate?: Decimal) {
  if ("noAnswer" in loan) return loan;
  const { amount, rate, payment, payments, interest } = loan;
  const { payment_number: number = 0 } = given;
  if (number > payments)
    return noAnswer(`The loan has ${payments} payments. Enter a payment number of ${payments} or less.`);
  const perYear = TIMES_A_YEAR[given.frequency];
  const annual_rate = annualRate ?? rate.times(100 * perYear);
  const bills = billed({ principal: amount, rate, periods: payments, payment, extra: decimal(0) });
  return {
    payment,
    amount,
    payments,
    annual_rate,
    effective_rate: effectiveRate(annual_rate, perYear),
    total_interest: interest,
    ...lookAt(loan, number),
    ...asBilled(bills, perYear),
    full_schedule: () => bills.map((bill, i) => ({ number: i + 1, ...inMoney(bill) })),
  };
}
