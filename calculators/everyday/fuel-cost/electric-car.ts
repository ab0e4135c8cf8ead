// The same trip on electricity, which is counted and sold by the kWh.
import { type Line, type Show, type Shown, step } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { type ElectricEconomy, economyAs } from "#numbers/fuel-economy";
import { distanceStep, type Found, fuelOn, type ShownTrip, type Trip, tripSentence, wayIn } from "./trip-distance.ts";

export const ELECTRIC = {
  kwh_per_100mi: "kWh per 100 miles (electric)",
  mi_per_kwh: "Miles per kWh (electric)",
  kwh_per_100km: "kWh per 100 km (electric)",
} as const;
const ELECTRIC_UNITS = ["kwh_per_100mi", "mi_per_kwh", "kwh_per_100km"] as const;

// US Department of Energy, Comparing Energy Costs per Mile for Electric and Gasoline Vehicles: about 2 to over 6.
const MOST_MILES = 10;

type Priced = { readonly price_per_kwh: Shown<Decimal> };
type StepOf = (name: "share") => Line;

/** One question for each unit of fuel economy. */
export const byElectricity = (unit: ElectricEconomy) =>
  ({
    asks: ["price_per_kwh"],
    by: { electricity: "fuel", cost: "fuel × price_per_kwh" },
    compute: (given: Trip) => ({
      ...fuelOn(given, unit),
      economies: ELECTRIC_UNITS.map((as) => ({
        measure: ELECTRIC[as].replace(" (electric)", ""),
        economy: economyAs(given.economy, unit, as),
      })),
    }),
    sentence: (given: ShownTrip, found: Found) => tripSentence("electricity", given, unit, found),
    working(given: ShownTrip & Priced, found: Found, show: Show, _: unknown, stepOf: StepOf): readonly Line[] {
      const { way } = wayIn(unit, found.metres, show);
      const used = show("number", found.fuel.value, { upTo: 6 });
      return [
        distanceStep(given, unit, found.metres, show),
        unit === "mi_per_kwh"
          ? step`Electricity in kWh: ${way} ÷ ${given.economy} = ${used}`
          : step`Electricity in kWh: ${way} ÷ 100 × ${given.economy} = ${used}`,
        step`Cost: ${used} × ${given.price_per_kwh} = ${found.cost}`,
        stepOf("share"),
      ];
    },
  }) as const;

export const unlikelyElectric = (economy: Shown<Decimal>, unit: string): Line =>
  unit === "mi_per_kwh" &&
  economy.value.gt(MOST_MILES) &&
  `More than ${MOST_MILES} miles per kWh is very high for a car. Did you mean kWh per 100 miles?`;
