import type { Content } from "#engine";
import type moonPhase from "./moon-phase.ts";
import vectors from "./vectors.ts";

export default {
  title: "Moon phase calculator: full and new moons by date",
  purpose:
    "Calculates the phase of the moon at any date and time, how much of it is lit, its age, and when it is new, half and full next.",
  about: [
    "Gardeners, anglers and photographers plan by the moon, and campers by its light. Some holidays follow it too. Enter a date, and you see the moon of that evening and the phases that come next.",
    "All times are by the clocks of a city that you name, with daylight saving time.",
  ],
  howToUse: [
    "Enter the date, and a time if it matters. The lit part changes by up to 6% in half a day.",
    "For a dark sky, look for the days around the new moon. The full moon rises about when the sun sets.",
    "For a birthday or another day in the past, enter that date. The years from 1970 to 2037 are covered.",
  ],
  methodology: [
    "The times of the phases come from Meeus, Astronomical Algorithms, chapter 49: the mean time of the phase, 29.530588861 days a month, with 25 terms for the orbits of moon and Earth and 14 for the planets.",
    "The lit part comes from chapter 48: k = (1 + cos i) ÷ 2. The angle i follows from the elongation of the moon and six terms.",
    "Held against 347 times that the US Naval Observatory printed for 1970 to 2030, every tenth year, all were within 48 seconds. About one in eleven rounds to the next or the previous minute.",
  ],
  assumptions: [
    "On the date of a new, half or full moon, the phase has that name. On other dates it is a crescent or gibbous (more than half), waxing or waning.",
    "Clock time is converted to the time of the orbits with the difference measured since 1970, about 69 seconds now, and a forecast from 2020 on.",
    "Times are rounded to the nearest minute.",
  ],
  limitations: [
    "The lit part is right to about half a percent. It is seen from the center of the Earth.",
    "It has no times of moonrise and moonset, which depend on your place.",
    "It doesn't say when a crescent is first visible. Religious months that begin with a sighting can begin a day or two after the new moon.",
  ],
  example: {
    story: "Emil plans a night hike in Berlin for the full moon of October 2026.",
    outcome:
      "The moon is full early on October 26, so he goes in the night before. A day earlier or later it looks almost as full.",
    inputs: { date: "2026-10-20", time: "9:00 pm", zone: "Berlin" },
  },
  mistakes: [
    "Taking the date of the phase from a calendar of another country. A full moon in the evening in New York is on the next day in Tokyo.",
    "Looking for the new moon at night. It is up by day, next to the sun.",
    "Counting 28 days from one full moon to the next. It is 29 or 30.",
  ],
  questions: [
    {
      question: "How long is a lunar month?",
      answer: "29.53 days on average, from new moon to new moon. A single one takes from 29.3 to 29.8 days.",
    },
    {
      question: "What is a blue moon?",
      answer: "The second full moon in a calendar month. October 2020 had one in UTC, on the 31st.",
    },
    {
      question: "Is the moon waxing or waning?",
      answer:
        "North of the equator, the right side of a waxing moon is lit, and the left side of a waning one. South of the equator it is the other way around.",
    },
    {
      question: "What does the age of the moon mean?",
      answer: "The days since the last new moon: about 7 at first quarter, 15 at full moon and 22 at last quarter.",
    },
  ],
  next: [
    { slug: "sun-times", why: "sunset and darkness on that evening." },
    { slug: "time-zone", why: "the same moment in another city." },
  ],
  related: ["sun-times", "time-zone", "date-add", "date-difference"],
  sources: [
    {
      title: "US Naval Observatory, Phases of the moon",
      url: "https://aa.usno.navy.mil/data/MoonPhases",
    },
    {
      title: "Don Cross, Astronomy Engine, with the observatory's times in generate/moonphase/moonphases.txt",
      url: "https://github.com/cosinekitty/astronomy",
      read: "2026-11-27",
    },
    { title: "IANA, Time Zone Database", url: "https://www.iana.org/time-zones", read: "2026-11-27" },
  ],
  synonyms: ["full moon", "new moon", "lunar phase", "moon calendar", "next full moon", "moon age", "illumination"],
  everydayWords: ["moon", "tonight", "lunar", "crescent", "half moon", "blue moon"],
  inputWords: { zone: "Whose clocks" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof moonPhase>;
