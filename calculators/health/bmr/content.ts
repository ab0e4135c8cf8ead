import { MIFFLIN_ST_JEOR } from "#calculators/sources";
import type { Content } from "#engine";
import type bmr from "./bmr.ts";
import vectors from "./vectors.ts";

export default {
  title: "BMR calculator: calories at complete rest",
  purpose:
    "Estimates your basal metabolic rate (BMR): the calories an adult's body burns in a day of complete rest. Choose the Mifflin–St Jeor, Harris–Benedict or Katch–McArdle formula.",
  about: [
    "Your heart, brain, liver and kidneys work around the clock. At rest, they use most of the energy you burn. People look up their BMR to plan a diet, or to check the figure from a fitness tracker.",
    "BMR isn't your daily calorie need. Moving, working and digesting burn more calories on top of your BMR.",
  ],
  howToUse: [
    "Multiply your BMR by an activity factor, between about 1.2 and 1.9, to get the calories you burn in a day. The calorie calculator does that for you.",
    "Talk to a doctor before you eat less than your BMR for weeks.",
    "Compare the results in the table. If they are within 100 calories of each other, it doesn't matter which formula you use.",
  ],
  methodology: [
    "Mifflin–St Jeor and Harris–Benedict use your weight in kilograms, height in centimeters, age in years and sex. They multiply weight, height and age by fixed numbers. Researchers found these numbers by measuring how much energy people use at rest.",
    "Katch–McArdle uses only lean body mass: your weight minus your body fat. It doesn't use sex, age or height.",
    "Pounds and inches are first converted to kilograms and centimeters.",
  ],
  assumptions: [
    "Mifflin–St Jeor is used unless you choose another formula. Reviews found it closest to measured values, for lean and obese adults.",
    "Harris–Benedict comes in three versions. Use the original or the rounded version only to check a figure from an older source.",
    "Calories are kilocalories (kcal), as on food labels. 1 kcal is 4.184 kJ.",
    "Basal metabolic rate and resting metabolic rate mean the same on this page.",
  ],
  limitations: [
    "The result is an average for people like you. For about one adult in five, it is wrong by more than 10%. Among people with obesity, it is wrong by that much for nearly one in three.",
    "Don't use it for children, or during pregnancy, breastfeeding or illness.",
    "If your body fat percentage is wrong, the Katch–McArdle result is wrong too.",
  ],
  example: {
    story:
      "Elena's new watch claims she burns 1,900 calories a day “just by being alive”. She is 35, 5 feet 5 inches tall and weighs 143 pounds.",
    outcome:
      "The watch shows far more calories than her body burns at complete rest. Light activity multiplies the calories by about 1.375, and 1,345 × 1.375 is about 1,850. The watch was most likely showing her whole day.",
    inputs: { sex: "female", age: 35, height: 65, height_unit: "in", weight: 143, weight_unit: "lb" },
  },
  mistakes: [
    "Eating exactly your BMR because an app called it “your calories”. You burn more than that just by walking around.",
    "Using a guess for body fat in Katch–McArdle. At 143 pounds, a guess that is 5 percentage points off changes the answer by about 70 calories.",
    "Recalculating after every pound. One pound changes the result by about 5 calories.",
    "Trusting the last digit. The result can be off by more than 10%.",
  ],
  questions: [
    {
      question: "What is the difference between BMR and TDEE?",
      answer:
        "BMR is what you burn lying down all day. TDEE (total daily energy expenditure) adds walking, working, exercise and digestion. TDEE is usually 1.2 to 1.9 times BMR.",
    },
    {
      question: "Which formula should I use?",
      answer:
        "Use Mifflin–St Jeor in most cases. If you know your body fat from a good measurement, use Katch–McArdle, which counts only lean mass.",
    },
    {
      question: "Why does another calculator show 50 to 100 calories more?",
      answer: "It probably uses Harris–Benedict. Look for that figure in the table of formulas.",
    },
    {
      question: "Should I eat exactly my BMR?",
      answer: "No. You burn more than your BMR: even a quiet day adds 20% to 40%.",
    },
    {
      question: "Why does BMR fall with age?",
      answer: "Mostly because people tend to lose muscle as they get older.",
    },
  ],
  next: [
    { slug: "calories", why: "add your activity and a goal, and get calories for a day." },
    { slug: "body-fat", why: "get the body fat percentage that Katch–McArdle needs." },
    { slug: "macros", why: "divide the calories into protein, carbs and fat." },
  ],
  related: ["calories", "body-fat", "macros", "bmi"],
  sources: [
    MIFFLIN_ST_JEOR,
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
  everydayWords: ["resting", "RMR", "metabolism", "burn laying in bed", "energy"],
  inputWords: {
    sex: "Man, woman, male, female patient",
    age: "Years old",
    formula: "Mifflin, Harris, Benedict or by body fat",
    height: "Tall, feet",
    weight: 'Weigh, kg, or "150 lbs"',
  },
  vectors,
  changes: [
    {
      version: "1.1.3",
      date: "2026-11-24",
    },
    {
      version: "1.1.2",
      date: "2026-11-23",
    },
    {
      version: "1.1.1",
      date: "2026-11-23",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "With a BMI below 16, the answer now starts with advice to see a doctor.",
    },
  ],
} satisfies Content<typeof bmr>;
