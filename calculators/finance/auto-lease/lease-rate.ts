// The exact interest rate of a lease.
import { growth, presentValue } from "#numbers/annuity";
import { type Decimal, decimal } from "#numbers/decimal";
import { subtract } from "#numbers/round";
import { rootNear } from "#numbers/solve";

const MOST_RATE = decimal(10);

/** The rate at which payments in advance and the residual are worth what was leased, as the constant yield method charges it. */
export function leaseRate(cost: Decimal, residual: Decimal, payment: Decimal, months: number): Decimal | null {
  const owed = cost.minus(residual);
  if (subtract(payment.times(months), owed).isZero()) return decimal(0);
  const excess = (rate: Decimal) =>
    cost.minus(presentValue(payment, rate, months).times(rate.plus(1))).minus(residual.div(growth(rate, months)));
  const rate = rootNear(excess, decimal(0), MOST_RATE, decimal("0.001"));
  return rate ? rate.times(1200) : null;
}
