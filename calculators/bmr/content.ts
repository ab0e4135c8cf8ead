import type { Content } from "#engine";
import type bmr from "./bmr.ts";
import vectors from "./vectors.ts";

export default {
  title: "BMR calculator: calories at complete rest",
  purpose:
    "Estimates your basal metabolic rate: the calories an adult's body burns in a day at complete rest, by the Mifflin–St Jeor, Harris–Benedict or Katch–McArdle formula.",
  about: [
    "Your heart, brain, liver and kidneys work around the clock, and they use most of the energy you burn at rest. BMR is that base. People look it up when they plan a diet, compare a fitness tracker with a formula, or wonder why a smaller friend gains weight on the same food.",
    "It isn't your daily calorie need. Nearly everyone burns a good deal more, because they don't lie still all day.",
  ],
  howToUse: [
    "Multiply it by an activity factor, between about 1.2 and 1.9, to get the calories you burn in a day. The calorie calculator does that for you.",
    "Treat it as a floor. Talk to a doctor before you eat less than your BMR for weeks.",
    "Compare the formulas in the table. If they are within 100 calories of each other, it doesn't matter which one you use.",
  ],
  methodology: [
    "Mifflin–St Jeor and Harris–Benedict start from your weight in kilograms, height in centimeters, age in years and sex. Each multiplies them by fixed factors that were fitted to people whose energy use at rest was measured. With Mifflin–St Jeor, the constants + 5 and − 161 put men 166 calories above women of the same age and size.",
    "Katch–McArdle uses only lean body mass: your weight minus the fat. It doesn't use sex, age or height. The equation usually called Katch–McArdle was published by Cunningham in 1991.",
    "Pounds and inches are converted by their exact definitions. Only the displayed figure is rounded.",
  ],
  assumptions: [
    "Mifflin–St Jeor is used unless you choose another formula. Reviews found it closest to measured values, in lean and in obese adults.",
    "Harris–Benedict, revised, has the factors of Roza and Shizgal from 1984. Use the original, exact or rounded, only to check a figure from an older source.",
    "Calories are kilocalories (kcal), as on food labels, and 1 kcal is 4.184 kJ. Age is in whole years.",
    "Each formula that uses sex has one version for women and one for men. Basal rate and resting rate mean the same here.",
  ],
  limitations: [
    "It is an average of people like you. About one adult in five is more than a tenth above or below it. Among people with obesity, it is nearly one in three.",
    "It is not meant for children, pregnancy, breastfeeding or illness.",
    "Katch–McArdle is only as good as the body fat percentage you enter.",
    "It leaves out everything you do besides lying still.",
    "The paper by Mifflin and St Jeor prints no worked example. We check the default formula against figures that others published; they are listed on this page.",
  ],
  example: {
    story:
      "Elena's new watch claims she burns 1,900 calories a day “just by being alive”. She is 35, 5 feet 5 inches tall and weighs 143 pounds.",
    outcome:
      "Her watch can't mean complete rest. With light activity, 1,345 times 1.375 is about 1,850, so it was most likely showing her whole day.",
    inputs: { sex: "female", age: 35, height: 65, height_unit: "in", weight: 143, weight_unit: "lb" },
  },
  mistakes: [
    "Eating exactly your BMR because an app called it “your calories”. You burn more than that just by walking around.",
    "Using a guess for body fat in Katch–McArdle. Five points off changes the answer by about 70 calories at 143 pounds.",
    "Recalculating after every pound. One pound changes the result by about 5 calories.",
    "Treating the last digit as real. The whole figure can be off by more than 10%.",
  ],
  questions: [
    {
      question: "What is the difference between BMR and TDEE?",
      answer:
        "BMR is what you burn lying still. TDEE, total daily energy expenditure, adds walking, working, exercise and digestion. It is usually 1.2 to 1.9 times as much.",
    },
    {
      question: "Which formula should I use?",
      answer:
        "Mifflin–St Jeor, unless you know your body fat from a good measurement. Then use Katch–McArdle, which counts only lean mass.",
    },
    {
      question: "Why does another calculator show 50 to 100 calories more?",
      answer:
        "It probably uses Harris–Benedict. The table shows every formula that works from height, weight, age and sex, so you can see which one it was.",
    },
    {
      question: "Should I eat exactly my BMR?",
      answer: "No. Walking, working and digesting come on top. Even a quiet day adds 20% to 40%.",
    },
    {
      question: "Why does BMR fall with age?",
      answer:
        "Mostly because people tend to lose muscle as they get older. Most formulas use your age, not your muscle mass.",
    },
  ],
  next: [
    { slug: "calories", why: "add your activity and a goal, and get calories for a day." },
    { slug: "body-fat", why: "get the body fat percentage that Katch–McArdle needs." },
    { slug: "macros", why: "divide the calories into protein, carbs and fat." },
  ],
  related: ["calories", "body-fat", "macros", "bmi"],
  sources: [
    {
      title:
        "Mifflin, St Jeor and others, A new predictive equation for resting energy expenditure in healthy individuals, American Journal of Clinical Nutrition 51 (1990)",
      url: "https://doi.org/10.1093/ajcn/51.2.241",
    },
    {
      title:
        "Roza and Shizgal, The Harris Benedict equation reevaluated, American Journal of Clinical Nutrition 40 (1984)",
      url: "https://doi.org/10.1093/ajcn/40.1.168",
    },
    {
      title:
        "Harris and Benedict, A Biometric Study of Human Basal Metabolism, PNAS 4 (1918), ahead of their 1919 book",
      url: "https://doi.org/10.1073/pnas.4.12.370",
    },
    {
      title:
        "Cunningham, Body composition as a determinant of energy expenditure, American Journal of Clinical Nutrition 54 (1991)",
      url: "https://doi.org/10.1093/ajcn/54.6.963",
    },
    {
      title:
        "Frankenfield, Roth-Yousey and Compher, Comparison of predictive equations for resting metabolic rate in healthy nonobese and obese adults, Journal of the American Dietetic Association 105 (2005)",
      url: "https://doi.org/10.1016/j.jada.2005.02.005",
    },
    {
      title: "World Health Organization, Nutrition Landscape Information System, Malnutrition in women",
      url: "https://apps.who.int/nutrition/landscape/help.aspx?menu=0&helpid=392&lang=EN",
      place: "Moderate and severe thinness",
      read: "2026-11-22",
    },
  ],
  synonyms: [
    "basal metabolic rate",
    "resting metabolic rate",
    "RMR",
    "REE",
    "metabolism",
    "Mifflin St Jeor",
    "Harris Benedict",
    "Katch McArdle",
    "calories at rest",
  ],
  everydayWords: [
    "resting metabolism",
    "RMR",
    "burn lying, laying in bed",
    "at rest",
    "doing nothing",
    "stay alive",
    "energy",
    "Mifflin St Jeor, Harris Benedict",
    "patient",
    "man, woman",
    "female",
    "lbs",
  ],
  vectors,
  changes: [
    {
      version: "1.1.3",
      date: "2026-11-24",
      what: "The steps now show a height in inches as feet and inches, such as 5 ft 9 in. The step for calories at rest puts the constant last, as the formula does, and the example uses feet and pounds. All figures are the same as before.",
    },
    {
      version: "1.1.2",
      date: "2026-11-23",
      what: "A height in centimeters no longer has a conversion step. All figures are the same as before.",
    },
    {
      version: "1.1.1",
      date: "2026-11-23",
      what: "A weight in kilograms no longer has a conversion step. All figures are the same as before.",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "With a BMI below 16, the answer now starts with advice to see a doctor.",
    },
  ],
} satisfies Content<typeof bmr>;
