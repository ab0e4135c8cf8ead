import type { Content } from "#engine";
import type sunTimes from "./sun-times.ts";
import vectors from "./vectors.ts";

export default {
  title: "Sunrise and sunset calculator by coordinates",
  purpose: "Calculates sunrise, sunset, solar noon, day length, twilights and golden hour for any place and date.",
  about: [
    "Photographers plan for the golden hour, pilots and hunters for civil twilight, astronomers for a dark sky, and everyone else for the last hour of the day outside. All of that follows from where you are and the date.",
    "The times are by the clocks of a city that you name, with daylight saving time where the date has it.",
  ],
  howToUse: [
    "Enter the latitude and longitude of the place. A map on your phone shows them when you hold a finger on a spot: 40.71, -74.01 is New York.",
    "Enter a city whose clocks you use as the time zone.",
    "For pictures in warm light, be there from sunrise to the end of the morning golden hour, or from its start in the evening to sunset. Civil twilight is light enough to walk without a lamp.",
  ],
  methodology: [
    "The position of the sun comes from the low-precision formulas in Meeus, Astronomical Algorithms, which NOAA's solar calculator uses too: the sun's mean longitude and anomaly, the equation of the center, and the tilt of the Earth's axis give the declination δ and the equation of time.",
    "Solar noon is 12:00 less 4 minutes for each degree east and less the equation of time. The sun is at the height h when cos H = (sin h − sin φ × sin δ) ÷ (cos φ × cos δ), at H ÷ 15 hours before and after noon. φ is the latitude.",
    "For sunrise and sunset, h is −0.833 degrees: air lifts the image of the sun by 34 minutes of arc, and its upper edge is 16 minutes above its center. Twilights end at −6 (civil), −12 (nautical) and −18 degrees (astronomical). The golden hour here is the time with the sun below 6 degrees.",
    "Held against 828 of the US Naval Observatory's times for 14 places from Svalbard to Antarctica, noon, sunrise, sunset and civil twilight agree within a minute. Within a few degrees of the poles of day and night, where the sun grazes the horizon, they can be several minutes off.",
  ],
  assumptions: [
    "The horizon is flat and at your height. From a hill the sun rises earlier, and behind one later.",
    "The air bends light as it does on average. Cold or thin air moves the time by a minute or so, and more in polar regions.",
    "Times are rounded to the nearest minute.",
  ],
  limitations: [
    "Dates are from 1970 to 2037, the years for which the time zones are known.",
    "You need coordinates: it has no list of cities.",
    "Times of the moon are not here.",
  ],
  example: {
    story: "Ines wants pictures of Manhattan in evening light on June 21, 2026.",
    outcome: "She sets up when the golden hour begins and stays through sunset into civil dusk.",
    inputs: { date: "2026-06-21", latitude: 40.71, longitude: -74.01, zone: "New York" },
  },
  mistakes: [
    "Leaving out the minus sign of western or southern coordinates. New York without it lies in Kyrgyzstan.",
    "Taking noon by the clock for the highest sun. In summer in western Spain they are more than two hours apart.",
    "Expecting the latest sunrise on the shortest day. It comes about two weeks later in the north.",
  ],
  questions: [
    {
      question: "Why isn't the day 12 hours long at the equinox?",
      answer:
        "Sunrise counts from the upper edge of the sun, and air lifts its image above the horizon. Together they add about seven minutes at the equator, and more elsewhere.",
    },
    {
      question: "What are the three twilights?",
      answer:
        "Civil twilight lasts until the sun is 6 degrees below the horizon, nautical until 12 and astronomical until 18. After that the sky is as dark as it gets.",
    },
    {
      question: "What is the golden hour?",
      answer:
        "The time of soft, warm light with a low sun. There is no official limit. Here it is from sunrise until the sun is 6 degrees high, and the same in the evening.",
    },
    {
      question: "Why does my weather app differ by a minute?",
      answer:
        "It may use another point of your city, another height or other rounding. Ten miles east or west are about a minute at the latitude of New York.",
    },
  ],
  next: [
    { slug: "time-zone", why: "the time in another city." },
    { slug: "date-add", why: "a date some weeks from now." },
  ],
  related: ["time-zone", "time-duration", "date-add", "unix-time"],
  sources: [
    {
      title: "NOAA, Global Monitoring Laboratory, Solar Calculation Details",
      url: "https://gml.noaa.gov/grad/solcalc/calcdetails.html",
    },
    {
      title: "US Naval Observatory, Rise, Set, and Twilight Definitions",
      url: "https://aa.usno.navy.mil/faq/RST_defs",
    },
    { title: "IANA, Time Zone Database", url: "https://www.iana.org/time-zones", read: "2026-11-27" },
  ],
  synonyms: [
    "sunrise",
    "sunset",
    "twilight",
    "golden hour",
    "day length",
    "solar noon",
    "dawn and dusk",
    "daylight hours",
  ],
  everydayWords: ["sun", "dark", "light", "dusk", "dawn", "daylight"],
  inputWords: { latitude: "Coordinates, north", longitude: "Coordinates, east", zone: "Whose clocks" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof sunTimes>;
