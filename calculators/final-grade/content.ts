import type { Content } from "#engine";
import type finalGrade from "./final-grade.ts";
import vectors from "./vectors.ts";

export default {
  title: "Final grade calculator: the score you need",
  purpose:
    "Finds the score you need on a final exam to get the course grade you want, and shows what every other score would lead to.",
  about: [
    "It is the week before finals, and you have four exams and limited sleep. Where will an extra evening of study change a grade, and where is it already decided? Enter your current grade, the weight of the final and the grade you want.",
  ],
  howToUse: [
    "Do this for every course and compare the scores you need. A course where you need 60% can wait; one where you need 92% deserves the weekend; one where you need 115% is out of reach, so aim for the next grade down.",
    "Look at “Score needed for each letter” to see where the letter changes. Sometimes two more points on the final are worth a whole letter.",
    "Check the syllabus for rules the math can't know, such as “you must pass the final”.",
  ],
  methodology: [
    "Your course grade is a weighted average. In the formula, weight is the share of the final, so everything graded so far counts for 1 − weight. Take the grade you want, subtract what you've already earned, and divide by the weight of the final.",
    "A score above 100% is reported as out of reach, and 0% or less as already reached.",
  ],
  assumptions: [
    "Your current grade is the average of everything except the final.",
    "The final is graded from 0% to 100%.",
    "The letters begin at 90, 80, 70 and 60, or in finer steps if you choose them under More options. Schools differ, so check yours.",
    "Nothing is rounded along the way. If your school rounds the course grade, 89.5% may be enough for 90%.",
  ],
  limitations: [
    "If other work is still due besides the final, treat the final and that work as one exam and enter their combined weight.",
    "It doesn't know rules such as “you must pass the final” or “the lowest test is dropped”.",
    "We found no textbook example of this, so we check it against teachers' course pages and articles.",
  ],
  example: {
    story: "Tyler has 85% in chemistry, and the final counts for 40%. At his school an A starts at 90% and a B at 80%.",
    outcome:
      "97.5% is a lot for a chemistry final. For a B he needs only 72.5%, so he aims for that and spends the time he saves on history.",
    inputs: { current: 85, final_weight: 40, target: 90 },
  },
  mistakes: [
    "Entering points as the weight. If the final is 150 of 600 points, its weight is 25%.",
    "Entering a current grade that already includes a zero for the final.",
    "Forgetting other work that is still due.",
    "Giving up too early. A final that counts for 40% can move a grade a long way.",
  ],
  questions: [
    {
      question: "What do I need on my final to pass?",
      answer: "Enter your school's passing grade, often 60% or 70%, as the grade you want.",
    },
    {
      question: "What if it says more than 100%?",
      answer: "The grade is out of reach without extra credit. The page shows the best grade you can still get.",
    },
    {
      question: "What if it says less than 0%?",
      answer: "You already have the grade you want, no matter how the final goes.",
    },
    {
      question: "How do I find my current grade?",
      answer: "Use the grade calculator: enter each grade with its weight and leave the final out.",
    },
    {
      question: "My final is graded in points. What is its weight?",
      answer: "Its points divided by all points in the course. 150 of 600 is 25%.",
    },
  ],
  next: [
    { slug: "grade", why: "work out your current grade from its parts." },
    { slug: "gpa", why: "what the course does to your GPA." },
  ],
  related: ["grade", "gpa", "percentage"],
  sources: [
    {
      title: "College Board, BigFuture, How to Convert Your GPA to a 4.0 Scale",
      url: "https://bigfuture.collegeboard.org/plan-for-college/college-basics/how-to-convert-gpa-4.0-scale",
    },
    {
      title: "Engineering Statics, section 7.1, Weighted Averages",
      url: "https://engineeringstatics.org/weghted-average.html",
    },
  ],
  synonyms: ["final exam", "what do I need on my final", "required score", "exam grade", "pass mark"],
  everydayWords: [
    "last exam",
    "still pass",
    "keep my B",
    "fail",
    "worth",
    "counts",
    "end of year test",
    "pass the class",
    "finish with",
    "lowest, minimum points",
  ],
  changes: [
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "It also lists the score you need on the final for each letter, from A down.",
    },
  ],
  vectors,
} satisfies Content<typeof finalGrade>;
