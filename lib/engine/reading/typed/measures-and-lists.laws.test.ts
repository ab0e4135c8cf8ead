import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Decimal, decimal } from "#numbers/decimal";
import { LENGTH, MASS } from "#numbers/units";
import { digits, signedNumber, valueIn } from "./made-up.fixture.ts";
import { readDuration, readList, readNumber } from "./typed.ts";

describe("A measure", () => {
  const Precise = Decimal.clone({ precision: 120 });
  const amount = fc.tuple(fc.integer({ min: 0, max: 9999 }), digits(0, 3)).map(([n, f]) => (f ? `${n}.${f}` : `${n}`));
  const inUnits = (dimension: typeof LENGTH | typeof MASS, large: string, small: string) =>
    fc.property(amount, amount, fc.constantFrom(...Object.keys(dimension)), (a, b, unit) => {
      const factor = (key: string) =>
        new Precise(Object.entries(dimension).find(([k]) => k === key)?.[1].factor ?? "0");
      const total = factor(large).times(a).plus(factor(small).times(b));
      const reading = readNumber(`${a} ${large} ${b} ${small}`, { kind: "quantity", unit, dimension });
      const value = valueIn(reading);
      if (value !== undefined) expect(factor(unit).times(value).toFixed()).toBe(total.toFixed());
      // With a factor of 2s and 5s only there always is a finite decimal.
      else expect(["m", "cm", "mm", "kg", "g"]).not.toContain(unit);
    });

  it("is the same length in whatever unit it is wanted, or refused", () => {
    fc.assert(inUnits(LENGTH, "ft", "in"));
    fc.assert(inUnits(LENGTH, "m", "cm"));
  });
  it("is the same weight in whatever unit it is wanted, or refused", () => {
    fc.assert(inUnits(MASS, "st", "lb"));
    fc.assert(inUnits(MASS, "lb", "oz"));
  });
});

describe("Lists and durations", () => {
  it("keep every entry, whatever separates them", () => {
    const separator = fc.constantFrom(", ", "; ", "\n", "\t", " ", ",", ";", "\r\n");
    fc.assert(
      fc.property(fc.array(signedNumber, { minLength: 1, maxLength: 40 }), separator, (numbers, between) => {
        expect(valueIn(readList(numbers.join(between)))).toBe(numbers.join(", "));
      }),
    );
  });

  it("are as long as they were said to be, however they were said", () => {
    const upTo = (most: number) => fc.integer({ min: 0, max: most });
    fc.assert(
      fc.property(upTo(999), upTo(59), upTo(59), (h, m, s) => {
        const [clock, total] = [`${h}:${`${m}`.padStart(2, "0")}:${`${s}`.padStart(2, "0")}`, h * 3600 + m * 60 + s];
        const value = s ? clock : clock.slice(0, -3);
        for (const said of [
          clock,
          `${h}h ${m}m ${s}s`,
          `${h} hours ${m} min ${s}`,
          `${total} sec`,
          `${total * 1000}e-3s`,
        ]) {
          expect(valueIn(readDuration(said))).toBe(value);
        }
        expect(decimal(total).toFixed()).toBe(`${total}`);
      }),
    );
  });
});
