import type { Vectors } from "#engine";
import type finalGrade from "./final-grade.ts";

export default [
  {
    title: "eHow, How to Calculate a Needed Final Score",
    url: "http://www.ehow.com/how_6011268_calculate-needed-final-score.html",
    read: "2026-11-22",
    rows: [
      [
        "step 3",
        { current: 72, final_weight: 25, target: 79.5 },
        { needed: "102" },
        { edge: "72% so far, 79.5% wanted, a final for 25%: more than the final has" },
      ],
    ],
  },
  {
    title: "Taylor, Math 99 course pages, word problems on grades",
    url: "http://www.jtaylor1142001.net/calcjat/Courses/Ma99/ProgInstr/1_2WordProbs/Grades/main.htm",
    read: "2026-11-22",
    rows: [["example 2", { current: 81, final_weight: 30, target: 86 }, { needed: "98" }]],
  },
  {
    title: "Valls, physics course pages, What do I need to make on the exam?",
    url: "https://sites.google.com/site/vallsphysics/home/what-do-i-need-to-make-on-the-exam",
    read: "2026-11-22",
    rows: [["the long way, Joe's grades", { current: 78.5, final_weight: 20, target: 80 }, { needed: "86" }]],
  },
  {
    title: "Sciencing, How to Find Out What You Need on a Final to Pass",
    url: "https://sciencing.com/out-need-final-pass-8125164.html",
    read: "2026-11-22",
    rows: [["last step", { current: 75, final_weight: 40, target: 70 }, { needed: "62.5" }]],
  },
  {
    title: "Sciencing, How to Calculate a Passing Grade on a Test",
    url: "https://sciencing.com/calculate-passing-grade-test-7744103.html",
    read: "2026-11-22",
    rows: [["last step", { current: 62, final_weight: 30, target: 70 }, { needed: "89" }, { rounding: "up" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "(80 - 95 × 0.9) ÷ 0.1 = -5.5 ÷ 0.1 = -55",
        { current: 95, final_weight: 10, target: 80 },
        { needed: "-55", at_worst: "85.5" },
        { edge: "Already reached: 95% so far, 80% wanted, a final for 10%" },
      ],
      [
        "(90 - 80 × 0.5) ÷ 0.5 = 50 ÷ 0.5 = 100",
        { current: 80, final_weight: 50, target: 90 },
        { needed: "100", verdict: "Yes", at_best: "90" },
        { edge: "Exactly 100% is within reach" },
      ],
      [
        "85 × 0.6 = 51; (80 - 51) ÷ 0.4 = 72.5",
        { current: 85, final_weight: 40, goal: "letter", letter: "B" },
        { needed: "72.5", needed_a: "97.5", needed_c: "47.5" },
        { given: "A letter as the goal: 85% so far, a B wanted, a final for 40%" },
      ],
      [
        "88 × 0.8 = 70.4; (90 - 70.4) ÷ 0.2 = 98",
        { current: 88, final_weight: 20, goal: "letter", letter: "A-", scale: "plus_minus" },
        { needed: "98" },
        { edge: "A letter with a minus, on the scale that has it" },
      ],
      [
        "85 × 0.6 = 51; (90 - 51) ÷ 0.4 = 97.5, (80 - 51) ÷ 0.4 = 72.5, (60 - 51) ÷ 0.4 = 22.5",
        { current: 85, final_weight: 40, target: 90 },
        { "letters.1.needed": "97.5", "letters.2.needed": "72.5", "letters.4.needed": "22.5" },
        { given: "What each letter takes: 85% so far and a final for 40%" },
      ],
      [
        "97 × 0.8 = 77.6; (97 - 77.6) ÷ 0.2 = 97, (73 - 77.6) ÷ 0.2 = -23",
        { current: 97, final_weight: 20, target: 90, scale: "plus_minus" },
        { "letters.1.needed": "97", "letters.8.needed": "-23" },
        { edge: "An A+ at the grade so far, and a C that is yours already" },
      ],
    ],
  },
] satisfies Vectors<typeof finalGrade>;
