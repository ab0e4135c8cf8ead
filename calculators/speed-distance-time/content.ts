import type { Content } from "#engine";
import type speedDistanceTime from "./speed-distance-time.ts";
import vectors from "./vectors.ts";

export default {
  title: "Speed, distance and time calculator",
  purpose:
    "Calculates speed, distance or time from the other two in any units, and the average speed of a trip with several parts.",
  about: [
    "When will we get there? How fast was that train? How far can I ride before lunch? Enter two of the three and you get the third.",
    "It also handles the classic trap: driving out at 40 and back at 60 doesn't average 50.",
  ],
  howToUse: [
    "For a trip, enter the parts (city, highway, mountain road) with realistic speeds, then add your breaks to the resulting time.",
    "To check a speed, measure over a long distance. Over a short one, stopping the watch a moment late changes the result a lot.",
    "Running late? Going from 65 to 75 mph over 60 miles saves about seven minutes.",
  ],
  methodology: [
    "Speed is distance divided by time. So distance is speed times time, and time is distance divided by speed.",
    "Units are converted by their exact definitions first, so the answer doesn't depend on the units you type.",
    "The average speed of several parts is the whole distance divided by the whole time. It isn't the mean of the speeds, because a slow part takes longer and counts for more.",
  ],
  assumptions: [
    "The answer is in kilometers and km/h unless you choose other units.",
    "A time of two numbers is hours and minutes: 2:30 is two and a half hours. With three it is hours, minutes and seconds.",
    "Distances and speeds of trip parts are in the units you choose for the answer.",
    "A mile is 1,609.344 m, a nautical mile 1,852 m and a foot 0.3048 m, exactly. A knot is a nautical mile an hour.",
    "The speed is the average over the whole time, stops included if the time includes them.",
  ],
  limitations: [
    "It says how far and how long, but not in which direction: it uses speed, not velocity.",
    "It gives average speed only. The speed at one moment, while speeding up or slowing down, needs other formulas.",
    "In the answer, hours, minutes and seconds are given to the whole second. Decimal hours and seconds keep fractions.",
  ],
  example: {
    story: "Anja drives 150 miles to her parents in two and a half hours, with one long traffic jam.",
    outcome:
      "60 mph on average, although she drove 75 for most of the way. Without the jam, it would have taken her two hours.",
    inputs: { system: "imperial", distance: 150, distance_unit: "mi", time: "2:30" },
  },
  mistakes: [
    "Writing 2.30 for two hours and thirty minutes.",
    "Averaging speeds instead of dividing total distance by total time.",
    "Leaving out stops.",
    "Mixing miles with km/h.",
  ],
  questions: [
    {
      question: "I drive out at 40 and back at 60. Why is my average not 50?",
      answer:
        "You spend more time at 40. Over 60 miles each way the drive takes 1.5 hours out and 1 hour back: 120 miles in 2.5 hours, which is 48 mph. Choose “Average speed of a trip in parts” to see it.",
    },
    {
      question: "How do I enter 45 minutes?",
      answer: "As 0:45. For 45 seconds write 0:00:45.",
    },
    {
      question: "How do I turn m/s into mph or km/h?",
      answer: "Multiply by 2.237 for mph and by 3.6 for km/h. 10 m/s is a little over 22 mph, or 36 km/h.",
    },
    {
      question: "How long does it take to go 100 miles at 30 mph?",
      answer: "100 ÷ 30 is 3.333… hours, which is 3:20: a third of an hour is 20 minutes, not 33.",
    },
    { question: "How long does it take to drive 300 miles at 60 mph?", answer: "Five hours without stops: 300 ÷ 60." },
  ],
  next: [
    { slug: "fuel-cost", why: "what will the trip cost?" },
    { slug: "pace", why: "the same for runners, with splits." },
    { slug: "time-duration", why: "find the time between two clock times." },
  ],
  related: ["pace", "fuel-cost", "time-duration", "length"],
  sources: [
    {
      title: "OpenStax, Prealgebra 2e, section 9.7, Use the Distance, Rate, and Time Formula",
      url: "https://openstax.org/books/prealgebra-2e/pages/9-7-solve-a-formula-for-a-specific-variable",
    },
    {
      title: "NIST Special Publication 811, Guide for the Use of the International System of Units, appendix B",
      url: "https://www.nist.gov/pml/special-publication-811",
    },
  ],
  synonyms: [
    "velocity",
    "average speed",
    "travel time",
    "how long to drive",
    "how far",
    "mph",
    "km/h",
    "knots",
    "d = rt",
    "harmonic mean",
  ],
  everydayWords: [
    "drive miles at mph",
    "how fast",
    "how far",
    "how long",
    "arrive",
    "leave at",
    "ETA",
    "travel",
    "went",
    "train, flight, boat, bike",
    "walking",
    "there and back",
    "knots",
    "hours",
  ],
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-23",
      what: "Worded the note about times under a minute more clearly. All figures are the same as before.",
    },
  ],
} satisfies Content<typeof speedDistanceTime>;
