import type { Content } from "#engine";
import type pace from "./pace.ts";
import vectors from "./vectors.ts";

export default {
  title: "Pace calculator: time, distance and splits",
  purpose:
    "Works out the pace and speed of a run, walk or ride from its time and distance, or the time or distance from a pace or a speed, with the splits along the way.",
  methodology: [
    "Pace is time divided by distance, and speed is distance divided by time. Whichever of the three is missing follows from the other two.",
    "Splits are the times at each kilometre or mile if you keep an even pace. On a long way they are every five, ten or more, so that there are no more than fifty or so.",
    "Nothing is rounded on the way. Times are shown to the whole second, and a rounding carries into the minute: 359.6 seconds are 6:00 and never 5:60.",
  ],
  assumptions: [
    "A time with one colon is minutes and seconds, and one with two is hours, minutes and seconds. 55:00 is fifty-five minutes.",
    "A mile is 1,609.344 m, exactly. A marathon is 42.195 km, and half of one 21.0975 km.",
    "Pace is for a kilometre unless you choose a mile.",
  ],
  limitations: [
    "5.30 is no pace. Write 5:30 for five and a half minutes; 5.3 minutes would be 5:18.",
    "A pace is shown to the whole second. Half a second too much for each kilometre is 21 seconds in a marathon.",
    "It keeps one pace from start to end, and knows nothing of hills, wind or tired legs.",
    "It does not foretell a race from a shorter one.",
  ],
  example: { story: "Someone runs 10 km in 55 minutes.", inputs: { distance: 10, time: "55:00" } },
  questions: [
    {
      question: "What pace do I need for a marathon in four hours?",
      answer: "5:41 a kilometre or 9:09 a mile, all the way. Enter 42.195 km and 4:00:00 to see the splits.",
    },
    {
      question: "How do I turn a pace into a speed?",
      answer:
        "Divide 3,600 by its seconds. 5:00 a kilometre is 300 seconds, and 3,600 ÷ 300 is 12 km/h. The page always shows both.",
    },
    {
      question: "How do I turn a pace for a mile into one for a kilometre?",
      answer: "Divide by 1.609. 8:00 a mile is 480 seconds, and 480 ÷ 1.609 is 298, which is 4:58 a kilometre.",
    },
    {
      question: "Why does my watch show another pace?",
      answer:
        "A watch measures the way you really ran, which in a race is often a percent longer than the course. It also shows the pace of the last moments, not the average.",
    },
  ],
  related: ["calories", "length"],
  sources: [
    {
      title: "World Athletics, Marathon",
      url: "https://worldathletics.org/disciplines/road-running/marathon",
    },
    {
      title: "NIST Special Publication 811, Guide for the Use of the International System of Units, appendix B",
      url: "https://www.nist.gov/pml/special-publication-811",
    },
  ],
  synonyms: [
    "running pace",
    "min per km",
    "min per mile",
    "marathon",
    "half marathon",
    "5K",
    "10K",
    "splits",
    "treadmill speed",
    "jogging",
    "finish time",
  ],
  vectors,
  changes: [
    {
      version: "1.0.2",
      date: "2026-11-22",
      what: "The distance of the last split is rounded once: 868.0485 km with a pace per mile ends at 868.049 km, not 868.048 km.",
    },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "Distances of the splits have no remainder of a division in their values: 0.05 km was 0.0500…01.",
    },
  ],
} satisfies Content<typeof pace>;
