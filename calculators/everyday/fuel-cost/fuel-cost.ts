import { choice, count, defineCalculator, money, number, quantity, table, text, toggle } from "#engine";
import { LENGTH } from "#numbers/units";
import { ECONOMY_IN, MEASURE_IN, PRICE_IN } from "./by-region.ts";
import { byElectricity, ELECTRIC, unlikelyElectric } from "./electric-car.ts";
import { byFuel, FUEL, SOLD_BY, unlikelyFuel } from "./fuel-car.ts";

export default defineCalculator({
  name: "Fuel cost calculator",
  summary: "What the gas for a trip costs, how much you need, and what each person pays.",

  inputs: {
    distance: quantity("Distance one way", LENGTH, {
      unit: "mi",
      units: { mi: [0.1, 1e6], km: [0.1, 1e6] },
      example: 300,
    }),
    economy: number("Fuel economy", { min: 0.1, max: 10000, example: 30, beginsIn: ECONOMY_IN }),
    economy_as: choice("Fuel economy unit", { ...FUEL, ...ELECTRIC }, { example: "mpg_us", beginsIn: MEASURE_IN }),
    price: money("Fuel price", { min: 0, max: 1e6, example: 3.5, beginsIn: PRICE_IN }),
    price_per: choice("Fuel price per", SOLD_BY, { example: "us_gal", beginsIn: { elsewhere: "l" } }),
    price_per_kwh: money("Price per kWh", {
      min: 0,
      max: 1e6,
      example: 0.17,
      help: "Public fast chargers cost more than charging at home.",
    }),
    round_trip: toggle("Round trip (doubles the distance)", { default: false }),
    people: count("People", { min: 1, max: 1000, default: 1 }),
  },

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
  groups: {
    "What you pay": ["cost", "share", "cost_per_mile", "cost_per_100km"],
    "What it takes": ["us_gallons", "litres", "uk_gallons", "electricity"],
  },
  formula: "cost = distance ÷ economy × price, with liters per 100 km: distance ÷ 100 × economy × price",

  between: {
    metres: number("Distance in meters"),
    fuel: number("Fuel, in cubic meters or kWh"),
    sold: number("Cubic meters that the price is for", { optional: true }),
  },
  by: {
    share: ["Each person's share", "cost ÷ people"],
    cost_per_mile: `cost × ${LENGTH.mi.factor} ÷ metres`,
    cost_per_100km: "cost × 100000 ÷ metres",
  },
  questions: {
    economy_as: {
      mpg_us: byFuel("mpg_us"),
      mpg_uk: byFuel("mpg_uk"),
      km_per_l: byFuel("km_per_l"),
      l_per_100km: byFuel("l_per_100km"),
      kwh_per_100mi: byElectricity("kwh_per_100mi"),
      mi_per_kwh: byElectricity("mi_per_kwh"),
      kwh_per_100km: byElectricity("kwh_per_100km"),
    },
  },

  alerts: ({ economy, economy_as }) => [unlikelyFuel(economy, economy_as), unlikelyElectric(economy, economy_as)],
});
