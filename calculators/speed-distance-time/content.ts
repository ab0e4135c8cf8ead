import type { Content } from "#engine";
import type speedDistanceTime from "./speed-distance-time.ts";
import vectors from "./vectors.ts";

export default {
  title: "Speed, distance and time calculator",
  purpose:
    "Works out speed, distance or time from the other two in any units, and the average speed of a journey that has several parts.",
  methodology: [
    "Speed is distance divided by time. So distance is speed times time, and time is distance divided by speed.",
    "Units are changed by their exact definitions before the sum, so the answer does not depend on the unit you type in.",
    "The average speed of several parts is the whole distance divided by the whole time. It is not the mean of the speeds, because a slow part takes longer and so counts for more.",
  ],
  assumptions: [
    "The answer is in kilometres and km/h unless you choose other units.",
    "A time of two numbers is hours and minutes: 2:30 is two and a half hours. With three it is hours, minutes and seconds.",
    "Distance and speed of the parts of a journey are in the units that the answer is in.",
    "A mile is 1,609.344 m, a nautical mile 1,852 m and a foot 0.3048 m, exactly. A knot is a nautical mile an hour.",
    "The speed is the average over the whole time, stops included if the time includes them.",
  ],
  limitations: [
    "It says how far and how long, and nothing of direction: it reckons with speed and not with velocity.",
    "It does not speed up or slow down. For constant acceleration other formulas hold.",
    "2.30 is no time here. Write 2:30 for two and a half hours.",
    "On a clock, times are shown to the whole second. Hours and seconds with their decimals stand beside them.",
  ],
  example: { story: "A drive of 150 km takes two and a half hours.", inputs: { distance: 150, time: "2:30" } },
  questions: [
    {
      question: "I drive out at 40 and back at 60. Why is my average not 50?",
      answer:
        "Because you spend more time at 40. Over 60 km each way the drive takes 1.5 hours out and 1 hour back: 120 km in 2.5 hours, which is 48. Choose “Average speed of several parts” to see it.",
    },
    {
      question: "How do I enter 45 minutes?",
      answer: "As 0:45. For 45 seconds write 0:00:45.",
    },
    {
      question: "How do I turn m/s into km/h?",
      answer:
        "Multiply by 3.6: a second is 1/3,600 of an hour and a metre 1/1,000 of a kilometre. 10 m/s is 36 km/h, a little over 22 mph.",
    },
    {
      question: "How long does 100 km take at 30 km/h?",
      answer: "100 ÷ 30 is 3.333… hours, which is 3:20: a third of an hour is 20 minutes, not 33.",
    },
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
  vectors,
} satisfies Content<typeof speedDistanceTime>;
