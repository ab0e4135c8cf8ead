import type { Content } from "#engine";
import type bodyFat from "./body-fat.ts";
import vectors from "./vectors.ts";

export default {
  title: "Body fat calculator from measurements",
  purpose:
    "Estimates the percentage of body fat of an adult, either from a tape measure by the US Navy's method or from body mass index, age and sex.",
  methodology: [
    "The Navy's method estimates how dense the body is from the girth of waist and neck, for women also of the hips, and from height. Fat is lighter than the rest, so density tells how much of it there is, by Siri's equation.",
    "Deurenberg's method reckons with body mass index, age and sex, and needs no tape.",
    "Inches and pounds are turned into centimetres and kilograms by their exact definitions before anything else. A change of unit never changes the formula, nor the answer.",
  ],
  assumptions: [
    "Usual is the Navy's form for centimetres of 1984. A form for inches, fitted to the same measurements, differs from it by a few tenths of a percentage point. The US Department of Defense printed it in its instruction of 2002. That instruction was replaced in 2022, and the Army has used a different tape test since 2023.",
    "The tape is level, close, and does not press in. Men measure the waist at the navel, women where it is narrowest.",
    "The bands are those of the American Council on Exercise. Each begins at its figure and ends below the next one's.",
    "Deurenberg's formula is the one for adults.",
  ],
  limitations: [
    "The usual error is three to four percentage points either way, and more in very lean and very heavy people.",
    "Muscular people get too much fat from body mass index. A thick neck makes the Navy's figure too small.",
    "It is not meant for children, nor in pregnancy.",
    "Measurements that would mean no fat at all, or nothing but fat, get no answer.",
    "We found no worked example by the Navy or in a book, so all formulas are checked against another program's tests and our own arithmetic.",
  ],
  example: {
    story: "A man is 178 cm tall and weighs 80 kg. His neck is 38 cm around and his waist 85 cm.",
    inputs: { sex: "male", height: 178, weight: 80, neck: 38, waist: 85 },
  },
  questions: [
    {
      question: "Why does another calculator show a slightly different figure in inches?",
      answer:
        "Two forms are in print, one for centimetres and one for inches, and they were fitted separately. Some calculators change the form when you change the unit. Here the form changes only if you choose the other one.",
    },
    {
      question: "Which method should I use?",
      answer:
        "The tape, if you have one. It sees where the size comes from, and body mass index cannot tell muscle from fat.",
    },
    {
      question: "What is essential fat?",
      answer:
        "What the body needs for nerves, marrow, organs and hormones: about 2% to 5% in men and 10% to 13% in women. Less than that is dangerous.",
    },
    {
      question: "How do I measure well?",
      answer:
        "In the morning, standing, after breathing out, with a soft tape. Measure three times and take the middle figure. A centimetre at the waist is about three quarters of a percentage point.",
    },
    {
      question: "Is 24.96% in the band that begins at 25%?",
      answer: "No. It prints as 25.0%, but the exact figure decides, and the page says so when the two disagree.",
    },
  ],
  related: ["bmi", "bmr", "ideal-weight", "calories"],
  sources: [
    {
      title:
        "Hodgdon and Beckett, Prediction of percent body fat for U.S. Navy men from body circumferences and height, Naval Health Research Center, report 84-11 (1984)",
      url: "https://doi.org/10.21236/ada143890",
    },
    {
      title:
        "Hodgdon and Beckett, Prediction of percent body fat for U.S. Navy women from body circumferences and height, Naval Health Research Center, report 84-29 (1984)",
      url: "https://doi.org/10.21236/ada146456",
    },
    {
      title:
        "US Department of Defense Instruction 1308.3, DoD Physical Fitness and Body Fat Programs Procedures (2002)",
    },
    {
      title:
        "Deurenberg, Weststrate and Seidell, Body mass index as a measure of body fatness, British Journal of Nutrition 65 (1991), pages 105 to 114",
      url: "https://doi.org/10.1079/BJN19910073",
    },
    {
      title: "American Council on Exercise, What are the guidelines for percentage of body fat loss?",
      url: "https://www.acefitness.org/resources/everyone/blog/112/what-are-the-guidelines-for-percentage-of-body-fat-loss/",
    },
    {
      title: "World Health Organization, Nutrition Landscape Information System, Malnutrition in women",
      url: "https://apps.who.int/nutrition/landscape/help.aspx?menu=0&helpid=392&lang=EN",
      place: "Moderate and severe thinness",
      read: "2026-11-22",
    },
    {
      title:
        "US Uniformed Services University, Human Performance Resources, How the military measures body composition",
      url: "https://www.hprc-online.org/physical-fitness/training-performance/measurement-body-composition-military",
      place: "Department of Defense Instruction 1308.03 of 2022",
      read: "2026-11-22",
    },
  ],
  synonyms: [
    "body fat percentage",
    "BFP",
    "US Navy method",
    "tape measure",
    "body composition",
    "lean body mass",
    "fat mass",
    "army body fat",
    "Deurenberg",
  ],
  vectors,
  changes: [
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "Less than essential fat, or a BMI below 16, comes with an urgent word first: to see a doctor. The words no longer say that the US armed forces use the form for inches.",
    },
  ],
} satisfies Content<typeof bodyFat>;
