import type { Content } from "#engine";
import type grade from "./grade.ts";
import vectors from "./vectors.ts";

export default {
  title: "Grade calculator: weighted course average",
  purpose:
    "Works out the grade in a course from grades that count differently, such as homework, tests and a final exam.",
  methodology: [
    "Each grade is multiplied by its weight. The sum of these, divided by the sum of the weights, is the weighted grade.",
    "The letter is read from the exact figure, not from the one printed. Each letter begins at its figure and ends just below the next.",
  ],
  assumptions: [
    "If the weights do not make 100, the answer is the average of what is there. What is missing is not counted as 0; “points so far” is the figure that does so.",
    "Grades are in percent and may be above 100 where there is extra credit.",
    "Letters follow the usual US scale: A+ from 97, A from 93, A- from 90, and so on to D from 65. The plain scale has an A from 90, B from 80, C from 70, D from 60.",
  ],
  limitations: [
    "Schools set their own letters, and some round a grade before they give one. Your syllabus decides.",
    "It does not drop the lowest grade. Leave that row out.",
  ],
  example: {
    story: "Homework is 92% and counts 30, a midterm 85% and counts 20, the final 78% and counts 50.",
    inputs: { grades: "92:30; 85:20; 78:50" },
  },
  questions: [
    {
      question: "What if my weights do not add up to 100?",
      answer:
        "The page says so and gives the average of what you have so far. That is right in the middle of a course, when the final is still to come.",
    },
    {
      question: "How do I count several tests that share a weight?",
      answer: "Divide the weight. Four tests that count 40% together have 10 each.",
    },
    {
      question: "My grade is in points, such as 18 of 20. What do I enter?",
      answer: "The percentage: 18 ÷ 20 × 100 is 90.",
    },
    {
      question: "Is 89.5 an A-?",
      answer: "Not here: an A- begins at 90. Some teachers round up and some do not.",
    },
  ],
  related: ["final-grade", "gpa", "percentage"],
  sources: [
    {
      title: "Engineering Statics, section 7.1, Weighted Averages",
      url: "https://engineeringstatics.org/weghted-average.html",
    },
    {
      title: "College Board, BigFuture, How to Convert Your GPA to a 4.0 Scale",
      url: "https://bigfuture.collegeboard.org/plan-for-college/college-basics/how-to-convert-gpa-4.0-scale",
    },
  ],
  synonyms: ["weighted average", "weighted grade", "course grade", "marks", "class grade", "letter grade"],
  vectors,
} satisfies Content<typeof grade>;
