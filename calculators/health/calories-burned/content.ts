import type { Content } from "#engine";
import type caloriesBurned from "./calories-burned.ts";
import vectors from "./vectors.ts";

export default {
  title: "Calories burned calculator: 36 activities and steps",
  purpose:
    "Estimates the calories you burn by exercise from the activity, your weight and the time. It also works from steps, or back from an amount of calories to the time.",
  about: [
    "How much does half an hour of walking burn, and how long would you have to run for the same? The answer depends on how hard the activity is, how long you do it and how much you weigh.",
    "The chart shows what the same time would burn in other ways.",
  ],
  howToUse: [
    "Choose the activity that comes closest. For walking, running and cycling, the speed matters.",
    "Count only the minutes in motion. Breaks and warm-up talk burn little.",
    "If you track what you eat, use “More than at rest”. Your daily needs already include the calories at rest.",
  ],
  methodology: [
    "Each activity has a MET value: how many times as much energy it takes as sitting still. One MET is about one kilocalorie for each kilogram of weight and hour.",
    "The MET value times your weight in kilograms times the hours is the energy burned. For “More than at rest”, one MET is taken off first.",
    "Steps times step length is the distance. Divided by the speed, it gives the time, and the MET value is that of walking at this speed.",
    "The values are those of the 2024 Adult Compendium of Physical Activities, which most studies use.",
  ],
  assumptions: [
    "A calorie here is a kilocalorie, as on food labels.",
    "Walking and running are on level, firm ground.",
    "You keep the same effort for the whole time.",
  ],
  limitations: [
    "The values are averages of adults from 19 to 59. Your own figure can be 20% lower or higher, by fitness, age and technique.",
    "Sitting still takes less than one MET in many heavy or older people, so the estimate is often too high for them.",
    "The estimate isn't made for children or for pregnancy. In pregnancy, ask your doctor or midwife how much exercise is right.",
    "We couldn't open the tables themselves. We read their values in copies by others and compared several.",
    "If you feel chest pain, faint or short of breath when you exercise, stop and call a doctor.",
  ],
  example: {
    story: "Lena weighs 70 kg and walks briskly for 30 minutes at lunch.",
    outcome: "Lena's walk burns about as much as two slices of bread.",
    inputs: { activity: "walking_brisk", minutes: 30, weight: 70, weight_unit: "kg" },
  },
  mistakes: [
    "Eating back all calories that a watch shows. Watches and tables are often too high.",
    "Entering the hours at the gym, rests included.",
    "Counting the calories at rest twice, once in your daily needs and once in the exercise.",
    "Choosing a speed that you reach only for a few minutes.",
  ],
  questions: [
    {
      question: "How many calories does an hour of walking burn?",
      answer: "At 3 mph, about 3.8 kilocalories for each kilogram: 266 at 70 kg. At 3.5 mph it is 336.",
    },
    {
      question: "How many calories do 10,000 steps burn?",
      answer:
        "At 70 kg and with steps of 70 cm, about 386 in 87 minutes. About 100 of them you would have burned at rest.",
    },
    {
      question: "Does running burn more than walking the same distance?",
      answer: "Yes, somewhat. Per mile, running takes about a fifth more energy than walking at an ordinary speed.",
    },
    {
      question: "Why do heavier people burn more?",
      answer: "They move more mass. At twice the weight, the same activity burns twice as much.",
    },
    {
      question: "What does MET mean?",
      answer:
        "Metabolic equivalent of task. One MET is the energy of sitting still. Jogging has about 7.5, so it takes 7.5 times as much.",
    },
  ],
  next: [
    { slug: "calories", why: "how much you need in a day." },
    { slug: "pace", why: "your speed from distance and time." },
  ],
  related: ["calories", "pace", "target-heart-rate", "macros"],
  sources: [
    {
      title:
        "Herrmann and others, 2024 Adult Compendium of Physical Activities, Journal of Sport and Health Science 13 (2024)",
      url: "https://pacompendium.com/adult-compendium/",
      read: "2026-11-27",
    },
  ],
  synonyms: [
    "calorie burn calculator",
    "MET calculator",
    "steps to calories",
    "exercise calories",
    "walking calories",
    "running calories",
    "workout calories",
  ],
  everydayWords: ["burn", "burned", "exercise", "workout", "walking", "running", "steps", "gym"],
  inputWords: { minutes: "How long", weight: "Body weight", goal: "Kcal to burn" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof caloriesBurned>;
