import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  accumulated,
  balanceAfter,
  clearing,
  equivalentRate,
  growth,
  levelPayment,
  paymentsUntil,
  presentValue,
  rateOf,
} from "./annuity.ts";
import { Decimal, decimal } from "./decimal.ts";

const anyLoan = fc.integer({ min: 1, max: 1e11 }).map((cents) => decimal(cents).div(100));
const anyPeriods = fc.integer({ min: 1, max: 600 });
/** From nothing over a hair (1e-20 %) to fifty percent a month. */
const anyRate = fc.oneof(
  fc.constantFrom("0", "1e-32", "1e-22", "1e-12", "0.5").map((rate) => decimal(rate)),
  fc.integer({ min: 1, max: 50000 }).map((thousandths) => decimal(thousandths).div(1_200_000)),
);
const anyTerms = fc.record({ loan: anyLoan, rate: anyRate, periods: anyPeriods });

/** Alike to so many digits. */
const isNear = (a: Decimal, b: Decimal, digits: number) =>
  a
    .minus(b)
    .abs()
    .lte(b.abs().times(`1e-${digits}`));

/** What any error of the payment has grown to at the end. */
const worstError = (loan: Decimal, rate: Decimal, periods: number) => growth(rate, periods).times(loan).times("1e-37");

describe("Of any loan", () => {
  it("the level payment leaves nothing after the last period, and something before it", () => {
    fc.assert(
      fc.property(anyTerms, ({ loan, rate, periods }) => {
        const payment = levelPayment(loan, rate, periods);
        const left = (count: number) => balanceAfter(loan, rate, payment, count);
        expect(
          left(periods)
            .abs()
            .lte(worstError(loan, rate, periods)),
        ).toBe(true);
        expect(left(0).eq(loan)).toBe(true);
        // The last payment clears the last balance and its interest.
        const last = payment.div(rate.plus(1));
        if (growth(rate, periods).lt(1e6)) expect(isNear(left(periods - 1), last, 25)).toBe(true);
      }),
    );
  });

  it("each period's balance is the last one with its interest, less the payment", () => {
    fc.assert(
      fc.property(anyTerms, fc.nat(599), ({ loan, rate, periods }, some) => {
        const count = some % periods;
        const payment = levelPayment(loan, rate, periods);
        const [before, after] = [count, count + 1].map((paid) => balanceAfter(loan, rate, payment, paid));
        const expected = before?.times(rate.plus(1)).minus(payment) ?? loan;
        expect(
          after
            ?.minus(expected)
            .abs()
            .lte(worstError(loan, rate, periods)),
        ).toBe(true);
      }),
    );
  });

  it("the payments that are needed at the level payment are the periods, and it finds its own rate and loan", () => {
    const ordinary = fc.record({
      loan: anyLoan,
      rate: fc.integer({ min: 1, max: 25000 }).map((thousandths) => decimal(thousandths).div(1_200_000)),
      periods: fc.integer({ min: 1, max: 360 }),
    });
    fc.assert(
      fc.property(ordinary, ({ loan, rate, periods }) => {
        const payment = levelPayment(loan, rate, periods);
        expect(paymentsUntil(0, loan, rate, payment, periods)).toBe(periods);
        expect(paymentsUntil(0, loan, rate, payment, periods + 100)).toBe(periods);
        expect(isNear(presentValue(payment, rate, periods), loan, 30)).toBe(true);
        const found = rateOf(loan, payment, periods);
        expect(found && isNear(found, rate, 15)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it("more paid is fewer payments and less interest", () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 1, max: 1e6 }), ({ loan, rate, periods }, extra) => {
        const payment = levelPayment(loan, rate, periods);
        const sooner = clearing(loan, rate, payment.plus(decimal(extra).div(100)), periods);
        const planned = payment.times(periods).minus(loan);
        expect(sooner && sooner.payments <= periods).toBe(true);
        expect(sooner?.interest.lte(planned.plus(worstError(loan, rate, periods)))).toBe(true);
        expect(sooner?.interest.gte(loan.times("-1e-30"))).toBe(true);
      }),
    );
  });

  it("halving finds the same count as paying one after the other", () => {
    const short = fc.record({
      loan: anyLoan,
      rate: anyRate,
      periods: fc.integer({ min: 1, max: 40 }),
      part: fc.nat(100),
    });
    fc.assert(
      fc.property(short, ({ loan, rate, periods, part }) => {
        const payment = levelPayment(loan, rate, periods);
        const target = loan.times(part).div(100).plus("1e-6");
        let [owed, count] = [loan, 0];
        for (; owed.gt(target); count++) owed = owed.times(rate.plus(1)).minus(payment);
        expect(paymentsUntil(target, loan, rate, payment, periods)).toBe(count);
      }),
    );
  });
});

describe("The tiniest rate", () => {
  it.each(["1e-22", "1e-32"])("of %s is next to none, and no digit of it is lost", (text) => {
    const [rate, loan] = [decimal(text), decimal(360000)];
    // To the first order in r, the payment is loan ÷ n × (1 + r × (n + 1) ÷ 2).
    const interest = levelPayment(loan, rate, 360).minus(1000);
    expect(isNear(interest, decimal(1000).times(rate).times(361).div(2), 4)).toBe(true);
    // Likewise s(k) = k + k × (k − 1) ÷ 2 × r.
    const excess = accumulated(rate, 360).minus(360);
    expect(isNear(excess, rate.times(360 * 359).div(2), 4)).toBe(true);
  });

  it("compounded otherwise keeps its digits too", () => {
    const rate = equivalentRate(decimal("1e-30"), 2, 12);
    expect(isNear(rate, decimal("1e-30").div(1200), 25)).toBe(true);
  });
});

describe("Equivalent rates", () => {
  const anyPercent = fc.integer({ min: 0, max: 50000 }).map((thousandths) => decimal(thousandths).div(1000));
  const anyFrequency = fc.constantFrom(1, 2, 4, 12, 26, 52, 365);

  it("grow alike in a year", () => {
    fc.assert(
      fc.property(anyPercent, anyFrequency, anyFrequency, (percent, compounded, payments) => {
        const rate = equivalentRate(percent, compounded, payments);
        const [quoted, paid] = [growth(percent.div(100 * compounded), compounded), growth(rate, payments)];
        expect(isNear(new Decimal(paid), new Decimal(quoted), 35)).toBe(true);
      }),
    );
  });
});
