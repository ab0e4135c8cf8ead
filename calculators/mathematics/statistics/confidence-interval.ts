// Where the mean of the whole population is likely to be. A single value says nothing about that.
import type { Decimal } from "#math/decimal";
import { subtract } from "#math/round";
import type { Moments } from "#math/statistics";
import { studentWithin } from "#math/student";

export function intervalOf({ mean, sampleVariance }: Moments, count: number, confidence: Decimal) {
  const standard_error = sampleVariance?.div(count).sqrt() ?? null;
  const critical_t = standard_error && studentWithin(confidence.div(100), count - 1);
  const margin_of_error = critical_t && standard_error && critical_t.times(standard_error);
  return {
    standard_error,
    critical_t,
    margin_of_error,
    confidence_from: margin_of_error && subtract(mean, margin_of_error),
    confidence_to: margin_of_error && subtract(mean, margin_of_error.neg()),
  };
}
