import { FOOD_LABEL_MEASURES, NIST_HANDBOOK_44, WEIGHTS_AND_MEASURES_ACT_1985 } from "#calculators/sources";
import type { Content } from "#engine";
import vectors from "./vectors.ts";
import type volumeUnits from "./volume-units.ts";

export default {
  title: "Volume converter: liters, gallons, cups, ounces",
  purpose:
    "Converts a volume between liters and US, imperial and kitchen units by their exact definitions, with US and imperial gallons listed separately.",
  about: [
    "Gas in liters, milk in pints, a fish tank in gallons, medicine in milliliters. The same name can mean different sizes. An imperial gallon is a fifth larger than a US gallon, and three sizes of cup are in common use.",
    "Choose the unit you have and the unit you want. The table shows the volume in every unit.",
  ],
  howToUse: [
    "Before you choose a unit, look at where the number came from. British, Australian and American recipes use different spoons and cups.",
    "Water treatment for a fish tank or a pool is usually dosed per liter or per US gallon. Convert the volume of the water to the unit on the bottle.",
    "For medicine, use the syringe that came with it, in mL. Kitchen spoons vary too much.",
  ],
  methodology: [
    "Every unit is defined as a number of milliliters. Multiply the volume by the milliliters in its unit and divide by the milliliters in the unit you want. Nothing is rounded in between.",
    "The page says whether the result is exact or rounded.",
  ],
  assumptions: [
    "A US gallon is 231 cubic inches, which is 3.785411784 L, exactly. It equals 4 quarts, 8 pints, 16 cups or 128 fluid ounces.",
    "An imperial gallon is 4.54609 L, exactly. It equals 4 imperial quarts, 8 imperial pints or 160 imperial fluid ounces.",
    "A metric cup is 250 mL, a tablespoon 15 mL and a teaspoon 5 mL. An Australian tablespoon is 20 mL.",
    "On US food labels, a cup is 240 mL and a fluid ounce is 30 mL, by law.",
    "A barrel is an oil barrel of 42 US gallons.",
  ],
  limitations: [
    "US dry pints and quarts, beer barrels and older measures are not included.",
    "It doesn't turn a volume into a weight. For ingredients, use the cooking converter.",
    "The result may have more digits than your measurement. Round it to about as many digits as you measured.",
  ],
  example: {
    story:
      "Hugo's aquarium was sold in the US as “5 gallons”. The water conditioner he bought takes one drop per liter.",
    outcome:
      "The tank holds just under 19 liters, so he adds 19 drops. If he had chosen imperial gallons by mistake, he would have added almost 23 drops.",
    inputs: { value: 5, from: "us_gal", to: "l" },
  },
  common: [
    { value: 1, from: "us_gal", to: "l" },
    { value: 1, from: "us_cup", to: "ml" },
    { value: 1, from: "us_floz", to: "ml" },
    { value: 1, from: "us_tbsp", to: "ml" },
    { value: 1, from: "l", to: "us_gal" },
    { value: 1, from: "l", to: "us_qt" },
    { value: 1, from: "uk_pt", to: "ml" },
    { value: 1, from: "uk_gal", to: "l" },
  ],
  mistakes: [
    "Writing “gallon” without saying whether it is US or imperial.",
    "Taking a British pint for an American pint. A British pint is 568 mL, and an American pint is 473 mL.",
    "Measuring flour by volume when the recipe gives its weight.",
    "Reading oz on a bottle as weight. On drinks it means fluid ounces.",
  ],
  questions: [
    {
      question: "Why are there two gallons?",
      answer:
        "The United States kept the old English wine gallon of 231 cubic inches. In 1824 Britain defined a new gallon, the imperial gallon, as the volume of ten pounds of water. It is a fifth larger.",
    },
    {
      question: "Is a British pint larger than an American one?",
      answer:
        "Yes. A British pint is 568 mL, and an American pint is 473 mL. A British pint has 20 fluid ounces, and an American pint has 16. A British fluid ounce is a little smaller than an American one.",
    },
    {
      question: "Is a cup 236.6, 240 or 250 mL?",
      answer:
        "All three are in use. A US cup is 236.588 mL, a cup on a US food label is 240 mL, and a metric cup, as in Australia and Canada, is 250 mL. Choose the one your recipe or label means.",
    },
    {
      question: "Does a fluid ounce weigh an ounce?",
      answer:
        "For water, nearly. A US fluid ounce of water weighs about 1.04 ounces. A fluid ounce of honey weighs more, and a fluid ounce of oil weighs less.",
    },
    {
      question: "How many ounces are in a gallon?",
      answer: "A US gallon has 128 US fluid ounces. An imperial gallon has 160 imperial fluid ounces.",
    },
  ],
  next: [
    { slug: "cooking", why: "turn cups of an ingredient into grams." },
    { slug: "fuel-cost", why: "what the gas for a trip costs." },
    { slug: "volume", why: "the volume of a box, a cylinder or a cone." },
  ],
  related: ["cooking", "weight", "length", "volume"],
  sources: [NIST_HANDBOOK_44, WEIGHTS_AND_MEASURES_ACT_1985, FOOD_LABEL_MEASURES],
  synonyms: [
    "litres to gallons",
    "gallons to litres",
    "ml to fl oz",
    "ounces to ml",
    "pints",
    "quarts",
    "cups to ml",
    "cubic feet",
    "capacity",
  ],
  everydayWords: ["ml", "oz", "fl oz", "gallon", "pint", "quart", "liter"],
  inputWords: {
    value: "How many cups, bottle, cubic feet",
    from: "Gal, quarts, cup, tablespoon, ounces",
    to: "UK litres, milliliters, pints, cups",
  },
  vectors,
  changes: [
    { version: "1.0.2", date: "2026-11-26" },
    {
      version: "1.0.1",
      date: "2026-11-26",
      what: "Figures that don't end are shown with six digits. “More digits” shows the rest, and the values for programs are the same as before.",
    },
  ],
} satisfies Content<typeof volumeUnits>;
