import type { Content } from "#engine";
import type calories from "./calories.ts";
import vectors from "./vectors.ts";

export default {
  title: "Calorie calculator: keep, lose or gain weight",
  purpose:
    "Estimates the calories that an adult uses in a day, and how many to eat a day to keep weight, or to lose or gain it at a chosen pace.",
  methodology: [
    "Energy at rest comes from sex, age, height and weight by the Mifflin–St Jeor or the revised Harris–Benedict formula, or from weight and body fat by Katch–McArdle. It is multiplied by an activity factor.",
    "A change of weight is turned into energy: 7,700 kcal a kilogram, spread over seven days. It is taken off for a loss, and added for a gain.",
    "Nothing is rounded on the way. Only the figures shown are.",
  ],
  assumptions: [
    "Mifflin–St Jeor is used unless you choose another formula.",
    "The five activity factors, 1.2 to 1.9, are the ones in general use. They come from textbooks and not from one study. You can give a factor of your own.",
    "A kilogram of body weight is 7,700 kcal, unless you choose 3,500 kcal a pound, which is 7,716 kcal a kilogram.",
    "Calories are kilocalories, as on food labels. Age is in whole years.",
  ],
  limitations: [
    "Formulas and factors are averages. Your own need can be several hundred kilocalories off. What your scale says over a month is better evidence.",
    "The rule of 7,700 is for a start only. A lighter body uses less, so a loss slows down, and over a year it may be about half of what the rule says.",
    "It is not meant for children, in pregnancy, while breastfeeding, or with an eating disorder or an illness that changes weight.",
    "It says nothing about what to eat.",
  ],
  example: {
    story: "A woman of 35, 170 cm and 80 kg, exercises lightly and wants to lose half a kilogram a week.",
    inputs: { sex: "female", age: 35, height: 170, weight: 80, activity: "light", goal: "lose", weekly_change: 0.5 },
  },
  questions: [
    {
      question: "Which activity should I choose?",
      answer:
        "The lower one when in doubt. An hour in the gym three times a week is less than a day on your feet, and most people think they move more than they do.",
    },
    {
      question: "How few calories are too few?",
      answer:
        "Harvard Health advises no fewer than 1,200 kcal a day for women and 1,500 for men unless a doctor is watching over it. The page warns you when a goal goes below, and the table leaves such losses out.",
    },
    {
      question: "Why do I lose less than it says?",
      answer:
        "Because you need less as you grow lighter, and because people eat more than they write down. The planner of the US National Institutes of Health reckons with the first of these.",
    },
    {
      question: "Why is the factor for sitting 1.2, when WHO says 1.4?",
      answer:
        "FAO and WHO reckon with 1.40 to 1.69 for people who mostly sit. The factor 1.2 is lower, nearly that of lying in bed. Choose a factor of your own to use theirs.",
    },
    {
      question: "Should I eat back what I burn in exercise?",
      answer: "Not if you chose an activity that counts it already, for then you would count it twice.",
    },
  ],
  related: ["bmr", "macros", "bmi", "body-fat"],
  feeds: { macros: { calories: "target" } },
  sources: [
    {
      title:
        "Mifflin, St Jeor and others, A new predictive equation for resting energy expenditure in healthy individuals, American Journal of Clinical Nutrition 51 (1990)",
      url: "https://doi.org/10.1093/ajcn/51.2.241",
    },
    {
      title: "FAO, WHO and UNU, Human energy requirements (2004), chapter 5",
      url: "https://www.fao.org/4/y5686e/y5686e07.htm",
    },
    {
      title: "US Centers for Disease Control and Prevention, Adult BMI Categories",
      url: "https://www.cdc.gov/bmi/adult-calculator/bmi-categories.html",
    },
    {
      title: "Harvard Health Publishing, Calorie counting made easy",
      url: "https://www.health.harvard.edu/staying-healthy/calorie-counting-made-easy",
    },
    {
      title:
        "Hall and others, Quantification of the effect of energy imbalance on bodyweight, The Lancet 378 (2011), pages 826 to 837",
      url: "https://doi.org/10.1016/S0140-6736(11)60812-X",
    },
    {
      title: "US National Institute of Diabetes and Digestive and Kidney Diseases, Body Weight Planner",
      url: "https://www.niddk.nih.gov/bwp",
    },
    {
      title: "World Health Organization, Nutrition Landscape Information System, Malnutrition in women",
      url: "https://apps.who.int/nutrition/landscape/help.aspx?menu=0&helpid=392&lang=EN",
      place: "Moderate and severe thinness",
      read: "2026-11-22",
    },
    {
      title:
        "UK National Institute for Health and Care Excellence, Obesity: identification, assessment and management, clinical guideline 189 (2014)",
      url: "https://www.ncbi.nlm.nih.gov/books/NBK311324/",
      place: "section 6, Very-low-calorie diets",
      read: "2026-11-22",
    },
  ],
  synonyms: [
    "TDEE",
    "total daily energy expenditure",
    "calorie deficit",
    "maintenance calories",
    "calorie intake",
    "lose weight",
    "gain weight",
    "kcal",
    "bulking",
    "cutting",
  ],
  vectors,
  changes: [
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "A BMI below 16, and a goal of 800 kcal a day or less, come with an urgent word: to see a doctor. What concerns health comes first.",
    },
  ],
} satisfies Content<typeof calories>;
