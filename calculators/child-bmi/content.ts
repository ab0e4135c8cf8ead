import type { Content } from "#engine";
import type childBmi from "./child-bmi.ts";
import vectors from "./vectors.ts";

export default {
  title: "Child BMI calculator: percentile for ages 2 to 19",
  purpose:
    "Calculates the BMI-for-age percentile, z-score and weight category of a child or teenager from 2 to 19, based on the CDC's growth charts, and the healthy weights for that height and age.",
  about: [
    "Children grow in spurts and in different shapes, so one BMI scale can't fit them all. A BMI of 20 is a healthy weight at 15 and obesity at 5. That's why doctors compare a child with others of the same age and sex.",
    "The result is a percentile. At the 60th percentile, a child's BMI is higher than that of 60 in 100 children of the same age and sex in the surveys behind the charts.",
  ],
  howToUse: [
    "Measure height without shoes, heels against a wall, and weight in light clothing. Half an inch of height can move a child by several percentiles.",
    "Look at the healthy weights for this height, then at the category. The 5th percentile up to the 85th counts as a healthy weight.",
    "Write the percentile down and measure again in a few months. A child who stays near the same percentile is usually growing well, wherever that percentile is.",
    "Don't put a growing child on a diet by yourself. Talk with your pediatrician first.",
  ],
  methodology: [
    "Divide the weight in kilograms by the height in meters squared. That is the body mass index, the same as for adults.",
    "The CDC's table has three numbers for each sex and month of age: L, M and S. M is the median BMI, S is the spread, and L is a power that corrects for the long tail of high values. They turn the BMI into a z-score, and the normal distribution turns the z-score into a percentile.",
    "Given a date of birth, the age in months is the days since birth divided by 30.4375, and L, M and S are interpolated between the two nearest rows. Given years and months, the row for the middle of that month is used. The CDC describes both ways.",
    "Above the 95th percentile, the CDC's extended charts of 2022 apply. Take the child's BMI, subtract the BMI at the 95th percentile, and divide by those charts' own spread for the age and sex. Then find the share of a normal distribution below that. The percentile is 90 plus 10 times that share, and the z-score follows from it.",
    "Obesity begins at the 95th percentile. Class 2 begins at 120% of the 95th percentile or at a BMI of 35, whichever is lower, and class 3 at 140% or at 40.",
  ],
  assumptions: [
    "The CDC's growth charts of 2000 are the reference, from US surveys between 1963 and 1994.",
    "A category begins exactly at its percentile and ends just below the next. It follows from the exact BMI, not the rounded one.",
    "A second birthday always counts as 24 months.",
    "Height is measured standing. A child measured lying down is about 0.3 inches (0.8 cm) longer, so subtract that first.",
    "Percentiles are worked out to eight decimals. One pound is 0.45359237 kg and one inch is 2.54 cm, exactly.",
  ],
  limitations: [
    "It is a screening figure, not a diagnosis. It can't tell muscle from fat, and early or late puberty changes it.",
    "It is for ages 2 to 19. Under 2, US doctors use the charts of the World Health Organization, and from 20 on the categories for adults apply.",
    "Below the 3rd percentile, the charts go beyond the range they were fitted to, so very low percentiles are approximate.",
    "Other countries use other charts, such as those of the World Health Organization, and the same child may be in a different category there.",
    "Children who were born very early, or who have a condition that affects growth, may need a chart of their own.",
  ],
  example: {
    story:
      "Maya was born on May 20, 2017. On November 20, 2026 she is 4 feet 5 inches tall and weighs 68 pounds, and her school asks for her BMI percentile.",
    outcome:
      "In the CDC's surveys, about 58 in 100 girls of her age had a lower BMI. That is well inside the healthy range. Her mother writes the percentile down beside last year's, which was 60, so Maya is growing steadily.",
    inputs: {
      sex: "female",
      birth: "2017-05-20",
      measured: "2026-11-20",
      height: 53,
      height_unit: "in",
      weight: 68,
      weight_unit: "lb",
    },
  },
  mistakes: [
    "Using the categories for adults. A BMI of 19 is a healthy weight for an adult, and obesity for a 3-year-old.",
    "Reading a percentile as a score. The 90th isn't better than the 50th.",
    "Comparing brothers and sisters. Girls and boys have charts of their own, and every age has its own row.",
    "Worrying about one measurement. Growth over months and years tells more.",
  ],
  questions: [
    {
      question: "What is a healthy BMI for a child?",
      answer:
        "It depends on age and sex. From the 5th percentile to just below the 85th counts as a healthy weight. The page shows these limits as a BMI and as a weight for your child's height.",
    },
    {
      question: "What does the 85th percentile mean?",
      answer:
        "That the child's BMI is higher than that of 85 in 100 children of the same age and sex in the CDC's reference population. Overweight begins there.",
    },
    {
      question: "Why can more than 5% of children be above the 95th percentile?",
      answer:
        "The charts compare children with those of 1963 to 1994, not with children of today. In the US, about 1 in 5 is above the 95th percentile now.",
    },
    {
      question: "Why does another calculator show a lower percentile for a high BMI?",
      answer:
        "It may use the charts of 2000 alone, where very high values bunch together. The CDC's method of 2022, used here, keeps them apart.",
    },
    {
      question: "My child is above the 95th percentile. What should I do?",
      answer: "See your pediatrician, who looks at growth, health and family history before saying what it means.",
    },
    {
      question: "What is the z-score for?",
      answer:
        "It says how far a BMI is from the median in steps that mean the same at every age. Doctors use it to follow a child over time, because very high and very low percentiles hardly change even when the BMI does.",
    },
  ],
  next: [
    { slug: "bmi", why: "the categories for adults, from 20 on." },
    { slug: "age", why: "an exact age in years, months and days." },
  ],
  related: ["bmi", "age", "calories", "ideal-weight"],
  sources: [
    {
      title: "US Centers for Disease Control and Prevention, Child and Teen BMI Categories",
      url: "https://www.cdc.gov/bmi/child-teen-calculator/bmi-categories.html",
    },
    {
      title: "US Centers for Disease Control and Prevention, CDC Growth Charts Data Files",
      url: "https://www.cdc.gov/growthcharts/cdc-data-files.htm",
    },
    {
      title:
        "US Centers for Disease Control and Prevention, Data file for the Extended CDC BMI-for-age Growth Charts (2022)",
      url: "https://www.cdc.gov/growthcharts/extended-bmi-data-files.htm",
    },
    {
      title: "US Centers for Disease Control and Prevention, A SAS Program for the 2000 CDC Growth Charts",
      url: "https://www.cdc.gov/growth-chart-training/hcp/computer-programs/sas.html",
    },
    {
      title: "World Health Organization, BMI-for-age (5–19 years), interpretation of cut-offs",
      url: "https://www.who.int/tools/growth-reference-data-for-5to19-years/indicators/bmi-for-age",
    },
  ],
  synonyms: ["BMI percentile", "BMI for age", "BMI for kids", "teen BMI", "growth chart", "pediatric BMI"],
  everydayWords: [
    "my son",
    "my daughter",
    "my kid",
    "boy",
    "girl",
    "toddler",
    "CDC chart",
    "overweight child",
    "year old",
    "teenager",
    "healthy",
    "heavy, skinny",
    "pounds, lbs",
    "weighs",
  ],
  vectors,
  changes: [
    {
      version: "1.0.2",
      date: "2026-11-25",
      what: "Two steps are worded more clearly. All figures are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-24",
      what: "Labels are worded more clearly. All figures are the same as before.",
    },
  ],
  released: "2026-11-24",
} satisfies Content<typeof childBmi>;
