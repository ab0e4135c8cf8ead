import { FOOD_LABEL_MEASURES, NIST_HANDBOOK_44 } from "#calculators/sources";
import type { Content } from "#engine";
import type cooking from "./cooking.ts";
import vectors from "./vectors.ts";

export default {
  title: "Cooking converter: cups to grams and back",
  purpose:
    "Converts cups and spoons of an ingredient to grams or ounces and back, with US, metric or Australian measures. It uses published weights for each ingredient.",
  about: [
    "Your grandmother's cake calls for two cups of flour, and you own a kitchen scale. Or a recipe from Paris gives grams, and you own cups. A cup of honey weighs much more than a cup of flour, so choose the ingredient as well.",
    "Weight matters most in baking. In a stew, 20 g more onion makes no difference. In a cake, 20 g more flour does.",
  ],
  howToUse: [
    "Round to what your scale shows. A third of a cup of flour is 41.67 g, so weigh 42 g.",
    "Convert the whole recipe once and write the grams in the margin. The next time you bake, you only need the scale.",
    "If a result looks wrong, check which measuring system the recipe uses. An Australian tablespoon is about a third larger than an American tablespoon.",
  ],
  methodology: [
    "Cups and spoons are converted to milliliters first. Then the page uses the weight of one US cup of the ingredient, as published by the US Department of Agriculture. A US cup has 236.5882365 milliliters.",
    "From cups to milliliters, or from ounces to grams, the ingredient makes no difference.",
    "Results show four significant digits, which is more precise than any measuring cup.",
  ],
  assumptions: [
    "The page uses US measures unless you choose others. A US cup is 236.588 mL. It holds 16 tablespoons, and a tablespoon holds 3 teaspoons.",
    "On US food labels a cup is 240 mL. Metric and Australian cups are 250 mL. A metric tablespoon is 15 mL, and a metric teaspoon is 5 mL. An Australian tablespoon is 20 mL.",
    "A fluid ounce is 29.57 mL in US measures and 30 mL on US food labels. With metric and Australian measures, a fluid ounce is the British fluid ounce of 28.41 mL.",
    "Flour and powdered sugar are unsifted, brown sugar is packed, and oats and rice are dry. A US cup of all-purpose flour weighs 125 g.",
  ],
  limitations: [
    "The weight depends on how you fill a cup. If you spoon flour into a cup, the flour weighs about 120 g. If you scoop flour with the cup, the flour weighs up to 150 g.",
    "Brands differ, so a cup of one brand can weigh more than a cup of another.",
    "Eggs, fruit and anything in pieces aren't listed, because a cup of pieces can weigh very different amounts. Weigh such ingredients instead.",
  ],
  example: {
    story:
      "Emma's pancakes never come out the same twice. The recipe calls for 2 cups of all-purpose flour, so this time she weighs the flour.",
    outcome:
      "Emma puts flour on the scale until it shows 250 g. Then she weighs two cups scooped straight from the bag, and the scale shows almost 300 g. No wonder her pancakes vary.",
    inputs: { value: 2, from: "cup", to: "g", ingredient: "flour" },
  },
  common: [
    { value: 1, from: "cup", to: "g", ingredient: "flour" },
    { value: 1, from: "cup", to: "g", ingredient: "sugar" },
    { value: 1, from: "cup", to: "g", ingredient: "butter" },
    { value: 1, from: "cup", to: "ml", ingredient: "water" },
    { value: 1, from: "tbsp", to: "g", ingredient: "butter" },
    { value: 1, from: "tsp", to: "g", ingredient: "salt" },
    { value: 100, from: "g", to: "cup", ingredient: "flour" },
    { value: 1, from: "cup", to: "tbsp", ingredient: "flour" },
  ],
  mistakes: [
    "Scooping flour straight from the bag. Scooping packs the flour, and a cup can then weigh 150 g.",
    "Reading fluid ounces as ounces. Fluid ounces measure volume, and ounces measure weight.",
    "Using a coffee cup. Recipes mean a measuring cup.",
    "Replacing a spoon of table salt with a spoon of coarse salt. The coarse salt can weigh half as much.",
  ],
  questions: [
    {
      question: "How many grams is a cup of flour?",
      answer:
        "A cup of all-purpose flour is about 125 g, says the US Department of Agriculture. Some American bakers use 120 g, because they spoon the flour into the cup.",
    },
    {
      question: "Is an Australian or British cup the same as an American one?",
      answer:
        "No. An American cup is 236.6 mL. Australian and modern British recipes mean a metric cup of 250 mL. Choose your recipe's measuring system.",
    },
    {
      question: "How much is a stick of butter?",
      answer: "A stick is half a US cup or 8 tablespoons. It weighs about 113 g or 4 ounces.",
    },
    {
      question: "Are ounces weights or volumes?",
      answer:
        "An ounce is a weight of 28.35 g. A fluid ounce is a volume. A fluid ounce of water weighs about an ounce.",
    },
    {
      question: "How do I find a density?",
      answer:
        "Fill a measuring cup to 100 mL with the ingredient. Weigh the ingredient and divide the grams by 100. If 100 mL of cocoa weighs 36 g, the density is 0.36.",
    },
  ],
  next: [
    { slug: "recipe-scaler", why: "double or halve the whole recipe." },
    { slug: "temperature", why: "convert the oven temperature." },
    { slug: "volume-units", why: "cups, pints and milliliters of liquids." },
    { slug: "macros", why: "how much protein, carbs and fat to eat." },
  ],
  related: ["recipe-scaler", "volume-units", "weight", "temperature"],
  sources: [
    {
      title: "US Department of Agriculture, FoodData Central, SR Legacy",
      url: "https://fdc.nal.usda.gov/download-datasets",
    },
    FOOD_LABEL_MEASURES,
    NIST_HANDBOOK_44,
  ],
  synonyms: [
    "cups to grams",
    "grams to cups",
    "tablespoons",
    "teaspoons",
    "recipe converter",
    "baking",
    "butter",
    "flour",
    "sugar",
    "kitchen measures",
    "cup to ml",
  ],
  everydayWords: ["cup", "tablespoon", "tbsp", "teaspoon", "tsp", "stick of butter"],
  inputWords: {
    value: "How many",
    from: "Cup, ounces, gram, ml",
    ingredient: "Milk, cream, oil, oats, honey, chocolate chips",
    density: "To weigh other foods",
    to: "Grams in a cup, tablespoons",
  },
  vectors,
} satisfies Content<typeof cooking>;
