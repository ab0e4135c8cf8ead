import { figure, type Given, type Opinion } from "#calculators/second/given";
import { money, upTo } from "#calculators/second/print";
import { type Amount, over, type Ratio, times } from "#calculators/second/ratio";

const MILE = "1.609344";
const US_GALLON = "3.785411784";
const UK_GALLON = "4.54609";

const fuelCost: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const trip = times(of("distance"), given.distance_unit === "mi" ? MILE : 1, given.round_trip === "true" ? 2 : 1);
  const perKwh = kilometresPerKwh(given);
  if (perKwh) return electricCost(given, trip, perKwh);
  const perLitre = kilometresPerLitre(given);
  const litres = over(trip, perLitre);
  const priced = over(of("price"), PRICED[given.price_per ?? ""] ?? 1);
  const cost = times(litres, priced);
  const each = (kilometres: Amount) => money(over(times(cost, kilometres), trip));
  return {
    cost: money(cost),
    share: money(over(cost, of("people"))),
    litres: upTo(litres, 2),
    us_gallons: upTo(over(litres, US_GALLON), 2),
    uk_gallons: upTo(over(litres, UK_GALLON), 2),
    cost_per_mile: each(MILE),
    cost_per_100km: each(100),
    economies: [
      [null, upTo(over(times(perLitre, US_GALLON), MILE), 2)],
      [null, upTo(over(times(perLitre, UK_GALLON), MILE), 2)],
      [null, upTo(perLitre, 2)],
      [null, upTo(over(100, perLitre), 2)],
    ],
  };
};

function electricCost(given: Given, trip: Ratio, perKwh: Ratio) {
  const electricity = over(trip, perKwh);
  const cost = times(electricity, figure(given, "price_per_kwh"));
  const each = (kilometres: Amount) => money(over(times(cost, kilometres), trip));
  return {
    cost: money(cost),
    share: money(over(cost, figure(given, "people"))),
    electricity: `${upTo(electricity, 2)} kWh`,
    cost_per_mile: each(MILE),
    cost_per_100km: each(100),
    economies: [over(times(MILE, 100), perKwh), over(perKwh, MILE), over(100, perKwh)].map((economy) => [
      null,
      upTo(economy, 2),
    ]),
  };
}

function kilometresPerKwh(given: Given): Ratio | undefined {
  const economy = figure(given, "economy");
  switch (given.economy_as) {
    case "kwh_per_100mi":
      return over(times(MILE, 100), economy);
    case "mi_per_kwh":
      return times(economy, MILE);
    case "kwh_per_100km":
      return over(100, economy);
    default:
      return undefined;
  }
}

/** Litres in what the price is for. */
const PRICED: Readonly<Record<string, Amount>> = { us_gal: US_GALLON, uk_gal: UK_GALLON, l: 1 };

function kilometresPerLitre(given: Given): Ratio {
  const economy = figure(given, "economy");
  switch (given.economy_as) {
    case "mpg_us":
      return over(times(economy, MILE), US_GALLON);
    case "mpg_uk":
      return over(times(economy, MILE), UK_GALLON);
    case "l_per_100km":
      return over(100, economy);
    default:
      return economy;
  }
}

export default fuelCost;
