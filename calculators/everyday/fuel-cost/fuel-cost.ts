import {
  choice,
  count,
  defineCalculator,
  type InputValues,
  money,
  number,
  quantity,
  step,
  table,
  text,
  toggle,
} from "#engine";
import { ELECTRIC_ECONOMY, type ElectricEconomy, FUEL_ECONOMY, fuelFor } from "#numbers/fuel-economy";
import { LENGTH, VOLUME } from "#numbers/units";
import { ELECTRIC, ELECTRIC_UNITS, electricEconomies, electricSteps, unlikelyElectric } from "./electric-car.ts";
import { FUEL, FUEL_UNITS, fuelEconomies, fuelSteps, SOLD_BY, unlikelyFuel } from "./fuel-car.ts";

const LABELS = { ...FUEL_ECONOMY, ...ELECTRIC_ECONOMY };

const inputs = {
  distance: quantity("Distance one way", LENGTH, {
    unit: "mi",
    units: { mi: [0.1, 1e6], km: [0.1, 1e6] },
    example: 300,
  }),
  economy: number("Fuel economy", { min: 0.1, max: 10000, example: 30 }),
  economy_as: choice("Fuel economy unit", { ...FUEL, ...ELECTRIC }, { example: "mpg_us" }),
  price: money("Fuel price", { min: 0, max: 1e6, example: 3.5, when: { economy_as: FUEL_UNITS } }),
  price_per: choice("Fuel price per", SOLD_BY, { example: "us_gal", when: { economy_as: FUEL_UNITS } }),
  price_per_kwh: money("Price per kWh", {
    min: 0,
    max: 1e6,
    example: 0.17,
    when: { economy_as: ELECTRIC_UNITS },
    help: "Public fast chargers cost more than charging at home.",
  }),
  round_trip: toggle("Round trip (doubles the distance)", { default: false }),
  people: count("People", { min: 1, max: 1000, default: 1 }),
};
type Given = InputValues<typeof inputs>;
type Electric = Extract<Given, { economy_as: ElectricEconomy }>;

export default defineCalculator({
  name: "Fuel cost calculator",
  summary: "What the gas for a trip costs, how much you need, and what each person pays.",

  inputs,

  outputs: {
    cost: money("Fuel cost"),
    share: money("Each person pays"),
    electricity: number("Electricity", { unit: "kWh", upTo: 2, optional: true }),
    litres: number("Fuel in liters", { unit: "L", upTo: 2, optional: true }),
    us_gallons: number("Fuel in US gallons", { unit: "US gal", upTo: 2, optional: true }),
    uk_gallons: number("Fuel in imperial gallons", { unit: "imp gal", upTo: 2, optional: true }),
    cost_per_mile: money("Cost per mile"),
    cost_per_100km: money("Cost per 100 km"),
    economies: table("Fuel economy in other units", {
      measure: text("Unit"),
      economy: number("Fuel economy", { upTo: 2 }),
    }),
  },
  primary: "cost",
  formula: "cost = distance ÷ economy × price, with liters per 100 km: distance ÷ 100 × economy × price",

  compute(given) {
    const { distance, economy, round_trip, people } = given;
    const metres = distance.times(round_trip ? 2 : 1);
    const fuel = fuelFor(metres, economy, given.economy_as);
    const isCharged = isElectric(given);
    const cost = isCharged
      ? fuel.times(given.price_per_kwh)
      : fuel.times(given.price).div(VOLUME[given.price_per].factor);
    return {
      cost,
      share: cost.div(people),
      electricity: isCharged ? fuel : null,
      litres: isCharged ? null : fuel.div(VOLUME.l.factor),
      us_gallons: isCharged ? null : fuel.div(VOLUME.us_gal.factor),
      uk_gallons: isCharged ? null : fuel.div(VOLUME.uk_gal.factor),
      cost_per_mile: cost.times(LENGTH.mi.factor).div(metres),
      cost_per_100km: cost.times(100000).div(metres),
      economies: isElectric(given)
        ? electricEconomies(economy, given.economy_as)
        : fuelEconomies(economy, given.economy_as),
    };
  },

  sentence({ distance, economy, economy_as, round_trip, people }, { cost, share }) {
    const way = round_trip ? `${distance} each way, there and back,` : `${distance}`;
    const each = people.value === 1 ? "" : `, ${share} for each of ${people} people`;
    const fuel = economy_as in ELECTRIC ? "electricity" : "fuel";
    return `The ${fuel} for ${way} at ${economy} ${LABELS[economy_as].label} costs ${cost}${each}.`;
  },

  working({ distance, economy, people }, { cost, share }, show, values) {
    const { round_trip } = values;
    const metres = distance.value.times(round_trip ? 2 : 1);
    const isInMiles = /mi|mpg/.test(values.economy_as);
    const way = show("number", metres.div(LENGTH[isInMiles ? "mi" : "km"].factor), { upTo: 6 });
    const long = isInMiles ? "mi" : "km";
    const trip = { metres, way, economy };
    return [
      `${way} ${long}` === `${distance}`
        ? step`Distance: ${distance}`
        : step`Distance: ${round_trip ? "2 × " : ""}${distance} = ${way} ${long}`,
      ...(isElectric(values) ? electricSteps(trip, values, cost, show) : fuelSteps(trip, values, cost, show)),
      !(people.value === 1) && step`Each person's share: ${cost} ÷ ${people} = ${share}`,
    ];
  },

  alerts: ({ economy, economy_as }) => [unlikelyFuel(economy, economy_as), unlikelyElectric(economy, economy_as)],
});

const isElectric = (given: Given): given is Electric => given.economy_as in ELECTRIC;
