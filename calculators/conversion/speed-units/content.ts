import { NIST_811, NIST_811_B8 } from "#calculators/sources";
import type { Content } from "#engine";
import type speedUnits from "./speed-units.ts";
import vectors from "./vectors.ts";

export default {
  title: "Speed converter: mph, km/h, knots, m/s",
  purpose:
    "Converts the speed of cars, ships, planes, wind and machines between metric, US and nautical units, all by their exact definitions.",
  about: [
    "Does the rental car show kilometers per hour, and the sign at home miles per hour? Is the wind given in knots? Type the speed once, and you see it in every unit.",
  ],
  howToUse: [
    "Choose the unit of the speed you have and the unit you want. The table below the answer shows all the others.",
    "For a pace such as 5:30 per kilometer, use the pace calculator. For a speed from a distance and a time, use the speed, distance and time calculator.",
  ],
  methodology: [
    "Every unit is defined as a number of kilometers per hour. Multiply the speed by the kilometers per hour in the unit you have. Divide the result by those in the unit you want.",
    "A meter per second is 3.6 kilometers per hour, because an hour has 3,600 seconds and a kilometer 1,000 meters. The page says whether the result is exact or rounded.",
  ],
  assumptions: [
    "Miles and feet are the international ones: a mile is exactly 1.609344 km, and a foot exactly 0.3048 m.",
    "A knot is a nautical mile per hour, which is exactly 1.852 km/h.",
    "Mach 1 is taken as 340.294 m/s, the speed of sound at sea level and 15 °C in the US Standard Atmosphere of 1976.",
    "The speed of light in a vacuum is exactly 299,792,458 m/s.",
  ],
  limitations: [
    "The speed of sound depends on the temperature of the air. At the height of an airliner it is about 295 m/s, so the same Mach number is a lower speed there.",
    "Airspeed, ground speed and indicated speed are different speeds in the same units. This page converts units only.",
  ],
  example: {
    story: "Emma drives a rental car in Canada. Its display reads only miles per hour, and it shows 65.",
    outcome: "The limit on her road is 100 km/h. She slows down a little.",
    inputs: { value: 65, from: "mph", to: "kmh" },
  },
  common: [
    { value: 60, from: "mph", to: "kmh" },
    { value: 100, from: "kmh", to: "mph" },
    { value: 1, from: "kn", to: "mph" },
    { value: 1, from: "kn", to: "kmh" },
    { value: 1, from: "ms", to: "kmh" },
    { value: 10, from: "ms", to: "mph" },
    { value: 1, from: "fts", to: "mph" },
    { value: 30, from: "mph", to: "kmh" },
  ],
  mistakes: [
    "Multiplying by 3.6 in the wrong direction. Kilometers per hour are always the larger number: 10 m/s are 36 km/h.",
    "Confusing knots and miles per hour. A knot is about 15% faster.",
    "Taking a pace for a speed. A lower pace is faster, so minutes per mile can’t be converted by a factor.",
  ],
  questions: [
    {
      question: "How fast is 100 km/h in mph?",
      answer: "About 62 mph. For a rough estimate, multiply by 6 and divide by 10, then add a little.",
    },
    {
      question: "How do I convert m/s to km/h?",
      answer: "Multiply by 3.6. A sprinter at 10 m/s runs at 36 km/h, or about 22 mph.",
    },
    {
      question: "Why do ships and planes use knots?",
      answer:
        "A nautical mile is about one minute of latitude on a chart. A ship at 10 knots sails ten of these minutes in an hour, which is easy to measure on the chart.",
    },
    {
      question: "How fast is Mach 1?",
      answer:
        "It is the speed of sound, which depends on the temperature. At 15 °C it is about 1,225 km/h or 761 mph. In the cold air at 11 km of height it is about 1,062 km/h.",
    },
  ],
  next: [
    { slug: "speed-distance-time", why: "how fast, how far or how long a trip is." },
    { slug: "pace", why: "minutes per mile or kilometer, for runners." },
    { slug: "length", why: "miles, kilometers and feet." },
  ],
  related: ["speed-distance-time", "pace", "length"],
  sources: [
    NIST_811,
    NIST_811_B8,
    {
      title: "NOAA, NASA and US Air Force, U.S. Standard Atmosphere, 1976",
      url: "https://ntrs.nasa.gov/citations/19770009539",
    },
  ],
  synonyms: [
    "mph to kmh",
    "kmh to mph",
    "km/h to mph",
    "knots to mph",
    "m/s to km/h",
    "feet per second to mph",
    "mach to mph",
    "velocity converter",
  ],
  everydayWords: ["km/h, kph", "wind speed", "mach", "how fast"],
  vectors,
} satisfies Content<typeof speedUnits>;
