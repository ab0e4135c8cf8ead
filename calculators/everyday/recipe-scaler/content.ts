import { NIST_HANDBOOK_44 } from "#calculators/sources";
import type { Content } from "#engine";
import type recipeScaler from "./recipe-scaler.ts";
import vectors from "./vectors.ts";

export default {
  title: "Recipe scaler: double, halve or resize a recipe",
  purpose:
    "Scales every ingredient of a recipe to the number of servings you need, and turns awkward amounts such as 5/12 cup into cups and spoons you can measure.",
  about: [
    "The recipe serves 4 and there will be 11 of you, or it makes 24 cookies and the bake sale needs 60. Paste the list of ingredients and get the whole list back in the new size.",
    "Halving works the same way: enter fewer servings than the recipe makes.",
  ],
  howToUse: [
    "To double a recipe, enter 1 as the servings in the recipe and 2 as the servings you want. You don't need to know how many people the recipe serves.",
    "Season carefully. Start with a little less salt, spice and chili than the list says, then taste.",
    "A bigger batch may need more time, so check its look and temperature. A deeper pan takes longer. Two pans of the usual size take about as long as one pan.",
  ],
  methodology: [
    "The factor is the servings you want divided by the servings in the recipe. Every amount is multiplied by this factor.",
    "Begin each line with an amount such as 2, 0.5, 3/4, 1 1/2 or 1½, or with a range such as 2-3. A second amount, as in “1 cup plus 2 tbsp milk”, is scaled too.",
    "Cups and spoons become amounts you can measure: quarter or third cups, whole tablespoons, and teaspoons for the rest. Teaspoons are rounded to amounts such as 1/8, 1/4 or 1/2.",
    "Amounts of at least 10 grams or 10 milliliters are rounded to whole numbers. Eggs and ounces are rounded to an eighth or a third, whichever is nearer. The column “Exact amount” shows the new amount before rounding.",
  ],
  assumptions: [
    "A US cup has 16 tablespoons. A metric cup has 250 mL, and a metric teaspoon has 5 mL. A US or metric tablespoon has 3 teaspoons, and an Australian tablespoon has 4 teaspoons.",
    "In a doubled recipe, 1 cup (8 oz) becomes 2 cups (16 oz). The size of a can or package stays: 1 (14 oz) can becomes 2 (14 oz) cans.",
    "For a range such as 2-3 eggs, the column “Exact amount” shows the smaller number.",
  ],
  limitations: [
    "It doesn't change the baking time, the oven temperature or the size of the pan.",
    "In a very large batch, use a little less yeast, baking powder and salt than the list says. Use a little less liquid, too, because a smaller share boils away.",
    "Numbers written as words, such as “one egg”, aren't scaled. Write “1 egg”.",
  ],
  example: {
    story:
      "Nora's pancake recipe serves 4, but there will be six people at breakfast. She pastes the ingredients and asks for 6 servings.",
    outcome: "She needs 3 cups of flour and half a cup of milk. The list says 4 1/2 eggs, and she uses 5 small eggs.",
    inputs: {
      recipe_servings: 4,
      servings: 6,
      ingredients: "2 cups flour; 1 tbsp sugar; 1 1/2 tsp baking powder; 3 eggs; 1/3 cup milk; a pinch of salt",
    },
  },
  mistakes: [
    "Forgetting that your servings may be bigger than the recipe's. In that case, enter more servings than you have guests.",
    "Scaling by the width of a pan. A 10-inch round pan is only 25% wider than an 8-inch pan, but it holds over 50% more.",
    "Putting a doubled recipe into the usual pan. The batter is deeper, bakes unevenly and may run over.",
  ],
  questions: [
    {
      question: "How do I halve a recipe?",
      answer:
        "Enter 2 as the servings in the recipe and 1 as the servings you want. Every amount is then multiplied by 0.5.",
    },
    {
      question: "What is half of 3/4 cup?",
      answer: "3/8 cup. You can measure it as 1/4 cup plus 2 tablespoons.",
    },
    {
      question: "What is half of 1/3 cup?",
      answer: "1/6 cup. You can measure it as 2 tablespoons plus 2 teaspoons.",
    },
    {
      question: "What do I do with half an egg?",
      answer:
        "Beat one egg and use half of it, about 1 1/2 to 2 tablespoons or 25 g. In larger recipes, rounding to a whole egg rarely matters.",
    },
    {
      question: "Can I paste ingredients in grams?",
      answer: "Yes. Lines such as “200 g flour” or “200g flour” are scaled in grams.",
    },
  ],
  next: [
    { slug: "cooking", why: "convert cups and spoons to grams." },
    { slug: "unit-price", why: "compare package sizes before you shop." },
  ],
  related: ["cooking", "ratio", "fraction", "unit-price"],
  sources: [
    {
      title: "US Department of Defense, Armed Forces Recipe Service, Information for Standardized Recipes",
      url: "https://theodora.com/recipies/general_information/information_for_standardized_recipes_4.html",
    },
    {
      title: "Open Washington, Bakery and Business Math, Conversion Factors for Changing Recipe Yields",
      url: "https://openwa.pressbooks.pub/bakeryandbusinessmath/chapter/conversion-factors-for-changing-recipe-yields",
    },
    NIST_HANDBOOK_44,
  ],
  synonyms: [
    "double a recipe",
    "halve a recipe",
    "recipe multiplier",
    "recipe converter",
    "scale ingredients",
    "resize recipe",
    "recipe servings",
    "triple a recipe",
    "batch size",
  ],
  everydayWords: ["double", "halve", "bake sale", "cookies", "feeding people", "eggs"],
  inputWords: {
    recipe_servings: "Recipe serves",
    servings: "People to feed, serve, make for",
    ingredients: "Half cup butter, 2 eggs",
  },
  vectors,
  changes: [
    {
      version: "1.1.0",
      date: "2026-11-26",
      what: "The page shows the scaled recipe large, line by line. Programs get it as one text, in recipe. All figures are the same as before.",
    },
  ],
} satisfies Content<typeof recipeScaler>;
