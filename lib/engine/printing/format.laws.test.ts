import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Decimal } from "#numbers/decimal";
import { round, snap } from "#numbers/round";
import { formatMoney, formatNumber, group, plain, USD } from "./format.ts";

const anyDecimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.integer({ min: -60, max: 25 }))
  .map(([digits, power]) => new Decimal(`${digits}e${power}`))
  .filter((amount) => amount.abs().lte(1e25));
const anyPlaces = fc.oneof(
  fc.record({ digits: fc.integer({ min: 0, max: 10 }) }),
  fc.record({ upTo: fc.integer({ min: 0, max: 10 }) }),
  fc.record({ significant: fc.integer({ min: 1, max: 30 }) }),
  fc.constant({}),
);

describe("Any decimal", () => {
  it("prints as digits in threes, with a minus only before something", () => {
    const written = /^-?(?:0|[1-9]\d{0,2}(?:,\d{3})*)(?:\.\d+)?$/;
    fc.assert(
      fc.property(anyDecimal, anyPlaces, (amount, places) => {
        for (const text of [
          formatNumber(amount, places),
          formatMoney(amount, { ...USD, sign: "" }),
          group(plain(amount)),
        ]) {
          expect(text).toMatch(written);
          expect(text).not.toMatch(/^-[0,.]*$/);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("without its groups is the rounded decimal", () => {
    const value = (text: string) => new Decimal(text.replaceAll(",", ""));
    fc.assert(
      fc.property(
        anyDecimal,
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 1, max: 30 }),
        (amount, digits, significant) => {
          const rounded = round(amount, digits);
          expect(value(formatNumber(amount, { digits })).eq(rounded)).toBe(true);
          expect(value(formatNumber(amount, { upTo: digits })).eq(rounded)).toBe(true);
          expect(value(formatNumber(amount, { significant })).eq(snap(amount).toSignificantDigits(significant))).toBe(
            true,
          );
          expect(new Decimal(plain(amount)).eq(snap(amount).toSignificantDigits(30))).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
