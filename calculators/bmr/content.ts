import type { Content } from "#engine";
import type bmr from "./bmr.ts";
import vectors from "./vectors.ts";

export default {
  title: "BMR calculator: calories at complete rest",
  purpose:
    "Estimates the energy that an adult's body uses in a day at complete rest, by the Mifflin–St Jeor, Harris–Benedict or Katch–McArdle formula.",
  methodology: [
    "Mifflin–St Jeor and Harris–Benedict reckon with sex, age, height and weight. Each is a sum with fixed factors, fitted to people whose use of energy at rest was measured.",
    "Katch–McArdle reckons with the weight that is not fat, and needs neither sex nor age nor height. It is the equation that Cunningham published in 1991.",
    "Pounds and inches are turned into kilograms and centimetres by their exact definitions, so a change of unit does not change the answer. Only the figure shown is rounded.",
  ],
  assumptions: [
    "Mifflin–St Jeor is used unless you choose another formula. Reviews of the formulas found it nearest to measurement, for lean and for obese adults.",
    "Harris–Benedict, revised, has the factors of Roza and Shizgal from 1984. Those of 1919, and the same rounded as in textbooks, are there to check an older figure with.",
    "Age is in whole years, and 1 kcal is 4.184 kJ.",
    "The formulas were made for female and male bodies. The words basal and resting are used here for the same figure.",
  ],
  limitations: [
    "It is an average of people like you. About one adult in five is more than a tenth above or below it, and nearly one in three where there is obesity.",
    "It is not meant for children, in pregnancy, while breastfeeding, or in illness.",
    "Katch–McArdle is as good as the body fat that you give it.",
    "It is not what you need in a day, which is more. The calories calculator adds what you do.",
    "The paper of Mifflin and St Jeor prints no worked example, so the default formula is checked against an article by a book publisher and two other programs.",
  ],
  example: {
    story: "A woman of 35 is 165 cm tall and weighs 65 kg.",
    inputs: { sex: "female", age: 35, height: 165, weight: 65 },
  },
  questions: [
    {
      question: "Which formula should I use?",
      answer:
        "Mifflin–St Jeor, unless you know your body fat from a good measurement. Then Katch–McArdle tells lean and heavy people apart, which the others cannot.",
    },
    {
      question: "Why does another calculator show 50 to 100 kcal more?",
      answer:
        "It probably uses Harris–Benedict. The table shows all of them for you, so you can see which one it was. The differences are smaller than the error that all of them have.",
    },
    {
      question: "Should I eat that much?",
      answer:
        "No, this is what you would use lying still. Walking, working and digesting come on top, and even a quiet day takes a fifth to two fifths more.",
    },
    {
      question: "Why does it fall with age?",
      answer:
        "Mostly because people tend to have less muscle as they grow older. The formulas know your age and not your muscle.",
    },
  ],
  related: ["calories", "body-fat", "macros", "bmi"],
  sources: [
    {
      title:
        "Mifflin, St Jeor and others, A new predictive equation for resting energy expenditure in healthy individuals, American Journal of Clinical Nutrition 51 (1990)",
      url: "https://doi.org/10.1093/ajcn/51.2.241",
    },
    {
      title:
        "Roza and Shizgal, The Harris Benedict equation reevaluated, American Journal of Clinical Nutrition 40 (1984)",
      url: "https://doi.org/10.1093/ajcn/40.1.168",
    },
    {
      title: "Harris and Benedict, A Biometric Study of Human Basal Metabolism, PNAS 4 (1918)",
      url: "https://doi.org/10.1073/pnas.4.12.370",
    },
    {
      title:
        "Cunningham, Body composition as a determinant of energy expenditure, American Journal of Clinical Nutrition 54 (1991)",
      url: "https://doi.org/10.1093/ajcn/54.6.963",
    },
    {
      title:
        "Frankenfield, Roth-Yousey and Compher, Comparison of predictive equations for resting metabolic rate in healthy nonobese and obese adults, Journal of the American Dietetic Association 105 (2005)",
      url: "https://doi.org/10.1016/j.jada.2005.02.005",
    },
    {
      title: "World Health Organization, Nutrition Landscape Information System, Malnutrition in women",
      url: "https://apps.who.int/nutrition/landscape/help.aspx?menu=0&helpid=392&lang=EN",
      place: "Moderate and severe thinness",
      read: "2026-11-22",
    },
  ],
  synonyms: [
    "basal metabolic rate",
    "resting metabolic rate",
    "RMR",
    "REE",
    "metabolism",
    "Mifflin St Jeor",
    "Harris Benedict",
    "Katch McArdle",
    "calories at rest",
  ],
  vectors,
  changes: [
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "A height and weight with a BMI below 16 come with an urgent word first: to see a doctor.",
    },
  ],
} satisfies Content<typeof bmr>;
