import type { Content } from "#engine";
import type bodySurfaceArea from "./body-surface-area.ts";
import vectors from "./vectors.ts";

export default {
  title: "Body surface area calculator: BSA by five formulas",
  purpose: "Estimates body surface area in square meters from height and weight, by five formulas side by side.",
  about: [
    "Body surface area (BSA) is the area of your skin. Doctors use it to dose some medicines, such as chemotherapy, and to compare hearts and kidneys of people of different sizes.",
    "The page estimates it for adults and children. Measuring it would mean wrapping the whole body, so everyone uses a formula.",
  ],
  howToUse: [
    "Enter height and weight. For a baby, enter the length lying down.",
    "Use the formula that your hospital or course uses. Mosteller is the most common, because it needs only a square root.",
    "Compare the five formulas in the chart. If they differ by more than a few percent, say which one you used.",
  ],
  methodology: [
    "Mosteller multiplies the height in centimeters by the weight in kilograms, divides by 3,600 and takes the square root. For 170 cm and 70 kg, that is √(11,900 ÷ 3,600) = 1.82 m².",
    "Du Bois, Haycock, and Gehan and George multiply a power of the height by a power of the weight and a constant. They were fitted to measured people: 9 by Du Bois, 81 by Haycock, 401 by Gehan and George.",
    "Boyd's power of the weight in grams becomes smaller as the weight grows: 0.7285 minus 0.0188 times the logarithm of the weight.",
    "The standard of 1.73 m² is the area of an average adult of the 1920s. Kidney function is still given per 1.73 m².",
  ],
  assumptions: [
    "Pounds are turned into 0.45359237 kg and inches into 2.54 cm, exactly.",
    "The figure is for the whole body. Some books round 3,600 to 3,131 for inches and pounds, which gives almost the same area.",
  ],
  limitations: [
    "It is an estimate. In very heavy people and in small babies, the formulas differ the most, by 10% and more.",
    "No formula knows about muscle, fat, swelling or a missing limb.",
    "We could read the original papers only as other books and papers quote them. The equations are the same in all of these quotations. No authority prints a table of areas that we could read, so the known answers come from pharmacy courses and from other programs.",
    "A dose is a decision of a doctor. Some doses have an upper limit whatever the area is.",
  ],
  example: {
    story:
      "Nora studies to be a pharmacy technician. Her exercise asks for the area of a patient who is 5 feet 6 inches tall and weighs 150 pounds.",
    outcome:
      "She writes down 1.78 m². By Du Bois it would be 1.77 m², so the choice of the formula hardly matters here.",
    inputs: { height: 66, height_unit: "in", weight: 150, weight_unit: "lb" },
  },
  mistakes: [
    "Using meters in Mosteller's formula. The height must be in centimeters.",
    "Forgetting the square root. Without it, the result for an adult is above 3.",
    "Mixing pounds with centimeters. Set a unit for each figure.",
    "Comparing two reports that used different formulas.",
  ],
  questions: [
    {
      question: "What is a normal body surface area?",
      answer:
        "About 1.9 m² for men, 1.6 m² for women and 0.25 m² for a newborn baby. There is no healthy range as there is for BMI.",
    },
    {
      question: "Which formula should I use?",
      answer:
        "The one that your hospital, study or course names. If it names none, take Mosteller for everyone, or Haycock for small children.",
    },
    {
      question: "Why do doctors not simply use weight?",
      answer:
        "Blood flow and kidney function grow more slowly than weight. Someone twice as heavy has only about 1.4 times the surface at the same height.",
    },
    {
      question: "How do I work it out without a calculator?",
      answer:
        "Multiply centimeters by kilograms, divide by 3,600, and guess the square root. For 160 cm and 62 kg: 9,920 ÷ 3,600 is about 2.76, and 1.66 × 1.66 is 2.76.",
    },
    {
      question: "Is it the same as BMI?",
      answer:
        "No. BMI divides weight by height squared and says whether a weight is healthy. BSA only says how large the body is.",
    },
  ],
  next: [
    { slug: "bmi", why: "whether a weight is healthy for a height." },
    { slug: "ideal-weight", why: "formulas that other doses go by." },
  ],
  related: ["bmi", "ideal-weight", "body-fat", "child-bmi"],
  sources: [
    {
      title:
        "Redlarski, Palkowski and Krawczuk, Body surface area formulae: an alarming ambiguity, Scientific Reports 6 (2016)",
      url: "https://doi.org/10.1038/srep27966",
    },
    {
      title: "GlobalRPh, body surface area, references and equations",
      url: "http://globalrph.com/bsa2.htm",
      read: "2026-11-27",
    },
    {
      title: "Current, A Linear Equation for Estimating the Body Surface Area in Infants and Children (1997)",
      url: "http://ispub.com/IJA/2/2/10302",
      read: "2026-11-27",
    },
  ],
  synonyms: ["BSA", "Mosteller", "Du Bois formula", "Haycock", "body surface", "square meters of skin"],
  everydayWords: ["skin", "chemo", "dose"],
  inputWords: { height: "Tall, length of a baby" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof bodySurfaceArea>;
