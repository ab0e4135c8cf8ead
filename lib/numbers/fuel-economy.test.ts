import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal } from "./decimal.ts";
import { type ElectricEconomy, economyAs, FUEL_ECONOMY, type FuelEconomy, fuelFor } from "./fuel-economy.ts";

const ALL: readonly FuelEconomy[] = ["mpg_us", "mpg_uk", "km_per_l", "l_per_100km"];

describe("The same economy in other units", () => {
  const cases: readonly (readonly [why: string, given: number, unit: FuelEconomy, as: FuelEconomy, printed: string])[] =
    [
      ["10 L/100 km is 23.5 miles to the US gallon", 10, "l_per_100km", "mpg_us", "23.5"],
      ["3 L/100 km", 3, "l_per_100km", "mpg_us", "78.4"],
      ["8 L/100 km is 35.3 miles to the imperial gallon", 8, "l_per_100km", "mpg_uk", "35.3"],
      ["8 L/100 km is 12.5 km to the litre", 8, "l_per_100km", "km_per_l", "12.5"],
      ["and back", 12.5, "km_per_l", "l_per_100km", "8"],
      ["the factor 235.215 of US gallons", 1, "mpg_us", "l_per_100km", "235.2"],
      ["the factor 282.481 of imperial gallons", 1, "mpg_uk", "l_per_100km", "282.5"],
      ["an imperial gallon goes further", 30, "mpg_us", "mpg_uk", "36"],
    ];
  it.each(cases)("%s", (_why, given, unit, as, printed) => {
    expect(economyAs(decimal(given), unit, as).toDecimalPlaces(1).toString()).toBe(printed);
  });
});

it("300 miles at 30 miles to the gallon need ten gallons", () => {
  const metres = decimal(300).times("1609.344");
  expect(fuelFor(metres, decimal(30), "mpg_us").div(FUEL_ECONOMY.mpg_us.volume).toString()).toBe("10");
});

it.each([
  ["33 kWh per 100 miles are 3.03 miles to the kWh", 33, "kwh_per_100mi", "mi_per_kwh", "3.03"],
  ["and 20.5 kWh per 100 km", 33, "kwh_per_100mi", "kwh_per_100km", "20.51"],
  ["4 miles to the kWh are 25 kWh per 100 miles", 4, "mi_per_kwh", "kwh_per_100mi", "25"],
] as const)("%s", (_why, given, unit, as, printed) => {
  expect(economyAs<ElectricEconomy>(decimal(given), unit, as).toDecimalPlaces(2).toString()).toBe(printed);
});

const economies = fc.integer({ min: 1, max: 1e6 }).map((tenths) => decimal(tenths).div(10));
const unit = fc.constantFrom(...ALL);

it("any economy in other units needs the same fuel, and comes back", () => {
  fc.assert(
    fc.property(economies, unit, unit, (economy, from, to) => {
      const there = economyAs(economy, from, to);
      const fuel = fuelFor(decimal(1000), economy, from);
      expect(fuelFor(decimal(1000), there, to).div(fuel).minus(1).abs().lt("1e-30")).toBe(true);
      expect(economyAs(there, to, from).div(economy).minus(1).abs().lt("1e-30")).toBe(true);
    }),
  );
});
