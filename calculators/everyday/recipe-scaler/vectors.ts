import type { Vectors } from "#engine";
import type recipeScaler from "./recipe-scaler.ts";

export default [
  {
    title: "US Department of Defense, Armed Forces Recipe Service, Information for Standardized Recipes",
    url: "https://theodora.com/recipies/general_information/information_for_standardized_recipes_4.html",
    read: "2026-11-25",
    rows: [
      [
        "A. General Information, No. 1(2), 2",
        { recipe_servings: 100, servings: 348, ingredients: "1.25 lb beef" },
        { factor: "3.48", "scaled.1.exact": "4.35" },
      ],
    ],
  },
  {
    title: "Open Washington, Bakery and Business Math, chapter 21, Conversion Factors for Changing Recipe Yields",
    url: "https://openwa.pressbooks.pub/bakeryandbusinessmath/chapter/conversion-factors-for-changing-recipe-yields",
    read: "2026-11-25",
    rows: [
      [
        "The first example, four dozen cookies into six dozen",
        { recipe_servings: 48, servings: 72, ingredients: "1 cup butter; 2 eggs; 2 teaspoons vanilla" },
        { factor: "1.5" },
      ],
    ],
  },
  {
    title: "Robert Blitzer, Thinking Mathematically, sixth edition, as worked at GradeSaver",
    url: "https://www.gradesaver.com/textbooks/math/other-math/thinking-mathematically-6th-edition/chapter-5-number-theory-and-the-real-number-system-5-3-the-rational-numbers-exercise-set-5-3-page-286/126",
    read: "2026-11-25",
    rows: [
      [
        "Exercise set 5.3, exercise 126, a recipe for 16 brownies",
        { recipe_servings: 16, servings: 24, ingredients: "2/3 cup butter; 5 oz unsweetened chocolate; 1 1/2 cups sugar; 2 tsp vanilla; 2 eggs; 1 cup flour" },
        { "scaled.1.exact": "1", "scaled.2.exact": "7.5", "scaled.4.exact": "3", "scaled.5.exact": "3" },
      ],
    ],
  },
  {
    title: "Robert Blitzer, Thinking Mathematically, sixth edition, as worked at GradeSaver",
    url: "https://www.gradesaver.com/textbooks/math/other-math/thinking-mathematically-6th-edition/chapter-5-number-theory-and-the-real-number-system-5-3-the-rational-numbers-exercise-set-5-3-page-286/125",
    read: "2026-11-25",
    rows: [
      [
        "Exercise set 5.3, exercise 125, a recipe for 16 brownies",
        { recipe_servings: 16, servings: 20, ingredients: "2/3 cup butter; 5 oz unsweetened chocolate; 1 1/2 cups sugar; 2 tsp vanilla; 2 eggs; 1 cup flour" },
        { "scaled.2.exact": "6.25" },
      ],
    ],
  },
  {
    title: "Robert Blitzer, Thinking Mathematically, sixth edition, as worked at GradeSaver",
    url: "https://www.gradesaver.com/textbooks/math/other-math/thinking-mathematically-6th-edition/chapter-5-number-theory-and-the-real-number-system-5-3-the-rational-numbers-exercise-set-5-3-page-286/124",
    read: "2026-11-25",
    rows: [
      [
        "Exercise set 5.3, exercise 124, a recipe for 16 brownies",
        { recipe_servings: 16, servings: 12, ingredients: "2/3 cup butter; 5 oz unsweetened chocolate; 1 1/2 cups sugar; 2 tsp vanilla; 2 eggs; 1 cup flour" },
        { "scaled.2.exact": "3.75", "scaled.4.exact": "1.5", "scaled.5.exact": "1.5" },
      ],
    ],
  },
  {
    title: "Chef Help, Recipe Conversion",
    url: "http://www.chefhelp.ca/recipeconversion.html",
    read: "2026-11-25",
    rows: [["Example, (50 × .230) ÷ (35 × .185)", { recipe_servings: 6.475, servings: 11.5, ingredients: "1 kg potatoes" }, { factor: "1.77606" }]],
  },
  {
    by: "hand",
    always: { recipe_servings: 4 },
    rows: [
      [
        "1/3 × 5/4 × 48 = 20 teaspoons = 12 + 2 × 3 + 2; 5 ÷ 12 = 0.4167",
        { servings: 5, ingredients: "1/3 cup oil" },
        { "scaled.1.scaled": "1/4 cup + 2 tbsp + 2 tsp oil", "scaled.1.exact": "0.4167" },
        { edge: "A third of a cup times 1.25 is 20 teaspoons" },
      ],
      [
        "2 × 2 = 4, 2 × 3 = 6; two cans of the same size; 2 × 8 = 16; nothing to multiply",
        { servings: 8, ingredients: "2-3 cloves garlic; 1 (14 oz) can tomatoes; 1 cup (8 oz) cream cheese; salt to taste" },
        {
          "scaled.1.scaled": "4 to 6 cloves garlic",
          "scaled.2.scaled": "2 (14 oz) can tomatoes",
          "scaled.3.scaled": "2 cups (16 oz) cream cheese",
          "scaled.4.scaled": "salt to taste",
        },
        { edge: "A range, a size in parentheses and a line without an amount" },
      ],
    ],
  },
] satisfies Vectors<typeof recipeScaler>;
