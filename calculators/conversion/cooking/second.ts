// Grams in a US cup: US Department of Agriculture, National Nutrient Database for Standard Reference.
import { figure, type Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import { type Amount, over, times } from "#calculators/second/ratio";

const GRAMS_IN_CUP: Readonly<Record<string, number>> = {
  water: 237,
  flour: 125,
  bread_flour: 137,
  whole_wheat_flour: 120,
  cornstarch: 128,
  sugar: 200,
  brown_sugar: 220,
  powdered_sugar: 120,
  honey: 339,
  maple_syrup: 315,
  molasses: 337,
  butter: 227,
  canola_oil: 218,
  olive_oil: 216,
  milk: 244,
  cream: 238,
  yogurt: 245,
  sour_cream: 230,
  rice: 185,
  oats: 81,
  cocoa: 86,
  salt: 292,
  peanut_butter: 258,
};
const US_CUP = "236.5882365";
const IMPERIAL_FLUID_OUNCE = over("4546.09", 160);

// Millilitres in a cup, a tablespoon, a teaspoon and a fluid ounce.
const MEASURES: Readonly<Record<string, readonly [cup: Amount, tbsp: Amount, tsp: Amount, floz: Amount]>> = {
  us: [US_CUP, over(US_CUP, 16), over(US_CUP, 48), over(US_CUP, 8)],
  us_label: [240, 15, 5, 30],
  metric: [250, 15, 5, IMPERIAL_FLUID_OUNCE],
  australia: [250, 20, 5, IMPERIAL_FLUID_OUNCE],
};

const cooking: Opinion = (given) => {
  const [cup, tbsp, tsp, floz] = MEASURES[given.measures ?? ""] ?? [1, 1, 1, 1];
  const millilitres: Readonly<Record<string, Amount>> = { cup, tbsp, tsp, fl_oz: floz, ml: 1, l: 1000 };
  const grams: Readonly<Record<string, Amount>> = { g: 1, kg: 1000, oz: over("453.59237", 16), lb: "453.59237" };
  const dense =
    given.ingredient === "own" ? figure(given, "density") : over(GRAMS_IN_CUP[given.ingredient ?? ""] ?? 0, US_CUP);
  // All in grams of the ingredient.
  const weighs = (unit: string) => grams[unit] ?? times(millilitres[unit] ?? 1, dense);
  const weight = times(figure(given, "value"), weighs(given.from ?? ""));
  const inPrint = (unit: string) => significant(over(weight, weighs(unit)), 4);
  const units = [...Object.keys(millilitres), ...Object.keys(grams)];
  return { result: inPrint(given.to ?? ""), units: units.map((unit) => [null, inPrint(unit)]) };
};

export default cooking;
