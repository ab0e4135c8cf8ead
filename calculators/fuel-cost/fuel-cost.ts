import { choice, count, defineCalculator, money, number, quantity, step, table, text, toggle } from "#engine";
import { economyAs, FUEL_ECONOMY, fuelFor } from "#math/fuel-economy";
import { LENGTH, VOLUME } from "#math/units";

const ECONOMY = {
  mpg_us: "Miles per US gallon",
  mpg_uk: "Miles per imperial gallon (UK)",
  km_per_l: "Kilometers per liter",
  l_per_100km: "Liters per 100 km",
} as const;
const SOLD_BY = { us_gal: "US gallon", uk_gal: "Imperial gallon", l: "Liter" } as const;

export default defineCalculator({
  slug: "fuel-cost",
  name: "Fuel cost calculator",
  category: "everyday",
  summary: "What the gas for a trip costs, how much you need, and what each person pays.",
  version: "1.0.0",

  inputs: {
    distance: quantity("Distance one way", LENGTH, {
      unit: "mi",
      units: { mi: [0.1, 1e6], km: [0.1, 1e6] },
      example: 300,
    }),
    economy: number("Fuel economy", { min: 0.1, max: 10000, example: 30 }),
    economy_as: choice("Fuel economy unit", ECONOMY, { example: "mpg_us" }),
    price: money("Fuel price", { min: 0, max: 1e6, example: 3.5 }),
    price_per: choice("Fuel price per", SOLD_BY, { example: "us_gal" }),
    round_trip: toggle("Round trip (doubles the distance)", { default: false }),
    people: count("People", { min: 1, max: 1000, default: 1 }),
  },

  outputs: {
    cost: money("Fuel cost"),
    share: money("Each person pays"),
    litres: number("Fuel in liters", { unit: "L", upTo: 2 }),
    us_gallons: number("Fuel in US gallons", { unit: "US gal", upTo: 2 }),
    uk_gallons: number("Fuel in imperial gallons", { unit: "imp gal", upTo: 2 }),
    cost_per_mile: money("Cost per mile"),
    cost_per_100km: money("Cost per 100 km"),
    economies: table("Fuel economy in other units", {
      measure: text("Unit"),
      economy: number("Fuel economy", { upTo: 2 }),
    }),
  },
  primary: "cost",
  formula: "cost = distance ÷ economy × price, with liters per 100 km: distance ÷ 100 × economy × price",

  compute({ distance, economy, economy_as, price, price_per, round_trip, people }) {
    const metres = distance.times(round_trip ? 2 : 1);
    const fuel = fuelFor(metres, economy, economy_as);
    const cost = fuel.times(price).div(VOLUME[price_per].factor);
    return {
      cost,
      share: cost.div(people),
      litres: fuel.div(VOLUME.l.factor),
      us_gallons: fuel.div(VOLUME.us_gal.factor),
      uk_gallons: fuel.div(VOLUME.uk_gal.factor),
      cost_per_mile: cost.times(LENGTH.mi.factor).div(metres),
      cost_per_100km: cost.times(100000).div(metres),
      economies: (["mpg_us", "mpg_uk", "km_per_l", "l_per_100km"] as const).map((as) => ({
        measure: ECONOMY[as],
        economy: economyAs(economy, economy_as, as),
      })),
    };
  },

  sentence({ distance, economy, economy_as, round_trip, people }, { cost, share }) {
    const way = round_trip ? `${distance} each way, there and back,` : `${distance}`;
    const each = people.value === 1 ? "" : `, ${share} for each of ${people} people`;
    return `The fuel for ${way} at ${economy} ${FUEL_ECONOMY[economy_as].label} costs ${cost}${each}.`;
  },

  working({ distance, economy, economy_as, price, price_per, round_trip, people }, { cost, share }, show) {
    const [long, volume] = OWN_UNITS[economy_as];
    const metres = distance.value.times(round_trip ? 2 : 1);
    const way = show("number", metres.div(LENGTH[long].factor), { upTo: 6 });
    const fuel = fuelFor(metres, economy.value, economy_as);
    const used = show("number", fuel.div(VOLUME[volume].factor), { upTo: 6 });
    const bought = show("number", fuel.div(VOLUME[price_per].factor), { upTo: 6 });
    const litres = { us_gal: " × 3.785411784", uk_gal: " × 4.54609", l: "" }[volume];
    const sold = { us_gal: " ÷ 3.785411784", uk_gal: " ÷ 4.54609", l: "" }[price_per];
    return [
      `${way} ${long}` === `${distance}`
        ? step`Distance: ${distance}`
        : step`Distance: ${round_trip ? "2 × " : ""}${distance} = ${way} ${long}`,
      economy_as === "l_per_100km"
        ? step`Fuel in liters: ${way} ÷ 100 × ${economy} = ${used}`
        : step`Fuel in ${plural(volume)}: ${way} ÷ ${economy} = ${used}`,
      !(volume === price_per) && step`Fuel in ${plural(price_per)}: ${used}${litres}${sold} = ${bought}`,
      step`Cost: ${bought} × ${price} = ${cost}`,
      !(people.value === 1) && step`Each person's share: ${cost} ÷ ${people} = ${share}`,
    ];
  },

  notes: ({ economy, economy_as }) =>
    economy_as === "l_per_100km" && economy.value.gt(40)
      ? ["More than 40 liters per 100 km is very high for a car. Did you mean miles per gallon?"]
      : [],
});

/** What an economy counts in. */
const OWN_UNITS = {
  mpg_us: ["mi", "us_gal"],
  mpg_uk: ["mi", "uk_gal"],
  km_per_l: ["km", "l"],
  l_per_100km: ["km", "l"],
} as const;

const plural = (volume: keyof typeof SOLD_BY): string =>
  ({ us_gal: "US gallons", uk_gal: "imperial gallons", l: "liters" })[volume];
