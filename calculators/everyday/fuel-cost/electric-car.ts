// The same trip on electricity, which is counted and sold by the kWh.
import { type Line, type Show, type Shown, step } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { type ElectricEconomy, economyAs, fuelFor } from "#numbers/fuel-economy";

export const ELECTRIC = {
  kwh_per_100mi: "kWh per 100 miles (electric)",
  mi_per_kwh: "Miles per kWh (electric)",
  kwh_per_100km: "kWh per 100 km (electric)",
} as const;
export const ELECTRIC_UNITS = ["kwh_per_100mi", "mi_per_kwh", "kwh_per_100km"] as const;

// US Department of Energy, Comparing Energy Costs per Mile for Electric and Gasoline Vehicles: about 2 to over 6.
const MOST_MILES = 10;

export const electricEconomies = (economy: Decimal, unit: ElectricEconomy) =>
  ELECTRIC_UNITS.map((as) => ({
    measure: ELECTRIC[as].replace(" (electric)", ""),
    economy: economyAs(economy, unit, as),
  }));

type Trip = { readonly metres: Decimal; readonly way: Shown<Decimal>; readonly economy: Shown<Decimal> };
type Car = { readonly economy_as: ElectricEconomy; readonly price_per_kwh: Decimal };

export function electricSteps({ metres, way, economy }: Trip, car: Car, cost: Shown<Decimal>, show: Show) {
  const used = show("number", fuelFor(metres, economy.value, car.economy_as), { upTo: 6 });
  return [
    car.economy_as === "mi_per_kwh"
      ? step`Electricity in kWh: ${way} ÷ ${economy} = ${used}`
      : step`Electricity in kWh: ${way} ÷ 100 × ${economy} = ${used}`,
    step`Cost: ${used} × ${show("money", car.price_per_kwh)} = ${cost}`,
  ];
}

export const unlikelyElectric = (economy: Shown<Decimal>, unit: string): Line =>
  unit === "mi_per_kwh" &&
  economy.value.gt(MOST_MILES) &&
  `More than ${MOST_MILES} miles per kWh is very high for a car. Did you mean kWh per 100 miles?`;
