import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  difference,
  type Mode,
  neighbours,
  readScaled,
  roundTo,
  roundToFigures,
  SCALED,
  writeScaled,
} from "./rounding.ts";

const MODES = ["up", "down", "ceiling", "floor", "half_up", "half_down", "half_even"] as const;
const whole = { digits: 1n, places: 0 };

describe("The table of Java's RoundingMode", () => {
  it.each([
    ["5.5", "6 5 6 5 6 5 6"],
    ["2.5", "3 2 3 2 3 2 2"],
    ["1.6", "2 1 2 1 2 2 2"],
    ["1.1", "2 1 2 1 1 1 1"],
    ["1.0", "1 1 1 1 1 1 1"],
    ["-1.0", "-1 -1 -1 -1 -1 -1 -1"],
    ["-1.1", "-2 -1 -1 -2 -1 -1 -1"],
    ["-1.6", "-2 -1 -1 -2 -2 -2 -2"],
    ["-2.5", "-3 -2 -2 -3 -3 -2 -2"],
    ["-5.5", "-6 -5 -5 -6 -6 -5 -6"],
  ])("%s", (number, expected) => {
    const rounded = MODES.map((mode) => writeScaled(roundTo(readScaled(number), whole, mode)));
    expect(rounded.join(" ")).toBe(expected);
  });
});

it.each<[string, string, Mode, string]>([
  ["1.005", "0.01", "half_up", "1.01"],
  ["2.5", "0.01", "half_up", "2.50"],
  ["31415.92654", "1e2", "down", "31400"],
  ["4.42", "0.05", "ceiling", "4.45"],
  ["1.3", "0.2", "half_up", "1.4"],
  ["-0.4", "1", "half_up", "0"],
  ["0", "0.01", "up", "0.00"],
  ["7", "2.5", "half_even", "7.5"],
  ["6.25", "2.5", "half_even", "5.0"],
  ["123456789012345678901234567890.5", "1", "half_up", "123456789012345678901234567891"],
])("%s to a multiple of %s, %s, is %s", (number, unit, mode, expected) => {
  expect(writeScaled(roundTo(readScaled(number), readScaled(unit), mode))).toBe(expected);
});

it.each([
  ["9.996", 3, "10.0"],
  ["0.00012345", 2, "0.00012"],
  ["123456", 2, "120000"],
  ["-0.0995", 2, "-0.10"],
  ["5", 3, "5.00"],
  ["0", 3, "0.00"],
  ["99999", 1, "100000"],
])("%s to %d significant figures is %s", (number, figures, expected) => {
  expect(writeScaled(roundToFigures(readScaled(number), figures, "half_up"))).toBe(expected);
});

it.each([
  ["-1,234.50", "-1234.50"],
  [".5", "0.5"],
  ["5.", "5"],
  ["9.04e-8", "0.0000000904"],
  ["1.5E3", "1500"],
  ["+7", "7"],
])("%s is read as %s", (text, written) => {
  expect(text).toMatch(new RegExp(`^(?:${SCALED})$`));
  expect(writeScaled(readScaled(text))).toBe(written);
});

const scaled = fc.record({
  digits: fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
  places: fc.integer({ min: -20, max: 40 }),
});
const units = fc.record({ digits: fc.bigInt({ min: 1n, max: 10n ** 6n }), places: fc.integer({ min: -10, max: 20 }) });

it("lands on a neighbour, at most one unit away, half a one to the nearest, and again on the same", () => {
  fc.assert(
    fc.property(scaled, units, fc.constantFrom(...MODES), (number, unit, mode) => {
      const rounded = roundTo(number, unit, mode);
      expect(neighbours(number, unit)).toContainEqual(rounded);
      const { digits, places } = difference(rounded, number);
      const [away, step] = [digits < 0n ? -digits : digits, difference(unit, { digits: 0n, places }).digits];
      expect(mode.startsWith("half") ? 2n * away <= step : away < step).toBe(true);
      expect(roundTo(rounded, unit, mode)).toEqual(rounded);
      expect(writeScaled(readScaled(writeScaled(number)))).toBe(writeScaled(number));
    }),
  );
});
