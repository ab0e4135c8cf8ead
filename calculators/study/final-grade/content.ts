import { COLLEGE_BOARD_GPA, ENGINEERING_STATICS_7_1 } from "#calculators/sources";
import type { Content } from "#engine";
import type finalGrade from "./final-grade.ts";
import vectors from "./vectors.ts";

export default {
  title: "Final grade calculator: the score you need",
  purpose:
    "Finds the score you need on your final exam to get the course grade you want. It also shows the course grade for other scores on the final.",
  about: [
    "You have several finals and little time. The score you need in each course shows you where an extra evening of study can change your grade. Enter your current grade, the weight of the final and the grade you want.",
  ],
  howToUse: [
    "Find the score you need in every course. A course where you need 60% can wait. A course where you need 92% deserves the weekend. If you need 115%, that grade is out of reach, so aim for the next grade down.",
    "Choose “A letter” to enter your goal as a letter.",
    "“Score needed for each letter” shows what you need for an A, a B and so on. Sometimes two more points on the final give you a better letter.",
  ],
  methodology: [
    "In the formula, weight is how much the final counts in the course grade. If the final counts for 40%, everything graded so far counts for 60%. Your current grade times 60% is what you've already earned. Subtract what you've earned from the grade you want, and divide the result by the weight of the final.",
  ],
  assumptions: [
    "Your current grade is the average of everything except the final.",
    "The final is graded from 0% to 100%.",
    "An A starts at 90%, a B at 80%, a C at 70% and a D at 60%. Under “More options” you can choose a scale with plus and minus grades. Check your own school's scale.",
    "The course grade isn't rounded. If your school rounds course grades, 89.5% may be enough for 90%.",
  ],
  limitations: [
    "If other work is still due besides the final, add the weight of that work to the weight of the final. The answer is then the average you need on the final and that work.",
    "It doesn't know rules such as “you must pass the final” or “the lowest test is dropped”. Check your syllabus for them.",
  ],
  example: {
    story:
      "Tyler has 85% in chemistry, and the final counts for 40% of the course grade. At his school an A starts at 90% and a B at 80%.",
    outcome:
      "For an A, Tyler needs 97.5% on the final, which is a lot. For a B he needs only 72.5%, so he aims for a B and spends more time on history.",
    inputs: { current: 85, final_weight: 40, target: 90 },
  },
  mistakes: [
    "Entering points as the weight. If the final is worth 150 of the 600 points in the course, its weight is 25%.",
    "Entering a current grade that already includes a zero for the final.",
    "Forgetting other work that is still due.",
    "Giving up too early. A final that counts for 40% can change your course grade a lot.",
  ],
  questions: [
    {
      question: "What do I need on my final to pass?",
      answer: "Enter your school's passing grade, often 60% or 70%, as the grade you want.",
    },
    {
      question: "What if I need more than 100%?",
      answer: "The grade is out of reach without extra credit. The page shows the best grade you can still get.",
    },
    {
      question: "What if I need less than 0%?",
      answer: "You already have the grade you want, whatever you score on the final.",
    },
    {
      question: "How do I find my current grade?",
      answer: "Use the grade calculator: enter each grade with its weight, and leave out the final.",
    },
    {
      question: "My final is graded in points. What is its weight?",
      answer: "Divide the points of the final by all the points in the course. For 150 of 600 points, 150 ÷ 600 = 25%.",
    },
  ],
  next: [
    { slug: "grade", why: "work out your current grade from its parts." },
    { slug: "gpa", why: "see how the course changes your GPA." },
  ],
  related: ["grade", "gpa", "percentage"],
  sources: [COLLEGE_BOARD_GPA, ENGINEERING_STATICS_7_1],
  synonyms: ["final exam", "what do I need on my final", "required score", "exam grade", "pass mark"],
  everydayWords: ["last exam", "still pass", "fail", "keep", "finish", "need"],
  inputWords: {
    current: "Have now, going in, points, average",
    final_weight: "Counts, is worth, end of year test",
    letter: "Get an A, a B, keep a C",
    target: "To pass the class, get an A, lowest minimum",
  },
  changes: [
    {
      version: "1.2.0",
      date: "2026-11-26",
      what: "Your goal can be a letter, and the answer shows what an A, a B and a C take. Other answers stay as they were.",
    },
    { version: "1.1.1", date: "2026-11-26" },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "It also lists the score you need on the final for each letter, from A down.",
    },
  ],
  vectors,
} satisfies Content<typeof finalGrade>;
