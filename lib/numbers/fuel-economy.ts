// How far a vehicle goes on its fuel, as different countries state it. All of them say metres per cubic metre, or the
// inverse of it: litres per 100 km is low where miles per gallon is high, so that it turns over and is not scaled.
// An electric car's are the same with a kWh instead of a cubic metre.
import { type Decimal, decimal } from "./decimal.ts";
import { LENGTH, VOLUME } from "./units.ts";

export const FUEL_ECONOMY = {
  mpg_us: { label: "mpg (US)", distance: LENGTH.mi.factor, volume: VOLUME.us_gal.factor },
  mpg_uk: { label: "mpg (UK)", distance: LENGTH.mi.factor, volume: VOLUME.uk_gal.factor },
  km_per_l: { label: "km/L", distance: LENGTH.km.factor, volume: VOLUME.l.factor },
  l_per_100km: { label: "L/100 km", distance: "100000", volume: VOLUME.l.factor, isInverse: true },
} as const;
export const ELECTRIC_ECONOMY = {
  kwh_per_100mi: { label: "kWh/100 mi", distance: "160934.4", volume: "1", isInverse: true },
  mi_per_kwh: { label: "mi/kWh", distance: LENGTH.mi.factor, volume: "1" },
  kwh_per_100km: { label: "kWh/100 km", distance: "100000", volume: "1", isInverse: true },
} as const;
const ECONOMIES = { ...FUEL_ECONOMY, ...ELECTRIC_ECONOMY };

export type FuelEconomy = keyof typeof FUEL_ECONOMY;
export type ElectricEconomy = keyof typeof ELECTRIC_ECONOMY;
type Economy = keyof typeof ECONOMIES;

/** Cubic metres of fuel, or kWh, for so many metres; multiplied before it is divided. */
export function fuelFor(metres: Decimal, economy: Decimal, unit: Economy): Decimal {
  const { distance, volume } = ECONOMIES[unit];
  return isInverse(unit)
    ? metres.times(economy).times(volume).div(distance)
    : metres.times(volume).div(economy.times(distance));
}

/** The same economy in other units, of fuel or of electricity. */
export function economyAs<E extends FuelEconomy | ElectricEconomy>(economy: Decimal, unit: E, as: E): Decimal {
  const { distance, volume } = ECONOMIES[as];
  const fuel = fuelFor(decimal(distance), economy, unit);
  return isInverse(as) ? fuel.div(volume) : decimal(volume).div(fuel);
}

const isInverse = (unit: Economy): boolean => "isInverse" in ECONOMIES[unit];
