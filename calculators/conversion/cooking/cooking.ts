import { choice, defineCalculator, number, step, table, text } from "#engine";
import { INGREDIENTS } from "#facts/food/cups";
import type { Decimal } from "#numbers/decimal";
import { converted } from "#numbers/dimension";
import { densityOf, inGramsOrMl, isWeight, type KitchenUnit, named, sizeOf, UNITS, weightOf } from "./kitchen-units.ts";

const ALL = ["cup", "tbsp", "tsp", "fl_oz", "ml", "l", "g", "kg", "oz", "lb"] as const satisfies readonly KitchenUnit[];

export default defineCalculator({
  name: "Cooking converter",
  summary: "Convert cups and spoons to grams and back for flour, sugar, butter and more.",

  inputs: {
    value: number("Amount", { min: 0, max: 1e6, example: 2 }),
    from: choice("From", UNITS, { example: "cup" }),
    to: choice("To", UNITS, { example: "g" }),
    ingredient: choice("Ingredient", INGREDIENTS, { example: "flour" }),
    density: number("Density of the ingredient", {
      unit: "g/mL",
      min: 0.01,
      max: 25,
      example: 0.6,
      when: { ingredient: ["own"] },
      help: "Weigh 100 mL of it in grams and divide by 100.",
    }),
    measures: choice(
      "Measuring system",
      {
        us: "US (cup of 236.6 mL)",
        us_label: "US food labels (cup of 240 mL)",
        metric: "Metric (cup of 250 mL)",
        australia: "Australian (tablespoon of 20 mL)",
      },
      { default: "us" },
    ),
  },

  outputs: {
    result: number("Result", { significant: 4 }),
    units: table("This amount in every unit", { unit: text("Unit"), value: number("Amount", { significant: 4 }) }),
  },
  primary: "result",
  unit: ({ to, measures }) => sizeOf(to, measures).label,
  formula: "grams = cups × milliliters in a cup × grams in a US cup ÷ 236.5882365",

  compute(given) {
    const { value, from, to, measures } = given;
    const density = densityOf(given.ingredient === "own" ? given.density : given.ingredient);
    const one = weightOf(from, measures, density);
    const inUnit = (unit: KitchenUnit) => converted(value, one, weightOf(unit, measures, density));
    return { result: inUnit(to), units: ALL.map((unit) => ({ unit: UNITS[unit], value: inUnit(unit) })) };
  },

  sentence({ value, from, to, ingredient, measures }, { result }) {
    const what = ingredient === "own" ? "it" : INGREDIENTS[ingredient].toLowerCase();
    const isAbout = !result.exact || isWeight(from) !== isWeight(to);
    return `${named(value, from, measures)} of ${what} is ${isAbout ? "about " : ""}${named(result, to, measures)}.`;
  },

  working(given, { result }, show) {
    const { value, from, to, measures } = given;
    const plain = (amount: Decimal) => show("number", amount, { significant: 30 });
    const by = (sign: "×" | "÷", amount: Decimal) => (amount.eq(1) ? "" : ` ${sign} ${plain(amount)}`);
    const [one, other] = [inGramsOrMl(from, measures), inGramsOrMl(to, measures)];
    if (isWeight(from) === isWeight(to)) {
      return [step`Conversion: ${value}${by("×", one)}${by("÷", other)} = ${result}`];
    }
    const [grams, ml] = densityOf(given.ingredient === "own" ? given.density.value : given.ingredient);
    const [name, top, bottom] = isWeight(to) ? ["Grams", grams, ml] : ["Milliliters", ml, grams];
    const filled = `${value}${by("×", one)}${by("×", top)}${by("÷", bottom)}`;
    const label = `${name}, with ${plain(grams)} g in ${plain(ml)} mL`;
    if (other.eq(1)) return [step`${label}: ${filled} = ${result}`];
    const crossed = show("number", value.value.times(one).times(top).div(bottom));
    return [step`${label}: ${filled} = ${crossed}`, step`Result: ${crossed}${by("÷", other)} = ${result}`];
  },

  notes({ from, to }, { result }, show) {
    if (isWeight(from) !== isWeight(to))
      return [
        `How you fill the cup can change the weight of dry ingredients by ${show("percent", 10)} or more. Weigh them if you can.`,
      ];
    return [result.exact ? "This result is exact." : "This result is rounded to 4 significant digits."];
  },
});
