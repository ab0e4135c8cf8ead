import { CDC_BMI_CATEGORIES } from "#calculators/sources";
import type { Content } from "#engine";
import type idealWeight from "./ideal-weight.ts";
import vectors from "./vectors.ts";

export default {
  title: "Ideal weight calculator: four formulas",
  purpose:
    "Shows the healthy weight range for your height by body mass index, and the “ideal” weight by the formulas of Devine, Robinson, Miller and Hamwi.",
  about: [
    "People ask for an ideal weight because a single number is easy to aim for. But many weights are healthy at one height, so this page also shows the healthy range.",
    "Nurses and pharmacists use the Devine formula for another reason. Ideal body weight decides the dose of some drugs and the settings of ventilators.",
  ],
  howToUse: [
    "Take the healthy range as your guide. For a goal, choose a weight in the range that you kept comfortably in the past.",
    "Enter your current weight to see how far it is from the ideal weight. Ten pounds above “ideal” is often well inside the healthy range.",
    "Working out a drug dose? Use the formula that your protocol names, and check the sex and the height twice.",
  ],
  methodology: [
    "Each formula starts with a weight at five feet and adds a fixed weight for every inch above five feet. Each formula has its own weights for men and for women. Devine starts at 50 kg for men and 45.5 kg for women, and adds 2.3 kg per inch.",
    "The healthy range covers the weights whose body mass index (BMI) is from 18.5 to just below 25.",
  ],
  assumptions: [
    "The page starts with Devine, because medicine uses it most. The table shows all four formulas.",
    "Hamwi's original formula was in pounds. This page uses the common version in kilograms, which mostly gives slightly less.",
    "Hamwi added 10% for a large body frame and took off 10% for a small one. The table uses a medium frame.",
    "The healthy range is that of the World Health Organization and the US Centers for Disease Control and Prevention for adults 20 and over.",
  ],
  limitations: [
    "The formulas start at 5 ft (152.4 cm). For shorter people, the page shows only the healthy range.",
    "The formulas ignore your muscle, age and ancestry.",
    "Don't read “ideal” as “healthiest”. The formulas grew out of life insurance tables and drug dosing. No study showed that these weights are best for health.",
    "Don't use this page for children or during pregnancy.",
  ],
  example: {
    story: "After a year of hospital night shifts, Aisha wants a goal weight. She is 5 feet 7 inches tall.",
    outcome:
      "The ideal weight by Devine looks strict to her. But the healthy range runs from 118 to just under 160 pounds. She felt best at 145 pounds, so she makes that her goal.",
    inputs: { sex: "female", height: 67, height_unit: "in", weight_unit: "lb" },
  },
  mistakes: [
    "Treating the result as a goal. Devine wrote his formula to calculate drug doses.",
    "Switching formulas until one gives the weight you like. The healthy range is a better guide.",
    "Ignoring your build. Two healthy people of the same height can differ by a third in weight.",
    "Subtracting weight for every inch below five feet. The formulas weren't made for that, and the results can be too low.",
  ],
  questions: [
    {
      question: "How much should I weigh for my height?",
      answer:
        "Any weight in the healthy range is fine. At average heights, the range is about 35 to 45 pounds (16 to 20 kg) wide.",
    },
    {
      question: "Which of the four formulas is right?",
      answer:
        "None is better than the others. They date from 1964 to 1983 and were mostly made for drug dosing. At average heights they agree within about 10 pounds.",
    },
    {
      question: "Why is there no ideal weight below five feet?",
      answer: "The formulas start at five feet. No study supports using them below that height.",
    },
    {
      question: "Why is the healthy range so wide?",
      answer:
        "People of the same height are built differently. The top of the range is about a third heavier than the bottom.",
    },
    {
      question: "How do I know my frame size for Hamwi?",
      answer:
        "Put your thumb and middle finger around your wrist. If the fingers overlap, your frame is small. If they just touch, it is medium. If they don't meet, it is large. This is only a rule of thumb.",
    },
  ],
  next: [
    { slug: "bmi", why: "see where your current weight falls." },
    { slug: "calories", why: "how much to eat to get to your goal." },
    { slug: "body-fat", why: "estimate how much of your weight is fat." },
  ],
  related: ["bmi", "body-fat", "calories"],
  sources: [
    {
      title:
        "Pai and Paloucek, The origin of the “ideal” body weight equations, Annals of Pharmacotherapy 34 (2000), pages 1066 to 1069",
      url: "https://doi.org/10.1345/aph.19381",
    },
    { title: "Devine, Gentamicin therapy, Drug Intelligence and Clinical Pharmacy 8 (1974), pages 650 to 655" },
    {
      title:
        "Robinson and others, Determination of ideal body weight for drug dosage calculations, American Journal of Hospital Pharmacy 40 (1983), pages 1016 to 1019",
      url: "https://doi.org/10.1093/ajhp/40.6.1016",
    },
    {
      title:
        "Miller and others, Determining ideal body weight, American Journal of Hospital Pharmacy 40 (1983), page 1622",
    },
    CDC_BMI_CATEGORIES,
    {
      title: "World Health Organization, Nutrition Landscape Information System, Malnutrition in women",
      url: "https://apps.who.int/nutrition/landscape/help.aspx?menu=0&helpid=392&lang=EN",
      place: "Moderate and severe thinness",
      read: "2026-11-22",
    },
  ],
  synonyms: [
    "IBW",
    "ideal body weight",
    "Devine formula",
    "Hamwi",
    "Robinson",
    "Miller",
    "healthy weight",
    "how much should I weigh",
  ],
  everydayWords: ["should I weigh", "perfect", "target", "goal", "Devine", "range"],
  inputWords: {
    sex: "Man, woman, female",
    height: "Foot, ft tall",
    weight: "Now: too heavy, good, supposed, pounds",
    formula: "Devine, Robinson, Miller, Hamwi",
  },
  vectors,
  changes: [
    { version: "1.1.3", date: "2026-11-26" },
    {
      version: "1.1.2",
      date: "2026-11-25",
    },
    {
      version: "1.1.1",
      date: "2026-11-24",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "For a current weight with a BMI below 16, the answer now starts with advice to see a doctor.",
    },
  ],
} satisfies Content<typeof idealWeight>;
