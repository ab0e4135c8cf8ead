import type { Content } from "#engine";
import type cooking from "./cooking.ts";
import vectors from "./vectors.ts";

export default {
  title: "Cooking converter: cups to grams and back",
  purpose:
    "Converts cups and spoons of an ingredient to grams or ounces and back, with US, metric or Australian measures, using published weights for each ingredient.",
  about: [
    "Your grandmother's cake calls for two cups of flour, and you own a kitchen scale. Or the recipe is from Paris, in grams, and you own cups. A cup of flour and a cup of honey weigh very different amounts, so you need the ingredient as well as the number.",
    "Baking is where it matters. In a stew, 20 g of onion more or less makes no difference. In a cake, 20 g of flour does.",
  ],
  howToUse: [
    "Round to what your scale shows. A third of a cup of flour comes out as 41.67 g. Weigh 42 g, and no one will taste the difference.",
    "Convert the whole recipe once and write the grams in the margin. The next time you bake it, you only need the scale.",
    "If a result looks wrong, check which cups and spoons the recipe means. An Australian tablespoon is about a third larger than an American one.",
  ],
  methodology: [
    "Cups and spoons become milliliters by their exact definitions. The number of grams then follows from the weight of one US cup of the ingredient, as published by the US Department of Agriculture. The 236.5882365 in the formula is the number of milliliters in a US cup.",
    "From one volume to another, or one weight to another, the ingredient doesn't matter.",
    "Results show four significant digits, already more precise than any measuring cup.",
  ],
  assumptions: [
    "Measures are the American ones unless you choose others: a cup of 236.588 mL, with 16 tablespoons in a cup and 3 teaspoons in a tablespoon.",
    "On US food labels a cup is 240 mL. Metric and Australian cups are 250 mL. Metric spoons are 15 and 5 mL; an Australian tablespoon is 20 mL.",
    "A fluid ounce is 29.57 mL in US measures and 30 mL on US food labels. With metric and Australian measures it is the imperial one, 28.41 mL.",
    "Flour and powdered sugar are unsifted, brown sugar is packed, and oats and rice are dry. A US cup of all-purpose flour is 125 g.",
  ],
  limitations: [
    "How you fill a cup changes what is in it. A cup of spooned flour weighs about 120 g, a cup of scooped flour up to 150 g.",
    "Brands and grinds differ in weight.",
    "Eggs, fruit and anything in pieces aren't listed, because a cup of them can weigh very different amounts. Weigh them instead.",
  ],
  example: {
    story:
      "Emma's pancakes never come out the same twice. The recipe asks for 2 cups of all-purpose flour, so this time she weighs it.",
    outcome:
      "She spoons flour onto the scale until it says 250. When she tries it with a cup scooped straight from the bag, the scale shows almost 300 for the same two cups. No wonder her pancakes vary.",
    inputs: { value: 2, from: "cup", to: "g", ingredient: "flour" },
  },
  mistakes: [
    "Scooping flour straight from the bag. That packs it, and you get as much as a quarter more.",
    "Reading fluid ounces as ounces. One is volume, the other weight.",
    "Using a coffee cup. Recipes mean a measuring cup.",
    "Replacing table salt with the same number of spoons of coarse salt. A spoon of coarse salt can weigh half as much.",
  ],
  questions: [
    {
      question: "How many grams is a cup of flour?",
      answer:
        "About 125 g by the US Department of Agriculture. Some American bakers use 120 g, because they spoon the flour into the cup. Scooping packs it and gives more.",
    },
    {
      question: "Is an Australian or British cup the same as an American one?",
      answer:
        "No. An American cup is 236.6 mL. Australian and modern British recipes mean a metric cup of 250 mL. Choose your recipe's measuring system.",
    },
    {
      question: "How much is a stick of butter?",
      answer: "Half a US cup or 8 tablespoons, which is about 113 g or 4 ounces.",
    },
    {
      question: "Are ounces weights or volumes?",
      answer:
        "An ounce is a weight of 28.35 g. A fluid ounce is a volume; a fluid ounce of water weighs about an ounce.",
    },
    {
      question: "How do I find a density?",
      answer:
        "Fill a measuring cup to 100 mL, weigh what is in it, and divide the grams by 100. For cocoa, for example, that is about 0.36.",
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
    {
      title: "US Code of Federal Regulations, 21 CFR 101.9(b)(5)(viii), household measures on labels",
      url: "https://www.ecfr.gov/current/title-21/section-101.9",
    },
    {
      title: "NIST Handbook 44, appendix C, General Tables of Units of Measurement",
      url: "https://www.nist.gov/pml/owm/nist-handbook-44-current-edition",
    },
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
  everydayWords: [
    "cup",
    "tablespoon, tablespoons, tbsp",
    "teaspoon, tsp",
    "a stick of butter",
    "milk",
    "cream",
    "oil",
    "oats",
    "honey",
    "chocolate chips",
    "ounces",
    "weigh",
    "cup in ml",
  ],
  vectors,
} satisfies Content<typeof cooking>;
