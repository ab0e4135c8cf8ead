import type { Content } from "#engine";
import type macros from "./macros.ts";
import vectors from "./vectors.ts";

export default {
  title: "Macro calculator: protein, carbs and fat",
  purpose:
    "Turns the calories of a day into grams of protein, carbohydrate and fat, by shares of the calories or by protein for your body weight.",
  methodology: [
    "By shares: each nutrient gets its share of the calories. Divided by the energy in a gram of it, that is its grams.",
    "By body weight: protein is so many grams for each kilogram of you, fat its share of the calories, and carbohydrate what is left.",
    "Grams are shown whole, and whole grams seldom make the same calories again. The page adds them up and says by how much they differ.",
  ],
  assumptions: [
    "A gram of protein or carbohydrate is 4 kcal and a gram of fat 9 kcal, as on food labels.",
    "Usual are 20% protein, 50% carbohydrate and 30% fat, which lie within the ranges of the US National Academies for adults. The shares must make 100%.",
    "Half a gram goes up.",
  ],
  limitations: [
    "Alcohol has 7 kcal a gram and is not counted, nor is fibre, which has about 2.",
    "The factors 4, 4 and 9 are averages. The energy in a real food can be some percent off.",
    "It does not know what is good for you in illness of the kidneys, diabetes or pregnancy.",
  ],
  example: {
    story: "Someone eats 2,000 kcal a day and wants 30% protein, 40% carbohydrate and 30% fat.",
    inputs: { calories: 2000, protein_share: 30, carbohydrate_share: 40, fat_share: 30 },
  },
  questions: [
    {
      question: "Why do the grams not add up to my calories?",
      answer:
        "Because they are whole. 30% of 2,000 kcal are 66.67 g of fat, and 67 g are 603 kcal. Three kilocalories a day make no difference to anyone.",
    },
    {
      question: "How much protein do I need?",
      answer:
        "For healthy adults at least 0.8 g a day for each kilogram of body weight. In hard training 1.4 to 2 g are usual, and enough for most people.",
    },
    {
      question: "What shares are healthy?",
      answer:
        "The US National Academies accept 10% to 35% protein, 45% to 65% carbohydrate and 20% to 35% fat for adults. The page says when yours lie outside.",
    },
    {
      question: "Where do I get the calories from?",
      answer: "From the calorie calculator, which estimates what you use in a day and what a goal changes.",
    },
  ],
  related: ["calories", "bmr", "body-fat"],
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
      title:
        "Jäger and others, International Society of Sports Nutrition position stand: protein and exercise, Journal of the International Society of Sports Nutrition 14 (2017)",
      url: "https://doi.org/10.1186/s12970-017-0177-8",
    },
  ],
  synonyms: [
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
  vectors,
} satisfies Content<typeof macros>;
