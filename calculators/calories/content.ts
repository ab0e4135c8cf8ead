import type { Content } from "#engine";
import type calories from "./calories.ts";
import vectors from "./vectors.ts";

export default {
  title: "Calorie calculator: maintain, lose or gain weight",
  purpose:
    "Estimates how many calories an adult burns in a day, and how many to eat to maintain, lose or gain weight, or reach a target weight by a set date.",
  about: [
    "Every diet plan comes down to one question: how much do you eat compared with what you burn? This calculator estimates what you burn: at rest, and with your activity. From that it works out how much to eat for your goal.",
    "It helps if you want to lose a few pounds without guessing, or if you train and can't keep weight on. It also checks the number a tracking app gave you.",
  ],
  howToUse: [
    "Eat that many calories a day for two or three weeks and weigh yourself in the morning. If you lose more slowly than planned, eat 100 to 200 calories a day less; if faster, a little more. If you gain too slowly, eat 100 to 200 more. Your own scale beats any formula.",
    "Aim for half a pound to a pound (about 0.25 to 0.5 kg) a week. Pick a speed from the table that you can keep up.",
    "Have a wedding or a race coming up? Choose “Reach a target weight” and count the weeks until then. If that takes more than 2 pounds (0.9 kg) a week, take longer.",
    "Recalculate after every 10 pounds (about 5 kg). A lighter body needs less.",
  ],
  methodology: [
    "The formula starts with calories at rest, from your sex, age, height and weight (Mifflin–St Jeor or revised Harris–Benedict) or from weight and body fat (Katch–McArdle). Multiply that by the activity factor to get what you burn in a day.",
    "A change in weight is then turned into calories: 7,700 for each kilogram, spread over seven days. The result is subtracted for a loss and added for a gain. For a target weight, the whole change is spread evenly over the weeks you have.",
    "Only what you see is rounded. A zigzag week, with two days of more calories and five of fewer, is the exception. It uses the daily calories as shown, and its low days are rounded too, so its total can be off by 2.",
  ],
  assumptions: [
    "Mifflin–St Jeor is used unless you choose another formula.",
    "The five activity factors, 1.2 to 1.9, are in general use. They come from textbooks, not from one study. FAO and WHO give higher ones, 1.40 to 1.69 for people who mostly sit. You can enter your own.",
    "A kilogram of body weight is 7,700 kcal, unless you choose 3,500 kcal per pound, which is 7,716 kcal per kilogram.",
    "Calories are kilocalories (kcal), as on food labels. Age is in whole years.",
    "A zigzag week isn't shown if its low days would have fewer than 1,200 calories for women or 1,500 for men.",
  ],
  limitations: [
    "Formulas and factors are averages. Your own need can be several hundred calories off.",
    "The 7,700 rule only works at the start. A lighter body burns less, so over a year the loss may be about half of what the rule says.",
    "It is not meant for children, pregnancy, breastfeeding, eating disorders, or illnesses that affect weight.",
    "It doesn't say what to eat.",
  ],
  example: {
    story:
      "Hannah wants to lose 18 pounds before a hiking trip in spring. She is 35, 5 feet 7 inches tall, weighs 176 pounds, and swims twice a week. A pound a week sounds doable.",
    outcome:
      "At that pace she needs 18 weeks. At 166 pounds she runs the numbers again: maintaining her weight now takes 2,036 calories, so the same pace means 1,537 a day. She decides to lose the last few pounds more slowly.",
    inputs: {
      sex: "female",
      age: 35,
      height: 67,
      height_unit: "in",
      weight: 176,
      weight_unit: "lb",
      activity: "light",
      goal: "lose",
      weekly_change: 1,
      weekly_change_unit: "lb",
    },
  },
  mistakes: [
    "Choosing an activity level for the week you plan, not the one you had. When in doubt, take the lower one.",
    "Adding exercise calories on top. The activity level already includes them.",
    "Forgetting drinks, cooking oil and tasting as you cook. They can add several hundred calories a day.",
    "Cutting too far. A diet below your calories at rest is hard to keep up and costs muscle.",
  ],
  questions: [
    {
      question: "How many calories should I eat to lose weight?",
      answer:
        "About 500 a day below what you burn, which comes to roughly a pound (half a kilogram) a week. Choose “Lose weight” to see your own figure.",
    },
    {
      question: "Which activity level should I choose?",
      answer:
        "The lower one when in doubt. Three gym hours a week and a desk job is light, not moderate, and most people think they move more than they do.",
    },
    {
      question: "How few calories are too few?",
      answer:
        "Harvard Health advises no fewer than 1,200 a day for women and 1,500 for men unless a doctor supervises the diet. The page warns you when a goal goes below that.",
    },
    {
      question: "Why am I losing less than it says?",
      answer:
        "You need less as you get lighter, and most people eat more than they write down. The Body Weight Planner of the National Institutes of Health takes this into account.",
    },
    {
      question: "Should I eat back what I burn in exercise?",
      answer: "No, if your activity level counts that exercise already.",
    },
    {
      question: "What is a zigzag diet?",
      answer:
        "You eat more on some days and less on others, with the same total for the week. If your goal is to lose weight, a table shows one: two days with the calories that keep your weight, and five with fewer. A 50-week study found about the same weight loss with two very low days a week as with an even diet of the same total.",
    },
  ],
  next: [
    { slug: "macros", why: "divide these calories into protein, carbs and fat." },
    { slug: "bmi", why: "see the healthy weight range for your height." },
    { slug: "bmr", why: "compare the formulas for calories at rest." },
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
      title: "US National Heart, Lung, and Blood Institute, Aim for a Healthy Weight, Key Recommendations",
      url: "https://www.nhlbi.nih.gov/health/educational/lose_wt/recommen.htm",
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
      title:
        "Schübel and others, Effects of intermittent and continuous calorie restriction on body weight and metabolism over 50 wk, American Journal of Clinical Nutrition 108 (2018)",
      url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6915821",
      read: "2026-11-26",
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
    "target weight",
    "goal weight",
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
    "zigzag diet",
    "calorie cycling",
  ],
  everydayWords: [
    "cals",
    "food",
    "diet",
    "intake",
    "TDEE",
    "maintenance",
    "deficit",
    "cutting, bulk up",
    "muscle",
    "drop lbs",
    "pound a week",
    "woman",
    "old",
  ],
  vectors,
  changes: [
    {
      version: "1.3.0",
      date: "2026-11-26",
      what: "If your goal is to lose weight, it also shows a zigzag week. All other figures are the same as before.",
    },
    {
      version: "1.2.3",
      date: "2026-11-24",
      what: "Moderate exercise is now 4 to 5 days a week, so 3 days fit only one level. All figures are the same as before.",
    },
    {
      version: "1.2.2",
      date: "2026-11-24",
      what: "The steps now show a height in inches as feet and inches, such as 5 ft 9 in. The step for calories at rest puts the constant last, as the formula does. Two labels are clearer, and the example uses feet and pounds. All figures are the same as before.",
    },
    {
      version: "1.2.1",
      date: "2026-11-23",
      what: "A weight in kilograms and a height in centimeters no longer have conversion steps. All figures are the same as before.",
    },
    {
      version: "1.2.0",
      date: "2026-11-22",
      what: "It also works out the calories for a weight you want to reach in a number of weeks, with a warning above 2 pounds a week. Other answers stay as they were.",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "With a BMI below 16, or a goal of 800 kcal a day or less, the answer now starts with advice to see a doctor.",
    },
  ],
} satisfies Content<typeof calories>;
