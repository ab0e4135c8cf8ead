import { figure, type Given, type Opinion } from "#calculators/second/given";
import { fixed, percent } from "#calculators/second/print";
import { compare, isNegative, minus, nearest, over, plus, type Ratio, times } from "#calculators/second/ratio";
import { KILOGRAMS, measured } from "#calculators/second/units";

const ENERGY = [4, 4, 9];
/** In percent of the calories, for adults: Dietary Reference Intakes (2005), table of the acceptable distribution ranges. */
const RANGES = [
  [10, 35],
  [45, 65],
  [20, 35],
];

const DIETS: Readonly<Record<string, readonly number[]>> = {
  dash: [18, 55, 27],
  zone: [30, 40, 30],
  keto: [20, 5, 75],
};

const macros: Opinion = (given) => {
  const calories = figure(given, "calories");
  const energies = energiesOf(given, calories);
  if (!energies) return undefined;
  const grams = energies.map((energy, i) => over(energy, ENERGY[i] ?? 1));
  const inPrint = (i: number) => fixed(grams[i] ?? 0, 0);
  const inWholeGrams = plus(...grams.map((gram, i) => times(nearest(gram), ENERGY[i] ?? 1)));
  return {
    protein: inPrint(0),
    carbohydrate: inPrint(1),
    fat: inPrint(2),
    whole_energy: fixed(inWholeGrams, 0),
    nutrients: energies.map((energy, i) => [
      null,
      percent(over(times(energy, 100), calories), 1),
      fixed(energy, 0),
      inPrint(i),
    ]),
    ranges: RANGES.map((range, i) => [
      null,
      ...range.map((share) => fixed(over(times(calories, share), 100 * (ENERGY[i] ?? 1)), 0)),
    ]),
  };
};

/** Of protein, carbohydrate and fat. */
function energiesOf(given: Given, calories: Ratio): readonly Ratio[] | undefined {
  const diet = DIETS[given.divide ?? ""];
  if (diet) return diet.map((share) => over(times(calories, share), 100));
  const share = (name: string) => over(times(calories, figure(given, name)), 100);
  if (given.divide === "shares") {
    const names = ["protein_share", "carbohydrate_share", "fat_share"];
    const isWhole = compare(plus(...names.map((name) => figure(given, name))), 100) === 0;
    return isWhole ? names.map(share) : undefined;
  }
  const protein = times(4, measured(given, "weight", KILOGRAMS), figure(given, "protein_per_kilogram"));
  const rest = minus(calories, plus(protein, share("fat_share")));
  return isNegative(rest) ? undefined : [protein, rest, share("fat_share")];
}

export default macros;
