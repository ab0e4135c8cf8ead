// Distances and fuel in the units people note them in, and what follows from them by the same equations.
import { type Line, optionalStep, type Shown } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { LENGTH, VOLUME } from "#numbers/units";

export const MEASURES = {
  us: "Miles and US gallons",
  uk: "Miles and imperial gallons",
  miles_liters: "Miles and liters, in mpg (UK)",
  metric: "Kilometers and liters, in L/100 km",
  km_per_l: "Kilometers and liters, in km/L",
} as const;
type Measure = keyof typeof MEASURES;

export const UNITS = {
  us: { long: "mi", volume: "us_gal", sold: "US gal" },
  uk: { long: "mi", volume: "uk_gal", sold: "imp gal" },
  miles_liters: { long: "mi", volume: "l", sold: "L" },
  metric: { long: "km", volume: "l", sold: "L" },
  km_per_l: { long: "km", volume: "l", sold: "L" },
} as const;

/** How people there say it. */
export const SHOWN_IN = {
  us: "mpg_us",
  uk: "mpg_uk",
  miles_liters: "mpg_uk",
  metric: "l_per_100km",
  km_per_l: "km_per_l",
} as const;

/** US Environmental Protection Agency, EPA-420-F-11-041: grams of CO₂ from a US gallon. */
const GRAMS = { gasoline: 8887, diesel: 10180 } as const;

const [MILE, GALLON, IMPERIAL] = [LENGTH.mi.factor, VOLUME.us_gal.factor, VOLUME.uk_gal.factor];

export const MILEAGE = {
  mpg_us: `metres × ${GALLON} ÷ (cubic × ${MILE})`,
  mpg_uk: `metres × ${IMPERIAL} ÷ (cubic × ${MILE})`,
  l_per_100km: "cubic × 100000000 ÷ metres",
  km_per_l: "metres ÷ (cubic × 1000000)",
  cost: "cubic × paid ÷ sold",
  cost_per_mile: `cubic × paid × ${MILE} ÷ (sold × metres)`,
  cost_per_km: "cubic × paid × 1000 ÷ (sold × metres)",
  co2: `cubic × grams ÷ (1000 × ${GALLON})`,
  co2_per_mile: `cubic × grams × ${MILE} ÷ (${GALLON} × metres)`,
  co2_per_km: `cubic × grams × 1000 ÷ (${GALLON} × metres)`,
} as const;

export function measured(units: Measure, distance: Decimal, fuel: Decimal) {
  const { long, volume } = UNITS[units];
  return { metres: distance.times(LENGTH[long].factor), cubic: fuel.times(VOLUME[volume].factor) };
}

export const priced = (units: Measure, fuel: keyof typeof GRAMS, price: Decimal) => ({
  ...(price.isZero() ? {} : { paid: price }),
  sold: decimal(VOLUME[UNITS[units].volume].factor),
  grams: decimal(GRAMS[fuel]),
});

type Fillup = Readonly<Record<"odometer" | "fuel", Decimal>>;
type Leg = Fillup & { readonly distance: Decimal };

/** From one full tank to the next. */
export const legsOf = (fillups: readonly Fillup[]): readonly Leg[] =>
  fillups.slice(1).map(({ odometer, fuel }, i) => ({
    odometer,
    fuel,
    distance: odometer.minus(fillups[i]?.odometer ?? odometer),
  }));

export function economyOf(units: Measure, { odometer, distance, fuel }: Leg) {
  const economy = inUnit(units, distance, fuel);
  return { odometer: `${odometer}`, distance, fuel, economy };
}

/** In the unit that is shown, from the units that were typed. */
function inUnit(units: Measure, distance: Decimal, fuel: Decimal): Decimal {
  if (units === "metric") return fuel.times(100).div(distance);
  if (units !== "miles_liters") return distance.div(fuel);
  return distance.times(IMPERIAL).div(fuel.times(VOLUME.l.factor));
}

export function economyStep(units: Measure, distance: string, fuel: string, economy: string): string {
  const { long, sold } = UNITS[units];
  if (units === "metric") return `Fuel economy: 100 × ${fuel} ${sold} ÷ ${distance} ${long} = ${economy}`;
  if (units !== "miles_liters") return `Fuel economy: ${distance} ${long} ÷ ${fuel} ${sold} = ${economy}`;
  return `Fuel economy: ${distance} ${long} × 4.54609 ÷ ${fuel} ${sold} = ${economy}`;
}

type Costs = Readonly<Record<"cost" | "co2", Shown<Decimal> | null>>;

export const costSteps = ({ cost, co2 }: Costs, fuel: string, price: string): readonly Line[] => [
  optionalStep`Cost: ${fuel} × ${price} = ${cost}`,
  optionalStep`CO₂: ${co2}`,
];
