import { NIST_811 } from "#calculators/sources";
import type { Content } from "#engine";
import type speedDistanceTime from "./speed-distance-time.ts";
import vectors from "./vectors.ts";

export default {
  title: "Speed, distance and time calculator",
  purpose:
    "Calculates speed, distance or time from the other two in any units, and the average speed of a trip with several parts.",
  about: [
    "When will we get there? How fast was that train? How far can I ride before lunch? Enter two of speed, distance and time, and you get the third.",
    "It also gives the average speed of a whole trip. If you drive out at 40 mph and back at 60 mph, your average is 48 mph, not 50.",
  ],
  howToUse: [
    "For a trip, enter the parts (city, highway, mountain road) with realistic speeds. Then add your breaks to the time in the answer.",
    "To check a speed, measure over a long distance. Over a short distance, stopping the watch a moment late changes the speed a lot.",
    "Running late? Going from 65 to 75 mph over 60 miles saves about seven minutes.",
  ],
  methodology: [
    "Speed is distance divided by time. Distance is speed times time. Time is distance divided by speed.",
    "Units are converted by their exact definitions first. You can mix units, such as a distance in miles and an answer in km/h.",
    "The average speed of several parts is the whole distance divided by the whole time. It isn't the mean of the speeds. You spend more time on each slow mile, and the slow speed counts for more.",
  ],
  assumptions: [
    "The answer is in kilometers and km/h unless you choose other units.",
    "A time of 2:30 means 2 hours and 30 minutes. A time of 2:30:15 means 2 hours, 30 minutes and 15 seconds.",
    "Distances and speeds of trip parts are in the units you choose for the answer.",
    "A mile is 1,609.344 m, a nautical mile 1,852 m and a foot 0.3048 m, exactly. A knot is one nautical mile per hour.",
    "The speed is the average over the whole time you enter. If the time includes stops, the average speed is lower.",
  ],
  limitations: [
    "It leaves out direction. A physics question about velocity needs a direction, too.",
    "It gives the average speed only. While you speed up or slow down, the speed at one moment needs other formulas.",
    "Times in hours, minutes and seconds are rounded to whole seconds. “Time in seconds” shows fractions of a second.",
  ],
  example: {
    story: "Anja drives 150 miles to her parents in two and a half hours, with one long traffic jam.",
    outcome:
      "Her average speed is 60 mph, although she drove 75 mph for most of the way. At 75 mph all the way, the drive would have taken two hours.",
    inputs: { system: "imperial", distance: 150, distance_unit: "mi", time: "2:30" },
  },
  mistakes: [
    "Writing 2.30 for two hours and thirty minutes. Write 2:30.",
    "Averaging speeds instead of dividing total distance by total time.",
    "Leaving stops out of the travel time.",
    "Dividing miles by km/h to get a time. Choose the unit of each figure, and the page converts it.",
  ],
  questions: [
    {
      question: "I drive out at 40 mph and back at 60 mph. Why is my average not 50 mph?",
      answer:
        "You spend more time at 40 mph. If each way is 60 miles, the drive takes 1.5 hours out and 1 hour back. That is 120 miles in 2.5 hours, or 48 mph. To calculate your own trip, choose “Average speed of a trip in parts”.",
    },
    {
      question: "How do I enter 45 minutes?",
      answer: "Enter 45 minutes as 0:45. Enter 45 seconds as 0:00:45.",
    },
    {
      question: "How do I turn m/s into mph or km/h?",
      answer: "Multiply by 2.237 for mph and by 3.6 for km/h. 10 m/s is a little over 22 mph, or 36 km/h.",
    },
    {
      question: "How long does it take to go 100 miles at 30 mph?",
      answer: "3 hours and 20 minutes. 100 ÷ 30 is 3 1/3 hours, and a third of an hour is 20 minutes.",
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
    NIST_811,
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
  everydayWords: ["how far", "how fast", "ETA", "arrive", "mph", "travel"],
  inputWords: {
    distance: "km, miles to drive, flight, went",
    speed: "Average mph, train, boat, bike, walking, driving",
    time: "How long, hours, get there, leave at",
    system: "Metric, US or knots",
    legs: "There and back",
  },
  vectors,
  changes: [
    {
      version: "1.0.2",
      date: "2026-11-26",
      what: "Figures that don't end are shown with six digits. “More digits” shows the rest, and the values for programs are the same as before. Times always show their seconds: six minutes are 0:06:00, not 0:06.",
    },
    {
      version: "1.0.1",
      date: "2026-11-23",
    },
  ],
} satisfies Content<typeof speedDistanceTime>;
