import type { Content } from "#engine";
import type temperature from "./temperature.ts";
import vectors from "./vectors.ts";

export default {
  title: "Temperature converter: °C, °F and kelvin",
  purpose:
    "Converts a temperature between Celsius, Fahrenheit, kelvin and Rankine. It also converts a temperature difference, such as a rise of 10 degrees.",
  about: [
    "The forecast abroad says 28 °C, the oven says 400 °F, and the recipe says 180 °C. Choose the two scales and read the answer. A table shows the temperature on all four scales.",
    "For a rise, a range or a tolerance, choose “A temperature difference”. A rise of 10 °C is a rise of 18 °F, not 50 °F.",
  ],
  howToUse: [
    "For ovens, round to the nearest mark on the dial. 350 °F is 177 °C, and recipes call it 180 °C.",
    "For a fever, keep one decimal. Most doctors begin to call it a fever at 38.0 °C, which is 100.4 °F.",
    "In science, use kelvin: gas laws need a scale that starts at absolute zero.",
  ],
  methodology: [
    "To turn Celsius into Fahrenheit, multiply by 9/5. The result is the degrees Fahrenheit above freezing. Water freezes at 32 °F, so add 32. To turn Fahrenheit into Celsius, subtract 32 and multiply by 5/9. To get kelvin, add 273.15 to Celsius. To get Rankine, add 459.67 to Fahrenheit.",
    "A temperature difference is only multiplied: a change of 9 degrees Fahrenheit is a change of 5 degrees Celsius.",
  ],
  assumptions: [
    "Choose “A temperature” for what a thermometer shows.",
    "0 °C, the freezing point of water, is exactly 32 °F, 273.15 K and 491.67 °R.",
    "Kelvin and Rankine start at absolute zero. A kelvin is as large as a degree Celsius, and a degree Rankine is as large as a degree Fahrenheit.",
  ],
  limitations: [
    "Temperatures below absolute zero, which is -273.15 °C or -459.67 °F, don't exist and are refused.",
    "The result may have more digits than your thermometer. Don't rely on the extra digits.",
    "Recipes round oven temperatures. 180 °C is often given as 350 °F, though it is 356 °F.",
  ],
  example: {
    story:
      "Yuki, a student from Japan, has a Fahrenheit thermostat in her room in Chicago. At home in Japan she sets 20 °C.",
    outcome:
      "She turns the dial to 68 °F and feels at home. A week later the forecast says it will be 10 degrees warmer. Those are Fahrenheit degrees, so the rise is less than 6 °C.",
    inputs: { value: 20, from: "celsius", to: "fahrenheit" },
  },
  common: [
    { value: 0, from: "celsius", to: "fahrenheit" },
    { value: 20, from: "celsius", to: "fahrenheit" },
    { value: 37, from: "celsius", to: "fahrenheit" },
    { value: 100, from: "celsius", to: "fahrenheit" },
    { value: 0, from: "fahrenheit", to: "celsius" },
    { value: 70, from: "fahrenheit", to: "celsius" },
    { value: 350, from: "fahrenheit", to: "celsius" },
    { value: 425, from: "fahrenheit", to: "celsius" },
  ],
  mistakes: [
    "Adding 32 to a temperature difference. Add 32 only to a temperature.",
    "Doubling and adding 30 to turn an oven's Celsius into Fahrenheit. For weather that is close enough, but at 200 °C the result is 38 °F too high.",
    "Using °C in a gas law. Use kelvin.",
  ],
  questions: [
    {
      question: "How do I turn Celsius into Fahrenheit in my head?",
      answer:
        "Double the number, take off a tenth of the result, and add 32. For 20 °C: 20 doubled is 40, 40 minus 4 is 36, and 36 plus 32 is 68. This is exact, not an estimate.",
    },
    {
      question: "Is a rise of 10 °C a rise of 50 °F?",
      answer:
        "No, it is a rise of 18 °F. 10 °C on a thermometer is 50 °F. The 32 is added because the two scales have different zero points. But a rise is one temperature minus another, so the 32 cancels out. For a rise, choose “A temperature difference”.",
    },
    {
      question: "Where do Celsius and Fahrenheit meet?",
      answer:
        "At -40: -40 °C is -40 °F. Below -40, Fahrenheit shows the lower number. Above -40, Fahrenheit shows the higher number.",
    },
    {
      question: "Is normal body temperature 98.6 °F?",
      answer:
        "98.6 °F is just 37 °C converted, and looks more precise than it is. 37 °C was a rounded average. Healthy people differ from each other by about half a degree Celsius, and each person's temperature changes during the day.",
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
  everydayWords: ["F to C", "fever", "oven", "weather", "degrees", "celcius"],
  inputWords: {
    kind: "Reading, or a difference",
    value: "How hot, cold, minus, body temp",
    from: "Fahrenheit, F",
    to: "Celsius, C, kelvin",
  },
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-26",
      what: "Figures that don't end are shown with six digits. “More digits” shows the rest, and the values for programs are the same as before.",
    },
  ],
} satisfies Content<typeof temperature>;
