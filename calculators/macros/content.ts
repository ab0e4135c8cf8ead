import type { Content } from "#engine";
import type macros from "./macros.ts";
import vectors from "./vectors.ts";

export default {
  title: "Macro calculator: protein, carbs and fat",
  purpose:
    "Turns your daily calories into grams of protein, carbohydrate and fat. Split them by percentages, by protein for your body weight, or as the DASH, Zone or keto diet does.",
  about: [
    "Food labels list grams; diet plans talk in percentages. This page converts one to the other. Enter your calories, choose a split, and you have three numbers you can compare with any package or tracking app.",
    "If you train, choose body weight instead: most advice on protein is given per kilogram of body weight.",
  ],
  howToUse: [
    "Hit the protein figure first. It matters most for keeping muscle while you lose weight. You can swap some carbs for fat and back.",
    "Spread the protein over your meals. 150 g a day is easier to plan as four portions of 35 to 40 g, about one chicken breast each.",
    "Being within 5 or 10 g is close enough. Labels themselves are rounded.",
  ],
  methodology: [
    "By percentages, each nutrient gets its share of the calories. Divide by 4 for protein and carbohydrate and by 9 for fat: those are the calories in a gram of each.",
    "By body weight, you set the protein in grams per kilogram you weigh and the fat as a share of the calories. Carbohydrate gets the rest.",
    "The diets have fixed shares. Those of DASH are the ones used in its studies, and those of Zone are by its inventor, Barry Sears. Keto is 75% fat, 20% protein and 5% carbohydrate. Keto plans vary: Harvard's Nutrition Source gives 70% to 80% fat, 10% to 20% protein and 5% to 10% carbohydrate.",
    "The recommended ranges are in grams at your calories. They are 10% to 35% protein, 45% to 65% carbohydrate and 20% to 35% fat, from the Dietary Reference Intakes for adults.",
    "Grams are rounded to whole numbers, so their calories seldom add up to exactly what you entered. The page shows the difference.",
  ],
  assumptions: [
    "A gram of protein or carbohydrate has 4 kcal and a gram of fat 9 kcal, as on food labels. The calories on labels and in apps are kcal.",
    "The form starts at 20% protein, 50% carbohydrate and 30% fat, within the ranges of the US National Academies for adults. The shares must add up to 100%.",
    "Half a gram rounds up.",
  ],
  limitations: [
    "The recommended ranges are for healthy adults. Children need different ones, and you may too if a doctor or dietitian gave you a plan.",
    "Alcohol (7 kcal a gram) and fiber (about 2) aren't counted.",
    "The factors 4, 4 and 9 are averages. Real foods can be a few percent off.",
    "Kidney disease, diabetes and pregnancy need individual advice, especially before a keto diet.",
  ],
  example: {
    story:
      "Ben's trainer hands him a plan: 2,000 calories, split 30% protein, 40% carbs and 30% fat. His tracking app wants grams.",
    outcome:
      "He types 150, 200 and 67 into the app. The app shows 2,003 calories, which puzzles him until he reads the note: rounding to whole grams added three.",
    inputs: { calories: 2000, protein_share: 30, carbohydrate_share: 40, fat_share: 30 },
  },
  mistakes: [
    "Entering percentages that add up to 105. The page asks you to change them until they make 100%.",
    "Using your goal weight for protein in one app and your current weight in another. Choose one.",
    "Counting grams of chicken as grams of protein. 100 g of cooked chicken breast has about 30 g.",
    "Cutting fat below 20%. Your body needs it for hormones and for some vitamins.",
  ],
  questions: [
    {
      question: "How much protein do I need?",
      answer:
        "Healthy adults need at least 0.8 g a day for each kilogram of body weight, about 0.36 g a pound. If you train hard, 1.4 to 2 g a kilogram (0.6 to 0.9 g a pound) is enough for most people.",
    },
    {
      question: "What is a good macro split?",
      answer:
        "The US National Academies accept 10% to 35% protein, 45% to 65% carbohydrate and 20% to 35% fat for adults. Within that, the best split is the one you can keep up.",
    },
    {
      question: "Why don't the grams add up to my calories?",
      answer:
        "They are whole grams. 30% of 2,000 kcal is 66.67 g of fat, and 67 g is 603 kcal. Three calories a day make no difference.",
    },
    {
      question: "How do I know how many calories I need?",
      answer: "Use the calorie calculator. It estimates what you burn in a day and adjusts that for your goal.",
    },
    {
      question: "Do I have to count carbs for weight loss?",
      answer: "No. Your total calories are what count. Counting macros mostly helps you get enough protein.",
    },
  ],
  next: [
    { slug: "calories", why: "not sure how many calories? Start there." },
    { slug: "body-fat", why: "check whether you are losing fat or muscle." },
    { slug: "cooking", why: "turn cups of ingredients into grams." },
  ],
  related: ["calories", "bmr", "body-fat", "cooking"],
  sources: [
    {
      title: "FAO, Food energy: methods of analysis and conversion factors, Food and Nutrition Paper 77 (2003)",
      url: "https://www.fao.org/4/y5022e/y5022e00.htm",
    },
    {
      title:
        "US National Academies, Dietary Reference Intakes for Energy, Carbohydrate, Fiber, Fat, Fatty Acids, Cholesterol, Protein, and Amino Acids (2005)",
      url: "https://doi.org/10.17226/10490",
    },
    {
      title: "US Code of Federal Regulations, 21 CFR 101.9(c)(1), calories on food labels",
      url: "https://www.ecfr.gov/current/title-21/section-101.9",
    },
    {
      title: "Daily Nutrient Goals of the DASH Diet: fat 27%, protein 18% and carbohydrate 55% of calories",
      url: "http://www.healthcommunities.com/diets-eating-plans/dash-diet-daily-goals.shtml",
    },
    {
      title:
        "Harvard T.H. Chan School of Public Health, The Nutrition Source, Diet Review: Ketogenic Diet for Weight Loss",
      url: "https://nutritionsource.hsph.harvard.edu/healthy-weight/diet-reviews/ketogenic-diet/",
    },
    {
      title:
        "Jäger and others, International Society of Sports Nutrition position stand: protein and exercise, Journal of the International Society of Sports Nutrition 14 (2017)",
      url: "https://doi.org/10.1186/s12970-017-0177-8",
    },
  ],
  synonyms: [
    "keto macros",
    "DASH diet",
    "Zone diet",
    "macronutrients",
    "IIFYM",
    "protein intake",
    "carbs",
    "keto",
    "40 30 30",
    "grams of protein",
    "grams of fat",
    "flexible dieting",
  ],
  everydayWords: [
    "keto",
    "low carb",
    "high protein diet",
    "zone",
    "split",
    "build muscle",
    "lifting",
    "eat",
    "cutting, bulking",
  ],
  vectors,
  changes: [
    {
      version: "1.2.0",
      date: "2026-11-25",
      what: "Calories can be split as in the DASH, Zone or keto diet. Answers to earlier inputs are the same as before.",
    },
    {
      version: "1.1.0",
      date: "2026-11-24",
      what: "A table says how many grams of each nutrient are recommended for adults at your calories. All other figures are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-23",
      what: "A weight in kilograms no longer has a conversion step. All figures are the same as before.",
    },
  ],
} satisfies Content<typeof macros>;
