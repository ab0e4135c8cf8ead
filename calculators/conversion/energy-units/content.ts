import { NIST_811, NIST_811_B8 } from "#calculators/sources";
import type { Content } from "#engine";
import type energyUnits from "./energy-units.ts";
import vectors from "./vectors.ts";

export default {
  title: "Energy converter: kWh, joules, calories, Btu, therms",
  purpose:
    "Converts energy in food, on electricity and gas bills, and in physics between metric, US and older units, by their exact definitions.",
  about: [
    "Does the label say kilojoules and the diet calories? Does the gas bill count in therms and the electricity bill in kilowatt-hours? Type the energy once, and you see it in every unit.",
  ],
  howToUse: [
    "Choose the unit of the energy you have and the unit you want. The table below the answer shows all the others.",
    "For the calories on food labels, choose “Kilocalories”. The label leaves the “kilo” out.",
    "For power, such as watts or Btu per hour, convert the energy of one hour: 12,000 Btu per hour are 12,000 Btu in an hour.",
  ],
  methodology: [
    "Every unit is defined as a number of joules. Multiply the energy by the joules in the unit you have. Divide the result by those in the unit you want.",
    "A kilowatt-hour is 1,000 watts for 3,600 seconds, so it has 3,600,000 joules. The page says whether the result is exact or rounded.",
  ],
  assumptions: [
    "Calories are the thermochemical ones of exactly 4.184 joules, which food labels use. Those of the International Table, 4.1868 joules, are listed apart.",
    "A Btu is that of the International Table, about 1,055.06 joules, unless you choose the thermochemical one.",
    "A US therm is 105,480,400 joules by law. The therm in Europe is 100,000 Btu of the International Table, 0.02% larger.",
    "An electronvolt is exactly 1.602176634 × 10⁻¹⁹ joules, a ton of oil equivalent 41.868 gigajoules, and a ton of TNT 4.184 gigajoules.",
  ],
  limitations: [
    "How much energy a cubic foot of gas or a gallon of oil has depends on the fuel, so these aren't units of energy. Your bill states the factor of your supplier.",
    "How much of the energy you can use depends on the efficiency of the furnace or the engine.",
  ],
  example: {
    story: "Sofia’s chocolate bar has 250 calories. A label from her trip to Australia would give kilojoules.",
    outcome: "She looks for bars of about 1,050 kJ.",
    inputs: { value: 250, from: "kcal", to: "kJ" },
  },
  common: [
    { value: 1, from: "kcal", to: "kJ" },
    { value: 1, from: "kWh", to: "MJ" },
    { value: 1, from: "kWh", to: "btu" },
    { value: 1, from: "therm_us", to: "kWh" },
    { value: 1, from: "btu", to: "J" },
    { value: 1, from: "mmbtu", to: "kWh" },
    { value: 100, from: "kJ", to: "kcal" },
    { value: 1, from: "ftlb", to: "J" },
  ],
  mistakes: [
    "Taking the calorie of a food label for the small calorie of physics. The first is a thousand times larger.",
    "Confusing kilowatts and kilowatt-hours. The first is a rate, the second an amount: 2 kilowatts for 3 hours are 6 kilowatt-hours.",
    "Reading MMBtu as a mega-mega-Btu. It is a thousand thousand Btu, one million.",
  ],
  questions: [
    {
      question: "How many kilojoules are in a calorie?",
      answer: "A calorie on a food label is 4.184 kJ. For a rough estimate, multiply by 4 and add 5%.",
    },
    {
      question: "How many kWh are in a therm?",
      answer: "About 29.3. Compare the price of a therm with 29.3 times the price of a kilowatt-hour.",
    },
    {
      question: "How many Btu are in a kWh?",
      answer: "About 3,412. That is how the capacity of air conditioners in Btu per hour is turned into kilowatts.",
    },
    {
      question: "What is the difference between Btu (IT) and Btu (th)?",
      answer:
        "They follow from two calories, 4.1868 and 4.184 joules. They differ by less than 0.07%, which matters only in contracts and tables.",
    },
  ],
  next: [
    { slug: "calories", why: "how many calories you need in a day." },
    { slug: "ohms-law", why: "watts, volts and amperes." },
    { slug: "pressure-units", why: "psi, bar and kilopascals." },
  ],
  related: ["calories", "ohms-law", "pressure-units"],
  sources: [
    NIST_811,
    NIST_811_B8,
    {
      title: "International Energy Agency, Unit converter and glossary",
      url: "https://www.iea.org/data-and-statistics/data-tools/unit-converter",
    },
  ],
  synonyms: [
    "kwh to joules",
    "calories to kj",
    "kj to calories",
    "kcal to kj",
    "btu to kwh",
    "therms to kwh",
    "joules to calories",
    "ev to joules",
  ],
  everydayWords: ["kwh", "joules, kilojoules", "btu", "therms", "kcal", "foot-pounds", "electronvolt"],
  vectors,
} satisfies Content<typeof energyUnits>;
