import type { Content } from "#engine";
import type pregnancyWeightGain from "./pregnancy-weight-gain.ts";
import vectors from "./vectors.ts";

export default {
  title: "Pregnancy weight gain calculator: week by week",
  purpose: "Shows how much weight to gain in pregnancy by your BMI before it, in total and by this week.",
  about: [
    "How much weight is healthy to gain depends on your weight before the pregnancy. Women who were underweight need more, and women with obesity less.",
    "The ranges come from the US Institute of Medicine (2009). Doctors in the US and many other countries use them.",
  ],
  howToUse: [
    "Enter your height and your weight from just before the pregnancy.",
    "Enter the week. If you don't know it, our pregnancy calculator works it out from your last period or your due date.",
    "Enter your weight now to compare your gain with the range. Weigh yourself in the morning, once a week.",
  ],
  methodology: [
    "Your BMI before pregnancy decides the row: below 18.5, 18.5 to below 25, 25 to below 30, and 30 or more.",
    "For one baby the whole gain is 12.5 to 18 kg (28 to 40 lb), 11.5 to 16 kg (25 to 35 lb), 7 to 11.5 kg (15 to 25 lb), or 5 to 9 kg (11 to 20 lb).",
    "The first trimester counts 0.5 to 2 kg, spread evenly over 13 weeks. Every week after adds 0.44 to 0.58, 0.35 to 0.5, 0.23 to 0.33, or 0.17 to 0.27 kg.",
    "For twins it is 16.8 to 24.5 kg, 14.1 to 22.7 kg, or 11.3 to 19.1 kg, without a figure for each week.",
  ],
  assumptions: [
    "The pregnancy lasts 40 weeks. After week 40 the range stays as it was.",
    "Weekly gains and whole gains were rounded by the authors, so that they meet only roughly at week 40.",
  ],
  limitations: [
    "It is for adults. Teenagers are advised to gain as much as the upper end.",
    "There is no advice for twins after underweight, and none for triplets.",
    "Weight alone says little about the baby. Your doctor or midwife measures how it grows.",
    "We read the table as medical journals print it, not in the report itself.",
  ],
  example: {
    story: "Sofia is 5 feet 5 inches tall and weighed 140 pounds before. In week 24 she weighs 152 pounds.",
    outcome:
      "By now a gain of 10 to 17 pounds is usual for her, and she has gained 12. Until the birth it should be 25 to 35.",
    inputs: {
      babies: "one",
      height: 65,
      height_unit: "in",
      weight: 140,
      weight_unit: "lb",
      week: 24,
      now: 152,
      now_unit: "lb",
    },
  },
  mistakes: [
    "Taking today's weight as the weight before pregnancy.",
    "Worrying about a single week. Water comes and goes.",
    "Dieting after a large gain. Talk with your doctor or midwife first.",
  ],
  questions: [
    {
      question: "How much weight should I gain in the first trimester?",
      answer: "About 0.5 to 2 kg, or 1 to 4 pounds. With morning sickness, many women gain nothing or lose a little.",
    },
    {
      question: "How much should I gain each week?",
      answer: "From week 14 on, about a pound a week at a normal weight, and half a pound with obesity.",
    },
    {
      question: "Where does the weight go?",
      answer:
        "About 8 pounds are the baby. The rest is placenta, water, blood, breasts, and a reserve of fat for breastfeeding.",
    },
    {
      question: "What if I gained too much?",
      answer: "Don't diet. Keep to regular meals and walks, and show the figure at your next visit.",
    },
    {
      question: "How much for twins?",
      answer: "37 to 54 pounds at a normal weight before, 31 to 50 if overweight, and 25 to 42 with obesity.",
    },
  ],
  next: [
    { slug: "pregnancy", why: "which week you are in." },
    { slug: "due-date", why: "when your baby is due." },
    { slug: "bmi", why: "the BMI before pregnancy." },
  ],
  related: ["pregnancy", "due-date", "bmi", "protein-intake"],
  sources: [
    {
      title: "Institute of Medicine, Weight Gain During Pregnancy: Reexamining the Guidelines (2009)",
      url: "https://doi.org/10.17226/12584",
    },
    {
      title: "MSD Manual, Guidelines for weight gain during pregnancy",
      url: "https://www.msdmanuals.com/uk/professional/multimedia/table/guidelines-for-weight-gain-during-pregnancy",
      read: "2026-11-27",
    },
  ],
  synonyms: [
    "gestational weight gain",
    "weight gain during pregnancy",
    "pregnancy weight",
    "IOM weight gain",
    "twins weight gain",
  ],
  everydayWords: ["pregnant", "gained", "twins", "trimester"],
  inputWords: { week: "How far along", now: "Weigh today" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof pregnancyWeightGain>;
