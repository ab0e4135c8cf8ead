import { choice, defineCalculator, money, number, optionalStep, rows, table, text } from "#engine";
import { decimal, sum } from "#numbers/decimal";
import { fuelFor } from "#numbers/fuel-economy";
import { LENGTH, VOLUME } from "#numbers/units";
import {
  costSteps,
  economyOf,
  economyStep,
  legsOf,
  MEASURES,
  MILEAGE,
  measured,
  priced,
  SHOWN_IN,
  UNITS,
} from "./mileage-units.ts";

export default defineCalculator({
  name: "Gas mileage calculator",
  summary: "Miles per gallon, L/100 km, cost and CO₂ from what you put in the tank, and two cars compared.",

  inputs: {
    find: choice(
      "Calculate",
      { one: "Mileage of one tank", log: "Mileage from a log of fill-ups", compare: "Compare two cars" },
      { default: "one" },
    ),
    units: choice("Units", MEASURES, {
      default: "us",
      beginsIn: {
        "en-GB": "miles_liters",
        "en-IN": "km_per_l",
        "ja-JP": "km_per_l",
        "pt-BR": "km_per_l",
        "es-MX": "km_per_l",
        elsewhere: "metric",
      },
    }),
    distance: number("Distance", { min: 0.01, max: 1e7, example: 330, help: "Since the tank was last full." }),
    fuel: number("Fuel", { min: 0.001, max: 1e6, example: 11, beginsIn: { elsewhere: 24 }, help: "To fill it again." }),
    fillups: rows(
      "Fill-ups",
      {
        odometer: { kind: "number", label: "Odometer", min: 0, max: 1e7 },
        fuel: { kind: "number", label: "Fuel", min: 0.001, max: 1e5 },
      },
      {
        least: 2,
        most: 60,
        example: "32000:12; 32340:11.2; 32655:10.4; 33010:11.9",
        help: "Fill the tank each time. The first row only says where you began.",
      },
    ),
    first_economy: number("Fuel economy of car 1", { min: 0.1, max: 1000, example: 25, beginsIn: { elsewhere: 9 } }),
    second_economy: number("Fuel economy of car 2", { min: 0.1, max: 1000, example: 35, beginsIn: { elsewhere: 6 } }),
    yearly_distance: number("Distance per year", { min: 1, max: 1e6, example: 12000 }),
    price: money("Fuel price", {
      min: 0,
      max: 1e6,
      default: 0,
      begins: 3.5,
      beginsIn: { elsewhere: 1.75 },
      help: "Per gallon or liter, as in “Units”. 0 leaves the cost out.",
    }),
    fuel_type: choice("Fuel type", { gasoline: "Gasoline", diesel: "Diesel" }, { default: "gasoline" }),
  },

  outputs: {
    mpg_us: number("Miles per US gallon", { unit: "mpg (US)", upTo: 2, optional: true }),
    mpg_uk: number("Miles per imperial gallon", { unit: "mpg (UK)", upTo: 2, optional: true }),
    l_per_100km: number("Liters per 100 km", { unit: "L/100 km", upTo: 2, optional: true }),
    km_per_l: number("Kilometers per liter", { unit: "km/L", upTo: 2, optional: true }),
    cost: money("Fuel cost", { optional: true }),
    cost_per_mile: money("Cost per mile", { upTo: 4, optional: true }),
    cost_per_km: money("Cost per kilometer", { upTo: 4, optional: true }),
    co2: number("CO₂", { unit: "kg", upTo: 3, optional: true }),
    co2_per_mile: number("CO₂ per mile", { unit: "g", upTo: 1, optional: true }),
    co2_per_km: number("CO₂ per kilometer", { unit: "g", upTo: 1, optional: true }),
    saving: money("Saved per year", { optional: true }),
    first_cost: money("Car 1, per year", { optional: true }),
    second_cost: money("Car 2, per year", { optional: true }),
    co2_saved: number("CO₂ saved per year", { unit: "kg", upTo: 1, optional: true }),
    by_fillup: table(
      "Each fill-up",
      {
        odometer: text("Odometer"),
        distance: number("Distance", { upTo: 2 }),
        fuel: number("Fuel", { upTo: 3 }),
        economy: number("Fuel economy", { upTo: 2 }),
      },
      { optional: true, chart: { kind: "bars", x: "odometer", y: "economy" } },
    ),
  },
  primary: ({ find, units }) => (find === "compare" ? "saving" : SHOWN_IN[units]),
  groups: {
    "Fuel economy": ["mpg_us", "mpg_uk", "l_per_100km", "km_per_l"],
    Cost: ["saving", "first_cost", "second_cost", "cost", "cost_per_mile", "cost_per_km"],
    "CO₂ from the tailpipe": ["co2", "co2_per_mile", "co2_per_km", "co2_saved"],
  },
  formula: "mpg = miles ÷ gallons; L/100 km = 100 × liters ÷ kilometers; cost per mile = price × gallons ÷ miles",

  between: {
    metres: number("Distance in meters", { upTo: 6, optional: true }),
    cubic: number("Fuel in cubic meters", { upTo: 12, optional: true }),
    first_cubic: number("Fuel of car 1 in cubic meters", { upTo: 12, optional: true }),
    second_cubic: number("Fuel of car 2 in cubic meters", { upTo: 12, optional: true }),
    paid: number("Fuel price", { optional: true }),
    sold: number("Cubic meters that the price is for", { upTo: 12 }),
    grams: number("Grams of CO₂ from a US gallon"),
  },
  questions: {
    find: {
      one: {
        asks: ["distance", "fuel"],
        by: MILEAGE,
        compute: ({ units, distance, fuel, fuel_type, price }) => ({
          ...measured(units, distance, fuel),
          ...priced(units, fuel_type, price),
        }),
        sentence: ({ units, distance, fuel }, found) =>
          `${distance} ${UNITS[units].long} on ${fuel} ${UNITS[units].sold}: ${found[SHOWN_IN[units]] ?? ""}.`,
        working: ({ units, distance, fuel, price }, found) => [
          economyStep(units, `${distance}`, `${fuel}`, `${found[SHOWN_IN[units]] ?? ""}`),
          ...costSteps(found, `${fuel}`, `${price}`),
        ],
      },
      log: {
        asks: ["fillups"],
        check: ({ fillups }) => {
          const row = fillups.findIndex(({ odometer }, i) => i > 0 && odometer.lte(fillups[i - 1]?.odometer ?? 0));
          return { fillups: row > 0 && `(row ${row + 1}): the odometer must be above the row before` };
        },
        by: MILEAGE,
        compute({ units, fillups, fuel_type, price }) {
          const parts = legsOf(fillups);
          const all = measured(units, sum(parts.map(({ distance }) => distance)), sum(parts.map(({ fuel }) => fuel)));
          return { ...all, ...priced(units, fuel_type, price), by_fillup: parts.map((leg) => economyOf(units, leg)) };
        },
        sentence: ({ units }, found) =>
          `Over ${found.by_fillup?.value.length} fill-ups, the car averaged ${found[SHOWN_IN[units]] ?? ""}.`,
        working({ units, fillups, price }, found, show) {
          const parts = legsOf(fillups.value);
          const distance = `${show("number", sum(parts.map(({ distance }) => distance)))}`;
          const fuel = `${show("number", sum(parts.map(({ fuel }) => fuel)))}`;
          return [
            economyStep(units, distance, fuel, `${found[SHOWN_IN[units]] ?? ""}`),
            ...costSteps(found, fuel, `${price}`),
          ];
        },
      },
      compare: {
        asks: ["first_economy", "second_economy", "yearly_distance"],
        check: ({ price }) => ({ price: price.isZero() && "must be above 0 to compare what two cars cost" }),
        by: {
          first_cost: "first_cubic × paid ÷ sold",
          second_cost: "second_cubic × paid ÷ sold",
          saving: "abs(first_cubic - second_cubic) × paid ÷ sold",
          co2_saved: `abs(first_cubic - second_cubic) × grams ÷ (1000 × ${VOLUME.us_gal.factor})`,
        },
        compute({ units, first_economy, second_economy, yearly_distance, fuel_type, price }) {
          const metres = yearly_distance.times(LENGTH[UNITS[units].long].factor);
          return {
            first_cubic: fuelFor(metres, first_economy, SHOWN_IN[units]),
            second_cubic: fuelFor(metres, second_economy, SHOWN_IN[units]),
            ...priced(units, fuel_type, price),
          };
        },
        sentence(_, { first_cubic, second_cubic, saving, co2_saved }) {
          const by = decimal(first_cubic?.value ?? 0).cmp(second_cubic?.value ?? 0);
          if (by === 0) return "Both cars use the same fuel and cost the same.";
          return `Car ${by > 0 ? 2 : 1} saves ${saving ?? ""} and ${co2_saved ?? ""} of CO₂ a year.`;
        },
        working: (_, { first_cost, second_cost, saving }) => [
          optionalStep`Car 1: ${first_cost}`,
          optionalStep`Car 2: ${second_cost}`,
          optionalStep`Saved: ${saving}`,
        ],
      },
    },
  },
});
