import { COLLEGE_BOARD_GPA, ENGINEERING_STATICS_7_1 } from "#calculators/sources";
import type { Content } from "#engine";
import type grade from "./grade.ts";
import vectors from "./vectors.ts";

export default {
  title: "Grade calculator: weighted course average",
  purpose:
    "Calculates your grade in a course from parts with different weights, such as homework, quizzes, a midterm and a final exam.",
  about: [
    "The syllabus says homework 30%, midterm 20%, final 50%. Enter each score with its weight in one row, and you have your grade and its letter.",
    "You can also use it in the middle of a term. Leave out what hasn't been graded yet.",
  ],
  howToUse: [
    "Look at “Points earned out of 100”. It is the grade you would get if every part you left out counted as 0.",
    "Missing the next letter by a point? See which remaining part has the largest weight, and put your effort there.",
    "If the result differs from your school's portal, your school may drop your lowest score or give extra credit.",
  ],
  methodology: [
    "Multiply each grade by its weight and add the results. Then divide by the sum of the weights. In the formula, Σ means “add up”.",
    "The letter comes from the grade before rounding.",
  ],
  assumptions: [
    "If the weights don't add up to 100, your weighted grade is the average of the parts you entered.",
    "Grades are in percent, and may be above 100 with extra credit.",
    "“A+ to F” is a common US scale: A+ from 97, A from 93, A- from 90, and so on, down to D from 65. F is below 65.",
    "“A to F” has A from 90, B from 80, C from 70, D from 60, and F below 60.",
  ],
  limitations: [
    "Schools set their own letters, and some round first. Your syllabus decides.",
    "It doesn't drop the lowest grade. If your school does, leave out that row.",
  ],
  example: {
    story:
      "Ella had a B+ in history before the final. Is it at least a B now? She has 92% in homework, which counts for 30%, and 85% on the midterm, which counts for 20%. Her final, which counts for 50%, came back at 78%.",
    outcome: "Yes: 83.6% is a B. The plain average of the three would be 85%, but her lowest score counts the most.",
    inputs: { grades: "92:30; 85:20; 78:50" },
  },
  mistakes: [
    "Taking a plain average when the parts have different weights.",
    "Entering points instead of percent. 18 out of 20 is 90%.",
    "Counting work that isn't graded yet as zero.",
  ],
  questions: [
    {
      question: "What if my weights do not add up to 100?",
      answer:
        "The page shows the average of what you entered. In the middle of a course that is what you want, because the final is still to come.",
    },
    {
      question: "How do I count several tests that share a weight?",
      answer: "Divide the weight. Four tests that together count for 40% count for 10% each.",
    },
    {
      question: "My grade is in points, such as 18 out of 20. What do I enter?",
      answer: "The percentage: 18 ÷ 20 × 100 is 90.",
    },
    {
      question: "Does 89.5 round up to an A-?",
      answer: "Not here: an A- begins at 90. Some teachers round up and some don't. Ask your teacher.",
    },
    {
      question: "How do I calculate a weighted grade?",
      answer: "Multiply each grade by its weight, add the results, and divide by the total weight.",
    },
  ],
  next: [
    { slug: "final-grade", why: "what do you need on the final?" },
    { slug: "gpa", why: "combine courses into a GPA." },
  ],
  related: ["final-grade", "gpa", "percentage"],
  sources: [ENGINEERING_STATICS_7_1, COLLEGE_BOARD_GPA],
  synonyms: ["weighted average", "weighted grade", "course grade", "marks", "class grade", "letter grade"],
  everydayWords: ["quiz", "test scores", "midterm", "missed", "class average", "marks"],
  inputWords: { grades: "Points, right, wrong questions, homework, math", letters: "B or C, overall, what letter" },
  vectors,
  changes: [
    {
      version: "1.0.2",
      date: "2026-11-26",
      what: "Figures that don't end are shown with six digits. “More digits” shows the rest, and the values for programs are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-24",
    },
  ],
} satisfies Content<typeof grade>;
