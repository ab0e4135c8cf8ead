import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clearing, levelPayment } from "./annuity.ts";
import { decimal } from "./decimal.ts";
import { unrounded } from "./schedule.ts";

describe("A schedule without rounding", () => {
  it("has the interest of the formula, to 25 digits", () => {
    const anyExtra = fc.integer({ min: 1, max: 50000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 1e6 }),
        fc.integer({ min: 1, max: 24 }),
        anyExtra,
        (loan, percent, extra) => {
          const [principal, rate] = [decimal(loan), decimal(percent).div(1200)];
          const payment = levelPayment(principal, rate, 120);
          const closed = clearing(principal, rate, payment.plus(extra), 120);
          const run = unrounded({ principal, rate, periods: 120, payment, extra: decimal(extra) });
          expect(run.payments).toBe(closed?.payments);
          expect(run.interest.toSignificantDigits(25).toString()).toBe(
            closed?.interest.toSignificantDigits(25).toString(),
          );
        },
      ),
      { numRuns: 30 },
    );
  });

  // 12 ÷ 13 to the power of 611 is 10^-21, so the payment is the interest of a month and next to nothing more.
  it("comes, at 100% over 611 months, to 611 payments less the loan", () => {
    const [principal, rate] = [decimal(705000030), decimal(100).div(1200)];
    const payment = levelPayment(principal, rate, 611);
    const { interest } = unrounded({ principal, rate, periods: 611, payment, extra: decimal(0) });
    expect(interest.toFixed(4)).toBe("35191251497.5000");
  });

  it("makes 24 payments of a twenty-fourth, and leaves no dust for one more", () => {
    const principal = decimal("60899.99");
    const run = unrounded({ principal, rate: decimal(0), periods: 26, payment: principal.div(24), extra: decimal(0) });
    expect(run.payments).toBe(24);
  });

  it("keeps its digits at 100 % a year over fifty years: the payments less what was borrowed", () => {
    const rate = decimal(100).div(1200);
    const payment = levelPayment(decimal(300000), rate, 600);
    const { payments, interest } = unrounded({
      principal: decimal(300000),
      rate,
      periods: 600,
      payment,
      extra: decimal(0),
    });
    expect(payments).toBe(600);
    expect(interest.toSignificantDigits(30)).toEqual(payment.times(600).minus(300000).toSignificantDigits(30));
  });

  it("ends with the payment that is exactly enough", () => {
    const rate = decimal(7).div(1200);
    const payment = levelPayment(decimal(1000), rate, 12);
    const terms = { principal: decimal(1000), rate, payment, extra: decimal(0) };
    expect(unrounded({ ...terms, periods: 24 }).payments).toBe(12);
  });
});
