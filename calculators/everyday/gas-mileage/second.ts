// In kilometers and liters, whatever was typed.
import { figure, type Given, type Opinion } from "#calculators/second/given";
import { fixed, money, upTo } from "#calculators/second/print";
import { type Amount, minus, over, plus, type Ratio, ratio, size, times } from "#calculators/second/ratio";

const MILE = "1.609344";
const US = "3.785411784";
const UK = "4.54609";
const UNITS: Readonly<Record<string, readonly [kilometers: Amount, liters: Amount]>> = {
  us: [MILE, US],
  uk: [MILE, UK],
  miles_liters: [MILE, 1],
  metric: [1, 1],
  km_per_l: [1, 1],
};

const gasMileage: Opinion = (given) => {
  const [long, volume] = UNITS[given.units ?? ""] ?? [1, 1];
  const grams = over(given.fuel_type === "diesel" ? 10180 : 8887, US);
  const perLiter = Number(given.price) > 0 ? over(figure(given, "price"), volume) : undefined;
  if (given.find === "compare") return perLiter && compared(given, long, perLiter, grams);
  const legs =
    given.find === "log" ? legsOf(given.fillups ?? "") : [[figure(given, "distance"), figure(given, "fuel")]];
  const add = (place: number) => legs.reduce<Ratio>((all, leg) => plus(all, leg[place] ?? 0), ratio(0));
  const [km, liters] = [times(add(0), long), times(add(1), volume)];
  const cost = perLiter && times(liters, perLiter);
  const perKm = over(liters, km);
  return {
    mpg_us: `${upTo(mpg(perKm, US), 2)} mpg (US)`,
    mpg_uk: `${upTo(mpg(perKm, UK), 2)} mpg (UK)`,
    l_per_100km: `${upTo(times(perKm, 100), 2)} L/100 km`,
    km_per_l: `${upTo(over(1, perKm), 2)} km/L`,
    cost: cost && money(cost),
    cost_per_mile: cost && fine(over(times(cost, MILE), km)),
    cost_per_km: cost && fine(over(cost, km)),
    co2: `${upTo(over(times(liters, grams), 1000), 3)} kg`,
    co2_per_mile: `${upTo(times(perKm, grams, MILE), 1)} g`,
    co2_per_km: `${upTo(times(perKm, grams), 1)} g`,
    by_fillup:
      given.find === "log"
        ? legs.map(([distance = ratio(0), fuel = ratio(0)]) => [
            null,
            upTo(distance, 2),
            upTo(fuel, 3),
            upTo(shownIn(given, over(times(fuel, volume), times(distance, long))), 2),
          ])
        : undefined,
  };
};

/** From liters per kilometer. */
const mpg = (perKm: Ratio, gallon: string): Ratio => over(gallon, times(perKm, MILE));

function shownIn({ units }: Given, perKm: Ratio): Ratio {
  if (units === "metric") return times(perKm, 100);
  if (units === "km_per_l") return over(1, perKm);
  return mpg(perKm, units === "us" ? US : UK);
}

function legsOf(fillups: string): readonly (readonly Ratio[])[] {
  const rows = fillups.split("; ").map((row) => row.split(":"));
  return rows.slice(1).map(([odometer = "0", fuel = "0"], i) => [minus(odometer, rows[i]?.[0] ?? "0"), ratio(fuel)]);
}

function compared(given: Given, long: Amount, perLiter: Ratio, grams: Ratio) {
  const km = times(figure(given, "yearly_distance"), long);
  const [first, second] = ["first_economy", "second_economy"].map((name) => litersFor(given, km, figure(given, name)));
  const apart = size(minus(first ?? 0, second ?? 0));
  return {
    saving: money(times(apart, perLiter)),
    first_cost: money(times(first ?? 0, perLiter)),
    second_cost: money(times(second ?? 0, perLiter)),
    co2_saved: `${upTo(over(times(apart, grams), 1000), 1)} kg`,
  };
}

function litersFor({ units }: Given, km: Ratio, economy: Ratio): Ratio {
  if (units === "metric") return over(times(km, economy), 100);
  if (units === "km_per_l") return over(km, economy);
  return over(times(km, units === "us" ? US : UK), times(economy, MILE));
}

/** Dollars and cents, and tenths and hundredths of a cent where there are any. */
function fine(amount: Ratio): string {
  const [cents, finer] = [fixed(amount, 2), upTo(amount, 4)];
  return `$${finer.length > cents.length ? finer : cents}`;
}

export default gasMileage;
