import { NIST_811, NIST_HANDBOOK_44 } from "#calculators/sources";
import type { Content } from "#engine";
import type areaUnits from "./area-units.ts";
import vectors from "./vectors.ts";

export default {
  title: "Area converter: square feet, acres, hectares",
  purpose:
    "Converts the area of land, rooms and surfaces between metric units, US units and units of surveyors, all by their exact definitions.",
  about: [
    "Is the lot in acres and the zoning rule in square feet? Is the apartment in square meters and the carpet in square yards? Type the area once, and you see it in every unit.",
  ],
  howToUse: [
    "If you know only the length and the width, multiply them first, both in the same unit. A yard of 100 feet by 60 feet has 6,000 square feet.",
    "For roofing, choose “Roofing squares”. Shingles are sold by the square, which covers 100 square feet of roof.",
  ],
  methodology: [
    "Every unit is defined as a number of square meters. Multiply the area by the square meters in the unit you have. Divide the result by the square meters in the unit you want.",
    "A square unit grows with the square of its side. A yard is 3 feet, so a square yard is 3 × 3 = 9 square feet. The page says whether the result is exact or rounded.",
  ],
  assumptions: [
    "Feet, yards and miles are the international ones: 1 foot is exactly 0.3048 m, and 1 square foot is exactly 0.09290304 m².",
    "An acre is 43,560 square feet. Sections, townships, square chains and square rods are also based on the international foot, as in the United States since 2023.",
    "The US survey acre uses the survey foot of 1200/3937 m, which was retired at the end of 2022. Choose it only for older deeds and maps.",
    "A tsubo is 400/121 m², about 3.3 m². The Korean pyeong is the same size.",
  ],
  limitations: [
    "The circular mil, a unit of wire sizes, isn't included: it depends on π, so it has no exact value.",
    "Arpents, bighas and other units whose size depends on the region aren't included. Ask locally how large they are.",
  ],
  example: {
    story: "Sofia sees a vineyard of 2.5 acres for sale. Her partner in Spain asks how many hectares that is.",
    outcome: "She writes “about one hectare”. The listing rounds its acres, so more digits would promise too much.",
    inputs: { value: 2.5, from: "acre", to: "ha" },
  },
  common: [
    { value: 1, from: "ft2", to: "m2" },
    { value: 1, from: "acre", to: "ft2" },
    { value: 1, from: "acre", to: "ha" },
    { value: 1, from: "mi2", to: "km2" },
    { value: 1, from: "m2", to: "ft2" },
    { value: 1, from: "ha", to: "acre" },
    { value: 1, from: "km2", to: "mi2" },
    { value: 1, from: "yd2", to: "ft2" },
  ],
  mistakes: [
    "Converting an area with the factor for a length. A meter is about 3.28 feet, but a square meter is about 10.76 square feet.",
    "Confusing square feet with feet square. A room 20 feet square is 20 feet on each side, which makes 400 square feet.",
    "Mixing up ares and acres. An are is 100 m². An acre is about 40 times as large.",
  ],
  questions: [
    {
      question: "How big is an acre?",
      answer:
        "An acre is 43,560 square feet, or about 4,047 m². That is a square with sides of about 209 feet. An American football field without its end zones is 1.1 acres.",
    },
    {
      question: "How many square feet are in a square meter?",
      answer:
        "About 10.764. For a rough estimate, multiply square meters by 11: an apartment of 70 m² has roughly 770 square feet. The exact figure is about 753.",
    },
    {
      question: "Is a hectare bigger than an acre?",
      answer: "Yes, about two and a half times. A hectare is a square of 100 m by 100 m. It has 2.471 acres.",
    },
    {
      question: "What are a section and a township?",
      answer:
        "They are squares of the US land survey. A section is one mile on each side, or 640 acres. A township is six miles on each side and has 36 sections. Sections on the ground are often a little larger or smaller.",
    },
    {
      question: "Does the survey acre make a difference?",
      answer:
        "Hardly ever. It is larger than the acre of today by four parts in a million. On 100 acres, that is about 17 square feet.",
    },
  ],
  next: [
    { slug: "square-footage", why: "the area of a room from its length and width." },
    { slug: "length", why: "feet, meters and miles." },
    { slug: "tile", why: "how many tiles cover a floor." },
  ],
  related: ["length", "volume-units", "square-footage"],
  sources: [
    NIST_811,
    NIST_HANDBOOK_44,
    {
      title: "NIST and NOAA, Deprecation of the United States (U.S.) Survey Foot, 85 FR 62698 (2020)",
      url: "https://www.federalregister.gov/documents/2020/10/05/2020-21902/deprecation-of-the-united-states-us-survey-foot",
    },
  ],
  synonyms: [
    "acres to hectares",
    "hectares to acres",
    "square feet to square meters",
    "square metres to square feet",
    "sq ft to m2",
    "acres to square feet",
    "square miles to square kilometers",
    "land area",
  ],
  everydayWords: ["hectare", "acre", "sq ft", "sqm", "m2", "land"],
  inputWords: { value: "How many, size of land", from: "Acre, acres, square mile", to: "Square yards, meters, sq ft" },
  vectors,
} satisfies Content<typeof areaUnits>;
