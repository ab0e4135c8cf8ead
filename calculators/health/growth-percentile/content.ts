import type { Content } from "#engine";
import type growthPercentile from "./growth-percentile.ts";
import vectors from "./vectors.ts";

export default {
  title: "Growth percentile calculator: baby to teenager",
  purpose:
    "Finds the percentile of a child's weight, height or head, and draws the growth chart with the child's curve.",
  about: [
    "Doctors compare a child with healthy children of the same age and sex. At the 40th percentile, 40 in 100 of them weigh less.",
    "The page has the charts of the World Health Organization (WHO) from birth on. From the second birthday on it has those of the US Centers for Disease Control and Prevention (CDC) too.",
  ],
  howToUse: [
    "Choose what you measured and enter the day of birth. For a baby, days matter.",
    "Measure length lying down up to the second birthday, and height standing from then on. Take the head's widest part, above the eyebrows.",
    "In the US, doctors use WHO's charts up to age 2 and the CDC's after. Most other countries use WHO's.",
    "Look at the curve. A child who stays near one curve over months is usually growing well, whichever curve it is.",
  ],
  methodology: [
    "For each sex and age, a chart has three numbers: M is the median, S says how much children differ, and L makes up for a lopsided spread. The z-score is ((measure ÷ M)^L − 1) ÷ (L × S).",
    "The percentile is the share of a bell curve below that z-score.",
    "WHO's charts count days up to five years, then months. The CDC's count months. A month has 30.4375 days.",
    "For weights beyond three standard deviations, WHO counts on by the distance between the second and the third. We do the same on WHO's charts.",
    "With years and months instead of a date, WHO's charts are read at the month itself and the CDC's in the middle of it, as each of them does.",
  ],
  assumptions: [
    "The child was born at term. For a baby born early, many doctors count from the due date up to age 2.",
    "To keep the page small, we leave out rows that lie straight between two others. That changes a z-score by at most 0.002, and a percentile by less than 0.1.",
  ],
  limitations: [
    "It is no diagnosis. Illness, feeding and the parents' height all matter, and a doctor sees them.",
    "WHO has no weight chart after 10 and no height chart after 19. Its chart of the head ends at 5, and the page has none of the CDC's for the head.",
    "For body mass index, use the child BMI calculator.",
    "The tables were read in WHO's and the CDC's own packages for R. There is no second implementation of this page yet; the known answers are those of WHO's tests and rows of the tables.",
  ],
  example: {
    story:
      "Emma is 15 months old and weighs 21 pounds and 2 ounces. Her parents want to know if she is small for her age.",
    outcome:
      "About half of the girls of her age weigh less. Three months ago she was at the 45th percentile, so she follows her curve.",
    inputs: {
      measure: "weight",
      sex: "female",
      age_by: "birth",
      birth: "2025-08-20",
      day: "2026-11-20",
      weight: 21.1,
      weight_unit: "lb",
      chart: "us",
    },
  },
  mistakes: [
    "Reading a percentile as a grade. The 20th percentile is as healthy as the 80th.",
    "Measuring a toddler standing and comparing with lengths. Standing takes off about 0.7 cm.",
    "Weighing with a wet diaper and shoes.",
    "Comparing two charts: the CDC's and WHO's give the same child different percentiles.",
  ],
  questions: [
    {
      question: "What percentile is normal?",
      answer:
        "Anything from the 3rd to the 97th is common. Outside it, and after a jump across two curves, ask your pediatrician.",
    },
    {
      question: "My baby dropped from the 60th to the 40th percentile. Is that bad?",
      answer: "Small changes are usual in the first two years. Show the chart to your pediatrician at the next visit.",
    },
    {
      question: "Why does my doctor's chart say something else?",
      answer: "It may be another chart, a corrected age for a baby born early, or an age in whole months.",
    },
    {
      question: "Does it say how tall my child will be?",
      answer:
        "Not by itself. Many children stay near their percentile from age 2 to puberty, but puberty comes at different ages.",
    },
    {
      question: "What is a z-score?",
      answer:
        "How far the measure is from the median, in standard deviations. 0 is the 50th percentile, and −2 about the 2nd.",
    },
  ],
  next: [
    { slug: "child-bmi", why: "whether weight fits height from age 2 on." },
    { slug: "age", why: "an exact age in months and days." },
  ],
  related: ["child-bmi", "age", "due-date", "pregnancy"],
  sources: [
    {
      title: "World Health Organization, Child growth standards",
      url: "https://www.who.int/tools/child-growth-standards",
    },
    {
      title: "World Health Organization, Growth reference data for 5-19 years",
      url: "https://www.who.int/tools/growth-reference-data-for-5to19-years",
    },
    {
      title: "US Centers for Disease Control and Prevention, CDC Growth Charts Data Files",
      url: "https://www.cdc.gov/growthcharts/cdc-data-files.htm",
    },
  ],
  synonyms: [
    "growth chart",
    "baby weight percentile",
    "height percentile",
    "head circumference",
    "WHO growth chart",
    "CDC growth chart",
  ],
  everydayWords: ["baby", "toddler", "newborn", "growing", "small for age"],
  inputWords: { height: "Tall, long", weight: "Weighs", measure: "Head size" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof growthPercentile>;
