import type { Content } from "#engine";
import type finalGrade from "./final-grade.ts";
import vectors from "./vectors.ts";

export default {
  title: "Final grade calculator: the score you need",
  purpose: "Tells what score in a final exam gives the course grade you want, and what each other score leads to.",
  methodology: [
    "The course grade is a weighted average: what is graded counts for what the final leaves over. The grade you want, less what you already bring, divided by the weight of the final, is the score you need.",
    "A score above 100% is told as out of reach, and one of 0% or less as already reached.",
  ],
  assumptions: [
    "The grade so far is the average of everything but the final, which counts for the rest of the course.",
    "The final is graded from 0% to 100%.",
    "Nothing is rounded on the way. If your school rounds the course grade, half a percent less may be enough.",
  ],
  limitations: [
    "If more than the final is still to come, take what is left as one, with its whole weight.",
    "It does not know rules such as “the final must be passed” or “the lowest test is dropped”.",
    "We found no such example in a textbook, so it is checked against teachers' course pages and articles.",
  ],
  example: {
    story: "With 85% so far and a final that counts 40%, someone wants 90% in the course.",
    inputs: { current: 85, final_weight: 40, target: 90 },
  },
  questions: [
    {
      question: "What if it says more than 100%?",
      answer:
        "Then the grade is out of reach without extra credit. The page also shows the most that you can still get.",
    },
    {
      question: "What if it says less than 0%?",
      answer: "Then you already have the grade you want, whatever happens in the final.",
    },
    {
      question: "How do I find my grade so far?",
      answer: "With the grade calculator: enter each grade with its weight and leave the final out.",
    },
    {
      question: "My final counts in points and not in percent. What is its weight?",
      answer: "Its points divided by all points of the course. 150 of 600 points are 25%.",
    },
  ],
  related: ["grade", "percentage"],
  sources: [
    {
      title: "Engineering Statics, section 7.1, Weighted Averages",
      url: "https://engineeringstatics.org/weghted-average.html",
    },
  ],
  synonyms: ["final exam", "what do I need on my final", "required score", "exam grade", "pass mark"],
  vectors,
} satisfies Content<typeof finalGrade>;
