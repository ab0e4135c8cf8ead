// The energy of protein, carbohydrate and fat, and what shares of the calories diets and authorities give them.
import { type Decimal, decimal } from "#numbers/decimal";

// Energy in a gram, in kcal: the general factors of Atwater. FAO Food and Nutrition Paper 77 (2003), chapter 3;
// US Code of Federal Regulations, 21 CFR 101.9(c)(1)(i)(B).
export const ENERGY = { protein: 4, carbohydrate: 4, fat: 9 } as const;

// Acceptable shares for adults, in percent: US National Academies, Dietary Reference Intakes (2005).
export const ACCEPTABLE = { protein: [10, 35], carbohydrate: [45, 65], fat: [20, 35] } as const;

// Shares of protein, carbohydrate and fat, in percent. DASH: the daily goals of its studies. Zone: Barry Sears. Keto: within the 70% to 80% of fat
// that Harvard's Nutrition Source gives.
const DIETS = { dash: [18, 55, 27], zone: [30, 40, 30], keto: [20, 5, 75] } as const;

export const NAMES = { protein: "Protein", carbohydrate: "Carbohydrate", fat: "Fat" } as const;
export const NUTRIENTS = ["protein", "carbohydrate", "fat"] as const;

/** As the question by percentages is given them. */
export function sharesOf(diet: keyof typeof DIETS) {
  const [protein, carbohydrate, fat] = DIETS[diet];
  return {
    protein_share: decimal(protein),
    carbohydrate_share: decimal(carbohydrate),
    fat_share: decimal(fat),
  };
}

/** In grams, what adults are recommended at these calories. */
export const rangesOf = (calories: Decimal) =>
  NUTRIENTS.map((each) => {
    const gramsOf = (share: number) => calories.times(share).div(100).div(ENERGY[each]);
    const [least, most] = ACCEPTABLE[each];
    return { nutrient: NAMES[each], least: gramsOf(least), most: gramsOf(most) };
  });
