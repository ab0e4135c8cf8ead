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
    "To double a recipe whose servings you don't know, enter 1 serving in the recipe and 2 that you want.",
    "Season carefully. Start with a little less salt, spice and chili than the list says, then taste.",
    "Cook a bigger batch by its look and temperature, not by the clock. A deeper pan takes longer; two pans of the old size take about as long as one.",
    "For half an egg, beat one egg and use half of it, about 1 1/2 to 2 tablespoons.",
  ],
  methodology: [
    "The factor is the servings you want divided by the servings in the recipe. Every amount is multiplied by it.",
    "Each line may begin with a whole number, a decimal, a fraction, a mixed number such as 1 1/2 or 1½, or a range such as 2-3. The decimal sign may be a comma: 1,5 is one and a half, but 1,500 is 1500. A second amount after “plus” or “and” is scaled too if it has a unit.",
    "Amounts in cups and spoons become quarter or third cups, whole tablespoons, and teaspoons for the rest. Teaspoons are rounded to eighths, quarters or halves: the smaller the amount, the more exactly.",
    "Grams and milliliters are rounded to whole numbers from 10 up and to tenths below, kilograms and liters to three decimals. Everything else, such as eggs and ounces, is rounded to the nearest eighth or third. The last column has the new amount before rounding.",
  ],
  assumptions: [
    "Every ingredient is scaled by the same factor.",
    "US measures have 16 tablespoons in a cup. A metric cup has 50 teaspoons of 5 mL. A tablespoon has 3 teaspoons, and 4 in Australia.",
    "A weight in parentheses is scaled if it repeats the amount: 1 cup (8 oz) becomes 2 cups (16 oz). If it is the size of a can or package, it stays: 1 (14 oz) can becomes 2 (14 oz) cans.",
    "For a range, the exact amount is that of the smaller number.",
  ],
  limitations: [
    "It doesn't change the baking time, the oven temperature or the size of the pan.",
    "In a very large batch, use a little less yeast, baking powder and salt than the list says, and less liquid, because less boils away.",
    "Numbers written as words, such as “one egg”, aren't scaled. Neither are other numbers later in a line, such as “cut into 8 pieces”.",
  ],
  example: {
    story:
      "Nora's pancake recipe serves 4, but there will be six people at breakfast. She pastes the ingredients and asks for 6 servings.",
    outcome:
      "She needs 3 cups of flour and 4 1/2 eggs, so she takes 5 small ones. The third of a cup of milk becomes half a cup.",
    inputs: {
      recipe_servings: 4,
      servings: 6,
      ingredients: "2 cups flour; 1 tbsp sugar; 1 1/2 tsp baking powder; 3 eggs; 1/3 cup milk; a pinch of salt",
    },
  },
  mistakes: [
    "Comparing servings of different sizes. If yours are bigger, enter weights instead of servings: the total the recipe makes and the total you want.",
    "Scaling by the width of a pan. A 10-inch round pan holds over 50% more than an 8-inch one, not 25%.",
    "Doubling a recipe into one pan of the old size. It comes out deeper, bakes unevenly and may run over.",
  ],
  questions: [
    {
      question: "How do I halve a recipe?",
      answer: "Enter 2 servings in the recipe and 1 that you want. Every amount is then multiplied by 0.5.",
    },
    {
      question: "What is half of 3/4 cup?",
      answer: "3/8 cup, which is 6 tablespoons: 1/4 cup plus 2 tablespoons.",
    },
    {
      question: "What is half of 1/3 cup?",
      answer: "1/6 cup, which is 8 teaspoons: 2 tablespoons plus 2 teaspoons.",
    },
    {
      question: "What do I do with half an egg?",
      answer:
        "Beat the egg and use half of it. A large egg is about 50 g without the shell, so 25 g. In larger recipes, rounding to a whole egg rarely matters.",
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
    {
      title: "NIST Handbook 44, appendix C, General Tables of Units of Measurement",
      url: "https://www.nist.gov/pml/owm/nist-handbook-44-current-edition",
    },
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
  everydayWords: [
    "recipe serves",
    "double, halve",
    "feeding people",
    "cookies, bake sale",
    "half",
    "cup",
    "eggs, butter",
  ],
  vectors,
  changes: [],
} satisfies Content<typeof recipeScaler>;
