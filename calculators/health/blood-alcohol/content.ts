import type { Content } from "#engine";
import type bloodAlcohol from "./blood-alcohol.ts";
import vectors from "./vectors.ts";

export default {
  title: "Blood alcohol calculator: BAC and hours until zero",
  purpose:
    "Estimates the alcohol in your blood (BAC) from your drinks, weight, sex and the time. It shows how many hours it takes to fall to a country's driving limit and to zero. It can't tell whether you are fit to drive.",
  about: [
    "You had a few drinks last night, and it is morning. How much alcohol can still be in your blood, and when will it be gone? The answer is often later than people think.",
    "This page gives an estimate, to plan ahead. It is no test and no permission to drive.",
  ],
  howToUse: [
    "Enter each kind of drink in a row: how many, the size of one, and the percentage on the label. A large glass of wine or a strong beer is more than one usual drink.",
    "Enter the hours since the first sip. If you don't remember, choose fewer hours.",
    "Read “Until zero, in people who are slow” when you plan for the next day.",
  ],
  methodology: [
    "Size times percentage, times 0.79 g a milliliter, is the alcohol in grams. It spreads through the water of the body.",
    "Widmark's method takes 0.55 L for each kilogram of a woman's weight and 0.68 L of a man's. Watson's method works out body water from sex, age, height and weight, and divides it by 0.8, the share of water in blood.",
    "The alcohol divided by these liters and by 10 is the percentage that all of it at once would give. From the first drink on, the body breaks down about 0.015% each hour. Under “More options” you can change this rate.",
    "The slow rate is 0.010% an hour.",
    "Limits are those for ordinary drivers, as each country's law has them. The answer names the source and the day it was read.",
  ],
  assumptions: [
    "0.08% means 0.08 g of alcohol in 100 mL of blood. In other countries that is 0.8 g in a liter (0.8‰) or 80 mg in 100 mL.",
    "All of the alcohol has reached your blood. In truth that takes half an hour to two hours, and longer after a meal.",
  ],
  limitations: [
    "Never use it to decide whether to drive. Your true figure can be a fifth higher or more, and you drive worse well below any limit.",
    "Sleep, coffee, food, water or a cold shower don't make it faster. Only time does.",
    "Body fat, liver disease, medicines, and a stomach operation change how alcohol works. Even small amounts with sleeping pills, opioids or sedatives can be deadly.",
    "It isn't made for anyone under 18. In pregnancy, no amount of alcohol is known to be safe.",
    "If you drink more than you want to, you are not alone. Your doctor can help, and so can a helpline: in the US, 1-800-662-4357 at any hour.",
  ],
  example: {
    story:
      "Maya weighs 70 kg. From eight o'clock on she has two cans of beer (12 fl oz, 5%) and a glass of wine. At ten she wonders how long it takes.",
    outcome: "She takes a taxi: it takes more than five hours until her blood has no alcohol.",
    inputs: { drinks: "2:12:5; 1:5:12", hours: 2, sex: "female", weight: 70, weight_unit: "kg" },
  },
  mistakes: [
    "Counting glasses instead of their size. Wine at home is often poured at 8 fl oz, not 5.",
    "Counting the hours from the last drink.",
    "Thinking that below the limit is safe. The risk of a crash grows from the first drink.",
    "Forgetting the morning after. After a long night, there can be alcohol in your blood at noon.",
  ],
  questions: [
    {
      question: "How long does one drink stay in the blood?",
      answer:
        "A US drink has about 14 g of alcohol. At 70 kg, it takes a man about two hours and a woman about two and a half.",
    },
    {
      question: "Can I drive when it says zero?",
      answer:
        "The page can't tell you. The estimate can be off by hours, and tiredness stays longer. If there is any doubt, don't drive.",
    },
    {
      question: "When is it an emergency?",
      answer:
        "If someone can't be woken, breathes slowly or unevenly, is cold, or looks pale or blue: call 911, 112 or 999. Lay them on their side and don't leave them alone.",
    },
    {
      question: "Why do women get a higher figure?",
      answer: "At the same weight, a woman's body has less water on average, so the same drink is less diluted.",
    },
    {
      question: "Does eating help?",
      answer: "Food slows the alcohol down, so the peak comes later and is lower. It doesn't remove alcohol.",
    },
  ],
  next: [
    { slug: "calories", why: "what you need in a day, drinks included." },
    { slug: "time-add", why: "adding hours to a time of day." },
  ],
  related: ["bmi", "calories", "time-add", "volume-units"],
  sources: [
    {
      title: "US National Highway Traffic Safety Administration, Computing a BAC Estimate (1994)",
      url: "https://info.5y1.org/time-to-zero-bac-calculator_1_3ec9c8.html",
      read: "2026-11-27",
    },
    {
      title: "University of Maryland, forensic chemistry conference 1998, the Widmark equation and its factors",
      url: "http://terpconnect.umd.edu/~toh/ChemConference/ChemConf98/forensic/hwq2a.htm",
      read: "2026-11-27",
    },
    {
      title: "Aitken, BAC calculator, Watson's equations for men and women",
      url: "https://github.com/blair-aitken/bac-calculator",
      read: "2026-11-27",
    },
  ],
  synonyms: [
    "BAC calculator",
    "blood alcohol content",
    "blood alcohol level",
    "alcohol calculator",
    "Widmark formula",
    "promille calculator",
    "drink drive limit",
  ],
  everydayWords: ["drunk", "sober", "beers", "wine", "shots", "drinks", "hangover"],
  inputWords: { drinks: "Beer, wine, liquor", hours: "When you began", falls: "Elimination rate" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof bloodAlcohol>;
