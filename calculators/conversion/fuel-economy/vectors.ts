import { GNU_UNITS, NIST_811_B8 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type fuelEconomy from "./fuel-economy.ts";

export default [
  {
    ...NIST_811_B8,
    read: "2026-11-27",
    by: "law",
    place: "appendix B.8",
    always: { value: 1, from: "mpg_us" },
    rows: [
      ["mile per gallon (US), to kilometer per liter", { to: "km_per_l" }, { result: "0.4251437" }],
      ["mile per gallon (US), to liter per 100 km: 235.215 ÷ mpg", { to: "l_per_100km" }, { result: "235.215" }],
    ],
  },
  {
    title: "Home Power, MPG-e and the labels of electric cars",
    url: "http://www.homepower.com/node/11286",
    read: "2026-11-27",
    rows: [["first paragraph", { value: 33.7, from: "kwh_per_100mi", to: "mpge" }, { result: "100" }]],
  },
  {
    title: "SAP Community, Fuel Conversion Formula",
    url: "https://blogs.sap.com/2012/04/05/fuel-conversion-formula/",
    read: "2026-11-27",
    always: { value: 1 },
    rows: [
      ["km per liter to miles per gallon (imperial): 2.825", { from: "km_per_l", to: "mpg_uk" }, { result: "2.825" }],
      ["liters per 100 km to miles per gallon (imperial): 282.5", { from: "l_per_100km", to: "mpg_uk" }, { result: "282.5" }],
    ],
  },
  {
    ...GNU_UNITS,
    read: "2026-11-27",
    by: "software",
    place: "units -t -o %.15g",
    rows: [
      ["30 mpg km/L", { value: 30, from: "mpg_us", to: "km_per_l" }, { result: "12.7543112229082" }],
      ["30 brmpg km/L", { value: 30, from: "mpg_uk", to: "km_per_l" }, { result: "10.6201856980394" }],
    ],
  },
  {
    by: "hand",
    rows: [
      ["100 ÷ 8 = 12.5", { value: 8, from: "l_per_100km", to: "km_per_l" }, { result: "12.5" }, { edge: "An inverse unit, which has an exact result" }],
      [
        "8 ÷ 10 = 0.8",
        { value: 8, from: "l_per_100km", to: "l_per_10km" },
        { result: "0.8" },
        { edge: "From one inverse unit to another: nothing is turned over" },
      ],
      ["160.9344 km = 100 mi; 16.09344 × 100 ÷ 160.9344 = 10", { value: "16.09344", from: "kwh_per_100mi", to: "kwh_per_100km" }, { result: "10" }],
      ["100 ÷ 4 = 25", { value: 4, from: "mi_per_kwh", to: "kwh_per_100mi" }, { result: "25" }],
      ["33.7 × 4 = 134.8", { value: 4, from: "mi_per_kwh", to: "mpge" }, { result: "134.8" }],
      ["250 ÷ 1000 = 1 ÷ 4, so 4 miles per kWh", { value: 250, from: "wh_per_mi", to: "mi_per_kwh" }, { result: "4" }],
    ],
  },
] satisfies Vectors<typeof fuelEconomy>;
