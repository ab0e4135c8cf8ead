import type { Content } from "#engine";
import type bmi from "./bmi.ts";
import vectors from "./vectors.ts";

export default {
  title: "BMI calculator with healthy weights",
  purpose:
    "Calculates an adult's body mass index from height and weight, and shows which category it falls in and the healthy weight range for that height.",
  about: [
    "BMI is the first number a doctor, an insurer or a fitness app will mention. It compares your weight with your height, and across large groups of people it tracks the risk of diabetes, heart disease and joint problems surprisingly well.",
    "For one person it is only a screening figure. It tells you whether a closer look makes sense.",
  ],
  howToUse: [
    "Look at the healthy weight range first. Compare your weight with its nearest limit to see how far away you are.",
    "If you are above the range, you don't have to reach it for your health to improve. The CDC says that losing even 5% of your weight can bring better blood pressure and blood sugar.",
    "If you are below it without trying, see a doctor.",
    "Whatever your BMI, measure your waist as well: it shows how much of the weight sits around your organs.",
  ],
  methodology: [
    "Divide your weight in kilograms by your height in meters, then divide by the height again. Dividing by height twice makes tall and short people comparable. Pounds and inches are converted by their exact definitions, so switching units doesn't change the answer.",
    "The category comes from the exact figure, not the rounded one. Each category begins at its number and ends just below the next.",
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
    "The categories for Asian adults begin at the figures that a WHO expert group named in 2004. Choose them if your doctor uses them.",
    "One pound is 0.45359237 kg and one inch is 2.54 cm, exactly. The common shortcut for pounds and inches, with the factor 703, gives a result about 0.01% smaller.",
    "The ponderal index, or Rohrer's index, is your weight in kilograms divided by the cube of your height in meters.",
    "BMI Prime is your BMI divided by the upper healthy limit of the categories you chose: 25, or 23 for Asian adults.",
  ],
  limitations: [
    "It can't tell muscle from fat, or show where the fat sits. Athletes often count as overweight.",
    "Children and teenagers need growth charts, and it doesn't apply in pregnancy.",
    "In older people and in some ethnic groups, the same figure can mean a different risk.",
    "It is a screening figure, not a diagnosis.",
    "There are no agreed limits for an adult's ponderal index. It is useful for comparing people of very different heights.",
  ],
  example: {
    story:
      "Before a checkup, Nadia wants to know what the nurse will say. She is 5 feet 6 inches tall and weighs 160 pounds.",
    outcome:
      "The healthy range for her height ends just below 154.9 pounds, so she is about 5 pounds above it. Losing 5% of her weight, 8 pounds, would bring her back inside. Her brother's BMI is 27.6, but he lifts weights, so he measures his waist as well.",
    inputs: { height: 66, height_unit: "in", weight: 160, weight_unit: "lb" },
  },
  mistakes: [
    "Using the height on your driver's license. Most of us shrink a little with age; measure again.",
    "Worrying about a single pound. Weight moves by a few pounds over a day.",
    "Aiming for the middle of the range. Any weight within it counts as healthy.",
    "Using it for a child. Children are compared with others of the same age and sex.",
  ],
  questions: [
    {
      question: "What is a healthy BMI?",
      answer: "For adults, from 18.5 up to just below 25. From 25 it counts as overweight and from 30 as obesity.",
    },
    {
      question: "Is BMI accurate?",
      answer:
        "For groups, yes. For one person it is a rough guide, because it can't see muscle, bone or where fat sits. Add a waist measurement for a better picture.",
    },
    {
      question: "Is 25.0 healthy or overweight?",
      answer:
        "Exactly 25 is overweight. But 24.96 also rounds to 25.0, and it is still a healthy weight. If rounding would put you in another category, the page says so.",
    },
    {
      question: "Why is there another scale for Asian adults?",
      answer:
        "Many Asian populations have a higher risk of diabetes and heart disease at a lower BMI. In 2004 a WHO expert group named 23 and 27.5 as the points where health services should act.",
    },
    {
      question: "Can I use this for my child?",
      answer:
        "No. From 2 to 19, use the child BMI calculator, which compares a child with others of the same age and sex on the CDC's growth charts.",
    },
    {
      question: "I lift weights. Does it count me as overweight?",
      answer: "It may, because BMI can't tell muscle from fat. A body fat estimate tells you more.",
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
    {
      title: "US Centers for Disease Control and Prevention, Adult BMI Categories",
      url: "https://www.cdc.gov/bmi/adult-calculator/bmi-categories.html",
    },
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
    "healthy weight",
    "overweight",
    "obesity",
    "underweight",
    "Quetelet index",
    "ponderal index",
    "Rohrer's index",
  ],
  everydayWords: [
    "overweight, underweight, obese",
    "class",
    "fat, thin, normal",
    "foot tall",
    "doctor",
    "lbs",
    "pounds",
  ],
  vectors,
  changes: [
    {
      version: "1.3.0",
      date: "2026-11-24",
      what: "It also gives the ponderal index, also known as Rohrer's index: your weight divided by the cube of your height. All other figures are the same as before.",
    },
    {
      version: "1.2.2",
      date: "2026-11-24",
      what: "The answer and the steps show a height in inches as feet and inches, such as 5 ft 9 in. The ends of the healthy range have clearer names, and the example and the chart use feet and pounds. All figures are the same as before.",
    },
    {
      version: "1.2.1",
      date: "2026-11-23",
      what: "A weight in kilograms no longer has a conversion step, and the step for BMI Prime shows the digits it uses. All figures are the same as before.",
    },
    {
      version: "1.2.0",
      date: "2026-11-22",
      what: "It also gives BMI Prime, your BMI divided by the upper limit of the healthy range.",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "A BMI below 17 or from 40 up now starts with advice to see a doctor.",
    },
  ],
} satisfies Content<typeof bmi>;
