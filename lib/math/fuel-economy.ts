// How far a vehicle goes on its fuel, as different countries state it. All of them say metres per cubic metre, or the
// inverse of it: litres per 100 km is low where miles per gallon is high, so that it turns over and is not scaled.
import { type Decimal, decimal } from "./decimal.ts";
import { LENGTH, VOLUME } from "./units.ts";

export const FUEL_ECONOMY = {
  mpg_us: { label: "mpg (US)", distance: LENGTH.mi.factor, volume: VOLUME.us_gal.factor },
  mpg_uk: { label: "mpg (UK)", distance: LENGTH.mi.factor, volume: VOLUME.uk_gal.factor },
  km_per_l: { label: "km/L", distance: LENGTH.km.factor, volume: VOLUME.l.factor },
  l_per_100km: { label: "L/100 km", distance: "100000", volume: VOLUME.l.factor, isInverse: true },
} as const;
export type FuelEconomy = keyof typeof FUEL_ECONOMY;

/** Cubic metres of fuel for so many metres; multiplied before it is divided. */
export function fuelFor(metres: Decimal, economy: Decimal, unit: FuelEconomy): Decimal {
  const { distance, volume } = FUEL_ECONOMY[unit];
  return isInverse(unit)
    ? metres.times(economy).times(volume).div(distance)
    : metres.times(volume).div(economy.times(distance));
}

/** The same economy in other units. */
export function economyAs(economy: Decimal, unit: FuelEconomy, as: FuelEconomy): Decimal {
  const { distance, volume } = FUEL_ECONOMY[as];
  const fuel = fuelFor(decimal(distance), economy, unit);
  return isInverse(as) ? fuel.div(volume) : decimal(volume).div(fuel);
}

const isInverse = (unit: FuelEconomy): boolean => "isInverse" in FUEL_ECONOMY[unit];
