import type { Vectors } from "#engine";
import type finalGrade from "./final-grade.ts";

const read = "2026-11-22";
const SCIENCING = "https://sciencing.com";

export default [
  {
    given: "72% so far, 79.5% wanted, a final for 25%: more than the final has",
    inputs: { current: 72, final_weight: 25, target: 79.5 },
    expected: { needed: "102" },
    by: "published",
    source: {
      title: "eHow, How to Calculate a Needed Final Score",
      url: "http://www.ehow.com/how_6011268_calculate-needed-final-score.html",
      place: "step 3",
      read,
    },
    edge: true,
  },
  {
    given: "81% so far, 86% wanted, a final for 30%",
    inputs: { current: 81, final_weight: 30, target: 86 },
    expected: { needed: "98" },
    by: "published",
    source: {
      title: "Taylor, Math 99 course pages, word problems on grades",
      url: "http://www.jtaylor1142001.net/calcjat/Courses/Ma99/ProgInstr/1_2WordProbs/Grades/main.htm",
      place: "example 2",
      read,
    },
  },
  {
    given: "An average of 78.5 so far, 80 wanted, a final for 20%",
    inputs: { current: 78.5, final_weight: 20, target: 80 },
    expected: { needed: "86" },
    by: "published",
    source: {
      title: "Valls, physics course pages, What do I need to make on the exam?",
      url: "https://sites.google.com/site/vallsphysics/home/what-do-i-need-to-make-on-the-exam",
      place: "the long way, Joe's grades",
      read,
    },
  },
  {
    given: "75% so far, 70% to pass, a final for 40%",
    inputs: { current: 75, final_weight: 40, target: 70 },
    expected: { needed: "62.5" },
    by: "published",
    source: {
      title: "Sciencing, How to Find Out What You Need on a Final to Pass",
      url: `${SCIENCING}/out-need-final-pass-8125164.html`,
      place: "last step",
      read,
    },
  },
  {
    given: "62% so far, 70% to pass, a final for 30%, rounded up by the article",
    inputs: { current: 62, final_weight: 30, target: 70 },
    expected: { needed: "89" },
    by: "published",
    source: {
      title: "Sciencing, How to Calculate a Passing Grade on a Test",
      url: `${SCIENCING}/calculate-passing-grade-test-7744103.html`,
      place: "last step",
      read,
    },
    rounding: "up",
  },
  {
    given: "Already reached: 95% so far, 80% wanted, a final for 10%",
    inputs: { current: 95, final_weight: 10, target: 80 },
    expected: { needed: "-55", at_worst: "85.5" },
    by: "hand",
    source: { title: "(80 - 95 × 0.9) ÷ 0.1 = -5.5 ÷ 0.1 = -55" },
    edge: true,
  },
  {
    given: "Exactly 100% is within reach",
    inputs: { current: 80, final_weight: 50, target: 90 },
    expected: { needed: "100", verdict: "Yes", at_best: "90" },
    by: "hand",
    source: { title: "(90 - 80 × 0.5) ÷ 0.5 = 50 ÷ 0.5 = 100" },
    edge: true,
  },
  {
    given: "What each letter takes: 85% so far and a final for 40%",
    inputs: { current: 85, final_weight: 40, target: 90 },
    expected: { "letters.1.needed": "97.5", "letters.2.needed": "72.5", "letters.4.needed": "22.5" },
    by: "hand",
    source: { title: "85 × 0.6 = 51; (90 - 51) ÷ 0.4 = 97.5, (80 - 51) ÷ 0.4 = 72.5, (60 - 51) ÷ 0.4 = 22.5" },
  },
  {
    given: "An A+ at the grade so far, and a C that is yours already",
    inputs: { current: 97, final_weight: 20, target: 90, scale: "plus_minus" },
    expected: { "letters.1.needed": "97", "letters.8.needed": "-23" },
    by: "hand",
    source: { title: "97 × 0.8 = 77.6; (97 - 77.6) ÷ 0.2 = 97, (73 - 77.6) ÷ 0.2 = -23" },
    edge: true,
  },
] satisfies Vectors<typeof finalGrade>;
