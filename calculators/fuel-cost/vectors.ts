import type { Vectors } from "#engine";
import type fuelCost from "./fuel-cost.ts";

const APTITUDE = {
  title: "Aptitude Tests 4 Me, Data interpretation 16, detailed solution",
  url: "http://aptitudetests4me.com/Ans_Data_Interpretation_16.html",
};
const CANADA = {
  title: "Universal Calculator Canada, Fuel economy",
  url: "https://cn-universal-calculator.pages.dev/ca/calc/fuel-economy/",
};

export default [
  {
    given: "336 miles at 21 miles to the gallon, at $2.82",
    inputs: { distance: 336, economy: 21, economy_as: "mpg_us", price: 2.82, price_per: "us_gal" },
    expected: { cost: "45.12", us_gallons: "16" },
    by: "published",
    source: {
      title: "ASVAB Prep, arithmetic reasoning, petrol for a trip",
      url: "https://asvab-prep.com/question/your-car-uses-gasoline-at-the-rate-of-21-miles-per-gallon-4746654437605376",
    },
  },
  {
    given: "250 miles at 30 miles to the gallon, at $3.00",
    inputs: { distance: 250, economy: 30, economy_as: "mpg_us", price: 3, price_per: "us_gal" },
    expected: { cost: "25.00" },
    by: "published",
    source: {
      title: "Calculator Academy, Trip gas price, example 1",
      url: "https://calculator.academy/trip-gas-price-calculator/",
    },
  },
  {
    given: "210 km at 14 km to the litre, at 95p",
    inputs: { distance: 210, distance_unit: "km", economy: 14, economy_as: "km_per_l", price: 0.95, price_per: "l" },
    expected: { cost: "14.25", litres: "15" },
    by: "published",
    source: APTITUDE,
  },
  {
    given: "210 km at 6 km to the litre, at 101p",
    inputs: { distance: 210, distance_unit: "km", economy: 6, economy_as: "km_per_l", price: 1.01, price_per: "l" },
    expected: { cost: "35.35", litres: "35" },
    by: "published",
    source: APTITUDE,
  },
  {
    given: "5,000 km at 6 litres per 100 km, at 1.063 a litre",
    inputs: {
      distance: 5000,
      distance_unit: "km",
      economy: 6,
      economy_as: "l_per_100km",
      price: 1.063,
      price_per: "l",
    },
    expected: { cost: "318.9", litres: "300" },
    by: "published",
    source: { title: "Qammunity, fuel consumption and cost over 5,000 km", url: "https://qammunity.org/1597946" },
  },
  {
    given: "600 km at 8 litres per 100 km, and the economy told otherwise",
    inputs: { distance: 600, distance_unit: "km", economy: 8, economy_as: "l_per_100km", price: 1.6, price_per: "l" },
    expected: { cost: "76.80", cost_per_100km: "12.80", "economies.2.economy": "35.3", "economies.3.economy": "12.50" },
    by: "published",
    source: CANADA,
  },
  {
    given: "20 litres per 100 km are 11.8 miles to the US gallon",
    inputs: { distance: 100, distance_unit: "km", economy: 20, economy_as: "l_per_100km", price: 2, price_per: "l" },
    expected: { "economies.1.economy": "11.8", litres: "20" },
    by: "published",
    source: {
      title: "CelloMom on Cars, Conversion liters/100km to mpg",
      url: "http://www.cellomomcars.com/2011/08/conversion-liters100km-to-mpg.html",
    },
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
    given: "The same 50 to the US gallon goes less far",
    inputs: { distance: 100, economy: 50, economy_as: "mpg_us", price: 1.45, price_per: "l" },
    expected: { cost: "10.98", litres: "7.570823568" },
    by: "hand",
    source: { title: "2 × 3.785411784 = 7.570823568; 7.570823568 × 1.45 = 10.97769…" },
    edge: true,
  },
  {
    given: "There and back for four",
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
    given: "A price per imperial gallon in the miles of a kilometre sign",
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
] satisfies Vectors<typeof fuelCost>;
