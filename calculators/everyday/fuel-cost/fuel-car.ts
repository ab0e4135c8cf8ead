// A trip on gas or diesel, counted and sold by the gallon or the liter.
import { type Line, type Show, type Shown, step } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { economyAs, type FuelEconomy } from "#numbers/fuel-economy";
import { VOLUME } from "#numbers/units";
import { distanceStep, type Found, fuelOn, type ShownTrip, type Trip, tripSentence, wayIn } from "./trip-distance.ts";

export const FUEL = {
  mpg_us: "Miles per US gallon",
  mpg_uk: "Miles per imperial gallon (UK)",
  km_per_l: "Kilometers per liter",
  l_per_100km: "Liters per 100 km",
} as const;
const FUEL_UNITS = ["mpg_us", "mpg_uk", "km_per_l", "l_per_100km"] as const;
export const SOLD_BY = { us_gal: "US gallon", uk_gal: "Imperial gallon", l: "Liter" } as const;
type Sold = keyof typeof SOLD_BY;

type Priced = { readonly price: Shown<Decimal>; readonly price_per: Sold };
type StepOf = (name: "share") => Line;

/** One question for each unit of fuel economy. */
export const byFuel = (unit: FuelEconomy) =>
  ({
    asks: ["price", "price_per"],
    by: {
      litres: `fuel ÷ ${VOLUME.l.factor}`,
      us_gallons: `fuel ÷ ${VOLUME.us_gal.factor}`,
      uk_gallons: `fuel ÷ ${VOLUME.uk_gal.factor}`,
      cost: "fuel × price ÷ sold",
    },
    compute: (given: Trip & { readonly price_per: Sold }) => ({
      ...fuelOn(given, unit),
      sold: decimal(VOLUME[given.price_per].factor),
      economies: FUEL_UNITS.map((as) => ({ measure: FUEL[as], economy: economyAs(given.economy, unit, as) })),
    }),
    sentence: (given: ShownTrip, found: Found) => tripSentence("fuel", given, unit, found),
    working: (given: ShownTrip & Priced, found: Found, show: Show, _: unknown, stepOf: StepOf): readonly Line[] => [
      distanceStep(given, unit, found.metres, show),
      ...fuelSteps(given, unit, found, show),
      stepOf("share"),
    ],
  }) as const;

function fuelSteps({ economy, price, price_per }: ShownTrip & Priced, unit: FuelEconomy, found: Found, show: Show) {
  const volume = COUNTED_BY[unit];
  const { way } = wayIn(unit, found.metres, show);
  const used = show("number", found.fuel.value.div(VOLUME[volume].factor), { upTo: 6 });
  const bought = show("number", found.fuel.value.div(VOLUME[price_per].factor), { upTo: 6 });
  const inLiters = (unit: typeof volume) => show("number", decimal(VOLUME[unit].factor).div(VOLUME.l.factor));
  const litres = volume === "l" ? "" : ` × ${inLiters(volume)}`;
  const sold = price_per === "l" ? "" : ` ÷ ${inLiters(price_per)}`;
  return [
    unit === "l_per_100km"
      ? step`Fuel in liters: ${way} ÷ 100 × ${economy} = ${used}`
      : step`Fuel in ${PLURAL[volume]}: ${way} ÷ ${economy} = ${used}`,
    !(volume === price_per) && step`Fuel in ${PLURAL[price_per]}: ${used}${litres}${sold} = ${bought}`,
    step`Cost: ${bought} × ${price} = ${found.cost}`,
  ];
}

const COUNTED_BY = { mpg_us: "us_gal", mpg_uk: "uk_gal", km_per_l: "l", l_per_100km: "l" } as const;
const PLURAL = { us_gal: "US gallons", uk_gal: "imperial gallons", l: "liters" } as const;

export const unlikelyFuel = (economy: Shown<Decimal>, unit: string): Line =>
  unit === "l_per_100km" &&
  economy.value.gt(40) &&
  "More than 40 liters per 100 km is very high for a car. Did you mean miles per gallon?";
