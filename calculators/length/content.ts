import type { Content } from "#engine";
import type length from "./length.ts";
import vectors from "./vectors.ts";

export default {
  title: "Length converter: metres, feet, inches, miles",
  purpose:
    "Converts a length or a distance between metric, imperial, nautical, surveyors' and astronomical units, by their exact definitions.",
  methodology: [
    "Every unit is defined as so many metres. The length is multiplied by the metres in the unit it is in, and divided by the metres in the unit you ask for, in one go. Nothing is rounded on the way.",
    "The result says whether it is exact. When it has more digits than are shown, or no last digit, it is rounded to 15 significant digits.",
  ],
  assumptions: [
    "Inch, foot, yard and mile are the international ones: 1 inch is 2.54 cm, exactly, since 1959.",
    "Fathom, chain and furlong are 6, 66 and 660 of these feet, as in the United States since 2023.",
    "The US survey foot is 1200/3937 m. It was retired at the end of 2022 and is here for older maps and deeds.",
    "A nautical mile is 1,852 m, an astronomical unit 149,597,870,700 m, and a light-year the way of light in 365.25 days.",
    "A mil is a thousandth of an inch, as on plastic film. It is not a millimetre.",
  ],
  limitations: [
    "It reads one number. Write 5 ft 11 in as 71 inches.",
    "A result can have more digits than your measurement. Keep about as many as you measured.",
    "Older miles, leagues and feet of other countries are not included.",
  ],
  example: { story: "A person is 6 feet tall. How much is that in metres?", inputs: { value: 6, from: "ft", to: "m" } },
  questions: [
    {
      question: "Is an inch exactly 2.54 cm?",
      answer:
        "Yes. Six English-speaking countries agreed on it in 1959, and it is a definition, not a measurement. A foot is therefore exactly 0.3048 m, and a mile exactly 1,609.344 m.",
    },
    {
      question: "What is a survey foot?",
      answer:
        "The foot that American surveyors kept after 1959. It is longer by two parts in a million, which is an eighth of an inch in a mile, and a few feet in the coordinates of a state. NIST retired it at the end of 2022.",
    },
    {
      question: "How many digits of the result should I keep?",
      answer:
        "About as many as you put in. If you measured 5.9 ft with a tape, 1.8 m says all that you know, although 5.9 × 0.3048 is 1.79832.",
    },
    {
      question: "Why is a nautical mile longer than a mile?",
      answer:
        "It comes from the size of the earth, not from the length of a pace: it is about a sixtieth of a degree along a meridian. Ships and aircraft use it, and a knot is one of them an hour.",
    },
  ],
  related: ["weight", "volume-units", "temperature"],
  sources: [
    {
      title: "NIST Special Publication 811, Guide for the Use of the International System of Units, appendix B",
      url: "https://www.nist.gov/pml/special-publication-811",
    },
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
  vectors,
} satisfies Content<typeof length>;
