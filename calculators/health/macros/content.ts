import type { Content } from "#engine";
import type macros from "./macros.ts";
import vectors from "./vectors.ts";

export default {
  title: "Macro calculator: protein, carbs and fat",
  purpose:
    "Turns your daily calories into grams of protein, carbohydrate and fat. You can split the calories by percentages, by your body weight, or by the DASH, Zone or keto diet.",
  about: [
    "Food labels list grams, but diet plans give percentages. Enter your daily calories and choose how to split them. You get three numbers that you can compare with any food label or tracking app.",
    "If you train, choose “Protein by body weight”. Most advice on protein is given per kilogram of body weight.",
  ],
  howToUse: [
    "Reach the protein figure first. Protein matters most for keeping muscle while you lose weight. You can eat a little more fat and fewer carbs, or more carbs and less fat.",
    "Spread the protein over your meals. 150 g a day is easier to plan as four portions of 35 to 40 g. Each portion is about one chicken breast.",
    "Within 5 or 10 g of each figure is close enough. Food labels are rounded, too.",
  ],
  methodology: [
    "By percentages, each nutrient gets its share of the calories. A gram of protein or carbohydrate has 4 kcal, and a gram of fat has 9 kcal. So the calories of protein and carbohydrate are divided by 4, and the calories of fat are divided by 9.",
    "By body weight, you choose the grams of protein per kilogram of body weight. You also choose the percentage of fat. Carbohydrate gets the remaining calories.",
    "The diets have fixed percentages. DASH uses the percentages of the DASH studies. Zone uses the percentages of its inventor, Barry Sears. Keto is 75% fat, 20% protein and 5% carbohydrate, but keto plans vary. Harvard's Nutrition Source gives a range of 70% to 80% fat for keto.",
    "The table of recommended grams uses 10% to 35% protein, 45% to 65% carbohydrate and 20% to 35% fat. These ranges are from the Dietary Reference Intakes for adults.",
    "Grams are rounded to whole numbers. The calories of the rounded grams can differ a little from the calories you entered.",
  ],
  assumptions: [
    "Calories on food labels and in apps are kilocalories (kcal).",
    "The form starts at 20% protein, 50% carbohydrate and 30% fat. You can change these percentages, but they must add up to 100%.",
  ],
  limitations: [
    "The recommended ranges are for healthy adults. Children need other ranges. If a doctor or dietitian gave you a plan, follow that plan.",
    "Alcohol isn't counted. A gram of alcohol has 7 kcal.",
    "4 kcal and 9 kcal per gram are averages. Real foods can differ by a few percent.",
    "If you are pregnant or have kidney disease or diabetes, get individual advice, especially before a keto diet.",
  ],
  example: {
    story:
      "Ben's trainer gives him a plan: 2,000 calories a day, split into 30% protein, 40% carbs and 30% fat. His tracking app needs grams.",
    outcome:
      "Ben enters 150 g of protein, 200 g of carbs and 67 g of fat. The app shows 2,003 calories, because 67 g of fat is slightly more than 30% of 2,000 calories.",
    inputs: { calories: 2000, protein_share: 30, carbohydrate_share: 40, fat_share: 30 },
  },
  mistakes: [
    "Using your goal weight one day and your current weight the next. Choose one weight for the protein figure.",
    "Counting grams of chicken as grams of protein. 100 g of cooked chicken breast has about 30 g of protein.",
    "Cutting fat below 20% of your calories. Your body needs fat for hormones and for some vitamins.",
  ],
  questions: [
    {
      question: "How much protein do I need?",
      answer:
        "Healthy adults need at least 0.8 g of protein a day per kilogram of body weight. That is about 0.36 g per pound. The US Dietary Guidelines for 2025 to 2030 advise more: 1.2 to 1.6 g per kilogram (0.54 to 0.73 g per pound). If you train hard, 1.4 to 2 g per kilogram (0.6 to 0.9 g per pound) is enough for most people.",
    },
    {
      question: "What is a good macro split?",
      answer:
        "The US National Academies accept 10% to 35% protein, 45% to 65% carbohydrate and 20% to 35% fat for adults. Within these ranges, the best split is the one you can keep up.",
    },
    {
      question: "Why don't the grams add up to my calories?",
      answer:
        "The grams are rounded to whole numbers. 30% of 2,000 kcal is 66.67 g of fat, which is shown as 67 g. 67 g of fat has 603 kcal instead of 600. Three calories a day make no difference.",
    },
    {
      question: "How do I know how many calories I need?",
      answer: "Use the calorie calculator. It estimates what you burn in a day and adjusts the figure for your goal.",
    },
    {
      question: "Do I have to count carbs for weight loss?",
      answer: "No. To lose weight, watch your total calories. Counting macros mostly helps you get enough protein.",
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
      title: "Denver7, Updated dietary guidelines call for higher protein intake (January 7, 2026)",
      url: "https://www.denver7.com/health/trump-administration-issues-updated-dietary-guidelines-calls-for-higher-protein-intake",
      read: "2026-11-26",
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
  everydayWords: ["keto", "low carb", "high protein", "cutting", "bulking", "split"],
  inputWords: {
    calories: "You eat a day",
    divide: "Diet: zone, 40 30 30, muscle, lifting",
    protein_share: "Of calories",
    carbohydrate_share: "Carbs, of calories",
    fat_share: "Of calories",
    weight: "Weigh, grams per pound",
  },
  vectors,
  changes: [
    { version: "1.2.1", date: "2026-11-26" },
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
    },
  ],
} satisfies Content<typeof macros>;
