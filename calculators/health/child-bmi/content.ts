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
    "Measure height without shoes, heels against a wall, and weight in light clothing. An error of half an inch in height can change the result by several percentiles.",
    "Look at the category first. Then look at the low and high end of healthy weight for this height and age.",
    "Write the percentile down and measure again in a few months. A child who stays near the same percentile is usually growing well.",
    "Don't put a growing child on a diet by yourself. Talk with your pediatrician first.",
  ],
  methodology: [
    "Divide the weight in kilograms by the height in meters squared. That is the body mass index (BMI).",
    "For each sex and month of age, the CDC's table has three numbers: L, M and S. M is the median BMI: half of the children of that sex and age have a higher BMI. S says how much BMIs differ at that age. L is needed because high BMIs are further from the median than low BMIs.",
    "The formula turns the BMI into a z-score, which says how far the BMI is from the median. A z-score of 0 is the 50th percentile, and a z-score of 1 is about the 84th.",
    "If you enter a date of birth, the age in months is the number of days since birth ÷ 30.4375. L, M and S are interpolated between the two nearest rows of the table. If you enter years and months, we use the row for the middle of that month.",
    "Above the 95th percentile, we use the CDC's extended charts of 2022, which are made for high BMIs.",
    "Obesity begins at the BMI of the 95th percentile. The page shows your child's BMI as a percent of that BMI. Class 2 begins at 120% of that BMI, or at a BMI of 35 if 35 is lower. Class 3 begins at 140% of that BMI, or at a BMI of 40 if 40 is lower.",
  ],
  assumptions: [
    "Up to the 95th percentile, the growth charts are those that the CDC published in 2000. They use US surveys from 1963 to 1994.",
    "The category comes from the exact BMI, before rounding.",
    "Height is measured standing. If you measured the child lying down, subtract 0.3 inches (0.8 cm) before you enter the height.",
  ],
  limitations: [
    "The percentile is a first check, not a diagnosis. BMI can't tell muscle from fat. Early or late puberty also changes the result.",
    "It is for ages 2 to 19. For a child under 2, US doctors use the charts of the World Health Organization. From 20 on, use the BMI calculator for adults.",
    "Percentiles below the 3rd are approximate, because the charts are less exact there.",
    "Other countries use other charts, such as those of the World Health Organization. The same child may be in a different category on another chart.",
    "Children who were born very early, or who have a condition that affects growth, may need a special chart. Ask your pediatrician.",
  ],
  example: {
    story:
      "Maya was born on May 20, 2017. On November 20, 2026 she is 4 feet 5 inches tall and weighs 68 pounds, and her school asks for her BMI percentile.",
    outcome:
      "In the CDC's surveys, about 58 in 100 girls of her age had a lower BMI. Her weight is well inside the healthy range. Last year Maya was at the 60th percentile, so she is growing steadily.",
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
    "Using the categories for adults. A BMI of 19 is a healthy weight for an adult but obesity for a 3-year-old.",
    "Reading a percentile as a score. A higher percentile isn't a better one.",
    "Comparing the BMIs of brothers and sisters. Girls and boys have separate charts, and the limits change with age.",
    "Worrying about one measurement. Growth over months and years tells more.",
  ],
  questions: [
    {
      question: "What is a healthy BMI for a child?",
      answer:
        "It depends on age and sex. A percentile from the 5th to just below the 85th counts as a healthy weight. The page shows both limits as a BMI and as a weight for your child's height.",
    },
    {
      question: "What does the 85th percentile mean?",
      answer:
        "The child's BMI is higher than that of 85 in 100 children of the same age and sex in the surveys behind the charts. Overweight begins at the 85th percentile.",
    },
    {
      question: "Why can more than 5% of children be above the 95th percentile?",
      answer:
        "The charts show how children were between 1963 and 1994. Today, about 1 in 5 children in the US is above the 95th percentile of those years.",
    },
    {
      question: "Why does another calculator show a lower percentile for a high BMI?",
      answer:
        "The other calculator may use only the CDC's charts of 2000. For high BMIs, this page uses the CDC's extended charts of 2022.",
    },
    {
      question: "My child is above the 95th percentile. What should I do?",
      answer: "See your pediatrician. The doctor will look at growth, health and family history.",
    },
    {
      question: "What is the z-score for?",
      answer:
        "A z-score says how far a BMI is from the median for the child's age and sex. Doctors use z-scores to follow a child with a very high or very low BMI. For such a child, the percentile hardly changes even when the BMI changes a lot.",
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
  everydayWords: ["my son", "daughter", "kid", "boy", "girl", "toddler", "teenager"],
  inputWords: {
    sex: "Boy or girl",
    age_by: "Year old, or birth date",
    height: "Tall, inches",
    weight: "Pounds, lbs; heavy, skinny, overweight",
    measured: "CDC chart day",
  },
  vectors,
  changes: [
    { version: "1.0.3", date: "2026-11-26" },
    {
      version: "1.0.2",
      date: "2026-11-25",
    },
    {
      version: "1.0.1",
      date: "2026-11-24",
    },
  ],
  released: "2026-11-24",
} satisfies Content<typeof childBmi>;
