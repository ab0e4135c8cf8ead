import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal } from "./decimal.ts";
import { converted, type Dimension, reading } from "./dimension.ts";
import { snap } from "./round.ts";
import { INFORMATION, LENGTHS, MASSES, SPEED, TEMPERATURE, VOLUME } from "./units.ts";

describe("A unit follows from its definition", () => {
  it.each<readonly [why: string, dimension: Dimension, amount: number, from: string, to: string, exact: string]>([
    ["an inch is 25.4 mm", LENGTHS, 1, "in", "mm", "25.4"],
    ["three feet are a yard", LENGTHS, 3, "ft", "yd", "1"],
    ["1760 yards are a mile", LENGTHS, 1760, "yd", "mi", "1"],
    ["6 feet are a fathom", LENGTHS, 6, "ft", "fathom", "1"],
    ["80 chains are a mile", LENGTHS, 80, "chain", "mi", "1"],
    ["8 furlongs are a mile", LENGTHS, 8, "furlong", "mi", "1"],
    ["1000 mils are an inch", LENGTHS, 1000, "mil", "in", "1"],
    ["3937 survey feet are 1200 m, exactly", LENGTHS, 3937, "survey_ft", "m", "1200"],
    ["5280 survey feet are a survey mile", LENGTHS, 5280, "survey_ft", "survey_mi", "1"],
    ["a nautical mile is 1852 m", LENGTHS, 1, "nmi", "m", "1852"],
    ["16 ounces are a pound", MASSES, 16, "oz", "lb", "1"],
    ["7000 grains are a pound", MASSES, 7000, "gr", "lb", "1"],
    ["480 grains are a troy ounce", MASSES, 480, "gr", "ozt", "1"],
    ["8 stone are an imperial hundredweight", MASSES, 8, "st", "uk_cwt", "1"],
    ["2000 lb are a US ton", MASSES, 2000, "lb", "us_ton", "1"],
    ["20 imperial hundredweight are an imperial ton", MASSES, 20, "uk_cwt", "uk_ton", "1"],
    ["231 cubic inches are a US gallon", VOLUME, 231, "in3", "us_gal", "1"],
    ["16 US cups are a US gallon", VOLUME, 16, "us_cup", "us_gal", "1"],
    ["48 US teaspoons are a US cup", VOLUME, 48, "us_tsp", "us_cup", "1"],
    ["42 US gallons are an oil barrel", VOLUME, 42, "us_gal", "bbl", "1"],
    ["20 imperial fluid ounces are an imperial pint", VOLUME, 20, "uk_floz", "uk_pt", "1"],
    ["27 cubic feet are a cubic yard", VOLUME, 27, "ft3", "yd3", "1"],
    ["1024 bytes are a kibibyte", INFORMATION, 1024, "B", "KiB", "1"],
    ["1024 PiB are an EiB", INFORMATION, 1024, "PiB", "EiB", "1"],
    ["1000 PB are an EB", INFORMATION, 1000, "PB", "EB", "1"],
    ["8 Mbit are a MB", INFORMATION, 8, "Mbit", "MB", "1"],
    ["a metre a second is 3.6 km/h", SPEED, 1, "ms", "kmh", "3.6"],
    ["a mile an hour is 22 feet in 15 seconds", SPEED, 15, "mph", "fts", "22"],
    ["a knot is a nautical mile an hour", SPEED, 1, "kn", "kmh", "1.852"],
  ])("%s", (_, dimension, amount, from, to, exact) => {
    expect(between(dimension, decimal(amount), from, to).toString()).toBe(exact);
  });
});

it.each([
  ["lengths", LENGTHS],
  ["masses", MASSES],
  ["volumes", VOLUME],
  ["speeds", SPEED],
  ["information", INFORMATION],
])("%s come back from any unit as they went", (_, dimension: Dimension) => {
  const unit = fc.constantFrom(...Object.keys(dimension));
  fc.assert(
    fc.property(fc.integer(), unit, unit, (amount, from, to) => {
      const value = decimal(amount).div(1000);
      const there = between(dimension, value, from, to);
      expect(snap(between(dimension, there, to, from)).eq(value)).toBe(true);
    }),
  );
});

function between(dimension: Dimension, value: ReturnType<typeof decimal>, from: string, to: string) {
  const [one, other] = [dimension[from], dimension[to]];
  if (!one || !other) throw new TypeError(`${from} or ${to} is no such unit`);
  return converted(value, one, other);
}

const { celsius, fahrenheit, kelvin, rankine } = TEMPERATURE;

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
  expect(converted(decimal(100), celsius, fahrenheit).toString()).toBe("180");
  expect(converted(decimal(9), rankine, kelvin).toString()).toBe("5");
});

it("absolute zero is exact on every scale", () => {
  const zeros = [celsius, fahrenheit, kelvin, rankine].map((scale) => reading(decimal(0), kelvin, scale).toString());
  expect(zeros).toEqual(["-273.15", "-459.67", "0", "0"]);
});

it("a reading comes back from any scale as it went", () => {
  const scale = fc.constantFrom(...Object.values(TEMPERATURE));
  fc.assert(
    fc.property(fc.integer(), scale, scale, (hundredths, from, to) => {
      const value = decimal(hundredths).div(100);
      expect(snap(reading(reading(value, from, to), to, from)).eq(snap(value))).toBe(true);
    }),
  );
});
