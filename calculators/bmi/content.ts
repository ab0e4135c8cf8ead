import type { Content } from "#engine";
import type bmi from "./bmi.ts";
import vectors from "./vectors.ts";

export default {
  title: "BMI calculator with healthy weights",
  purpose: "Works out the body mass index of an adult from height and weight, and names the band it falls in.",
  methodology: [
    "Body mass index is weight in kilograms divided by the square of height in metres. Pounds and inches are turned into kilograms and metres by their exact definitions, so a change of unit does not change the answer.",
    "The band is read from the exact figure, not from the one printed: 24.96 prints as 25.0 and is still a healthy weight. Each band begins at its figure and ends just below the next one.",
  ],
  assumptions: [
    "The person is an adult of 20 or over.",
    "General bands: those of the World Health Organization and the US Centers for Disease Control and Prevention.",
    "Bands for Asian adults: the points for public health action of the 2004 WHO expert consultation. Choose them where your doctor uses them.",
    "One pound is 0.45359237 kg and one inch is 2.54 cm, exactly. The common factor 703 gives a figure that is one part in 10,000 smaller.",
  ],
  limitations: [
    "It says nothing about how much of the weight is muscle, or where fat sits on the body.",
    "It is not meant for children and teenagers, who need growth charts, nor in pregnancy.",
    "In older people and in some ethnic groups the same figure can mean another risk.",
    "It is a screening figure and no diagnosis. A doctor looks at more than this.",
  ],
  example: { story: "An adult of 175 cm weighs 70 kg.", inputs: { height: 175, weight: 70 } },
  questions: [
    {
      question: "Is 25.0 healthy or overweight?",
      answer:
        "Exactly 25 is overweight. But 24.96 also prints as 25.0, and it is still a healthy weight: the exact figure decides, and the page says so when the two disagree.",
    },
    {
      question: "Why is there another scale for Asian adults?",
      answer:
        "Many Asian populations have a higher risk of diabetes and heart disease at a lower body mass index. A WHO expert consultation therefore named 23 and 27.5 as points for action in 2004.",
    },
    {
      question: "Can I use this for my child?",
      answer:
        "No. A child's body mass index is compared with children of the same age and sex, on a growth chart. Ask your doctor, or use the child and teen calculator of the CDC.",
    },
    {
      question: "I am muscular. Does it count me as overweight?",
      answer:
        "It may. A kilogram of muscle counts as much as a kilogram of fat, and the figure cannot tell them apart. A waist measurement says more.",
    },
  ],
  related: ["body-fat", "ideal-weight", "calories", "bmr"],
  sources: [
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
  synonyms: ["body mass index", "healthy weight", "overweight", "obesity", "underweight", "Quetelet index"],
  vectors,
  changes: [
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "A BMI below 17 or from 40 up comes with an urgent word first: to see a doctor.",
    },
  ],
} satisfies Content<typeof bmi>;
