import { NIST_811 } from "#calculators/sources";
import type { Content } from "#engine";
import type length from "./length.ts";
import vectors from "./vectors.ts";

export default {
  title: "Length converter: meters, feet, inches, miles",
  purpose:
    "Converts a length or distance between metric, US, nautical, surveying and astronomical units by their exact definitions.",
  about: [
    "Is the sofa in centimeters and the doorway in inches? Is the race in kilometers and the map in miles? Type the length once, and you see it in every unit.",
  ],
  howToUse: [
    "Will it fit? Round the space down and the furniture up.",
    "To convert a height, choose inches under “From” and type 5 ft 11 in, which the page reads as 71 inches. Then choose centimeters under “To”.",
  ],
  methodology: [
    "Every unit is defined as a number of meters. Multiply the length by the meters in the unit you have. Divide the result by the meters in the unit you want.",
    "The page says whether the result is exact or rounded. Results that don't end are shown with six digits. “More digits” shows the rest.",
  ],
  assumptions: [
    "Inch, foot, yard and mile are the international ones: 1 inch is exactly 2.54 cm.",
    "A fathom is 6 feet, a chain is 66 feet, and a furlong is 660 feet. These are international feet, as in the United States since 2023.",
    "The US survey foot is 1200/3937 m. It was retired at the end of 2022. Use it only for older maps and deeds.",
    "A nautical mile is 1,852 m. An astronomical unit is 149,597,870,700 m. A light-year is how far light travels in 365.25 days.",
  ],
  limitations: [
    "Leagues and most historical or foreign miles and feet aren't included. The US survey foot and mile are included.",
  ],
  example: {
    story: "Liam is 6 feet tall and has to fill out a form for a bike rental in Amsterdam. It wants meters.",
    outcome: "He writes 1.83, because the form takes two decimals.",
    inputs: { value: 6, from: "ft", to: "m" },
  },
  common: [
    { value: 1, from: "in", to: "cm" },
    { value: 1, from: "ft", to: "m" },
    { value: 1, from: "yd", to: "m" },
    { value: 1, from: "mi", to: "km" },
    { value: 1, from: "cm", to: "in" },
    { value: 1, from: "m", to: "ft" },
    { value: 1, from: "km", to: "mi" },
    { value: 1, from: "nmi", to: "km" },
  ],
  mistakes: [
    "Typing 5.11 for 5 feet 11 inches. 5.11 feet is only about 5 feet 1 inch. Choose inches and type 5 ft 11 in.",
    "Reading a mil as a millimeter. A mil is a thousandth of an inch.",
    "Using ordinary miles at sea. A nautical mile is 15% longer.",
  ],
  questions: [
    {
      question: "Is an inch exactly 2.54 cm?",
      answer:
        "Yes. Six English-speaking countries agreed on it in 1959. It is a definition, not a measurement. A foot is therefore exactly 0.3048 m, and a mile exactly 1,609.344 m.",
    },
    {
      question: "What is a survey foot?",
      answer:
        "The foot that American surveyors kept after 1959. It is longer than the ordinary foot by two parts in a million. That is an eighth of an inch in a mile, and a few feet over the width of a state.",
    },
    {
      question: "How many digits of the result should I keep?",
      answer: "About as many as you put in. 5.9 ft is 1.79832 m, but if you measured with a tape, write 1.8 m.",
    },
    {
      question: "Why is a nautical mile longer than a mile?",
      answer:
        "The nautical mile comes from the size of the earth: sixty nautical miles are about one degree of latitude. Ships and aircraft use nautical miles. One knot is one nautical mile per hour.",
    },
    {
      question: "How do I convert inches to centimeters?",
      answer: "Multiply by 2.54. For a rough estimate in your head, multiply by 2.5: 10 inches is about 25 cm.",
    },
  ],
  next: [
    { slug: "square-footage", why: "from lengths to floor area." },
    { slug: "pace", why: "a running pace in miles and kilometers." },
    { slug: "volume-units", why: "liters, gallons and cups." },
  ],
  related: ["weight", "volume-units", "temperature"],
  sources: [
    NIST_811,
    {
      title: "NIST and NOAA, Deprecation of the United States (U.S.) Survey Foot, 85 FR 62698 (2020)",
      url: "https://www.federalregister.gov/documents/2020/10/05/2020-21902/deprecation-of-the-united-states-us-survey-foot",
    },
    {
      title: "International Astronomical Union, Resolution B2 on the astronomical unit of length (2012)",
      url: "https://www.iau.org/static/resolutions/IAU2012_English.pdf",
    },
  ],
  synonyms: [
    "feet to metres",
    "metres to feet",
    "cm to inches",
    "inches to cm",
    "km to miles",
    "miles to km",
    "yards",
    "distance converter",
    "height",
  ],
  everydayWords: ["foot", "ft", "inch", "cm", "mm", "km", "yard", "mile"],
  inputWords: {
    value: "How many feet, inches, meters",
    from: "Centimeters, millimeters, inches, feet",
    to: "Kilometers, yards, miles, nautical, meters",
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
} satisfies Content<typeof length>;
