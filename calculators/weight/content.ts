import type { Content } from "#engine";
import vectors from "./vectors.ts";
import type weight from "./weight.ts";

export default {
  title: "Weight converter: kg, pounds, stone, ounces",
  purpose:
    "Converts a weight between metric, US, imperial and troy units by their exact definitions, with US, imperial and metric tons listed separately.",
  about: [
    "Luggage limits in kilograms, a bathroom scale in pounds, a British friend in stone, gold in troy ounces. Type the weight once and read it in every unit.",
  ],
  howToUse: [
    "For luggage, leave a little room: your scale and the airline's rarely agree to the last half pound.",
    "Buying gold or silver? Make sure the price is per troy ounce. It is 10% heavier than a kitchen ounce.",
    "Shipping by the ton? Ask which ton, and write the kilograms next to it.",
  ],
  methodology: [
    "Every unit is defined as a number of kilograms. Multiply the weight by the kilograms in its unit and divide by the kilograms in the unit you want. Nothing is rounded in between.",
    "The result says whether it is exact or rounded to 15 significant digits.",
  ],
  assumptions: [
    "A pound is 0.45359237 kg, exactly, since 1959. It has 16 ounces or 7,000 grains, and 14 pounds make a stone.",
    "A US ton is 2,000 lb, an imperial ton 2,240 lb, and a metric ton (tonne) 1,000 kg. Hundredweights are 100 lb in the United States and 112 lb in Britain.",
    "A troy ounce is 480 grains, about a tenth more than an ordinary ounce. Gold and silver are sold by the troy ounce.",
    "A carat is 0.2 g. The karat of gold is a measure of purity, not a weight.",
    "Here “weight” means mass: how much of something there is. That doesn't change on the moon.",
  ],
  limitations: [
    "It reads one number. Write 11 stone 4 as 158 lb.",
    "The result may have more digits than your scale. Keep about as many as it shows.",
    "A fluid ounce is a volume. See the volume converter for it.",
  ],
  example: {
    story: "Kate's doctor in Dublin asks for her weight. Her scale at home in Boston says 150 lb.",
    outcome:
      "“68 kilos,” she says. In the waiting room someone calls it “ten stone ten”, and she looks that up as well.",
    inputs: { value: 150, from: "lb", to: "kg" },
  },
  mistakes: [
    "Entering 11 stone 4 as 11.4. It is 158 lb, or 11.29 stone.",
    "Weighing gold in kitchen ounces.",
    "Assuming that every ton is a US ton. A metric ton is 10% more.",
    "Converting recipes with fluid ounces. Those are volume.",
  ],
  questions: [
    {
      question: "How do I turn kilograms into pounds in my head?",
      answer:
        "Double it and add a tenth of that. 70 kg doubled is 140, plus 14 is 154 lb, and the exact figure is 154.32.",
    },
    {
      question: "How heavy is a ton?",
      answer:
        "In the United States a ton is 2,000 lb; in older British use it is 2,240 lb. A metric ton or tonne is 1,000 kg, about 2,205 lb. They differ by up to 12%, so ask.",
    },
    {
      question: "Why is an ounce of gold heavier than an ounce of bread?",
      answer:
        "Gold is weighed in troy ounces of 31.1 g, bread in ordinary ounces of 28.35 g. A troy pound, though, has only 12 ounces, so a pound of gold would be lighter than a pound of bread.",
    },
    {
      question: "Is a pound a weight or a mass?",
      answer:
        "By its definition of 0.45359237 kg it is a mass. The force with which the earth pulls on it is measured in another unit, the pound-force.",
    },
    { question: "How many pounds are in a stone?", answer: "14. Ten stone is 140 lb, or 63.5 kg." },
  ],
  next: [
    { slug: "bmi", why: "what your weight means for your height." },
    { slug: "cooking", why: "ounces and grams of an ingredient." },
    { slug: "volume-units", why: "fluid ounces, cups and liters." },
  ],
  related: ["length", "volume-units", "cooking"],
  sources: [
    {
      title: "NIST Special Publication 811, Guide for the Use of the International System of Units, appendix B",
      url: "https://www.nist.gov/pml/special-publication-811",
    },
    {
      title: "NIST Handbook 44, appendix C, General Tables of Units of Measurement",
      url: "https://www.nist.gov/pml/owm/nist-handbook-44-current-edition",
    },
    {
      title: "Weights and Measures Act 1985 (UK), schedule 1",
      url: "https://www.legislation.gov.uk/ukpga/1985/72/schedule/1",
    },
  ],
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
  everydayWords: ["lbs", "lb", "pound", "kg", "kilos", "oz", "mg", "baby", "luggage", "heavy", "gram", "ounce, st"],
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-24",
      what: "Says metric tons, as Americans do, instead of tonnes. All figures are the same as before.",
    },
  ],
} satisfies Content<typeof weight>;
