import type { Content } from "#engine";
import type cooking from "./cooking.ts";
import vectors from "./vectors.ts";

export default {
  title: "Cooking converter: cups to grams and back",
  purpose:
    "Turns cups and spoons of an ingredient into grams or ounces and back, with US, metric or Australian measures, by published weights of each ingredient.",
  methodology: [
    "Cups and spoons are turned into millilitres by their exact definitions. What the millilitres weigh follows from the weight of a US cup of the ingredient, as the US Department of Agriculture has it.",
    "From one volume to another, or one weight to another, the ingredient does not matter, and the result is exact.",
    "Results show four significant digits, which is already more than a cup can measure.",
  ],
  assumptions: [
    "Measures are the American ones unless you choose others: a cup of 236.588 mL, a tablespoon of a sixteenth of it, a teaspoon of a third of that.",
    "On US food labels a cup is 240 mL. Metric cups are 250 mL with spoons of 15 and 5 mL, and an Australian tablespoon is 20 mL.",
    "A fluid ounce is the US one, 29.57 mL, or 30 mL with label measures, or the imperial one, 28.41 mL, with metric and Australian measures.",
    "Flour and powdered sugar are unsifted, brown sugar is packed, and oats and rice are dry. A cup of flour is 125 g.",
  ],
  limitations: [
    "How you fill a cup changes what is in it. Spooned flour weighs about 120 g, scooped flour up to 150 g.",
    "Brands and grinds differ. Coarse salt can weigh half as much as table salt.",
    "Eggs, fruit and anything in pieces are not here. Give a density for what is missing.",
  ],
  example: {
    story: "An American recipe asks for 2 cups of all-purpose flour. How many grams is that?",
    inputs: { value: 2, from: "cup", to: "g", ingredient: "flour" },
  },
  questions: [
    {
      question: "How many grams is a cup of flour?",
      answer:
        "About 125 g by the US Department of Agriculture. Some American bakers reckon with 120 g, because they spoon the flour into the cup. Scooping packs it and gives more.",
    },
    {
      question: "Is an Australian or British cup the same as an American one?",
      answer:
        "No. An American cup is 236.6 mL, a metric one 250 mL. Older British recipes rarely use cups at all, and Japan has one of 200 mL. Choose the measures of your recipe.",
    },
    {
      question: "How much is a stick of butter?",
      answer: "Half a US cup or 8 tablespoons, which is about 113 g or 4 ounces.",
    },
    {
      question: "Are ounces weights or volumes?",
      answer:
        "Both words exist. An ounce is a weight of 28.35 g. A fluid ounce is a volume, and only of water does it weigh about an ounce.",
    },
    {
      question: "How do I find a density?",
      answer:
        "Fill a measuring jug to 100 mL, weigh what is in it, and divide the grams by 100. For cocoa, for example, that is about 0.36.",
    },
  ],
  related: ["volume-units", "weight", "temperature"],
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
  vectors,
} satisfies Content<typeof cooking>;
