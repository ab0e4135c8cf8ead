import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal } from "./decimal.ts";
import { snap } from "./round.ts";
import { absoluteZero, difference, reading, SCALES } from "./temperature.ts";

const { celsius, fahrenheit, kelvin, rankine } = SCALES;

describe("A reading is the same warmth on every scale", () => {
  it.each([
    ["water boils", "100", celsius, "212", fahrenheit],
    ["water boils", "212", fahrenheit, "671.67", rankine],
    ["water boils", "671.67", rankine, "373.15", kelvin],
    ["water freezes", "32", fahrenheit, "0", celsius],
    ["both scales read the same", "-40", celsius, "-40", fahrenheit],
    ["a healthy body", "37", celsius, "98.6", fahrenheit],
    ["0 K", "0", kelvin, "-459.67", fahrenheit],
    ["a third without end", "1", fahrenheit, `-17.${"2".repeat(78)}`, celsius],
  ])("%s: %s %o is %s %o", (_, value, from, expected, to) => {
    expect(reading(decimal(value), from, to).toString()).toBe(expected);
  });
});

it("a difference has no zero to shift", () => {
  expect(difference(decimal(100), celsius, fahrenheit).toString()).toBe("180");
  expect(difference(decimal(9), rankine, kelvin).toString()).toBe("5");
});

it("absolute zero is exact on every scale", () => {
  const zeros = [celsius, fahrenheit, kelvin, rankine].map((scale) => absoluteZero(scale).toString());
  expect(zeros).toEqual(["-273.15", "-459.67", "0", "0"]);
});

it("a reading comes back from any scale as it went", () => {
  const scale = fc.constantFrom(...Object.values(SCALES));
  fc.assert(
    fc.property(fc.integer(), scale, scale, (hundredths, from, to) => {
      const value = decimal(hundredths).div(100);
      expect(snap(reading(reading(value, from, to), to, from)).eq(snap(value))).toBe(true);
    }),
  );
});
