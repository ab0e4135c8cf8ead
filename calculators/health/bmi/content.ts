import { CDC_BMI_CATEGORIES } from "#calculators/sources";
import type { Content } from "#engine";
import type bmi from "./bmi.ts";
import vectors from "./vectors.ts";

export default {
  title: "BMI calculator with healthy weights",
  purpose:
    "Calculates an adult's body mass index from height and weight, and shows which category it falls in and the healthy weight range for that height.",
  about: [
    "BMI is the first number a doctor, an insurer or a fitness app will mention. It compares your weight with your height. In large groups of people, a higher BMI goes with a higher risk of diabetes, heart disease and joint problems.",
    "For one person, BMI is only a first check. It tells you whether a closer look makes sense.",
  ],
  howToUse: [
    "Look at the low end and the high end of healthy weight first. Every weight between them counts as healthy at your height.",
    "If your weight is above the high end, even a small loss helps. The CDC says that losing 5% of your weight can bring better blood pressure and blood sugar.",
    "If your weight is below the low end and you didn't plan to lose weight, see a doctor.",
    "Measure your waist as well. A large waist is a sign of fat around your organs.",
  ],
  methodology: [
    "Divide your weight in kilograms by your height in meters, then divide by your height in meters again.",
    "The category comes from your exact BMI, before rounding. Each category begins at the BMI in the table and ends just below the next one.",
  ],
  drawing: {
    width: 340,
    height: 235,
    caption:
      "The healthy range (shaded) runs from a BMI of 18.5 to 25. The upper line is a BMI of 30, where obesity begins.",
    lines: [
      { d: "M45 20V195H320" },
      {
        d: "M45 192L99 181L153 169L207 157L261 145L315 131L315 79L261 97L207 115L153 131L99 146L45 161Z",
        look: "filled",
      },
      { d: "M45 192L99 181L153 169L207 157L261 145L315 131", look: "main" },
      { d: "M45 161L99 146L153 131L207 115L261 97L315 79", look: "main" },
      { d: "M45 137L99 120L153 101L207 82L261 61L315 39" },
    ],
    letters: [
      { x: 248, y: 129, text: "healthy weight" },
      { x: 165, y: 68, text: "obesity" },
      { x: 59, y: 213, text: "5 ft" },
      { x: 120, y: 213, text: "5 ft 4" },
      { x: 181, y: 213, text: "5 ft 8" },
      { x: 242, y: 213, text: "6 ft" },
      { x: 303, y: 213, text: "6 ft 4" },
      { x: 24, y: 188, text: "100" },
      { x: 24, y: 140, text: "150" },
      { x: 24, y: 93, text: "200" },
      { x: 26, y: 14, text: "250 lb" },
    ],
  },
  assumptions: [
    "You are 20 or older.",
    "The standard categories are those of the World Health Organization and the US Centers for Disease Control and Prevention.",
    "The categories for Asian adults begin at the BMIs that a WHO expert group named in 2004. Choose these categories if your doctor uses them.",
    "The ponderal index, or Rohrer's index, is your weight in kilograms divided by the cube of your height in meters.",
    "BMI Prime is your BMI divided by the upper healthy limit of the categories you chose: 25, or 23 for Asian adults.",
  ],
  limitations: [
    "BMI can't tell muscle from fat, or show where the fat sits. If you are muscular, use the body fat calculator instead.",
    "It isn't for children, for teenagers or during pregnancy. For ages 2 to 19, use the child BMI calculator.",
    "In older people and in some ethnic groups, the same BMI can mean a different risk. Ask your doctor.",
    "BMI is a first check, not a diagnosis.",
    "An adult's ponderal index has no agreed healthy range. Use it only to compare people of very different heights.",
  ],
  example: {
    story: "Before a checkup, Nadia wants to know her BMI. She is 5 feet 6 inches tall and weighs 160 pounds.",
    outcome:
      "The healthy range for her height ends just below 154.9 pounds, and she weighs about 5 pounds more. Losing 5% of her weight, which is 8 pounds, would bring her into the healthy range.",
    inputs: { height: 66, height_unit: "in", weight: 160, weight_unit: "lb" },
  },
  mistakes: [
    "Using the height on your driver's license. Most people shrink a little with age, so measure again.",
    "Worrying about a single pound. Your weight can change by a few pounds within a day.",
    "Aiming for the middle of the range. Any weight within the range counts as healthy.",
  ],
  questions: [
    {
      question: "What is a healthy BMI?",
      answer:
        "For adults, a BMI from 18.5 up to just below 25. A BMI from 25 counts as overweight, and from 30 as obesity.",
    },
    {
      question: "Is BMI accurate?",
      answer:
        "For one person, it is a rough guide, because BMI can't see muscle, bone or where fat sits. Measure your waist as well for a better picture.",
    },
    {
      question: "Is 25.0 healthy or overweight?",
      answer:
        "A BMI of exactly 25 is overweight. A BMI of 24.96 is a healthy weight, although the page shows it as 25.0. In such a case, the page also shows the exact BMI.",
    },
    {
      question: "Why is there another scale for Asian adults?",
      answer:
        "Many Asian populations have a higher risk of diabetes and heart disease at a lower BMI. In 2004 a WHO expert group named a BMI of 23 and a BMI of 27.5 as the levels at which health services should act.",
    },
    {
      question: "Can I use this for my child?",
      answer:
        "No. From 2 to 19, use the child BMI calculator, which compares a child with others of the same age and sex on the CDC's growth charts.",
    },
    {
      question: "I lift weights. Does BMI count me as overweight?",
      answer: "It may, because BMI can't tell muscle from fat. The body fat calculator tells you more.",
    },
  ],
  next: [
    { slug: "child-bmi", why: "the percentile of a child or teenager from 2 to 19." },
    { slug: "calories", why: "how much to eat to keep, lose or gain weight." },
    { slug: "body-fat", why: "a tape-measure estimate that tells muscle from fat." },
    { slug: "ideal-weight", why: "what four older formulas say about your height." },
  ],
  related: ["child-bmi", "body-fat", "ideal-weight", "calories", "bmr"],
  sources: [
    {
      title: "University of Cambridge, MRC Epidemiology Unit, DAPA Measurement Toolkit, Ponderal index",
      url: "https://beta.measurement-toolkit.org/anthropometry/anthropometric-indices/ponderal",
    },
    CDC_BMI_CATEGORIES,
    {
      title:
        "World Health Organization, Obesity: preventing and managing the global epidemic, Technical Report Series 894 (2000)",
      url: "https://iris.who.int/handle/10665/42330",
    },
    {
      title: "WHO expert consultation, Appropriate body-mass index for Asian populations, The Lancet 363 (2004)",
      url: "https://doi.org/10.1016/S0140-6736(03)15268-3",
    },
    {
      title: "World Health Organization, Nutrition Landscape Information System, Malnutrition in women",
      url: "https://apps.who.int/nutrition/landscape/help.aspx?menu=0&helpid=392&lang=EN",
      place: "Moderate and severe thinness",
      read: "2026-11-22",
    },
  ],
  synonyms: [
    "body mass index",
    "body mass",
    "healthy weight",
    "overweight",
    "obesity",
    "underweight",
    "Quetelet index",
    "ponderal index",
    "Rohrer's index",
  ],
  everydayWords: ["overweight", "underweight", "obese", "fat", "thin", "normal", "class", "doctor"],
  inputWords: { height: "How tall, foot, feet", weight: "Pounds, lbs or kg" },
  vectors,
  changes: [
    {
      version: "1.3.1",
      date: "2026-11-26",
      what: "A weight in kilograms that gives a BMI of 40 or more is named in a warning, because it may be in pounds.",
    },
    {
      version: "1.3.0",
      date: "2026-11-24",
      what: "It also gives the ponderal index, also known as Rohrer's index: your weight divided by the cube of your height. All other figures are the same as before.",
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
      what: "It also gives BMI Prime, your BMI divided by the upper limit of the healthy range.",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "With a BMI below 17, or of 40 or more, the answer now starts with advice to see a doctor.",
    },
  ],
} satisfies Content<typeof bmi>;
