import { PREALGEBRA_6_5_PAGE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type fuelCost from "./fuel-cost.ts";

export default [
  {
    ...PREALGEBRA_6_5_PAGE,
    read: "2026-11-22",
    rows: [
      [
        "section 6.5, Jesse's trip to Las Vegas",
        { distance: 285, economy: 30, economy_as: "mpg_us", price: 3.09, price_per: "us_gal", round_trip: true },
        { us_gallons: "19", cost: "58.71" },
        { given: "285 miles there and back at 30 miles to the gallon, at $3.09" },
      ],
    ],
  },
  {
    title: "US Department of Energy, Fact #170, Fuel Economy Saves $$$ (2001)",
    url: "http://www1.eere.energy.gov/vehiclesandfuels/facts/favorites/printable_versions/fcvt_fotw170.html",
    read: "2026-11-22",
    always: { distance: 15000, economy_as: "mpg_us", price_per: "us_gal" },
    rows: [
      ["introduction", { economy: 40, price: 2.6 }, { cost: "975" }],
      ["table, row 70, column $2.60", { economy: 70, price: 2.6 }, { cost: "557" }],
      ["table, row 57, column $1.40", { economy: 57, price: 1.4 }, { cost: "368" }],
      ["table, row 53, column $2.20", { economy: 53, price: 2.2 }, { cost: "623" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "100 ÷ 50 = 2 imperial gallons; 2 × 4.54609 = 9.09218; 9.09218 × 1.45 = 13.183661",
        { distance: 100, economy: 50, economy_as: "mpg_uk", price: 1.45, price_per: "l" },
        { cost: "13.18", litres: "9.09218", "economies.4.economy": "5.65" },
        { edge: "British: miles to the imperial gallon, and a price per litre" },
      ],
      [
        "200 ÷ 100 × 6 = 12; 12 × 2 = 24; 24 ÷ 4 = 6",
        { distance: 100, distance_unit: "km", economy: 6, economy_as: "l_per_100km", price: 2, price_per: "l", round_trip: true, people: 4 },
        { cost: "24", share: "6", litres: "12", cost_per_100km: "12" },
        { given: "There and back for four, by litres per 100 km" },
      ],
      [
        "160.9344 ÷ 1.609344 = 100 miles; 100 ÷ 50 = 2; 2 × 6 = 12; 12 ÷ 100 = 0.12",
        { distance: "160.9344", distance_unit: "km", economy: 50, economy_as: "mpg_uk", price: 6, price_per: "uk_gal" },
        { cost: "12", uk_gallons: "2", cost_per_mile: "0.12" },
        { edge: "A distance in kilometres and a price per imperial gallon" },
      ],
      [
        "300 ÷ 100 × 18 = 54; 54 × 0.4 = 21.6; 21.6 ÷ 2 = 10.8; 18 × 0.4 = 7.2",
        { distance: 150, distance_unit: "km", economy: 18, economy_as: "kwh_per_100km", price_per_kwh: 0.4, round_trip: true, people: 2 },
        { electricity: "54", cost: "21.60", share: "10.80", cost_per_100km: "7.20" },
        { given: "Electricity in kilometers, there and back for two" },
      ],
    ],
  },
  {
    title: "US Department of Energy, Comparing Energy Costs per Mile for Electric and Gasoline Vehicles",
    url: "http://www1.eere.energy.gov/vehiclesandfuels/avta/light_duty/fsev/fsev_gas_elec2.html",
    read: "2026-11-24",
    rows: [["First paragraph", { distance: 100, economy: 3, economy_as: "mi_per_kwh", price_per_kwh: 0.09 }, { cost_per_mile: "0.03" }]],
  },
  {
    title: "Plug In America, How much does it cost to charge an electric vehicle?",
    url: "https://pluginamerica.org/faq/how-much-does-it-cost-to-charge-an-electric-vehicle/",
    read: "2026-11-24",
    rows: [
      [
        "Second paragraph",
        { distance: 200, economy: 33, economy_as: "kwh_per_100mi", price_per_kwh: 0.13 },
        { cost: "9", electricity: "66", cost_per_mile: "0.04" },
      ],
    ],
  },
  {
    title: "SpikeVM, Trip Cost of Driving an Electric Vehicle",
    url: "https://www.spikevm.com/calculators/fuel_distance/electric-vehicle.php",
    read: "2026-11-24",
    by: "software",
    rows: [["Example", { distance: 66, economy: 33, economy_as: "kwh_per_100mi", price_per_kwh: 0.226 }, { cost: "4.92", electricity: "21.78" }]],
  },
] satisfies Vectors<typeof fuelCost>;
