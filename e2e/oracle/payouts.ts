// Loans paid out in parts for the oracle, which chance would seldom make: the payments are worth more than the payouts, and
// some payouts come after payments began.
import * as fc from "fast-check";
import type { Raw } from "#engine";

const amount = fc.integer({ min: 100, max: 2_000_000 }).map((cents) => cents / 100);
const tenths = (most: number) => fc.integer({ min: 1, max: most * 10 }).map((tenths) => tenths / 10);
const part = (most: number) => fc.tuple(amount, fc.oneof(tenths(most), fc.integer({ min: 1, max: most })));
const FREQUENCIES = ["weekly", "semimonthly", "monthly", "quarterly", "yearly"];

const waiting = fc.record({
  first_period: fc.constant("dates"),
  advance_date: fc.constantFrom("2026-01-15", "2026-02-28", "2024-12-31"),
  first_payment_date: fc.constantFrom("2027-03-01", "2027-06-30", "2030-02-28"),
});

export const payouts: fc.Arbitrary<Raw> = fc
  .record({
    amount,
    parts: fc.array(part(24), { minLength: 1, maxLength: 12 }),
    payments: fc.integer({ min: 1, max: 60 }),
    percent: fc.integer({ min: -5, max: 80 }),
    frequency: fc.constantFrom(...FREQUENCIES),
    insurance: fc.constantFrom(0, 0, 3.5),
    dates: fc.option(waiting, { nil: {} }),
  })
  .map(({ amount, parts, payments, percent, frequency, insurance, dates }) => {
    const all = parts.reduce((sum, [part]) => sum + part, amount);
    const payment = Math.max(0.01, Math.round((all * (100 + percent)) / payments) / 100);
    const later_payouts = parts.map((cells) => cells.join(":")).join("; ");
    return { payment_from: "given", amount, later_payouts, payment, payments, frequency, insurance, ...dates };
  });
