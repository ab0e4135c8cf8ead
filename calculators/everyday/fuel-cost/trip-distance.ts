// The way that is driven, there or there and back.
import { type Line, type Show, type Shown, step } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { ELECTRIC_ECONOMY, type ElectricEconomy, FUEL_ECONOMY, type FuelEconomy, fuelFor } from "#numbers/fuel-economy";
import { LENGTH } from "#numbers/units";

export type Unit = FuelEconomy | ElectricEconomy;
const LABELS = { ...FUEL_ECONOMY, ...ELECTRIC_ECONOMY };

export type Trip = { readonly distance: Decimal; readonly economy: Decimal; readonly round_trip: boolean };

export function fuelOn({ distance, economy, round_trip }: Trip, unit: Unit) {
  const metres = distance.times(round_trip ? 2 : 1);
  return { metres, fuel: fuelFor(metres, economy, unit) };
}

export type ShownTrip = Readonly<Record<"distance" | "economy", Shown<Decimal>>> & {
  readonly round_trip: boolean;
  readonly people: Shown<number>;
};
export type Found = Readonly<Record<"metres" | "fuel" | "cost" | "share", Shown<Decimal>>>;

export function tripSentence(fuel: string, given: ShownTrip, unit: Unit, { cost, share }: Found): string {
  const { distance, economy, people } = given;
  const way = given.round_trip ? `${distance} each way, there and back,` : `${distance}`;
  const each = people.value === 1 ? "" : `, ${share} for each of ${people} people`;
  return `The ${fuel} for ${way} at ${economy} ${LABELS[unit].label} costs ${cost}${each}.`;
}

/** In miles where the economy counts in them. */
export function wayIn(unit: Unit, metres: Shown<Decimal>, show: Show) {
  const long = /mi|mpg/.test(unit) ? "mi" : "km";
  return { long, way: show("number", metres.value.div(LENGTH[long].factor), { upTo: 6 }) } as const;
}

export function distanceStep(
  { distance, round_trip }: ShownTrip,
  unit: Unit,
  metres: Shown<Decimal>,
  show: Show,
): Line {
  const { long, way } = wayIn(unit, metres, show);
  if (`${way} ${long}` === `${distance}`) return step`Distance: ${distance}`;
  return step`Distance: ${round_trip ? "2 × " : ""}${distance} = ${way} ${long}`;
}
