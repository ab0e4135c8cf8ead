import type { Content } from "#engine";
import type temperature from "./temperature.ts";
import vectors from "./vectors.ts";

export default {
  title: "Temperature converter: °C, °F and kelvin",
  purpose:
    "Converts a temperature between Celsius, Fahrenheit, kelvin and Rankine. It also converts a temperature difference, which is a different question.",
  about: [
    "The forecast abroad says 28, the oven says 400, the recipe says 180, and the thermometer in the medicine cabinet says 99.5. Pick the scales and read the answer, on all four scales at once.",
    "If you want to know how large a rise or a tolerance is, choose “A temperature difference”. A rise of 10 °C is a rise of 18 °F, not 50.",
  ],
  howToUse: [
    "For ovens, round to the nearest mark on the dial: 350 °F is 177 °C, and recipes call it 180.",
    "For fever, keep one decimal and note the scale. 38.0 °C is 100.4 °F, where most doctors begin to call it a fever.",
    "In science, use kelvin: gas laws need a scale that starts at absolute zero.",
  ],
  methodology: [
    "The scales differ in where they start or in the size of a degree. Count the degrees above water's freezing point, change them to the other scale's degrees (multiply by 9/5 or 5/9), and add the freezing point there. That is where the + 32 in the formula comes from.",
    "A difference has no starting point, so you only multiply: a change of 9 Fahrenheit degrees is the same as a change of 5 Celsius degrees.",
    "Nothing is rounded along the way.",
  ],
  assumptions: [
    "Choose “A temperature” for what a thermometer shows, and “A temperature difference” for a change, a range or a tolerance.",
    "0 °C, the freezing point of water, is exactly 32 °F, 273.15 K and 491.67 °R.",
    "Kelvin and Rankine start at absolute zero. A kelvin is as large as a degree Celsius, and a degree Rankine as large as a degree Fahrenheit.",
  ],
  limitations: [
    "Temperatures below absolute zero, -273.15 °C or -459.67 °F, don't exist and are refused.",
    "The result may have more digits than your thermometer. Keep about as many as it shows.",
    "It doesn't know your oven. Recipes round to the marks on the dial, so 180 °C is often given as 350 °F, though it is 356.",
  ],
  example: {
    story: "Yuki, a student from Japan, has a Fahrenheit thermostat in her room in Chicago. Back home she sets 20 °C.",
    outcome:
      "She turns the dial to 68 and feels at home. A week later the forecast says it will be 10 degrees warmer, and she remembers that those are Fahrenheit degrees: not even 6 of hers.",
    inputs: { value: 20, from: "celsius", to: "fahrenheit" },
  },
  mistakes: [
    "Adding 32 to a difference. Only temperatures need it.",
    "Taking 98.6 °F as exact. It is 37 °C, a rounded average.",
    "Doubling and adding 30 for an oven. Fine for weather; at 200 °C it is 38 °F too high.",
    "Using °C in a gas law.",
  ],
  questions: [
    {
      question: "How do I turn Celsius into Fahrenheit in my head?",
      answer:
        "Double it, take a tenth of that off, and add 32. 20 doubled is 40, less 4 is 36, plus 32 is 68. This is exact, not an estimate.",
    },
    {
      question: "Is a rise of 10 °C a rise of 50 °F?",
      answer:
        "No. 10 °C on a thermometer is 50 °F, but a rise of 10 degrees Celsius is one of 18 degrees Fahrenheit. The 32 is there because the two scales have different zero points. A rise is one temperature minus another, so the 32 cancels out. Choose “A temperature difference”.",
    },
    {
      question: "Where do Celsius and Fahrenheit meet?",
      answer: "At -40. Below it Fahrenheit shows the lower number, and above it the higher one.",
    },
    {
      question: "Is normal body temperature 98.6 °F?",
      answer:
        "98.6 °F is just 37 °C converted, and looks more precise than it is. 37 was a rounded average, and healthy people vary by about half a degree Celsius around it and through the day.",
    },
  ],
  next: [
    { slug: "cooking", why: "convert the cups in the recipe, too." },
    { slug: "length", why: "meters, feet and miles." },
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
  everydayWords: [
    "F to C",
    "C in F",
    "oven",
    "fever",
    "kid's temp",
    "degrees",
    "minus",
    "hot, cold weather",
    "farenheit",
    "celcius",
  ],
  vectors,
} satisfies Content<typeof temperature>;
