// A trip on gas or diesel, counted and sold by the gallon or the liter.
import { type Line, type Show, type Shown, step } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { economyAs, type FuelEconomy, fuelFor } from "#numbers/fuel-economy";
import { VOLUME } from "#numbers/units";

export const FUEL = {
  mpg_us: "Miles per US gallon",
  mpg_uk: "Miles per imperial gallon (UK)",
  km_per_l: "Kilometers per liter",
  l_per_100km: "Liters per 100 km",
} as const;
export const FUEL_UNITS = ["mpg_us", "mpg_uk", "km_per_l", "l_per_100km"] as const;
export const SOLD_BY = { us_gal: "US gallon", uk_gal: "Imperial gallon", l: "Liter" } as const;
type Sold = keyof typeof SOLD_BY;

export const fuelEconomies = (economy: Decimal, unit: FuelEconomy) =>
  FUEL_UNITS.map((as) => ({ measure: FUEL[as], economy: economyAs(economy, unit, as) }));

type Trip = { readonly metres: Decimal; readonly way: Shown<Decimal>; readonly economy: Shown<Decimal> };
type Car = { readonly economy_as: FuelEconomy; readonly price: Decimal; readonly price_per: Sold };

export function fuelSteps({ metres, way, economy }: Trip, car: Car, cost: Shown<Decimal>, show: Show): readonly Line[] {
  const { economy_as, price_per } = car;
  const volume = COUNTED_BY[economy_as];
  const fuel = fuelFor(metres, economy.value, economy_as);
  const used = show("number", fuel.div(VOLUME[volume].factor), { upTo: 6 });
  const bought = show("number", fuel.div(VOLUME[price_per].factor), { upTo: 6 });
  const litres = { us_gal: " × 3.785411784", uk_gal: " × 4.54609", l: "" }[volume];
  const sold = { us_gal: " ÷ 3.785411784", uk_gal: " ÷ 4.54609", l: "" }[price_per];
  return [
    economy_as === "l_per_100km"
      ? step`Fuel in liters: ${way} ÷ 100 × ${economy} = ${used}`
      : step`Fuel in ${PLURAL[volume]}: ${way} ÷ ${economy} = ${used}`,
    !(volume === price_per) && step`Fuel in ${PLURAL[price_per]}: ${used}${litres}${sold} = ${bought}`,
    step`Cost: ${bought} × ${show("money", car.price)} = ${cost}`,
  ];
}

const COUNTED_BY = { mpg_us: "us_gal", mpg_uk: "uk_gal", km_per_l: "l", l_per_100km: "l" } as const;
const PLURAL = { us_gal: "US gallons", uk_gal: "imperial gallons", l: "liters" } as const;

export const unlikelyFuel = (economy: Shown<Decimal>, unit: string): Line =>
  unit === "l_per_100km" &&
  economy.value.gt(40) &&
  "More than 40 liters per 100 km is very high for a car. Did you mean miles per gallon?";
