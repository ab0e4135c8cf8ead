import type { Content } from "#engine";
import type raceTime from "./race-time.ts";
import vectors from "./vectors.ts";

export default {
  title: "Race time calculator: predict your marathon or 10K",
  purpose: "Predicts your time over one distance from a race over another, by the formulas of Riegel and Cameron.",
  about: [
    "No one can hold the pace of a 5K for a marathon. How much you slow down is surprisingly regular, so a recent race says a lot about the next one.",
    "The page predicts any distance from 400 meters to 200 kilometers, with the pace to run it at.",
  ],
  howToUse: [
    "Enter a race from the last two months that you ran as fast as you could.",
    "Enter the distance of your next race, and look at the time and the pace.",
    "Compare both formulas. Start at the slower pace: it is easier to speed up at the end.",
  ],
  methodology: [
    "Riegel multiplies your time by the ratio of the distances to the power of 1.06. Twice as far takes 2.085 times as long.",
    "Cameron multiplies your pace by a ratio that he fitted to the world's best times: a(d) = 13.49681 − 0.000030363 × d + 835.7114 ÷ d^0.7905, with d in meters. The new time is time × (new ÷ old) × a(old) ÷ a(new).",
    "The pace is the predicted time divided by the distance.",
  ],
  assumptions: [
    "Both courses are flat and measured, the weather is alike, and you trained for the longer distance.",
    "A half marathon is 21.0975 km and a marathon 42.195 km.",
  ],
  limitations: [
    "A study of 2,303 recreational runners found it good up to the half marathon. For the marathon, it gave half of them a time at least 10 minutes too fast.",
    "It knows nothing of hills, heat, age or training.",
    "We could not read Riegel's and Cameron's papers. The formulas are those of several sites that agree, and the known answers come from their examples and from hand arithmetic.",
  ],
  example: {
    story: "Ben ran 10 km in 50 minutes and has signed up for a half marathon. He asks what to expect.",
    outcome: "About 1 hour and 50 minutes, or 5:14 a kilometer. He starts at 5:20 and looks how he feels at 15 km.",
    inputs: { distance: 10, distance_unit: "km", time: "50:00", goal: "21.0975", goal_unit: "km" },
  },
  mistakes: [
    "Using a training run. It must be a race or an all-out test.",
    "Predicting a marathon from a mile. The nearer the distances, the better.",
    "Starting at the predicted pace of a perfect day.",
  ],
  questions: [
    {
      question: "How do I predict my marathon from a half marathon?",
      answer: "Multiply the half marathon time by 2.085. Two hours become 4 hours and 10 minutes.",
    },
    {
      question: "Riegel or Cameron?",
      answer:
        "They differ little up to the half marathon. For the marathon, Cameron gives a slower time from a short race.",
    },
    {
      question: "Why 1.06?",
      answer:
        "Riegel found it in race results. With 1, you would never slow down. Less trained runners slow down more.",
    },
    {
      question: "Does it work for cycling or swimming?",
      answer: "No. Both formulas were fitted to runs.",
    },
  ],
  next: [
    { slug: "pace", why: "splits for the predicted time." },
    { slug: "target-heart-rate", why: "how hard to train." },
  ],
  related: ["pace", "target-heart-rate", "calories-burned"],
  sources: [
    {
      title: "StrideForever, Race Time Prediction Explained: Using the Riegel Formula",
      url: "https://www.strideforever.com/guides/race-time-prediction-explained/",
      read: "2026-11-27",
    },
    {
      title: "GoAndRace, race time predictor: the formulas of Riegel and Cameron",
      url: "https://www.goandrace.com/en/race-time-predictor.php",
      read: "2026-11-27",
    },
    {
      title: "Vickers and Vertosick, An empirical study of race times in recreational endurance runners (2016)",
      url: "https://www.springermedizin.de/an-empirical-study-of-race-times-in-recreational-endurance-runne/10625062",
      read: "2026-11-27",
    },
  ],
  synonyms: ["race predictor", "Riegel", "marathon predictor", "race prediction", "half marathon time", "10K time"],
  everydayWords: ["predict", "finish", "run", "race"],
  inputWords: { distance: "Ran, last race", goal: "Next race", time: "Finished in" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof raceTime>;
