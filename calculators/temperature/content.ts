import type { Content } from "#engine";
import type temperature from "./temperature.ts";
import vectors from "./vectors.ts";

export default {
  title: "Temperature converter: °C, °F and kelvin",
  purpose:
    "Converts a temperature between Celsius, Fahrenheit, kelvin and Rankine, and a difference between temperatures, which is another question.",
  methodology: [
    "A scale has a zero and a size of degree. The degrees above the freezing point of water are counted on the one scale, turned into degrees of the other one's size, and added to the freezing point there.",
    "A difference has no zero. Its degrees are only turned into degrees of the other size: 9 degrees Fahrenheit are as much as 5 degrees Celsius.",
    "Nothing is rounded on the way. The result says whether it is exact or rounded to 15 significant digits.",
  ],
  assumptions: [
    "Usually you mean a temperature, as a thermometer shows it. Choose a difference for a change, a range or a tolerance.",
    "Water freezes at 0 °C, 32 °F, 273.15 K and 491.67 °R. These are the definitions of the scales, or follow from them.",
    "A kelvin and a degree Celsius are the same size, and so are degrees Fahrenheit and Rankine.",
  ],
  limitations: [
    "A temperature below absolute zero, which is -273.15 °C or -459.67 °F, is refused.",
    "A result can have more digits than your thermometer. Keep about as many as it shows.",
    "It does not know your oven. Recipes round to the marks on the dial, so 180 °C is often given as 350 °F, though it is 356.",
  ],
  example: {
    story: "A room is at 20 °C. What is that in Fahrenheit?",
    inputs: { value: 20, from: "celsius", to: "fahrenheit" },
  },
  questions: [
    {
      question: "How do I turn Celsius into Fahrenheit in my head?",
      answer:
        "Double it, take a tenth of that off, and add 32. 20 doubled is 40, less 4 is 36, plus 32 is 68. It is exact.",
    },
    {
      question: "Is a rise of 10 °C a rise of 50 °F?",
      answer:
        "No. 10 °C on a thermometer is 50 °F, but a rise of 10 degrees Celsius is one of 18 degrees Fahrenheit. The 32 belongs to the zero of the scale, and a rise has none. Choose “A difference between two temperatures”.",
    },
    {
      question: "Where do Celsius and Fahrenheit meet?",
      answer: "At -40. Below it Fahrenheit shows the lower number, and above it the higher one.",
    },
    {
      question: "Is normal body temperature 98.6 °F?",
      answer:
        "98.6 °F is just 37 °C with a digit too many. 37 was a rounded average, and healthy people vary by about half a degree Celsius around it and through the day.",
    },
  ],
  related: ["length", "weight", "cooking"],
  sources: [
    {
      title: "International Bureau of Weights and Measures, The International System of Units, 9th edition (2019)",
      url: "https://www.bipm.org/en/publications/si-brochure",
    },
    {
      title: "NIST Special Publication 811, Guide for the Use of the International System of Units, appendix B.8",
      url: "https://www.nist.gov/pml/special-publication-811",
    },
  ],
  synonyms: [
    "Celsius to Fahrenheit",
    "Fahrenheit to Celsius",
    "C to F",
    "F to C",
    "centigrade",
    "degrees",
    "kelvin",
    "oven temperature",
    "thermometer",
  ],
  vectors,
} satisfies Content<typeof temperature>;
