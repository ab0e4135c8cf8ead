import { PREALGEBRA_5_6 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type gasMileage from "./gas-mileage.ts";

export default [
  {
    ...PREALGEBRA_5_6,
    read: "2026-11-27",
    place: "section 5.6",
    rows: [
      ["Sven’s car", { distance: 455, fuel: 14 }, { mpg_us: "32.5" }],
      ["try it, 423 miles to 18 gallons", { distance: 423, fuel: 18 }, { mpg_us: "23.5" }],
      ["try it, 406 miles to 14.5 gallons", { distance: 406, fuel: 14.5 }, { mpg_us: "28" }],
      ["exercise, 576 miles on 18 gallons", { distance: 576, fuel: 18 }, { mpg_us: "32" }],
    ],
  },
  {
    title: "Over 30 MPG, Calculating MPG",
    url: "http://over30mpg.com/page4.php",
    read: "2026-11-27",
    rows: [["odometer method", { find: "log", fillups: "32645.1:12; 33001.3:13.5" }, { mpg_us: "26.4" }]],
  },
  {
    title: "Reference.com, How Can One Calculate Car Gas Mileage?",
    url: "https://www.reference.com/vehicles/can-one-calculate-car-gas-mileage-e0a0bb343ffc6489",
    read: "2026-11-27",
    rows: [["example", { distance: 250, fuel: 9.5 }, { mpg_us: "26.3" }]],
  },
  {
    title: "US Environmental Protection Agency, Greenhouse Gas Emissions from a Typical Passenger Vehicle",
    url: "https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P100CZFN.txt",
    read: "2026-11-27",
    place: "CO₂ from a gallon",
    rows: [
      ["gasoline, 8,887 grams", { distance: 25, fuel: 1 }, { co2: "8.887" }],
      ["diesel, 10,180 grams", { distance: 25, fuel: 1, fuel_type: "diesel" }, { co2: "10.180" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "100 × 35 ÷ 500 = 7; 500 ÷ 35 = 14.2857…; 35 × 1.8 = 63; 63 ÷ 500 = 0.126",
        { units: "metric", distance: 500, fuel: 35, price: 1.8 },
        { l_per_100km: "7", km_per_l: "14.29", cost: "63", cost_per_km: "0.126" },
        { edge: "Lower is better: liters per 100 km" },
      ],
      [
        "45.4609 ÷ 4.54609 = 10 imperial gallons; 400 ÷ 10 = 40; 45.4609 × 1.4 = 63.64526",
        { units: "miles_liters", distance: 400, fuel: "45.4609", price: 1.4 },
        { mpg_uk: "40", cost: "63.65" },
        { edge: "British: miles on the odometer, liters at the pump" },
      ],
      [
        "12,000 ÷ 25 = 480; 12,000 ÷ 30 = 400; 80 × 3.5 = 280; 80 × 8.887 = 710.96",
        { find: "compare", first_economy: 25, second_economy: 30, yearly_distance: 12000, price: 3.5 },
        { first_cost: "1680", second_cost: "1400", saving: "280", co2_saved: "711.0" },
      ],
      [
        "600 + 400 = 1,000 miles on 20 + 20 gallons: 25; 600 ÷ 20 = 30; 400 ÷ 20 = 20",
        { find: "log", fillups: "1000:9; 1600:20; 2000:20" },
        { mpg_us: "25", "by_fillup.1.economy": "30", "by_fillup.2.economy": "20" },
        { edge: "The fuel of the first fill-up was burned before, and doesn’t count" },
      ],
      [
        "15,000 × 8 ÷ 100 = 1,200 on both",
        { find: "compare", units: "metric", first_economy: 8, second_economy: 8, yearly_distance: 15000, price: 1.5 },
        { first_cost: "1800", second_cost: "1800", saving: "0", co2_saved: "0" },
        { edge: "Two cars that use the same" },
      ],
    ],
  },
] satisfies Vectors<typeof gasMileage>;
