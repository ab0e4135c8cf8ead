import { NIST_811, NIST_HANDBOOK_44, WEIGHTS_AND_MEASURES_ACT_1985 } from "#calculators/sources";
import type { Content } from "#engine";
import vectors from "./vectors.ts";
import type weight from "./weight.ts";

export default {
  title: "Weight converter: kg, pounds, stone, ounces",
  purpose:
    "Converts a weight between metric, US, imperial and troy units, using their exact definitions. It lists US, imperial and metric tons separately.",
  about: [
    "Many airlines give luggage limits in kilograms, your bathroom scale may show pounds, and gold is sold in troy ounces. Enter a weight once and see it in every unit.",
  ],
  howToUse: [
    "For luggage, stay a little below the limit. Your scale and the airline's scale rarely show exactly the same weight.",
    "If you buy gold or silver, make sure the price is per troy ounce. A troy ounce is about 10% heavier than an ordinary ounce.",
    "If you ship by the ton, ask which ton is meant. Write the weight in kilograms too.",
  ],
  methodology: [
    "Every unit is a certain number of kilograms. Multiply the weight by the kilograms in the first unit, and divide by the kilograms in the second unit.",
    "The result says whether it is exact or rounded. Results that don't end are shown with six digits. “More digits” shows the rest.",
  ],
  assumptions: [
    "A pound is exactly 0.45359237 kg. A pound has 16 ounces, or 7,000 grains. A stone is 14 pounds.",
    "A US ton is 2,000 lb, an imperial ton is 2,240 lb, and a metric ton (tonne) is 1,000 kg. A hundredweight is 100 lb in the United States and 112 lb in Britain.",
    "A troy ounce is 480 grains, or about 31.1 g. An ordinary ounce is about 28.35 g.",
    "A carat is 0.2 g. The karat of gold is a measure of purity, not a weight.",
    "On this page “weight” means mass, which is the same on the earth and on the moon.",
  ],
  limitations: [
    "It converts a single number. For 11 stone 4 pounds, enter 158 lb.",
    "The result may have more digits than your scale shows. Round the result to as many digits as the scale shows.",
    "It doesn't convert fluid ounces, because they measure volume. Use the volume converter for them.",
  ],
  example: {
    story:
      "Kate is in Dublin, and a doctor asks for her weight in kilograms. Her scale at home in Boston showed 150 lb.",
    outcome: "Kate rounds the result and tells the doctor that she weighs 68 kilos.",
    inputs: { value: 150, from: "lb", to: "kg" },
  },
  common: [
    { value: 1, from: "lb", to: "kg" },
    { value: 1, from: "oz", to: "g" },
    { value: 1, from: "st", to: "kg" },
    { value: 1, from: "us_ton", to: "kg" },
    { value: 1, from: "kg", to: "lb" },
    { value: 100, from: "g", to: "oz" },
    { value: 1, from: "t", to: "us_ton" },
    { value: 1, from: "ozt", to: "g" },
  ],
  mistakes: [
    "Entering 11 stone 4 pounds as 11.4 stone. It is 158 lb, or about 11.29 stone.",
    "Weighing gold in ordinary ounces. Gold is sold in troy ounces.",
    "Assuming that every ton is a US ton. A metric ton is about 10% heavier.",
  ],
  questions: [
    {
      question: "How do I turn kilograms into pounds in my head?",
      answer:
        "Double the kilograms, then add a tenth of the result. For 70 kg, twice 70 is 140, and 140 + 14 = 154. The exact figure is about 154.32 lb.",
    },
    {
      question: "How heavy is a ton?",
      answer:
        "In the United States a ton is 2,000 lb. In older British use a ton is 2,240 lb. A metric ton (tonne) is 1,000 kg, or about 2,205 lb. Ask which ton is meant.",
    },
    {
      question: "Why is an ounce of gold heavier than an ounce of bread?",
      answer: "Gold is weighed in troy ounces of about 31.1 g. Bread is weighed in ordinary ounces of about 28.35 g.",
    },
    {
      question: "Is a pound a weight or a mass?",
      answer:
        "A pound is a mass of exactly 0.45359237 kg. The force of gravity on that mass is measured in another unit, the pound-force.",
    },
    {
      question: "How many pounds are in a stone?",
      answer: "A stone is 14 pounds. Ten stone is 140 lb, or about 63.5 kg.",
    },
  ],
  next: [
    { slug: "bmi", why: "what your weight means for your height." },
    { slug: "cooking", why: "convert cups of an ingredient to ounces or grams." },
    { slug: "volume-units", why: "convert fluid ounces, cups and liters." },
  ],
  related: ["length", "volume-units", "cooking"],
  sources: [NIST_811, NIST_HANDBOOK_44, WEIGHTS_AND_MEASURES_ACT_1985],
  synonyms: [
    "kg to lbs",
    "lbs to kg",
    "pounds to kilograms",
    "grams to ounces",
    "stone to kg",
    "mass converter",
    "tons to tonnes",
    "troy ounce",
    "carat",
  ],
  everydayWords: ["lbs", "lb", "pound", "kg", "kilos", "oz", "gram", "mg"],
  inputWords: {
    value: "How many pounds, heavy, baby, luggage",
    from: "Ounces, stone, st, kilogram",
    to: "Grams, pounds, kilos, tons",
  },
  vectors,
  changes: [
    { version: "1.0.3", date: "2026-11-26" },
    {
      version: "1.0.2",
      date: "2026-11-26",
      what: "Figures that don't end are shown with six digits. “More digits” shows the rest, and the values for programs are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-24",
    },
  ],
} satisfies Content<typeof weight>;
