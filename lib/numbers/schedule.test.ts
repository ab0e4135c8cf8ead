import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { levelPayment } from "./annuity.ts";
import { decimal } from "./decimal.ts";
import { type Bill, billed, fromCents, inGroups, inMoney, partOf, settled, together } from "./schedule.ts";

function schedule(principal: number | string, percent: number | string, months: number, extra: number | string = 0) {
  const [loan, rate] = [decimal(principal), decimal(percent).div(1200)];
  return billed({
    principal: loan,
    rate,
    periods: months,
    payment: levelPayment(loan, rate, months),
    extra: decimal(extra),
  });
}
const cents = ({ paid, interest, principal, balance }: Bill) => [paid, interest, principal, balance].map(Number);

describe("A schedule as billed", () => {
  it("HP 12C user's guide, section 3: $50,000 at 13.25% over 25 years", () => {
    expect(schedule(50000, 13.25, 300).slice(0, 2).map(cents)).toEqual([
      [57335, 55208, 2127, 4997873],
      [57335, 55185, 2150, 4995723],
    ]);
  });

  it("HP 12C Platinum user's guide, section 3: $250,000 at 5.25% over 25 years", () => {
    const [first, second] = schedule(250000, 5.25, 300).map(cents);
    expect(first?.slice(1, 3)).toEqual([109375, 40437]);
    expect(second?.slice(1, 3)).toEqual([109198, 40614]);
  });

  it("HP training aid, HP 12C Loan Amortizations, example 1: the first year of $180,000 at 7.75%", () => {
    const [year] = inGroups(schedule(180000, 7.75, 360), 12);
    expect(year && cents(year).slice(1)).toEqual([1389466, 157982, 17842018]);
  });

  it("by hand: $85,000 without interest is 239 payments of $354.17 and a last one of $353.37", () => {
    const bills = schedule(85000, 0, 240);
    expect(bills.map(({ paid }) => Number(paid))).toEqual([...Array(239).fill(35417), 35337]);
    expect(together(bills)).toEqual({ paid: 8500000n, interest: 0n, principal: 8500000n, balance: 0n });
  });

  it.each([
    [18000, 2.875, 4313],
    [636458, 9, 477344],
    [1200, 0.5, 50],
    [1212, 0.5, 51],
    [1188, 0.5, 50],
    [6, 1, 1],
    ["5.99", 1, 0],
  ])("an exact half cent of interest goes up, and less does not: %s at %s%% is %d cents", (loan, percent, interest) => {
    expect(Number(schedule(loan, percent, 120)[0]?.interest)).toBe(interest);
  });

  it("what is paid extra shortens it, and the last payment is what is left", () => {
    const bills = schedule(1000, 12, 12, 100);
    expect(bills.map(cents)).toEqual([
      [18885, 1000, 17885, 82115],
      [18885, 821, 18064, 64051],
      [18885, 641, 18244, 45807],
      [18885, 458, 18427, 27380],
      [18885, 274, 18611, 8769],
      [8857, 88, 8769, 0],
    ]);
  });

  it("nothing owed is nothing billed, and less than half a cent is nothing", () => {
    expect(schedule(0, 5, 12)).toEqual([]);
    expect(schedule("0.004", 5, 12)).toEqual([]);
    expect(together([])).toEqual({ paid: 0n, interest: 0n, principal: 0n, balance: 0n });
  });

  it("cents are money again without a rounding", () => {
    expect(inMoney({ paid: 100n, interest: 1n, principal: 99n, balance: 123456789012345678n })).toEqual({
      paid: decimal(1),
      interest: decimal("0.01"),
      principal: decimal("0.99"),
      balance: decimal("1234567890123456.78"),
    });
    expect(fromCents(-5n).toString()).toBe("-0.05");
  });
});

describe("Any schedule", () => {
  const anySchedule = fc
    .record({
      loan: fc.integer({ min: 1, max: 1e9 }),
      percent: fc.oneof(
        fc.constantFrom(0, 50),
        fc.integer({ min: 1, max: 50000 }).map((thousandths) => thousandths / 1000),
      ),
      months: fc.integer({ min: 1, max: 600 }),
      extra: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1e6 })),
    })
    .map(({ loan, percent, months, extra }) => ({
      owed: BigInt(loan),
      months,
      percent,
      bills: schedule(decimal(loan).div(100).toString(), percent, months, decimal(extra).div(100).toString()),
    }));

  it("adds up to the cent, and ends with nothing owed, in time", () => {
    fc.assert(
      fc.property(anySchedule, ({ owed, months, bills }) => {
        const total = together(bills);
        expect(total.paid).toBe(total.interest + total.principal);
        expect(total.principal).toBe(owed);
        expect(total.balance).toBe(0n);
        expect(bills.length).toBeGreaterThan(0);
        expect(bills.length).toBeLessThanOrEqual(months);
      }),
    );
  });

  it("has rows that follow from one another, with interest to the nearest cent and none of it negative", () => {
    fc.assert(
      fc.property(anySchedule, ({ owed, percent, bills }) => {
        const faults = bills.filter(({ paid, interest, principal, balance }, i) => {
          const before = bills[i - 1]?.balance ?? owed;
          const exact = decimal(before.toString()).times(percent).div(1200);
          const isNearest = exact.minus(interest.toString()).abs().lte("0.5");
          return (
            !isNearest ||
            paid !== interest + principal ||
            balance !== before - principal ||
            interest < 0n ||
            principal < 0n
          );
        });
        expect(faults).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it("in groups is the same schedule", () => {
    fc.assert(
      fc.property(anySchedule, fc.integer({ min: 1, max: 24 }), ({ bills }, size) => {
        const groups = inGroups(bills, size);
        expect(groups.length).toBe(Math.ceil(bills.length / size));
        expect(together(groups)).toEqual(together(bills));
        expect(groups.map(({ balance }) => balance)).toEqual(
          bills.flatMap(({ balance }, i) => ((i + 1) % size === 0 || i + 1 === bills.length ? [balance] : [])),
        );
      }),
    );
  });
});

describe("A debt whose payment follows from what is due", () => {
  // US Federal Reserve Board, press release of 16 April 2009: $3,000 at 13% takes 16 years and $2,812 of interest;
  // the minimum is that of Regulation Z, appendix M2, 2 % of the balance or $20.
  it("with a card's minimum payment takes as long as the Federal Reserve's calculator said", () => {
    const share = partOf(decimal("0.02"));
    const minimum = (owed: bigint) => (share(owed) > 2000n ? share(owed) : 2000n);
    const bills = settled(300000n, decimal(13).div(1200), 1200, ({ owed }) => minimum(owed));
    expect(bills.length).toBe(192);
    expect(fromCents(together(bills).interest).toFixed(0)).toBe("2812");
  });

  it("grows where the payment is less than the interest, and stays until the periods are over", () => {
    const bills = settled(10000n, decimal("0.02"), 3, () => 100n);
    expect(bills.map(({ balance }) => balance)).toEqual([10100n, 10202n, 10306n]);
  });

  it.each([
    ["half a cent goes up: 2.5 % of $1,309", "0.025", 130900n, 3273n],
    ["a third that is cut off: a third of $0.03", decimal(1).div(3), 3n, 1n],
    ["half a cent after a third: a sixth of $0.03", decimal(1).div(6), 3n, 1n],
    ["nothing of nothing", "0.5", 0n, 0n],
  ])("in cents, %s", (_, ratio, cents, part) => {
    expect(partOf(decimal(ratio))(cents)).toBe(part);
  });
});

describe("An extra by the number of the payment", () => {
  it("comes with that payment", () => {
    const extra = (period: number) => decimal(period === 2 ? 50 : 0);
    const terms = { principal: decimal(120), rate: decimal(0), periods: 12, payment: decimal(10), extra };
    expect(billed(terms).map(({ paid }) => paid)).toEqual([1000n, 6000n, 1000n, 1000n, 1000n, 1000n, 1000n]);
  });
});

describe("A debt that grows", () => {
  it("is followed no further than thirty digits: a payment of $1.00 for interest of $1.01", () => {
    const terms = { principal: decimal("5.23"), rate: decimal(1000).div(5200), extra: decimal(0) };
    const bills = billed({ ...terms, periods: 5200, payment: decimal("1.0049") });
    expect(bills.length).toBeLessThan(500);
    expect(fromCents(bills.at(-1)?.balance ?? 0n).e).toBe(30);
  });
});
