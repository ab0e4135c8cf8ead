import type { Vectors } from "#engine";
import type fuelCost from "./fuel-cost.ts";

const read = "2026-11-22";
const OPENSTAX = {
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/6-5-solve-proportions-and-their-applications",
  place: "section 6.5, Jesse's trip to Las Vegas",
  read,
};
const ENERGY = {
  title: "US Department of Energy, Fact #170, Fuel Economy Saves $$$ (2001)",
  url: "http://www1.eere.energy.gov/vehiclesandfuels/facts/favorites/printable_versions/fcvt_fotw170.html",
  read,
};

export default [
  {
    given: "285 miles there and back at 30 miles to the gallon, at $3.09",
    inputs: { distance: 285, economy: 30, economy_as: "mpg_us", price: 3.09, price_per: "us_gal", round_trip: true },
    expected: { us_gallons: "19", cost: "58.71" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "15,000 miles at 40 miles to the gallon, at $2.60",
    inputs: { distance: 15000, economy: 40, economy_as: "mpg_us", price: 2.6, price_per: "us_gal" },
    expected: { cost: "975" },
    by: "published",
    source: { ...ENERGY, place: "introduction" },
  },
  {
    given: "15,000 miles at 70 miles to the gallon, at $2.60",
    inputs: { distance: 15000, economy: 70, economy_as: "mpg_us", price: 2.6, price_per: "us_gal" },
    expected: { cost: "557" },
    by: "published",
    source: { ...ENERGY, place: "table, row 70, column $2.60" },
  },
  {
    given: "15,000 miles at 57 miles to the gallon, at $1.40",
    inputs: { distance: 15000, economy: 57, economy_as: "mpg_us", price: 1.4, price_per: "us_gal" },
    expected: { cost: "368" },
    by: "published",
    source: { ...ENERGY, place: "table, row 57, column $1.40" },
  },
  {
    given: "15,000 miles at 53 miles to the gallon, at $2.20",
    inputs: { distance: 15000, economy: 53, economy_as: "mpg_us", price: 2.2, price_per: "us_gal" },
    expected: { cost: "623" },
    by: "published",
    source: { ...ENERGY, place: "table, row 53, column $2.20" },
  },
  {
    given: "British: miles to the imperial gallon, and a price per litre",
    inputs: { distance: 100, economy: 50, economy_as: "mpg_uk", price: 1.45, price_per: "l" },
    expected: { cost: "13.18", litres: "9.09218", "economies.4.economy": "5.65" },
    by: "hand",
    source: { title: "100 ÷ 50 = 2 imperial gallons; 2 × 4.54609 = 9.09218; 9.09218 × 1.45 = 13.183661" },
    edge: true,
  },
  {
    given: "There and back for four, by litres per 100 km",
    inputs: {
      distance: 100,
      distance_unit: "km",
      economy: 6,
      economy_as: "l_per_100km",
      price: 2,
      price_per: "l",
      round_trip: true,
      people: 4,
    },
    expected: { cost: "24", share: "6", litres: "12", cost_per_100km: "12" },
    by: "hand",
    source: { title: "200 ÷ 100 × 6 = 12; 12 × 2 = 24; 24 ÷ 4 = 6" },
  },
  {
    given: "A distance in kilometres and a price per imperial gallon",
    inputs: {
      distance: "160.9344",
      distance_unit: "km",
      economy: 50,
      economy_as: "mpg_uk",
      price: 6,
      price_per: "uk_gal",
    },
    expected: { cost: "12", uk_gallons: "2", cost_per_mile: "0.12" },
    by: "hand",
    source: { title: "160.9344 ÷ 1.609344 = 100 miles; 100 ÷ 50 = 2; 2 × 6 = 12; 12 ÷ 100 = 0.12" },
    edge: true,
  },
  {
    given: "An electric car at 3 miles per kWh, at $0.09",
    inputs: { distance: 100, economy: 3, economy_as: "mi_per_kwh", price_per_kwh: 0.09 },
    expected: { cost_per_mile: "0.03" },
    by: "published",
    source: {
      title: "US Department of Energy, Comparing Energy Costs per Mile for Electric and Gasoline Vehicles",
      url: "http://www1.eere.energy.gov/vehiclesandfuels/avta/light_duty/fsev/fsev_gas_elec2.html",
      place: "First paragraph",
      read: "2026-11-24",
    },
  },
  {
    given: "An electric car at 33 kWh per 100 miles, at $0.13: a full battery of 66 kWh takes it 200 miles",
    inputs: { distance: 200, economy: 33, economy_as: "kwh_per_100mi", price_per_kwh: 0.13 },
    expected: { cost: "9", electricity: "66", cost_per_mile: "0.04" },
    by: "published",
    source: {
      title: "Plug In America, How much does it cost to charge an electric vehicle?",
      url: "https://pluginamerica.org/faq/how-much-does-it-cost-to-charge-an-electric-vehicle/",
      place: "Second paragraph",
      read: "2026-11-24",
    },
  },
  {
    given: "66 miles at 33 kWh per 100 miles, at $0.226",
    inputs: { distance: 66, economy: 33, economy_as: "kwh_per_100mi", price_per_kwh: 0.226 },
    expected: { cost: "4.92", electricity: "21.78" },
    by: "software",
    source: {
      title: "SpikeVM, Trip Cost of Driving an Electric Vehicle",
      url: "https://www.spikevm.com/calculators/fuel_distance/electric-vehicle.php",
      place: "Example",
      read: "2026-11-24",
    },
  },
  {
    given: "Electricity in kilometers, there and back for two",
    inputs: {
      distance: 150,
      distance_unit: "km",
      economy: 18,
      economy_as: "kwh_per_100km",
      price_per_kwh: 0.4,
      round_trip: true,
      people: 2,
    },
    expected: { electricity: "54", cost: "21.60", share: "10.80", cost_per_100km: "7.20" },
    by: "hand",
    source: { title: "300 ÷ 100 × 18 = 54; 54 × 0.4 = 21.6; 21.6 ÷ 2 = 10.8; 18 × 0.4 = 7.2" },
  },
] satisfies Vectors<typeof fuelCost>;
