import { CDC_BMI_CATEGORIES, MIFFLIN_ST_JEOR } from "#calculators/sources";
import type { Content } from "#engine";
import type calories from "./calories.ts";
import vectors from "./vectors.ts";

export default {
  title: "Calorie calculator: maintain, lose or gain weight",
  purpose:
    "Estimates how many calories an adult burns in a day, and how many to eat to maintain, lose or gain weight, or reach a target weight by a set date.",
  about: [
    "Every diet plan comes down to one question: do you eat more or less than you burn? This calculator estimates how many calories you burn in a day. Then it works out how many to eat for your goal.",
    "Use it to lose a few pounds without guessing, to gain weight when you train hard, or to check the number from a tracking app.",
  ],
  howToUse: [
    "Eat the calories shown for two or three weeks, and weigh yourself in the morning. If you lose weight more slowly than planned, eat 100 to 200 fewer calories a day. If you gain weight more slowly than planned, eat 100 to 200 more calories a day. Your own scale beats any formula.",
    "To lose weight, aim for half a pound to a pound (about 0.25 to 0.5 kg) a week. Compare the weekly changes in the table, and pick one that you can keep up.",
    "Have a wedding or a race coming up? Choose “Reach a target weight” and enter the weeks until then. If you would have to lose more than 2 pounds (0.9 kg) a week, give yourself more weeks.",
    "Recalculate after every 10 pounds (about 5 kg) you lose. A lighter body needs fewer calories.",
  ],
  methodology: [
    "The formula starts with your calories at rest. Mifflin–St Jeor and revised Harris–Benedict work them out from your sex, age, height and weight. Katch–McArdle uses your weight and body fat. Multiply your calories at rest by the activity factor, such as 1.375, to get the calories you burn in a day.",
    "Each kilogram of body weight counts as 7,700 calories. To lose half a kilogram a week, you eat 3,850 calories a week less than you burn, or 550 a day. To gain half a kilogram a week, you eat 550 a day more. For a target weight, the change is spread evenly over the weeks you enter.",
    "A zigzag week spreads the week's calories unevenly: more on two days, and fewer on five days. Each day is rounded to whole calories, so the week's total can be off by 2.",
  ],
  assumptions: [
    "The page starts with the Mifflin–St Jeor formula.",
    "The five activity factors, 1.2 to 1.9, come from textbooks, not from one study. You can enter your own factor.",
    "A kilogram of body weight counts as 7,700 kcal. Under “More options” you can choose 3,500 kcal per pound instead, which is 7,716 kcal per kilogram.",
    "Calories are kilocalories (kcal), as on food labels.",
    "A zigzag week needs at least 1,200 calories for women and 1,500 for men on its low days. Otherwise, no zigzag week is shown.",
  ],
  limitations: [
    "Formulas and factors are averages. You may burn several hundred calories more or fewer.",
    "The rule of 7,700 calories per kilogram works only at the start of a diet. A lighter body burns less. After a year, you may have lost only about half of what the rule says.",
    "Don't use this page for children, during pregnancy or breastfeeding, or with an eating disorder or an illness that affects weight.",
  ],
  example: {
    story:
      "Hannah wants to lose 18 pounds before a hiking trip in spring. She is 35, 5 feet 7 inches tall, weighs 176 pounds, and swims twice a week. Losing a pound a week sounds doable.",
    outcome:
      "At that pace she needs 18 weeks. When she weighs 166 pounds, she runs the numbers again. She now needs 2,036 calories to maintain her weight, and 1,537 to keep losing a pound a week. She decides to lose the last few pounds more slowly.",
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
    "Choosing an activity level for the exercise you plan. Count the exercise you really do.",
    "Forgetting drinks, cooking oil and tasting as you cook. They can add several hundred calories a day.",
    "Eating too little. A diet below your calories at rest is hard to keep up and costs muscle.",
  ],
  questions: [
    {
      question: "How many calories should I eat to lose weight?",
      answer:
        "About 500 a day fewer than you burn. Then you lose roughly a pound (half a kilogram) a week. Choose “Lose weight” to see your own figure.",
    },
    {
      question: "Which activity level should I choose?",
      answer:
        "When in doubt, the lower one. A desk job and three visits to the gym a week is light exercise. Most people think they move more than they do.",
    },
    {
      question: "How few calories are too few?",
      answer:
        "Harvard Health advises at least 1,200 a day for women and 1,500 for men, except when a doctor supervises the diet. The page warns you when your result is below these limits.",
    },
    {
      question: "Why am I losing less than the page says?",
      answer:
        "As you get lighter, you need fewer calories. The Body Weight Planner of the National Institutes of Health takes that into account. Most people also eat more than they write down.",
    },
    {
      question: "Should I eat back what I burn in exercise?",
      answer: "No. Your activity level already counts your exercise.",
    },
    {
      question: "What is a zigzag diet?",
      answer:
        "You eat more on some days and less on others, with the same total for the week. If your goal is to lose weight, a table shows an example. On two days you eat enough to maintain your weight, and on five days you eat less. A 50-week study tested another pattern, with very little food on two days a week. People lost about as much weight as people who ate the same total evenly.",
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
    MIFFLIN_ST_JEOR,
    {
      title: "FAO, WHO and UNU, Human energy requirements (2004), chapter 5",
      url: "https://www.fao.org/4/y5686e/y5686e07.htm",
    },
    CDC_BMI_CATEGORIES,
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
  everydayWords: ["TDEE", "diet", "food", "cals", "deficit", "bulk", "cutting", "burn"],
  inputWords: {
    sex: "Man or woman",
    age: "Years old",
    weight: "Lbs, lift",
    activity: "Exercise, muscle, sitting",
    activity_factor: "Times calories at rest",
    weeks: "To reach target_weight",
    target_weight: "Drop lbs",
    weekly_change: 'kg, "a pound a week"',
    energy_of_weight: "Calories of a pound",
    goal: "Lose weight, cut, gain, bulk up, muscle, eat",
    height: "Tall, feet",
  },
  vectors,
  changes: [
    { version: "1.3.2", date: "2026-11-26" },
    { version: "1.3.1", date: "2026-11-26" },
    {
      version: "1.3.0",
      date: "2026-11-26",
      what: "If your goal is to lose weight, it also shows a week with two days of more calories and five of fewer. All other figures are the same as before.",
    },
    {
      version: "1.2.3",
      date: "2026-11-24",
      what: "Moderate exercise now means 4 to 5 days a week. All figures are the same as before.",
    },
    {
      version: "1.2.2",
      date: "2026-11-24",
    },
    {
      version: "1.2.1",
      date: "2026-11-23",
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
