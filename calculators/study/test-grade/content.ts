import type { Content } from "#engine";
import type testGrade from "./test-grade.ts";
import vectors from "./vectors.ts";

export default {
  title: "Test grade calculator and grading chart",
  purpose:
    "Turns right or wrong answers into a percentage and a letter, with a chart of every score for marking a class.",
  about: [
    "Marking a pile of tests goes faster with a chart: look up the number wrong and write down the grade. Teachers used to slide a paper card for it, the EZ grader.",
    "Students use it the other way: how many questions may I miss and still get a B?",
  ],
  howToUse: [
    "Enter how many questions or points the test has, and how many are wrong or right. Half points such as 27.5 are fine.",
    "To mark a class, print the grading chart, or choose “A class” and paste names and scores from a spreadsheet. You get each grade and the average.",
    "Look down the chart to see where each letter ends.",
  ],
  methodology: [
    "The grade is the number right divided by the total, as a percentage. The number right is the total minus the number wrong.",
    "The letter comes from the exact percentage, before rounding: 89.996% is shown as 90% and is still below an A-.",
    "For a class, the average is the sum of all scores divided by the number of tests.",
  ],
  assumptions: [
    "Every question counts the same. If some are worth more, enter points instead of questions.",
    "The letters follow the College Board's scale, in which A+ begins at 97, A at 93 and D at 65, or the plain scale, in which A begins at 90.",
    "The chart shows up to 100 wrong answers.",
  ],
  limitations: [
    "It doesn't curve grades or take off points for guessing.",
    "Your school may have other limits for its letters. The percentages are right for any scale.",
    "Only the letters rest on a published table. The percentages are checked by arithmetic.",
  ],
  example: {
    story: "Maya missed 7 of the 45 questions of her biology test.",
    outcome: "Two questions more and she would have had a B+.",
    inputs: { find: "wrong", total: 45, wrong: 7, letters: "plus_minus" },
  },
  mistakes: [
    "Dividing by the number wrong, or by the number right instead of the total.",
    "Averaging the percentages of tests with different numbers of questions as if they counted the same. Use the grade calculator and its weights.",
  ],
  questions: [
    {
      question: "How many can I miss and still get an A?",
      answer:
        "On a test of 40 questions, each is worth 2.5%. An A from 93% allows two wrong (95%), and an A- from 90% allows four. The chart shows it for your test.",
    },
    {
      question: "Is 85% a B?",
      answer: "Yes, on both scales here. On the scale with plus and minus, 83 to 87 is a B, and 87 to 90 a B+.",
    },
    {
      question: "How do I grade extra credit?",
      answer: "Enter the number right with the extra points. The grade may then be above 100%.",
    },
  ],
  next: [
    { slug: "grade", why: "your course grade from all tests and their weights." },
    { slug: "final-grade", why: "the score you need on the final." },
  ],
  related: ["grade", "final-grade", "gpa", "percentage"],
  sources: [
    {
      title: "College Board, BigFuture, How to Convert Your GPA to a 4.0 Scale",
      url: "https://bigfuture.collegeboard.org/plan-for-college/college-basics/how-to-convert-gpa-4.0-scale",
    },
  ],
  synonyms: ["EZ grader", "easy grader", "quick grader", "grading chart", "test score", "quiz grade", "score out of"],
  everydayWords: ["teacher", "quiz", "missed", "marks", "exam", "correct answers"],
  inputWords: { total: "Test length", students: "Pupils and scores" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof testGrade>;
