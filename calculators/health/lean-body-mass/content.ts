import type { Content } from "#engine";
import type leanBodyMass from "./lean-body-mass.ts";
import vectors from "./vectors.ts";

export default {
  title: "Lean body mass calculator: LBM by four formulas",
  purpose: "Estimates how much of your weight is lean and how much is fat, from your size or your body fat percentage.",
  about: [
    "Lean body mass (LBM) is everything in your body but fat: muscles, bones, organs and water. It uses most of your energy, so diets and training plans start from it.",
    "With a measured body fat percentage, the calculation is exact arithmetic. Without one, four formulas guess it from sex, height and weight.",
  ],
  howToUse: [
    "If you know your body fat from a scale, calipers or a scan, choose “Body fat percentage”. That is the better way.",
    "Else enter sex, height and weight, and look at all four formulas in the chart. Their spread says how sure the figure is.",
    "To follow a diet, measure in the same way every time. What counts is the change.",
  ],
  methodology: [
    "From body fat: the weight times what is left of 100%. At 180 pounds and 20% fat, 80% of 180 are 144 pounds of lean mass.",
    "Boer and Hume add a share of the weight in kilograms to a share of the height in centimeters and subtract a constant. For men, Boer is 0.407 × weight + 0.267 × height − 19.2.",
    "James subtracts a part that grows with the square of weight ÷ height: 1.1 × weight − 128 × (weight ÷ height)² for men.",
    "Janmahasatian divides 9,270 times the weight by a sum that grows with the body mass index: 6,680 + 216 × BMI for men, and 8,780 + 244 × BMI for women.",
  ],
  assumptions: [
    "The formulas are for adults. Children have formulas of their own, which we left out.",
    "Lean mass and fat-free mass are taken as the same. Strictly, lean mass has the little fat inside cells too.",
  ],
  limitations: [
    "The formulas know nothing about training. An athlete has more lean mass than they say, and someone who moves little has less.",
    "The James formula reaches its highest value at a BMI of about 37 in women and 43 in men, and falls beyond.",
    "Where a formula gives no lean mass, or more than the weight, we leave it out.",
    "We could not read the original papers whole, and no authority prints a table. The equations are those of a medical journal's table and of several quotations, and the known answers come from another program and from hand arithmetic.",
    "Doctors use lean mass for doses too. Don't work out a dose with this page.",
  ],
  example: {
    story:
      "Marcus is 5 feet 11 inches tall and weighs 190 pounds. He wants to know how many of these pounds he should keep on his diet.",
    outcome:
      "About 141 of the 190 pounds are lean mass by Boer. He aims to keep them, and measures his body fat each month to see that he does.",
    inputs: { known: "size", sex: "male", weight: 190, weight_unit: "lb", height: 71, height_unit: "in" },
  },
  mistakes: [
    "Taking lean mass for muscle. Muscles are only about half of it.",
    "Comparing this month's formula with last month's scale. They measure different things.",
    "Measuring body fat right after training or drinking. Many scales react to water.",
    "Entering body fat in pounds. The field asks for percent.",
  ],
  questions: [
    {
      question: "What is a normal lean body mass?",
      answer: "Between 60% and 90% of the weight. Women have less of it than men, because they need more fat.",
    },
    {
      question: "Which formula is the most accurate?",
      answer:
        "It depends on the person. Boer is the usual choice for people of normal weight. Janmahasatian was made for people with obesity too.",
    },
    {
      question: "How can I gain lean mass?",
      answer:
        "By strength training and enough protein and sleep. Our protein calculator shows how much protein that is.",
    },
    {
      question: "How do I measure my body fat?",
      answer:
        "With a tape measure and our body fat calculator, with calipers, or with a scan at a clinic. A scan is the most exact.",
    },
    {
      question: "Why does the fat share differ from my scale's?",
      answer:
        "Your scale measures electric resistance, and the formula only knows your size. Trust neither to the percent.",
    },
  ],
  next: [
    { slug: "body-fat", why: "your body fat percentage with a tape measure." },
    { slug: "bmr", why: "the energy that lean mass uses at rest." },
    { slug: "macros", why: "protein, carbohydrates and fat for a diet." },
  ],
  related: ["body-fat", "bmr", "macros", "ideal-weight"],
  sources: [
    {
      title:
        "Table of size descriptors for doses in obese patients, Archives of Disease in Childhood, Education and Practice (BMJ)",
      url: "https://ep.bmj.com/highwire/markup/136780/expansion",
      place: "table 2, equations of James and of Janmahasatian",
      read: "2026-11-27",
    },
    {
      title: "Hume, Prediction of lean body mass from height and weight, Journal of Clinical Pathology 19 (1966)",
      url: "https://doi.org/10.1136/jcp.19.4.389",
    },
    {
      title: "GlobalRPh, lean body weight, with Nyman's letter on the James formula",
      url: "https://globalrph.com/medcalcs/lean-body-weight-lbw-multi-calc/",
      read: "2026-11-27",
    },
  ],
  synonyms: ["LBM", "fat-free mass", "lean mass", "lean body weight", "Boer formula", "FFM", "muscle mass"],
  everydayWords: ["muscle", "without fat", "lean"],
  inputWords: { body_fat: "Fat percentage", weight: "Weigh", height: "Tall" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof leanBodyMass>;
