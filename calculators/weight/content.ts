import type { Content } from "#engine";
import vectors from "./vectors.ts";
import type weight from "./weight.ts";

export default {
  title: "Weight converter: kg, pounds, stone, ounces",
  purpose:
    "Converts a weight between metric, imperial, US and troy units, by their exact definitions, and tells US tons from imperial ones.",
  methodology: [
    "Every unit is defined as so many kilograms. The weight is multiplied by the kilograms in the unit it is in, and divided by the kilograms in the unit you ask for, in one go. Nothing is rounded on the way.",
    "The result says whether it is exact. When it has more digits than are shown, or no last digit, it is rounded to 15 significant digits.",
  ],
  assumptions: [
    "A pound is 0.45359237 kg, exactly, since 1959. It has 16 ounces or 7,000 grains, and 14 pounds are a stone.",
    "A US ton is 2,000 lb, an imperial ton 2,240 lb, and a tonne 1,000 kg. Hundredweights are 100 lb in the United States and 112 lb in Britain.",
    "A troy ounce is 480 grains, about a tenth more than an ordinary ounce. Gold and silver are sold by it.",
    "A carat is 0.2 g. The karat of gold is a purity and no weight.",
    "Weight is used in its everyday meaning, which is mass. It is the same on the moon.",
  ],
  limitations: [
    "It reads one number. Write 11 stone 4 as 158 lb.",
    "A result can have more digits than your scale. Keep about as many as you weighed.",
    "A fluid ounce is a volume. See the volume converter for it.",
  ],
  example: {
    story: "A person weighs 150 lb. How many kilograms is that?",
    inputs: { value: 150, from: "lb", to: "kg" },
  },
  questions: [
    {
      question: "How do I turn kilograms into pounds in my head?",
      answer:
        "Double it and add a tenth of that. 70 kg doubled is 140, plus 14 is 154 lb, and the exact figure is 154.32.",
    },
    {
      question: "Which ton is meant?",
      answer:
        "In the United States a ton is 2,000 lb, in older British use 2,240 lb, and a tonne or metric ton is 1,000 kg, about 2,205 lb. They differ by up to 12%, so it is worth asking.",
    },
    {
      question: "Why is an ounce of gold heavier than an ounce of bread?",
      answer:
        "Gold is weighed in troy ounces of 31.1 g, bread in ordinary ounces of 28.35 g. A troy pound, though, has only 12 ounces, so a pound of gold would be lighter than a pound of bread.",
    },
    {
      question: "Is a pound a weight or a mass?",
      answer:
        "By its definition of 0.45359237 kg it is a mass. The force with which the earth pulls on it is called a pound-force, and is another unit.",
    },
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
  vectors,
} satisfies Content<typeof weight>;
