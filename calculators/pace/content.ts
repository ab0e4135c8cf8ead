import type { Content } from "#engine";
import type pace from "./pace.ts";
import vectors from "./vectors.ts";

export default {
  title: "Pace calculator: time, distance and splits",
  purpose:
    "Calculates the pace and speed of a run, walk or ride from its time and distance, or the time or distance from a pace. It lists even splits along the way.",
  about: [
    "Runners think in minutes per mile or kilometer; treadmills and bike computers show speed; race plans need a finish time. This page moves between all three.",
    "Use it the week before a race to turn your goal time into a pace you can check at every marker, or afterward to see how you did.",
  ],
  howToUse: [
    "Write down three or four splits for race day: the first mile or 5 km, halfway, and one late marker. If you reach the first one early, slow down. Nearly every bad race begins too fast.",
    "On a treadmill, set the speed shown beside the pace.",
    "Training by pace? Run your easy days much slower than race pace. If you can't talk, you're too fast.",
  ],
  methodology: [
    "Pace is time divided by distance, and speed is distance divided by time. Any two of time, distance and pace (or speed) give you the third.",
    "Splits are the times at each kilometer or mile if you keep an even pace. Over long distances, only every 5th or 10th is shown, or fewer, so that there are about fifty at most.",
    "Nothing is rounded along the way. Times are shown to the whole second, and rounding carries into the minute: 359.6 seconds is 6:00, never 5:60.",
  ],
  assumptions: [
    "A time with one colon is minutes and seconds; with two, hours, minutes and seconds. 55:00 is fifty-five minutes.",
    "A mile is exactly 1,609.344 m. A marathon is 42.195 km and a half marathon 21.0975 km.",
    "Pace is per kilometer unless you choose miles.",
  ],
  limitations: [
    "A displayed pace is rounded to the whole second. Half a second per kilometer is 21 seconds over a marathon.",
    "It assumes one even pace, with no hills, wind or tired legs.",
    "It doesn't predict a longer race from a shorter one.",
  ],
  example: {
    story: "Tom finished his first 10K race in 55 minutes flat and wants to know his pace per mile.",
    outcome: "To break 50 minutes next spring he needs 8:02 per mile: 49 seconds less, for more than six miles.",
    inputs: { distance: 10, time: "55:00", per: "mi" },
  },
  mistakes: [
    "Writing 5.30 for five and a half minutes. Use a colon: 5:30. As a decimal, 5.3 minutes is 5:18.",
    "Planning a marathon at half-marathon pace. You will slow down.",
    "Trusting the watch in a race. You rarely run the shortest line, so the watch shows more distance and a faster pace than the official one.",
    "Mixing miles and kilometers. A pace of 8:00 is brisk per mile and a slow jog per kilometer.",
  ],
  questions: [
    {
      question: "What pace is a four-hour marathon?",
      answer: "9:09 per mile or 5:41 per kilometer, all the way. Enter 42.195 km and 4:00:00 to see the splits.",
    },
    {
      question: "How do I convert pace to speed?",
      answer: "Divide 3,600 by the pace in seconds. 8:00 per mile is 480 seconds, and 3,600 ÷ 480 = 7.5 mph.",
    },
    {
      question: "How do I convert minutes per mile to minutes per kilometer?",
      answer: "Divide by 1.609. 8:00 per mile is 480 seconds, and 480 ÷ 1.609 ≈ 298, which is 4:58 per kilometer.",
    },
    {
      question: "Why does my watch show a different pace?",
      answer:
        "It measures the path you really ran, often a percent longer than the course. It also shows your recent pace, not the average.",
    },
    {
      question: "What is a negative split?",
      answer:
        "Running the second half faster than the first. Many good races are run that way; even splits are the next best thing.",
    },
  ],
  next: [
    { slug: "calories", why: "see what your training adds to what you can eat." },
    { slug: "speed-distance-time", why: "the same calculation for driving, flying or physics homework." },
  ],
  related: ["calories", "length", "speed-distance-time"],
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
  everydayWords: [
    "jog",
    "ran",
    "5k, 10k, half marathon",
    "finish time",
    "race",
    "min per mile, km",
    "cycling",
    "treadmill",
    "predict",
    "running",
    "fast",
  ],
  vectors,
  changes: [
    {
      version: "1.0.2",
      date: "2026-11-22",
      what: "The distance of the last split is no longer rounded twice.",
    },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "Split distances no longer have a tiny rounding error: 0.05 km was 0.0500…01.",
    },
  ],
} satisfies Content<typeof pace>;
