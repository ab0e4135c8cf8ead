import { NIST_811 } from "#calculators/sources";
import type { Content } from "#engine";
import type pace from "./pace.ts";
import vectors from "./vectors.ts";

export default {
  title: "Pace calculator: time, distance and splits",
  purpose:
    "Calculates the pace and speed of a run, walk or ride from its time and distance. It also finds the time or the distance from a pace or a speed, and lists your splits.",
  about: [
    "Runners count in minutes per mile or kilometer. Treadmills and bike computers show speed. Race plans need a finish time. This page converts between pace, speed and time.",
    "Before a race, turn your goal time into a pace that you can check at every marker. After a race, find the pace that you ran.",
  ],
  howToUse: [
    "A split is your time at a marker along the way. Write down three or four splits for race day. If you reach the first marker early, slow down. Most bad races start too fast.",
    "On a treadmill, set the speed that the page shows with your pace.",
    "On easy days, run much slower than race pace. If you can't talk while you run, you're going too fast.",
  ],
  methodology: [
    "Pace is time divided by distance, and speed is distance divided by time. If you know two of time, distance and pace, you can find the third.",
    "Splits are the times at each kilometer or mile if you keep an even pace. For long distances, the table shows only some of the splits.",
    "Times are calculated exactly and shown to the whole second.",
  ],
  assumptions: [
    "55:00 is fifty-five minutes. 1:55:00 is one hour and fifty-five minutes.",
    "A mile is exactly 1,609.344 m. A marathon is 42.195 km and a half marathon 21.0975 km.",
    "Pace is per kilometer unless you choose miles.",
  ],
  limitations: [
    "The pace is rounded to the whole second. Over a marathon, half a second per kilometer adds up to 21 seconds.",
    "It assumes that you keep one even pace. Hills, wind and tired legs will slow you down.",
    "It doesn't predict your time in a longer race. You'll run a longer race at a slower pace.",
  ],
  example: {
    story: "Tom finished his first 10K race in 55 minutes flat and wants to know his pace per mile.",
    outcome: "To finish in under 50 minutes, Tom needs a pace of 8:02 per mile. Each mile must be 49 seconds faster.",
    inputs: { distance: 10, time: "55:00", per: "mi" },
  },
  mistakes: [
    "Writing 5.30 for five and a half minutes. Use a colon: 5:30.",
    "Planning a marathon at half-marathon pace. You will slow down.",
    "Trusting the watch in a race. You rarely run the shortest line, so the watch counts a longer distance than the course. The pace on the watch is then faster than your official pace.",
    "Mixing miles and kilometers. 8:00 per mile is a brisk pace, but 8:00 per kilometer is a slow jog.",
  ],
  questions: [
    {
      question: "What pace is a four-hour marathon?",
      answer: "9:09 per mile or 5:41 per kilometer. Enter 42.195 km and 4:00:00 to see the splits.",
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
        "Your watch measures the path you really ran, which is often about 1% longer than the course. It may also show your pace of the last few seconds instead of your average pace.",
    },
    {
      question: "What is a negative split?",
      answer:
        "A negative split means that you run the second half of a race faster than the first half. Many good races are run that way.",
    },
  ],
  next: [
    { slug: "calories", why: "see how many more calories you can eat when you train." },
    { slug: "speed-distance-time", why: "the same calculation for driving, flying or physics homework." },
  ],
  related: ["calories", "length", "speed-distance-time"],
  sources: [
    {
      title: "World Athletics, Marathon",
      url: "https://worldathletics.org/disciplines/road-running/marathon",
    },
    NIST_811,
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
  everydayWords: ["running", "jog", "ran", "race", "marathon", "treadmill", "cycling"],
  inputWords: {
    distance: "10 k, 5k, half marathon, miles",
    time: "Finish time, minutes, hours",
    pace: "Min per mile, how fast",
    speed: "Instead of a time, km an hour",
    per: "Mile or km",
  },
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
